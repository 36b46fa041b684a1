"""A field in which one types what is looked for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.look.signs import paint_sign
from desktop.look.theme import theme


class Search(QLineEdit):
    """Enter opens what was found, Esc empties it, Down goes on at what is found."""

    opened = Signal()
    """Open the first thing that was found."""
    left = Signal()
    """Go on at what is found."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self.setMaxLength(40)

    def _sign(self) -> QRectF:
        """Where the glass lies, before the words."""
        high = self.height()
        left = 0.24 * high if self.isLeftToRight() else self.width() - 0.74 * high
        return QRectF(left, 0.25 * high, 0.5 * high, 0.5 * high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = round(0.62 * self.height())
        before = self.isLeftToRight()
        self.setTextMargins(room if before else 0, 0, 0 if before else room, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            paint_sign(painter, "find", self._sign(), theme().ink_faint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)
