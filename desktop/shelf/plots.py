"""Bars and lines, painted on the screen and on paper.

Colour is never the only difference: lines differ in strokes and points, and bear their names.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.common.numbers import shown
from desktop.look import inks
from desktop.look.inks import LINES
from desktop.look.lettering import IN_TWO, in_two_lines

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

STROKES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
    Qt.PenStyle.SolidLine,
)


@dataclass(frozen=True)
class Colours:
    """The colours of a plot: text, faint rules, and one for each line."""

    text: QColor
    faint: QColor
    lines: tuple[QColor, ...]

    @classmethod
    def of(cls, palette: QPalette) -> Colours:
        """Those that suit the desktop."""
        text = palette.color(QPalette.ColorRole.WindowText)
        faint = QColor(text)
        faint.setAlpha(60)
        return cls(text, faint, LINES)


PAPER = Colours(inks.PAPER.chalk, inks.PAPER.faint, (inks.PAPER.chalk,))
"""Black and one grey, for any printer."""


@dataclass(frozen=True)
class Bar:
    """A bar: its name, how long it is from 0 to 1 (None for no bar), and what stands at its end."""

    label: str
    part: float | None
    text: str


def paint_bars(painter: QPainter, rect: QRectF, bars: Sequence[Bar], colours: Colours) -> None:
    """Paint horizontal bars from top to bottom, as many as fit."""
    metrics = QFontMetricsF(painter.font())
    height = 1.7 * metrics.height()
    shown = bars[: max(1, int(rect.height() / height))]
    names = names_wide(painter.font(), [bar.label for bar in shown], 0.4 * rect.width())
    texts = max((metrics.horizontalAdvance(b.text) for b in shown), default=0)
    gap = 0.6 * metrics.height()
    room = max(0.0, rect.width() - names - texts - 2 * gap)
    for row, bar in enumerate(shown):
        top = rect.top() + row * height
        painter.setPen(colours.text)
        _write_name(painter, QRectF(rect.left(), top, names, height), bar.label)
        start = rect.left() + names + gap
        painter.setPen(QPen(colours.faint, 1))
        painter.drawLine(QPointF(start, top + 2), QPointF(start, top + height - 2))
        length = (bar.part or 0.0) * room
        if bar.part is not None:
            box = QRectF(start, top + 0.22 * height, max(length, 1.5), 0.56 * height)
            painter.fillRect(box, colours.lines[0])
        painter.setPen(colours.text)
        painter.drawText(
            QRectF(start + length + 0.6 * gap, top, texts + gap, height), LEFT, bar.text
        )


def names_wide(font: QFont, names: Sequence[str], most: float) -> float:
    """How much room names take, not more than `most` unless the smallest of them need it.

    What is longer gets smaller and then two lines.
    """
    need = 0.0
    for name in names:
        letters, lines = in_two_lines(font, name, most)
        need = max(need, *(QFontMetrics(letters).horizontalAdvance(line) for line in lines))
    return need


def _write_name(painter: QPainter, where: QRectF, name: str) -> None:
    """Write a whole name, in one line or two, in the middle of the height."""
    font = painter.font()
    letters, lines = in_two_lines(font, name, where.width())
    painter.setFont(letters)
    painter.drawText(where, LEFT | Qt.TextFlag.TextDontClip, "\n".join(lines))
    painter.setFont(font)


def ticks(low: float, high: float, most: int = 6) -> list[int]:
    """Round numbers from low to high, with no more gaps than this."""
    high = max(high, low + 1)
    span = high - low
    rough = span / most
    unit = 10 ** floor(log10(rough)) if rough >= 1 else 1
    step = next(int(unit * many) for many in (1, 2, 5, 10) if unit * many >= min(rough, span))
    step = max(1, step)
    return list(range(floor(low / step) * step, ceil(high / step) * step + 1, step))


def paint_lines(
    painter: QPainter,
    rect: QRectF,
    names: Sequence[str],
    values: Sequence[Sequence[float]],
    colours: Colours,
) -> None:
    """Lines from left to right: `values` has the numbers of every name at each stop."""
    if len(values) < 2 or not names:
        return
    metrics = QFontMetricsF(painter.font())
    flat = [number for row in values for number in row]
    scale = ticks(min(*flat, 0), max(*flat, 0), max(2, int(rect.height() / metrics.height() / 2)))
    low, high = scale[0], scale[-1]
    left = max(metrics.horizontalAdvance(str(tick)) for tick in scale) + 8
    widest = names_wide(painter.font(), names, 0.3 * rect.width() - 14) + 14
    inner = rect.adjusted(left, metrics.height() / 2 + 2, -widest - 6, -metrics.height() / 2 - 2)

    def at(stop: int, value: float) -> QPointF:
        x = inner.left() + inner.width() * stop / (len(values) - 1)
        return QPointF(x, inner.bottom() - inner.height() * (value - low) / (high - low))

    for tick in scale:
        start = at(0, tick)
        painter.setPen(QPen(colours.text if tick == 0 else colours.faint, 1))
        painter.drawLine(start, QPointF(inner.right(), start.y()))
        painter.setPen(colours.text)
        box = QRectF(rect.left(), start.y() - metrics.height() / 2, left - 5, metrics.height())
        painter.drawText(box, RIGHT, shown(tick))
    width = max(1.2, metrics.height() / 10)
    for number in range(len(names)):
        colour = colours.lines[number % len(colours.lines)]
        pen = QPen(colour, width, STROKES[number % len(STROKES)])
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([at(n, row[number]) for n, row in enumerate(values)]))
        _point(painter, at(len(values) - 1, values[-1][number]), number, 2 * width, colour)
    ends = [at(len(values) - 1, values[-1][number]).y() for number in range(len(names))]
    two = any(len(in_two_lines(painter.font(), name, widest - 8)[1]) > 1 for name in names)
    height = metrics.height() * (2 * IN_TWO if two else 1)
    for number, y in enumerate(_apart(ends, height * 0.95, inner)):
        painter.setPen(colours.lines[number % len(colours.lines)])
        box = QRectF(inner.right() + 10, y - height / 2, widest - 8, height)
        _write_name(painter, box, names[number])


def _point(painter: QPainter, there: QPointF, number: int, size: float, colour: QColor) -> None:
    """Paint the end of a line: a dot, a box or a ring, in turn."""
    painter.setPen(QPen(colour, size / 3))
    painter.setBrush(colour if number % 3 < 2 else Qt.BrushStyle.NoBrush)
    if number % 3 == 1:
        painter.drawRect(QRectF(there.x() - size, there.y() - size, 2 * size, 2 * size))
    else:
        painter.drawEllipse(there, size, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _apart(places: Sequence[float], gap: float, inner: QRectF) -> list[float]:
    """Return these heights, moved so that names written there do not touch."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    moved = list(places)
    for before, after in itertools.pairwise(order):
        moved[after] = max(moved[after], moved[before] + gap)
    over = moved[order[-1]] - (inner.bottom() + gap / 3) if order else 0
    if over > 0:
        floor_at = inner.bottom() + gap / 3
        for number in reversed(order):
            moved[number] = min(moved[number], floor_at)
            floor_at = moved[number] - gap
    return moved


