"""A button for screen readers that leaves mouse and keys to the table.

The table listens for all its widgets together: a drag begins on one and ends on another.
"""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


class PassThroughButton(QAbstractButton):
    """Passes all mouse and key events on; assistive programs can press it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # The table follows the pointer while no button is down, too.
        self.setMouseTracking(True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()
