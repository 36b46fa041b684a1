"""Draws lines and letters with chalk or with a pen; knows nothing of marks or sheets.

Chalk is a ribbon of uneven width, filled through a speckled texture. Its unevenness comes from a
seed: the same stroke always looks the same. Sizes and widths are the painter's units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil
from random import Random
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
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

from desktop.look.inks import Inks
from desktop.look.lettering import halves, whole_lines
from desktop.look.stroke_geometry import edge_of, first_part, ribbon, wobbled

GRAIN = 128
"""The side of the tile of chalk grain."""


@lru_cache(maxsize=24)
def grain(color: int, density: float) -> QImage:
    """Return a tile of chalk on the tooth of a slate: this part of it is covered, in flecks."""
    noise, ranked = _soft_noise(GRAIN, 20)
    red, green, blue = color >> 16 & 255, color >> 8 & 255, color & 255
    low = ranked[int((1 - density) * (len(ranked) - 1))]
    # There are far fewer values than pixels.
    pixel = []
    for value in range(ranked[-1] + 1):
        alpha = max(0, min(255, int((value - low) * 7 + 120)))
        pixel.append(bytes((blue * alpha // 255, green * alpha // 255, red * alpha // 255, alpha)))
    form = QImage.Format.Format_ARGB32_Premultiplied
    pixels = b"".join(map(pixel.__getitem__, noise))
    return QImage(pixels, GRAIN, GRAIN, GRAIN * 4, form).copy()


@lru_cache(maxsize=1)
def _soft_noise(side: int, seed: int) -> tuple[list[int], list[int]]:
    """Fine noise over a coarser one, and its values from the lowest up.

    Flecks gather in patches; the tile's edges meet.
    """
    rng = Random(seed)
    raw = rng.randbytes(side * side)
    patches = rng.randbytes((side // 8) ** 2)
    rows = [raw[start : start + side] for start in range(0, side * side, side)]
    soft = []
    for y, row in enumerate(rows):
        left, right = row[-1:] + row[:-1], row[1:] + row[:1]
        coarse = [patch // 7 for patch in patches[y // 8 * (side // 8) :][: side // 8]]
        soft += [
            (3 * here + before + after + above + below) // 7 + coarse[x // 8]
            for x, (here, before, after, above, below) in enumerate(
                zip(row, left, right, rows[y - 1], rows[(y + 1) % side], strict=True)
            )
        ]
    return soft, sorted(soft)


class DrawingTool(Protocol):
    """What draws lines and letters: `Chalk` or `Pen`."""

    def line(self, way: Sequence[QPointF], width: float, seed: int, part: float = 1.0) -> None:
        """Draw along this way; only the first part of it, 0 to 1."""

    def rule(self, start: QPointF, end: QPointF, width: float) -> None:
        """Draw a faint straight line that orders the sheet."""

    def smear(self, way: Sequence[QPointF], width: float) -> None:
        """Leave a faint trace of a stroke that was rubbed out."""

    def write(self, rect: QRectF, text: str, size: float, align: Qt.AlignmentFlag) -> None:
        """Write in this rectangle: smaller, and then in two lines, if it is too long for one."""

    def write_upwards(self, rect: QRectF, text: str, size: float) -> None:
        """Write from the bottom of this rectangle to its top."""

    def width(self, text: str, size: float) -> float:
        """How wide this text would be."""


def tool_for(painter: QPainter, inks: Inks, least: float = 0.0) -> DrawingTool:
    """Chalk where these inks have grain, else a pen, with letters of this size at the least."""
    return Chalk(painter, inks) if inks.grain else Pen(painter, inks, least)


class Pen:
    """Clean lines of ink, and text that stays text in a PDF."""

    def __init__(self, painter: QPainter, inks: Inks, least: float = 0.0) -> None:
        self.painter = painter
        self.inks = inks
        self.least = max(1.0, least)

    def line(self, way: Sequence[QPointF], width: float, seed: int, part: float = 1.0) -> None:
        """Draw along this way with a round nib."""
        pen = QPen(self.inks.chalk, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline(QPolygonF(first_part(way, part)))

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
        font, lines = fitted(self.painter.font(), text, size, rect.size(), self.least)
        self.painter.save()
        self.painter.setFont(font)
        self.painter.setPen(self.inks.chalk)
        for place, line in lines_in(rect, font, lines):
            self.painter.drawText(place, int(align | Qt.AlignmentFlag.AlignVCenter), line)
        self.painter.restore()

    def write_upwards(self, rect: QRectF, text: str, size: float) -> None:
        """Write with the sheet turned by a quarter."""
        _write_turned(self, rect, text, size)

    def width(self, text: str, size: float) -> float:
        """Return the width in the font of the program."""
        return _text_width(self.painter, text, size)


TWO_LINES = 2.2
"""How many times the height of its letters is the height of a place in which two lines stand."""
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
        path = wobbled(way, width, rng)
        pressure = [rng.uniform(0.82, 1.12) for _ in range(6)]
        shown = first_part(path, part)
        if len(shown) < 2:
            return
        self.painter.save()
        self.painter.setPen(Qt.PenStyle.NoPen)
        powder = QColor(self.inks.chalk)
        powder.setAlphaF(POWDER)
        edge = edge_of(shown, width, pressure)
        self.painter.fillPath(ribbon(shown, edge, 0.9), powder)
        for spread, density in LAYERS:
            self.painter.fillPath(ribbon(shown, edge, spread), self._texture(density, width))
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
        font, lines = fitted(self.painter.font(), text, size, rect.size())
        metrics = QFontMetricsF(font)
        path = QPainterPath()
        for place, line in lines_in(rect, font, lines):
            width = metrics.horizontalAdvance(line)
            x = place.left()
            if align & Qt.AlignmentFlag.AlignHCenter:
                x = place.center().x() - width / 2
            elif align & Qt.AlignmentFlag.AlignRight:
                x = place.right() - width
            baseline = place.center().y() + (metrics.ascent() - metrics.descent()) / 2
            path.addPath(_lettering(line, font, QPointF(x, baseline)))
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
        """Return the width in the font of the program."""
        return _text_width(self.painter, text, size)

    def _texture(self, density: float, width: float, color: QColor | None = None) -> QBrush:
        brush = QBrush(grain((color or self.inks.chalk).rgb(), density))
        scale = max(0.8, min(2.5, width / 9)) / self.painter.device().devicePixelRatioF()
        brush.setTransform(QTransform.fromScale(scale, scale))
        return brush


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


def lines_in(rect: QRectF, font: QFont, lines: Sequence[str]) -> Iterator[tuple[QRectF, str]]:
    """Where each of these lines goes: below each other, together in the middle of the height."""
    high = rect.height() if len(lines) == 1 else 1.08 * font.pixelSize()
    top = rect.center().y() - high * len(lines) / 2
    for number, line in enumerate(lines):
        yield QRectF(rect.left(), top + number * high, rect.width(), high), line


def fitted(
    font: QFont, text: str, size: float, place: QSizeF, least: float = 1.0
) -> tuple[QFont, list[str]]:
    """Return the font at a size at which the text fits, down to two thirds; then in two lines.

    Nothing is cut: two lines are as small as they have to be to stand in their place, and there
    are more of them where letters would be smaller than `least`.
    """
    font = QFont(font)
    size = max(size, least)
    smallest, lines = max(least, size * 0.67), [text]
    while True:
        font.setPixelSize(max(1, round(size)))
        metrics = QFontMetricsF(font)
        widest = max(metrics.horizontalAdvance(line) for line in lines)
        if widest <= place.width() or font.pixelSize() == 1:
            return font, lines
        if len(lines) == 1 and size * 0.94 < smallest:
            middle = (len(text) + 1) // 2
            lines = list(halves(text) or (text[:middle], text[middle:]))
            size = max(least, min(size, place.height() / TWO_LINES))
        elif size * 0.94 < least > 1:
            font.setPixelSize(ceil(least))
            return font, whole_lines(font, text, place.width())
        else:
            size *= 0.94
