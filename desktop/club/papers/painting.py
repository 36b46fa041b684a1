"""Paints pages that are set, in the same way on a printer, into a PDF or into a picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.club.papers.blocks import CENTRE, RIGHT, Block, Boxes, Lines, Paper, Rows, Text
from desktop.club.papers.typesetting import (
    PAD,
    Placed,
    columns_of,
    font,
    height_of,
    row_height,
    wide,
)
from desktop.look.inks import PAPER

translate = QCoreApplication.translate


class Painting:
    """Paints one page."""

    def __init__(self, painter: QPainter, dots: float) -> None:
        self.painter = painter
        self.dots = dots

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """Millimetres as the device counts."""
        return QRectF(x * self.dots, y * self.dots, width * self.dots, height * self.dots)

    def line(self, x0: float, y0: float, x1: float, y1: float, width: float = 0.15) -> None:
        """A ruled line."""
        pen = QPen(PAPER.faint, max(1.0, width * self.dots))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.drawLine(
            QPointF(x0 * self.dots, y0 * self.dots), QPointF(x1 * self.dots, y1 * self.dots)
        )

    def write(
        self, place: QRectF, text: str, size: float, bold: bool = False, align: str = "left"
    ) -> None:
        """One line, made smaller if it would not fit."""
        if not text:
            return
        room = place.width() / self.dots
        needs = wide(text, size, bold)
        if needs > room > 0:
            size *= max(0.35, room / needs)
        self.painter.setPen(PAPER.chalk)
        self.painter.setFont(font(size, bold, self.dots))
        flags = _ALIGN[align] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        self.painter.drawText(place, int(flags | Qt.TextFlag.TextDontClip), text)

    def page(self, paper: Paper, page: Sequence[Placed], number: int, count: int, w: float) -> None:
        """A whole page."""
        if paper.headed:
            self._head(paper, number, count, w)
        for one in page:
            self.block(one.block, one.x, one.y, one.width, one.height)

    def _head(self, paper: Paper, number: int, count: int, width: float) -> None:
        self.write(self.rect(0, 0, 0.72 * width, 8.5), paper.title, 8, True)
        self.write(self.rect(0, 8.5, 0.8 * width, 5), paper.about, 4.2)
        if count > 1:
            text = translate("club", "Page {0} of {1}").format(number, count)
            self.write(self.rect(0.75 * width, 1.5, 0.25 * width, 6), text, 4.2, align=RIGHT)
        self.line(0, 14.5, width, 14.5, 0.3)

    def block(self, block: Block, x: float, y: float, width: float, height: float) -> None:
        """A block at its place."""
        match block:
            case Text():
                self._text(block, x, y, width, height)
            case Rows():
                self._rows(block, x, y, width)
            case Lines():
                self._lines(block, x, y, width)
            case Boxes():
                self._boxes(block, x, y, width, height)

    def _text(self, text: Text, x: float, y: float, width: float, height: float) -> None:
        place = self.rect(x, y + text.before, width, height - text.before)
        if text.fits:
            self.write(place, text.text, text.size, text.bold, text.align)
            return
        self.painter.setPen(PAPER.chalk)
        self.painter.setFont(font(text.size, text.bold, self.dots))
        flags = _ALIGN[text.align] | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip
        self.painter.drawText(place, int(flags), text.text)

    def _rows(self, rows: Rows, x: float, y: float, width: float) -> None:
        widths = columns_of(rows, width)
        high = row_height(rows)
        at = y
        if rows.heads:
            self._row(rows, rows.heads, x, at, widths, bold=True)
            at += high
            self.line(x, at, x + width, at, 0.3)
        for number, row in enumerate(rows.rows):
            self._row(rows, row, x, at, widths, bold=number in rows.bold)
            at += high
            self.line(x, at, x + width, at, 0.12)
        if rows.boxed:
            self.line(x, y, x + width, y)
            edge = x
            for one in [0.0, *widths]:
                edge += one
                self.line(edge, y, edge, at)

    def _row(
        self,
        rows: Rows,
        cells: Sequence[str],
        x: float,
        y: float,
        widths: Sequence[float],
        bold: bool,
    ) -> None:
        for column, (cell, width) in enumerate(zip(cells, widths, strict=False)):
            pad = min(PAD, width / 5)
            place = self.rect(x + pad, y, width - 2 * pad, row_height(rows))
            align = RIGHT if column in rows.numbers else CENTRE if rows.equal and column else "left"
            self.write(place, cell, rows.size, bold, align)
            x += width

    def _lines(self, lines: Lines, x: float, y: float, width: float) -> None:
        gap = 5.0
        each = (width + gap) / len(lines.names)
        for number, name in enumerate(lines.names):
            left = x + number * each
            self.line(left, y + 11, left + each - gap, y + 11, 0.25)
            self.write(self.rect(left, y + 11.5, each - gap, 4), name, 3.4, align=CENTRE)

    def _boxes(self, boxes: Boxes, x: float, y: float, width: float, height: float) -> None:
        wide_each, high_each = width / boxes.across, height / boxes.down
        for number, inside in enumerate(boxes.boxes):
            left = x + number % boxes.across * wide_each
            top = y + number // boxes.across * high_each
            self._frame(left, top, wide_each, high_each)
            at, room = top + 5, wide_each - 10
            for block in inside:
                high = height_of(block, room)
                self.block(block, left + 5, at, room, high)
                at += high

    def _frame(self, x: float, y: float, width: float, height: float) -> None:
        right, bottom = x + width, y + height
        for edge in ((x, y, right, y), (x, bottom, right, bottom)):
            self.line(*edge)
        for edge in ((x, y, x, bottom), (right, y, right, bottom)):
            self.line(*edge)


_ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft,
    CENTRE: Qt.AlignmentFlag.AlignHCenter,
    RIGHT: Qt.AlignmentFlag.AlignRight,
}
