"""Paints the slate of a sheet into any rectangle: on screen, on paper and in pictures.

With chalk on a framed slate, or with ink on paper, as the inks say. `paper` sets the table of
deals below it; the widget decides when to paint, and how many strokes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from desktop.look import slate as empty_slate
from desktop.look.inks import Inks
from desktop.look.strokes import DrawingTool, fitted, tool_for
from desktop.sheet import ledger, marks
from desktop.sheet.page import SheetPage
from desktop.sheet.slate_layout import Panel, arrange
from engine.sheet import Mark, Sheet

__all__ = ["SheetPage", "paint_ground", "paint_marks", "paint_slate", "paint_written"]

CHALK_WEIGHT = 0.064
INK_WEIGHT = 0.045

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
CENTRE = Qt.AlignmentFlag.AlignHCenter
START = Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True)
class Span:
    """Which strokes are drawn: those that were there `before`, the new ones, or all.

    `progress` is how much of the new ones, 0 to 1.
    """

    before: Sheet | None = None
    progress: float = 1.0
    old: bool = True

    def parts(self, side: int, there: Sequence[Mark]) -> list[list[float]]:
        """For every mark of a side how much of each stroke is drawn."""
        counts = marks.drawn_before(_slate(self.before, side), there)
        strokes = [len(marks.strokes(mark)) for mark in there]
        new = sum(total - count for total, count in zip(strokes, counts, strict=True))
        drawn = self.progress * new
        parts = []
        for total, count in zip(strokes, counts, strict=True):
            fresh = [max(0.0, min(1.0, drawn - number)) for number in range(total - count)]
            drawn -= total - count
            parts.append([1.0 if self.old else 0.0] * count + fresh)
        return parts

    def wiped(self, side: int, there: Sequence[Mark]) -> list[list[marks.Stroke]]:
        """For every mark of a side the strokes that are being rubbed out just now."""
        if self.old:
            return [[] for _ in there]
        return marks.wiped(_slate(self.before, side), there)


def _slate(sheet: Sheet | None, side: int) -> tuple[Mark, ...] | None:
    if sheet is None:
        return None
    return sheet.slate[side] if side < len(sheet.slate) else ()


ALL = Span()


def paint_slate(
    painter: QPainter,
    rect: QRectF,
    page: SheetPage,
    inks: Inks,
    text: float,
    span: Span = ALL,
) -> list[Panel]:
    """Return the slate with its names and marks; the panels tell where everybody's is.

    `text` is the size of ordinary writing on this device.
    """
    paint_ground(painter, rect, inks, text)
    return paint_written(painter, room(rect, inks, text), page, inks, text, span)


def paint_written(
    painter: QPainter,
    inner: QRectF,
    page: SheetPage,
    inks: Inks,
    text: float,
    span: Span = ALL,
    back: int = 0,
    least: float = 0.0,
) -> list[Panel]:
    """Return what is written on a slate, without the slate; in figures, from `back` deals ago.

    No letters are smaller than the `least` of this device.
    """
    painter.save()
    painter.setRenderHints(SMOOTH)
    drawing = tool_for(painter, inks, least)
    if page.in_figures and not inks.on_paper:
        ledger.paint(drawing, inner, page, text, back)
        painter.restore()
        return []
    there = arrange(inner, page.slate, text)
    paint_names(painter, drawing, there, page)
    _rule(drawing, there, text)
    paint_marks(drawing, there, page, span, weight(inks))
    painter.restore()
    return there


def weight(inks: Inks) -> float:
    """Return the width of a stroke made with this, in widths of a cross."""
    return INK_WEIGHT if inks.on_paper else CHALK_WEIGHT


def paint_ground(painter: QPainter, rect: QRectF, inks: Inks, text: float) -> None:
    """Paint the empty slate in its frame, or on paper nothing."""
    if inks.frame is not None:
        empty_slate.paint(painter, rect, inks, text)


def room(rect: QRectF, inks: Inks, text: float) -> QRectF:
    """Return the area to write on."""
    return rect if inks.frame is None else empty_slate.inside(rect, text)


def paint_names(
    painter: QPainter, drawing: DrawingTool, there: Sequence[Panel], page: SheetPage
) -> None:
    """Paint the names in letters of one size, with a star for those who have won."""
    ratios = [
        panel.name.width() / max(1.0, drawing.width(page.name(side), panel.name_size))
        for side, panel in enumerate(there)
    ]
    part = max(0.75, min(1.0, *ratios)) if ratios else 1.0
    for side, panel in enumerate(there):
        name = page.name(side)
        place, size = panel.name, panel.name_size * part
        beside = place.height() > 2 * size
        if side in page.sheet.winners:
            place = _starred(painter, drawing, panel, name, beside)
        drawing.write(place, name, size, START if beside else CENTRE)


def _starred(
    painter: QPainter, drawing: DrawingTool, panel: Panel, name: str, beside: bool
) -> QRectF:
    """Draw a star before the name; where the name goes then."""
    size, place = panel.name_size, panel.name.adjusted(1.2 * panel.name_size, 0, 0, 0)
    font, lines = fitted(painter.font(), name, size, place.size())
    width = max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)
    left = place.left() if beside else place.center().x() - width / 2
    corner = QPointF(left - 1.2 * size, place.center().y() - 0.45 * size)
    way = [corner + QPointF(x, y) * 0.9 * size for x, y in marks.STAR.way]
    drawing.line(way, max(1.0, 0.08 * size), 5)
    return place


def _rule(drawing: DrawingTool, there: Sequence[Panel], text: float) -> None:
    """Faint lines where one panel meets another."""
    width = max(0.07 * text, 0.1)
    for number, panel in enumerate(there):
        box = panel.box
        inset = 0.05 * min(box.width(), box.height())
        if number and abs(there[number - 1].box.top() - box.top()) < 1:
            top, bottom = QPointF(box.left(), box.top() + inset), QPointF(box.left(), box.bottom())
            drawing.rule(top, bottom - QPointF(0, inset), width)
        if box.top() > there[0].box.top() + 1:
            left, right = box.topLeft() + QPointF(inset, 0), box.topRight() - QPointF(inset, 0)
            drawing.rule(left, right, width)


def paint_marks(
    drawing: DrawingTool,
    there: Sequence[Panel],
    page: SheetPage,
    span: Span = ALL,
    weight: float = CHALK_WEIGHT,
) -> None:
    """All marks of all sides, or those that the span tells."""
    for side, panel in enumerate(there):
        slate = page.slate[side]
        wiped = span.wiped(side, slate)
        for place, (mark, parts) in enumerate(zip(slate, span.parts(side, slate), strict=True)):
            box, unit = panel.marks[place], panel.units[place]
            if not marks.known(mark):
                if span.old:
                    drawing.write(box, page.written(mark), 0.6 * box.height(), CENTRE)
                continue
            if span.old:
                _smear(drawing, mark, box.topLeft(), unit, weight * unit)
                _write_label(drawing, mark, box.topLeft(), unit)
            seed = 1000 * side + 40 * place
            _paint_mark(drawing, mark, box.topLeft(), unit, parts, weight * unit, seed)
            _wipe(drawing, wiped[place], box.topLeft(), unit, weight * unit, span.progress)


def _smear(drawing: DrawingTool, mark: Mark, corner: QPointF, unit: float, width: float) -> None:
    """Paint what is left of strokes that were rubbed out."""
    for stroke in marks.rubbed_out(mark):
        drawing.smear([corner + QPointF(x, y) * unit for x, y in stroke.way], width)


def _wipe(
    drawing: DrawingTool,
    strokes: Sequence[marks.Stroke],
    corner: QPointF,
    unit: float,
    width: float,
    progress: float,
) -> None:
    """Paint what is left of strokes while a hand wipes them, from their beginning to their end."""
    if progress < 1:
        for number, stroke in enumerate(strokes):
            way = [corner + QPointF(x, y) * unit for x, y in reversed(stroke.way)]
            drawing.line(way, width * stroke.weight, number, 1 - progress)


def _write_label(drawing: DrawingTool, mark: Mark, corner: QPointF, unit: float) -> None:
    label = marks.label(mark)
    if label is not None:
        size = QSizeF(*label.size) * unit
        box = QRectF(corner + QPointF(*label.corner) * unit, size)
        drawing.write(box, label.text, 0.75 * size.height(), CENTRE)


def _paint_mark(
    drawing: DrawingTool,
    mark: Mark,
    corner: QPointF,
    unit: float,
    parts: Sequence[float],
    width: float,
    seed: int,
) -> None:
    for number, (stroke, part) in enumerate(zip(marks.strokes(mark), parts, strict=True)):
        if part > 0:
            way = [corner + QPointF(x, y) * unit for x, y in stroke.way]
            drawing.line(way, width * stroke.weight, seed + number, part)


def name_lines(
    painter: QPainter, panels: Sequence[Panel], page: SheetPage, inks: Inks, width: float
) -> None:
    """On a form without names a line for each."""
    for panel, name in zip(panels, page.names, strict=False):
        if page.blank and not name:
            inset = QPointF(0.2 * panel.name.width(), 0)
            left, right = panel.name.bottomLeft() + inset, panel.name.bottomRight() - inset
            tool_for(painter, inks).rule(left, right, width)


def new_strokes(before: Sheet | None, sheet: Sheet) -> int:
    """How many strokes lead from one sheet to the next, drawn or rubbed out.

    The most of any side.
    """
    counts = [0]
    for side, slate in enumerate(sheet.slate):
        drawn = marks.drawn_before(_slate(before, side), slate)
        gone = sum(map(len, marks.wiped(_slate(before, side), slate)))
        counts.append(sum(len(marks.strokes(mark)) for mark in slate) - sum(drawn) + gone)
    return max(counts)
