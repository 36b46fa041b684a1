"""The shadow around a card, cached for each size."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap


def room_around(width: int) -> int:
    """How far shadow and rings reach beyond a card of this width, in pixels."""
    return max(4, round(width * 0.035))


def paint_shadow(painter: QPainter, size: QSize, around: int, corner: float, ratio: float) -> None:
    """The shadow of a card that lies `around` within the painter's widget.

    Only its edge is painted: the rest is below the card.
    """
    shadow = _shadow(size.width(), size.height(), around, round(corner), ratio)
    whole = QRectF(0, 0, size.width() + 2 * around, size.height() + 2 * around)
    edge = around + corner
    for part in (
        QRectF(0, 0, whole.width(), edge),
        QRectF(0, whole.height() - edge, whole.width(), edge),
        QRectF(0, edge, edge, whole.height() - 2 * edge),
        QRectF(whole.width() - edge, edge, edge, whole.height() - 2 * edge),
    ):
        source = QRectF(part.topLeft() * ratio, part.size() * ratio)
        painter.drawPixmap(part, shadow, source)


@lru_cache(maxsize=24)
def _shadow(width: int, height: int, around: int, corner: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(QSize(width + 2 * around, height + 2 * around) * ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 26))
    steps = 5
    for step in range(steps):
        grown = around * (1 - step / steps)
        body = QRectF(around, around * 1.25, width, height - around * 0.25)
        reach = body.adjusted(-grown * 0.75, -grown * 0.6, grown * 0.75, grown * 0.75)
        painter.drawRoundedRect(reach, corner + grown, corner + grown)
    painter.end()
    return pixmap
