"""How hard a game is, as one to three full dots of three."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

OF = 3


def dots_width(size: float) -> float:
    """How wide three dots of this size are."""
    return OF * size + (OF - 1) * 0.5 * size


def paint_dots(painter: QPainter, place: QRectF, full: int, size: float, tone: QColor) -> None:
    """Three dots at the left of the place, in its middle line, `full` of them filled."""
    painter.setPen(QPen(tone, max(1.0, 0.13 * size)))
    for number in range(OF):
        painter.setBrush(QBrush(tone) if number < full else QBrush())
        middle = QPointF(place.left() + (1.5 * number + 0.5) * size, place.center().y())
        painter.drawEllipse(middle, 0.44 * size, 0.44 * size)
