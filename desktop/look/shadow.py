"""Shadows: they lie away from the lamp, and grow when a thing is lifted.

A soft shadow is painted once as the nine pieces of a rounded rectangle and then laid under things
of any size. The shadow of a card (`paint_shadow`) is the older one, close around it.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from desktop.look import noise
from desktop.look.ground import lamp_over
from desktop.look.theme import theme


class Shadow(NamedTuple):
    """How far a shadow is moved away from its thing, how soft and how dark it is."""

    across: float
    down: float
    soft: float
    """Pixels over which it ends."""
    dark: float = 0.5
    """0 to 1."""


def cast(middle: QPointF, table: QSize, lift: float = 0.0) -> Shadow:
    """Return the shadow of a thing whose middle is there on a table of this size.

    `lift` is 0 for what lies and 1 for what is held up.
    """
    lamp = lamp_over(table)
    away = (middle - lamp) / max(1.0, hypot(table.width(), table.height()) / 2)
    length = 7.0 * (1.0 + 1.8 * lift)
    # The lamp hangs a little behind the table: everything throws some shadow towards the player.
    across, down = away.x() * length, away.y() * length + 1.5 + 4.0 * lift
    return Shadow(across, down, 10.0 + 10.0 * lift, 0.52 - 0.1 * lift)


def lay_shadow(
    painter: QPainter, rect: QRectF, corner: float, shadow: Shadow, turn: float = 0.0
) -> None:
    """Lay the shadow of a rounded rectangle, before the thing itself is painted.

    A painter that has been turned says by how many degrees: light is not turned with the thing.
    """
    by = QTransform().rotate(-turn).map(QPointF(shadow.across, shadow.down))
    whole = rect.translated(by)
    corner = max(1.0, min(corner, rect.width() / 2, rect.height() / 2))
    pieces = _pieces(round(corner), round(shadow.soft), theme().shadow)
    side = (pieces.width() - 1) / 2
    half = shadow.soft / 2
    outer = whole.adjusted(-half, -half, half, half)
    painter.save()
    painter.setOpacity(painter.opacity() * shadow.dark)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    across = _cuts(outer.left(), outer.width(), side)
    down = _cuts(outer.top(), outer.height(), side)
    for x, wide, from_x, from_wide in across:
        for y, high, from_y, from_high in down:
            part = QRectF(x, y, wide, high)
            if from_wide == from_high == 1.0:
                # All of one colour, large, mostly below the thing: filled in a third of the time.
                painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
                painter.fillRect(part, QColor(theme().shadow))
            else:
                painter.drawPixmap(part, pieces, QRectF(from_x, from_y, from_wide, from_high))
    painter.restore()


def _cuts(start: float, length: float, side: float) -> list[tuple[float, float, float, float]]:
    """Near edge, middle and far edge: where and how long, and the same in the picture."""
    edge = min(side, length / 2)
    middle = length - 2 * edge
    found = [(start, edge, 0.0, edge), (start + length - edge, edge, 2 * side + 1 - edge, edge)]
    if middle > 0:
        found.append((start + edge, middle, side, 1.0))
    return found


@lru_cache(maxsize=48)
def _pieces(corner: int, soft: int, colour: str) -> QPixmap:
    """Return a rounded square whose edge fades away over `soft` pixels, as small as can be."""
    side = corner + soft
    ways = [soft / 2 + corner - dot - 0.5 for dot in range(side + 1)]
    straight = [_dark(way - corner, soft) for way in ways]
    quarter = [bytearray(side + 1) for _ in range(side + 1)]
    for y, down in enumerate(ways):
        for x in range(y + 1):  # it is the same across as down
            round_corner = down > 0  # and so is what is across
            dark = _dark(hypot(ways[x], down) - corner, soft) if round_corner else straight[x]
            quarter[y][x] = quarter[x][y] = dark
    rows = [bytes([*row, *reversed(row[:-1])]) for row in quarter]
    mask = b"".join([*rows, *reversed(rows[:-1])])
    whole = 2 * side + 1
    return QPixmap.fromImage(noise.masked(whole, whole, mask, QColor(colour)))


def _dark(away: float, soft: int) -> int:
    """How dark it is so far outside of the edge, or inside if negative; 0 to 255."""
    part = min(1.0, max(0.0, 0.5 - away / max(1, soft)))
    return round(255 * part * part * (3 - 2 * part))


# Of a card, close around it.


def room_around(width: int) -> int:
    """How far shadow and rings reach beyond a card of this width, in pixels."""
    return max(4, round(width * 0.035))


def paint_shadow(painter: QPainter, size: QSize, around: int, corner: float, ratio: float) -> None:
    """Paint the shadow of a card that lies `around` within the painter's widget.

    Only its edge is painted: the rest is below the card.
    """
    shadow = _shadow(size.width(), size.height(), around, round(corner), ratio)
    whole = QSizeF(size.width() + 2 * around, size.height() + 2 * around)
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
