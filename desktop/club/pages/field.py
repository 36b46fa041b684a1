"""A field of a club evening: its undo is only for what was typed since the keyboard came to it.

A plain line edit swallows Ctrl+Z always, and gives back what was entered long ago. The keyboard of
an organiser is nearly always in a field; there, too, Ctrl+Z has to take back the last entry.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from desktop.look.lettering import scale_of

_POPUP = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""The keyboard was lent to a menu or another window, and comes back."""


class Field(QLineEdit):
    """A line edit that leaves undo and redo to the evening when it has nothing of its own."""

    def __init__(self, *, most: int = 0) -> None:
        super().__init__()
        self._most = most
        """How wide it may be, in pixels where letters are usual; 0: as wide as there is room."""
        self._measure()

    def _measure(self) -> None:
        if self._most:
            self.setMaximumWidth(round(self._most * scale_of(self)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def put(self, text: str) -> None:
        """Write this; it cannot be undone by a key."""
        self.setText(text)

    def figure(self) -> int | None:
        """Return the whole number that stands here, with whatever minus; None if there is none."""
        try:
            return int(self.text().strip().replace("−", "-").replace("–", "-"))
        except ValueError:
            return None

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in _POPUP and (self.isUndoAvailable() or self.isRedoAvailable()):
            # Writing the text anew forgets how it came about.
            self.setText(self.text())
        super().focusInEvent(event)
