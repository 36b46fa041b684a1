"""A page of the window that is the table itself: wood from edge to edge, its parts upon it."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.look.ground import Surface
from desktop.look.theme import theme

STILL = 120
"""For so many milliseconds a window keeps its size before the wood is painted anew."""


class WoodPage(QWidget):
    """Paints the table top below its parts; in haste while its size changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wood, self._still = Surface(), QTimer(self, singleShot=True, interval=STILL)
        self._still.timeout.connect(self.update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._still.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        wood = self._wood.pixmap(
            theme(), self.size(), self.devicePixelRatioF(), hasty=self._still.isActive()
        )
        with QPainter(self) as painter:
            painter.drawPixmap(self.rect(), wood)
