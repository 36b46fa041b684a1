"""The field for a name: many lines that are pasted or dropped are many people, not one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)

from desktop.club.pages.field import Field


class NameField(Field):
    """A field for one name that hands a list on."""

    list_pasted = Signal(str)
    """A text of several lines was to be pasted."""
    moved = Signal(int)
    """An arrow up (-1) or down (1)."""
    another = Signal()
    """Ctrl+Enter: another person of a name that is here."""

    def event(self, event: QEvent) -> bool:
        # In an empty field Ctrl+Del deletes no word: it means the person chosen below.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            deletes = event.matches(QKeySequence.StandardKey.DeleteEndOfWord)
            if deletes and not self.text():
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.text():
            self.moved.emit(1 if event.key() == Qt.Key.Key_Down else -1)
            return
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.selectAll()
            self.del_()
            return
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.another.emit()
        elif not (event.matches(QKeySequence.StandardKey.Paste) and self._takes_list()):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu()
        for action in menu.actions():
            if action.objectName() == "edit-paste":
                action.triggered.disconnect()
                action.triggered.connect(self._paste)
        menu.exec(event.globalPos())
        menu.deleteLater()

    def dropEvent(self, event: QDropEvent) -> None:
        if not self._hands_on(event.mimeData().text()):
            super().dropEvent(event)

    def _paste(self) -> None:
        if not self._takes_list():
            self.paste()

    def _takes_list(self) -> bool:
        return self._hands_on(QGuiApplication.clipboard().text())

    def _hands_on(self, text: str) -> bool:
        several = len([line for line in text.splitlines() if line.strip()]) > 1
        if several:
            self.list_pasted.emit(text)
        return several