class BarPlot(QWidget):
    """Bars on the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "picture")
        self._bars: tuple[Bar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_bars(self, title: str, bars: Sequence[Bar]) -> None:
        """Show these, and say them to those who do not see them."""
        self._bars = tuple(bars)
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(f"{bar.label} {bar.text}" for bar in bars))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, 220)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setFont(QFont(self.font()))
            rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
            paint_bars(painter, rect, self._bars, Colours.of(self.palette()))


class LinePlot(QWidget):
    """Lines on the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "picture")
        self._names: tuple[str, ...] = ()
        self._values: tuple[tuple[float, ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_lines(
        self, title: str, names: Sequence[str], values: Sequence[Sequence[float]]
    ) -> None:
        """Show these, and say where each ends."""
        self._names = tuple(names)
        self._values = tuple(tuple(row) for row in values)
        self.setAccessibleName(title)
        last = self._values[-1] if self._values else ()
        pairs = zip(names, last, strict=False)
        self.setAccessibleDescription("; ".join(f"{name} {value:g}" for name, value in pairs))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 220)

    def minimumSizeHint(self) -> QSize:
        # Letters of the plot grow with the desktop's; below that nothing is left of its lines.
        return QSize(0, 8 * self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
            paint_lines(painter, rect, self._names, self._values, Colours.of(self.palette()))
