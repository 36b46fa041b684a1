"""The form of the tie-breaks: a list whose lines are switched on and put in order.

Space switches a line, Alt with an arrow moves it, and the mouse drags it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from desktop.club.model import words
from desktop.common.languages import Retranslated
from engine.log_table import TIES

translate = QCoreApplication.translate

_KEY = Qt.ItemDataRole.UserRole
_ON = Qt.CheckState.Checked
_CHECKED = Qt.ItemFlag.ItemIsUserCheckable


class TiesForm(Retranslated, QListWidget):
    """The tie-breaks in their order, each on or off."""

    def __init__(self, chain: Sequence[str]) -> None:
        super().__init__()
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setMaximumHeight(190)
        self.set_chain(chain)

    def set_chain(self, chain: Sequence[str]) -> None:
        """Switch these on, in this order, and all others off."""
        self.clear()
        for name in [*chain, *(one for one in TIES if one not in chain)]:
            item = QListWidgetItem()
            item.setData(_KEY, name)
            # Between lines only: what is dropped upon one would take its place.
            item.setFlags((item.flags() | _CHECKED) & ~Qt.ItemFlag.ItemIsDropEnabled)
            item.setCheckState(_ON if name in chain else Qt.CheckState.Unchecked)
            self.addItem(item)
        self.setCurrentRow(0)
        self.retranslate()

    def chain(self) -> list[str]:
        """Return the chain that is chosen."""
        items = [self.item(row) for row in range(self.count())]
        return [str(item.data(_KEY)) for item in items if item.checkState() == _ON]

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(translate("club", "Tie-breaks, in order"))
        self.setToolTip(translate("club", "Space switches a line, Alt+↑ and Alt+↓ move it."))
        for row in range(self.count()):
            item = self.item(row)
            item.setText(words.tie(str(item.data(_KEY))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            row = self.currentRow()
            if 0 <= row + step < self.count():
                self.insertItem(row + step, self.takeItem(row))
                self.setCurrentRow(row + step)
            return
        super().keyPressEvent(event)
