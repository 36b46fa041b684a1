"""How a line is made: by a piece of chalk, or by a pen. They know nothing of marks or sheets.

Chalk is a ribbon of uneven width, filled through a speckled texture, so that the grain lies on
the slate and not in the stroke. Its unevenness comes from a seed: the same stroke always looks
the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot, pi, sin
from random import Random
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from desktop.sheet.inks import Inks


class DrawingTool(Protocol):
    """Somebody who can draw a line and write a word."""

    def line(self, way: Sequence[QPointF], width: float, seed: int, part: float = 1.0) -> None:
        """Draw along this way; only the first part of it, 0 to 1."""

    def rule(self, start: QPointF, end: QPointF, width: float) -> None:
        """Draw a faint straight line that orders the sheet."""

    def smear(self, way: Sequence[QPointF], width: float) -> None:
        """Leave a faint trace of a stroke that was rubbed out."""

    def write(self, rect: QRectF, text: str, size: float, align: Qt.AlignmentFlag) -> None:
        """Write on one line in this rectangle, shortened if it is too long."""

    def write_upwards(self, rect: QRectF, text: str, size: float) -> None:
        """Write from the bottom of this rectangle to its top."""

    def width(self, text: str, size: float) -> float:
        """How wide this text would be."""


def tool_for(painter: QPainter, inks: Inks) -> DrawingTool:
    """The hand for these inks."""
    return Chalk(painter, inks) if inks.grain else Pen(painter, inks)


class Pen:
    """Clean lines of ink, and text that stays text in a PDF."""

    def __init__(self, painter: QPainter, inks: Inks) -> None:
        self.painter = painter
        self.inks = inks

    def line(self, way: Sequence[QPointF], width: float, seed: int, part: float = 1.0) -> None:
        """Draw along this way with a round nib."""
        pen = QPen(self.inks.chalk, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline(QPolygonF(_first_part(way, part)))

    def rule(self, start: QPointF, end: QPointF, width: float) -> None:
        """Draw a hairline."""
        self.painter.setPen(QPen(self.inks.faint, width))
        self.painter.drawLine(start, end)

    def smear(self, way: Sequence[QPointF], width: float) -> None:
        """Draw a dotted hairline: ink cannot be rubbed out."""
        self.painter.setPen(QPen(self.inks.faint, width * 0.25, Qt.PenStyle.DotLine))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline(QPolygonF(list(way)))

    def write(self, rect: QRectF, text: str, size: float, align: Qt.AlignmentFlag) -> None:
        """Write with the font of the program."""
        font, text = fitted(self.painter.font(), text, size, rect.width())
        self.painter.save()
        self.painter.setFont(font)
        self.painter.setPen(self.inks.chalk)
        self.painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter), text)
        self.painter.restore()

    def write_upwards(self, rect: QRectF, text: str, size: float) -> None:
        """Write with the sheet turned by a quarter."""
        _write_turned(self, rect, text, size)

    def width(self, text: str, size: float) -> float:
        """The width in the font of the program."""
        return _text_width(self.painter, text, size)


LAYERS = ((1.5, 0.22), (1.15, 0.62), (0.85, 0.84))
"""Dust, body and middle of a stroke: how wide, and how much of it is covered."""
POWDER = 0.5
"""How dense the powder is that lies under a stroke, in the tooth of the slate."""


class Chalk:
    """Grainy strokes on a slate."""

    def __init__(self, painter: QPainter, inks: Inks) -> None:
        self.painter = painter
        self.inks = inks

    def line(self, way: Sequence[QPointF], width: float, seed: int, part: float = 1.0) -> None:
        """Draw along this way: dust, then the body, then the dense middle of the stroke."""
        rng = Random(seed)
        path = _wobbled(way, width, rng)
        pressure = [rng.uniform(0.82, 1.12) for _ in range(6)]
        shown = _first_part(path, part)
        if len(shown) < 2:
            return
        self.painter.save()
        self.painter.setPen(Qt.PenStyle.NoPen)
        powder = QColor(self.inks.chalk)
        powder.setAlphaF(POWDER)
        edge = _edge(shown, width, pressure)
        self.painter.fillPath(_ribbon(shown, edge, 0.9), powder)
        for spread, density in LAYERS:
            self.painter.fillPath(_ribbon(shown, edge, spread), self._texture(density, width))
        self.painter.restore()

    def rule(self, start: QPointF, end: QPointF, width: float) -> None:
        """Draw a thin line with the edge of the chalk."""
        self.painter.save()
        color = QColor(self.inks.faint)
        color.setAlphaF(0.3)
        self.painter.setPen(QPen(color, width))
        self.painter.drawLine(start, end)
        self.painter.setPen(QPen(self._texture(0.55, width, self.inks.faint), width))
        self.painter.drawLine(start, end)
        self.painter.restore()

    def smear(self, way: Sequence[QPointF], width: float) -> None:
        """Leave the dust that a wet finger spreads over the stroke's place."""
        self.painter.save()
        dust = QColor(self.inks.chalk)
        for spread, strength in ((4.2, 0.05), (2.6, 0.06), (1.2, 0.07)):
            dust.setAlphaF(strength)
            pen = QPen(dust, width * spread, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            self.painter.setPen(pen)
            self.painter.drawPolyline(QPolygonF(list(way)))
        self.painter.restore()

    def write(self, rect: QRectF, text: str, size: float, align: Qt.AlignmentFlag) -> None:
        """Write in chalk: the letters' shapes, grainy over a ground that keeps them legible."""
        font, text = fitted(self.painter.font(), text, size, rect.width())
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text)
        x = rect.left()
        if align & Qt.AlignmentFlag.AlignHCenter:
            x = rect.center().x() - width / 2
        elif align & Qt.AlignmentFlag.AlignRight:
            x = rect.right() - width
        baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
        path = _lettering(text, font, QPointF(x, baseline))
        self.painter.save()
        ground = QColor(self.inks.chalk)
        ground.setAlphaF(0.62)
        self.painter.fillPath(path, ground)
        self.painter.fillPath(path, self._texture(0.85, size * 0.18))
        self.painter.restore()

    def write_upwards(self, rect: QRectF, text: str, size: float) -> None:
        """Write with the sheet turned by a quarter."""
        _write_turned(self, rect, text, size)

    def width(self, text: str, size: float) -> float:
        """The width in the font of the program."""
        return _text_width(self.painter, text, size)

    def _texture(self, density: float, width: float, color: QColor | None = None) -> QBrush:
        brush = QBrush(grain((color or self.inks.chalk).rgb(), density))
        scale = max(0.8, min(2.5, width / 9)) / self.painter.device().devicePixelRatioF()
        brush.setTransform(QTransform.fromScale(scale, scale))
        return brush


