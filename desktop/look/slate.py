"""Paints the empty slate: stone with traces of a sponge, in a wooden frame.

Both are painted from small tiles of noise, stretched; they look the same every time.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from desktop.look.inks import Inks


def paint(painter: QPainter, rect: QRectF, inks: Inks, text: float) -> None:
    """Paint the slate."""
    assert inks.frame is not None
    side = frame_width(rect, text)
    stone = rect.adjusted(side, side, -side, -side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _stone(painter, stone, inks, text)
    _frame(painter, rect, stone, inks.frame)
    _shade(painter, stone, 0.5 * side)
    painter.restore()


def inside(rect: QRectF, text: float) -> QRectF:
    """Return the area within the frame."""
    off = 1.35 * frame_width(rect, text)
    return rect.adjusted(off, off, -off, -off)


def frame_width(rect: QRectF, text: float) -> float:
    """How wide the frame is."""
    return min(max(0.05 * min(rect.width(), rect.height()), 0.6 * text), 1.7 * text)


# The stone.


def _stone(painter: QPainter, stone: QRectF, inks: Inks, text: float) -> None:
    fall = QLinearGradient(stone.topLeft(), stone.bottomRight())
    fall.setColorAt(0.0, inks.ground.lighter(112))
    fall.setColorAt(0.5, inks.ground)
    fall.setColorAt(1.0, inks.ground.darker(112))
    painter.fillRect(stone, fall)
    painter.save()
    painter.setClipRect(stone)
    _tooth(painter, stone)
    painter.setOpacity(0.5)
    painter.drawImage(stone, _clouds(inks.chalk.rgb()))
    painter.setOpacity(1.0)
    _wiped(painter, stone, inks, text)
    painter.restore()


def _tooth(painter: QPainter, stone: QRectF) -> None:
    """Paint the fine grain of the stone."""
    brush = QBrush(_speckles())
    scale = 1.0 / painter.device().devicePixelRatioF()
    brush.setTransform(QTransform.fromScale(scale, scale))
    painter.fillRect(stone, brush)


@lru_cache(maxsize=1)
def _speckles() -> QImage:
    """Return a tile of single dots, every other one empty, the rest a little lighter or darker."""
    dots = []
    for value in range(256):
        fleck, alpha = value & 3, (value >> 2) % 10
        grey = alpha if fleck == 1 else 0
        dots.append(bytes((grey, grey, grey, alpha if fleck & 1 else 0)))
    pixels = b"".join(map(dots.__getitem__, Random(7).randbytes(160 * 160)))
    form = QImage.Format.Format_ARGB32_Premultiplied
    return QImage(pixels, 160, 160, 160 * 4, form).copy()


@lru_cache(maxsize=8)
def _clouds(color: int) -> QImage:
    """Where chalk has been wiped away: a few pixels, to be stretched over the whole slate."""
    rng = Random(3)
    image = QImage(9, 14, QImage.Format.Format_ARGB32)
    for y in range(14):
        for x in range(9):
            cloud = QColor(color)
            cloud.setAlpha(int(34 * rng.random() ** 2))
            image.setPixelColor(x, y, cloud)
    return image


def _wiped(painter: QPainter, stone: QRectF, inks: Inks, text: float) -> None:
    """Broad arcs of the sponge."""
    rng = Random(11)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(7):
        wide = text * rng.uniform(1.6, 3.2)
        x = stone.left() + stone.width() * rng.uniform(-0.1, 0.7)
        y = stone.top() + stone.height() * rng.uniform(0.05, 0.95)
        reach = stone.width() * rng.uniform(0.4, 0.8)
        arc = QPainterPath(QPointF(x, y))
        arc.quadTo(x + reach / 2, y - 0.25 * reach, x + reach, y + rng.uniform(-0.2, 0.1) * reach)
        color = QColor(inks.chalk)
        color.setAlpha(2)
        for layer in range(1, 7):
            painter.setPen(QPen(color, wide * layer / 6, c=Qt.PenCapStyle.RoundCap))
            painter.drawPath(arc)


def _shade(painter: QPainter, stone: QRectF, depth: float) -> None:
    """Paint the shadow that the frame throws on the stone from above and from the left."""
    down = QLinearGradient(stone.topLeft(), stone.topLeft() + QPointF(0, depth))
    across = QLinearGradient(stone.topLeft(), stone.topLeft() + QPointF(depth, 0))
    for fall in (down, across):
        fall.setColorAt(0.0, QColor(0, 0, 0, 110))
        fall.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.fillRect(QRectF(stone.left(), stone.top(), stone.width(), depth), down)
    painter.fillRect(QRectF(stone.left(), stone.top(), depth, stone.height()), across)


# The frame.


def _frame(painter: QPainter, rect: QRectF, stone: QRectF, wood: QColor) -> None:
    radius = 0.45 * (stone.left() - rect.left())
    outline = QPainterPath()
    outline.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.save()
    for number, (corners, upright) in enumerate(_laths(rect, stone)):
        lath = QPainterPath()
        lath.addPolygon(QPolygonF(corners))
        lath.closeSubpath()
        lath = lath.intersected(outline)
        painter.fillPath(lath, wood.lighter((112, 100, 86, 100)[number]))
        painter.fillPath(lath, _grain_brush(painter, wood, upright, number))
        painter.setPen(QPen(wood.darker(190), 0.6))
        painter.drawPath(lath)
    painter.setPen(QPen(wood.darker(210), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    _edges(painter, rect, stone, wood, radius)
    painter.restore()


def _laths(rect: QRectF, stone: QRectF) -> list[tuple[list[QPointF], bool]]:
    """Return the four laths, mitred: above, right, below, left; and which stand upright."""
    a, b, c, d = rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()
    e, f, g, h = stone.topLeft(), stone.topRight(), stone.bottomRight(), stone.bottomLeft()
    return [
        ([a, b, f, e], False),
        ([b, c, g, f], True),
        ([c, d, h, g], False),
        ([d, a, e, h], True),
    ]


def _grain_brush(painter: QPainter, wood: QColor, upright: bool, number: int) -> QBrush:
    brush = QBrush(_streaks(wood.darker(170).rgb()))
    scale = 1.0 / painter.device().devicePixelRatioF()
    along = QTransform.fromScale(scale, scale)
    if upright:
        along = along.rotate(90)
    brush.setTransform(along.translate(37 * number, 61 * number))
    return brush


@lru_cache(maxsize=4)
def _streaks(color: int) -> QImage:
    """Wood grain: long streaks from left to right."""
    rng = Random(5)
    small = QImage(12, 128, QImage.Format.Format_ARGB32)
    for y in range(128):
        ring = 34 if y % 9 in (0, 1) else 10
        for x in range(12):
            streak = QColor(color)
            streak.setAlpha(int(ring + 46 * rng.random()))
            small.setPixelColor(x, y, streak)
    mode = Qt.TransformationMode.SmoothTransformation
    return small.scaled(640, 128, Qt.AspectRatioMode.IgnoreAspectRatio, mode)


def _edges(painter: QPainter, rect: QRectF, stone: QRectF, wood: QColor, radius: float) -> None:
    """Light on the outer edge, and the dark groove in which the stone sits."""
    light = QColor(wood.lighter(150))
    light.setAlpha(110)
    painter.setPen(QPen(light, 1.0))
    painter.drawRoundedRect(rect.adjusted(1.6, 1.6, -1.6, -1.6), radius, radius)
    painter.setPen(QPen(wood.darker(260), 1.4))
    painter.drawRect(stone)
    middle = QRadialGradient(rect.topLeft(), max(rect.width(), rect.height()))
    middle.setColorAt(0.0, QColor(255, 255, 255, 26))
    middle.setColorAt(1.0, QColor(0, 0, 0, 26))
    ring = QPainterPath()
    ring.addRoundedRect(rect, radius, radius)
    ring.addRect(stone)
    painter.fillPath(ring, middle)
