"""A low board of dark wood behind words that would be hard to read in the light of the lamp."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.look.paper import rounded
from desktop.look.theme import colour, theme


class Board(QWidget):
    """It is only seen: whatever is pressed lies upon it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, body = theme(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        corner = min(0.3 * body.height(), 12.0)
        fall = QLinearGradient(body.topLeft(), body.bottomLeft())
        fall.setColorAt(0, QColor(look.plate_high))
        fall.setColorAt(1, QColor(look.plate_low))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(body, corner), fall)
            painter.setPen(QPen(colour(look.brass, 120), 1.0))
            painter.drawPath(rounded(body, corner))