GRAIN = 128
"""The side of the tile of chalk grain."""


@lru_cache(maxsize=24)
def grain(color: int, density: float) -> QImage:
    """A tile of chalk on the tooth of a slate: this part of it is covered, in flecks."""
    noise = _soft_noise(GRAIN, 20)
    red, green, blue = color >> 16 & 255, color >> 8 & 255, color & 255
    low = sorted(noise)[int((1 - density) * (len(noise) - 1))]
    pixels = bytearray()
    for value in noise:
        alpha = max(0, min(255, int((value - low) * 7 + 120)))
        pixels += bytes((blue * alpha // 255, green * alpha // 255, red * alpha // 255, alpha))
    form = QImage.Format.Format_ARGB32_Premultiplied
    return QImage(bytes(pixels), GRAIN, GRAIN, GRAIN * 4, form).copy()


@lru_cache(maxsize=1)
def _soft_noise(side: int, seed: int) -> list[int]:
    """Fine noise over a coarser one: flecks that gather in patches; the tile's edges meet."""
    rng = Random(seed)
    raw = rng.randbytes(side * side)
    patches = rng.randbytes((side // 8) ** 2)
    soft = []
    for y in range(side):
        above, here, below = (row % side * side for row in (y - 1, y, y + 1))
        for x in range(side):
            beside = raw[here + x - 1 if x else here + side - 1] + raw[here + (x + 1) % side]
            fine = (3 * raw[here + x] + beside + raw[above + x] + raw[below + x]) // 7
            soft.append(fine + patches[y // 8 * (side // 8) + x // 8] // 7)
    return soft


def _first_part(way: Sequence[QPointF], part: float) -> list[QPointF]:
    """The beginning of a way, by length."""
    if part >= 1:
        return list(way)
    left = part * sum(_distance(a, b) for a, b in pairwise(way))
    points = [way[0]]
    for a, b in pairwise(way):
        length = _distance(a, b)
        if length >= left:
            points.append(a + (b - a) * (left / length if length else 0))
            break
        points.append(b)
        left -= length
    return points


def _distance(a: QPointF, b: QPointF) -> float:
    return hypot(b.x() - a.x(), b.y() - a.y())


def _wobbled(way: Sequence[QPointF], width: float, rng: Random) -> list[QPointF]:
    """The way as a hand goes it: begun a little early or late, and swaying gently."""
    points = _resampled(way, max(2.0, width * 0.6))
    sway = width * rng.uniform(0.12, 0.3)
    waves, phase = rng.uniform(0.5, 1.3), rng.uniform(0, 2 * pi)
    shift = QPointF(rng.uniform(-0.25, 0.25) * width, rng.uniform(-0.25, 0.25) * width)
    last = len(points) - 1
    swayed = []
    for number, point in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(last, number + 1)]
        away = sway * sin(phase + waves * 2 * pi * number / max(1, last))
        away += rng.uniform(-0.035, 0.035) * width
        swayed.append(point + shift + _across(before, after) * away)
    return swayed


def _resampled(way: Sequence[QPointF], step: float) -> list[QPointF]:
    points = [way[0]]
    for a, b in pairwise(way):
        pieces = max(1, round(_distance(a, b) / step))
        points += [a + (b - a) * (piece / pieces) for piece in range(1, pieces + 1)]
    return points


def _across(before: QPointF, after: QPointF) -> QPointF:
    length = _distance(before, after) or 1.0
    return QPointF(before.y() - after.y(), after.x() - before.x()) / length


def _edge(points: Sequence[QPointF], width: float, pressure: Sequence[float]) -> list[QPointF]:
    """From each point to the left edge of the stroke; its ends are narrower."""
    last = len(points) - 1
    edge = []
    for number in range(last + 1):
        half = width / 2 * _between(pressure, number / last)
        half *= (0.55, 0.9, 1.0)[min(2, number, last - number)]
        edge.append(_across(points[max(0, number - 1)], points[min(last, number + 1)]) * half)
    return edge


def _ribbon(points: Sequence[QPointF], edge: Sequence[QPointF], spread: float) -> QPainterPath:
    """The area a piece of chalk covers along these points."""
    pairs = list(zip(points, edge, strict=True))
    left = [point + away * spread for point, away in pairs]
    right = [point - away * spread for point, away in reversed(pairs)]
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(QPolygonF(left + right))
    path.closeSubpath()
    return path


def _between(values: Sequence[float], part: float) -> float:
    place = part * (len(values) - 1)
    low = min(int(place), len(values) - 2)
    return values[low] + (values[low + 1] - values[low]) * (place - low)


def _lettering(text: str, font: QFont, start: QPointF) -> QPainterPath:
    """Letters put down one by one, none quite straight; joined scripts are left as they are."""
    path = QPainterPath()
    if any(ord(letter) >= 0x500 for letter in text):
        path.addText(start, font, text)
        return path
    metrics = QFontMetricsF(font)
    rng = Random(text)
    size = font.pixelSize()
    for number, letter in enumerate(text):
        one = QPainterPath()
        one.addText(0, 0, font, letter)
        turned = QTransform().translate(
            start.x() + metrics.horizontalAdvance(text[:number]),
            start.y() + rng.uniform(-0.025, 0.025) * size,
        )
        turned.rotate(rng.uniform(-2.5, 2.5))
        path.addPath(turned.map(one))
    return path


def _write_turned(drawing: Pen | Chalk, rect: QRectF, text: str, size: float) -> None:
    painter = drawing.painter
    painter.save()
    painter.translate(rect.left(), rect.bottom())
    painter.rotate(-90)
    turned = QRectF(0, 0, rect.height(), rect.width())
    drawing.write(turned, text, size, Qt.AlignmentFlag.AlignLeft)
    painter.restore()


def _text_width(painter: QPainter, text: str, size: float) -> float:
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(size)))
    return QFontMetricsF(font).horizontalAdvance(text)


def fitted(font: QFont, text: str, size: float, width: float) -> tuple[QFont, str]:
    """The font at a size at which the text fits, down to two thirds; then the text is cut."""
    font = QFont(font)
    smallest = size * 0.67
    while True:
        font.setPixelSize(max(1, round(size)))
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(text) <= width:
            return font, text
        if size * 0.94 < smallest:
            return font, metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
        size *= 0.94
