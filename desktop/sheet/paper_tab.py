"""A tab of paper with a word on it, above the sheet that it brings up."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.lettering import letters
from desktop.look.paper import focus_ring, paper, rounded
from desktop.look.parts.part import Part
from desktop.look.theme import colour, theme


class PaperTab(Part):
    """One of several of which one is up; that one stands higher and is not in shade."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def margin(self) -> int:
        return 3

    def extent(self) -> QSize:
        metrics = QFontMetrics(letters("text", self.scale, bold=True))
        high = metrics.height()
        return QSize(metrics.horizontalAdvance(self.text()) + 2 * high, round(1.8 * high))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, body = theme(), self.body()
        if not self.isChecked():
            body.setTop(body.top() + 0.12 * body.height())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            # Its lower corners are below the sheet.
            painter.setClipRect(QRectF(self.rect()))
            shape = body.adjusted(0, 0, 0, 12)
            paper(painter, shape, 6)
            if not self.isChecked() and not self.lit:
                shade = colour(look.paper_edge, 40 if look.strong else 120)
                painter.fillPath(rounded(shape, 6), shade)
            painter.setFont(letters("text", self.scale, bold=self.isChecked()))
            painter.setPen(colour(look.ink))
            painter.drawText(body, int(Qt.AlignmentFlag.AlignCenter), self.text())
            if self.hasFocus():
                focus_ring(painter, rounded(body.adjusted(3, 3, -3, -3), 4), 1.6)
