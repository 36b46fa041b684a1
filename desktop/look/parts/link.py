"""A quiet word on paper that is pressed, underlined as a link is."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.look.lettering import draw_text, letters
from desktop.look.paper import focus_ring, rounded
from desktop.look.parts.part import Part
from desktop.look.theme import theme


class Link(Part):
    """A quiet word on paper that is pressed, underlined as a link is."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._kept = CachedPicture()

    def margin(self) -> int:
        return round(3 * self.scale)

    def extent(self) -> QSize:
        measure = QFontMetricsF(self._letters())
        wide = measure.horizontalAdvance(self.text()) + 0.4 * measure.height()
        return QSize(round(wide), round(1.4 * measure.height()))

    def _letters(self) -> QFont:
        return letters("small", self.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._kept.show(self, event, self.looks(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        font = self._letters()
        font.setUnderline(True)
        painter.setPen(QColor(theme().ink_head))
        draw_text(painter, self.body(), font, self.text(), Qt.AlignmentFlag.AlignHCenter)
        if self.hasFocus():
            focus_ring(painter, rounded(self.body(), 4))
