"""Pages of wood from edge to edge, with their parts upon it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.look.ground import Surface
from desktop.look.theme import theme

STILL = 120
"""Milliseconds for which a window keeps its size before the wood is painted anew."""


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


class WindowPage(WoodPage):
    """A page that fills the main window: laid out for its size, in the language of now."""

    def lay_out(self) -> None:
        """Put the parts where the size of the page leaves room for them."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)
