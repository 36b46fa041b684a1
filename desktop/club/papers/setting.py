"""Setting and painting: blocks are put on pages, column by column, and painted with one painter.

The same routine serves the printer, the PDF and pictures: all is measured in millimetres with the
metrics of a large letter, so that every device breaks the same lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.club.papers.blocks import (
    CENTRE,
    RIGHT,
    Block,
    Boxes,
    Break,
    Gap,
    Lines,
    Paper,
    Rows,
    Text,
)

translate = QCoreApplication.translate

HEAD = 17.0
"""The head of a page."""
GUTTER = 8.0
PAD = 1.6
"""White at either side of a cell."""
_FINE = 20.0
"""How many dots of measuring are a millimetre."""
_LETTER = 0.72
"""How much of a line's height the letters' size is."""
_LEAST = 75.0
"""How wide a box to be cut out must be."""
_LARGER = (1.7, 1.5, 1.35, 1.2, 1.1)
_INK, _FAINT = QColor("#000000"), QColor("#6e6e6e")


@dataclass(frozen=True)
class Placed:
    """A block at its place on a page."""

    block: Block
    x: float
    y: float
    width: float
    height: float


def font(size: float, bold: bool = False, dots: float = _FINE) -> QFont:
    """Letters for a line of this height."""
    made = QFont()
    made.setPixelSize(max(1, round(size * _LETTER * dots)))
    made.setBold(bold)
    return made


def wide(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is."""
    return QFontMetricsF(font(size, bold)).horizontalAdvance(text) / _FINE


def height_of(block: Block, width: float) -> float:
    """How high a block is at this width."""
    match block:
        case Text(fits=True):
            return block.before + block.size
        case Text():
            metrics = QFontMetricsF(font(block.size, block.bold))
            room = QRectF(0, 0, max(1.0, width) * _FINE, 1e7)
            flags = int(Qt.TextFlag.TextWordWrap)
            high = metrics.boundingRect(room, flags, block.text or " ").height() / _FINE
            lines = max(1, round(high / (metrics.lineSpacing() / _FINE)))
            return block.before + lines * block.size
        case Rows():
            return row_height(block) * (len(block.rows) + bool(block.heads))
        case Gap():
            return block.height
        case Lines():
            return 16.0
    return 0.0


def row_height(rows: Rows) -> float:
    """How high each row of a table is."""
    return rows.height or rows.size * 1.45


def _needs(rows: Rows) -> list[float]:
    """How wide each column would like to be."""
    count = max([len(rows.heads), *(len(row) for row in rows.rows)])
    lines = [*rows.rows, *([rows.heads] if rows.heads else [])]
    return [
        max((wide(row[c], rows.size, True) for row in lines if c < len(row)), default=0.0) + 2 * PAD
        for c in range(count)
    ]


def columns_of(rows: Rows, width: float) -> list[float]:
    """How wide each column is: what it needs, the rest to one; all less if there is too little."""
    need = _needs(rows)
    if rows.equal and len(need) > 1:
        first = min(max(need[0], 8.0), width / 3)
        return [first, *[(width - first) / (len(need) - 1)] * (len(need) - 1)]
    spare = width - sum(need)
    if spare >= 0:
        need[rows.stretch] += spare
        return need
    others = sum(need) - need[rows.stretch]
    stretched = max(width - others, min(need[rows.stretch], width / 4))
    share = (width - stretched) / others if others else 1.0
    return [stretched if c == rows.stretch else one * share for c, one in enumerate(need)]


# Setting.


class _Press:
    """Puts blocks on pages, one column after the other."""

    def __init__(self, paper: Paper, width: float, height: float) -> None:
        self.paper = paper
        self.top = HEAD if paper.headed else 0.0
        self.height = height
        self.width = (width - GUTTER * (paper.columns - 1)) / paper.columns
        self.whole = width
        self.pages: list[list[Placed]] = [[]]
        self.column = 0
        self.y = self.top

    def left(self) -> float:
        return self.height - self.y

    def next_column(self) -> None:
        self.column += 1
        if self.column >= self.paper.columns:
            self.next_page()
        else:
            self.y = self.top

    def next_page(self) -> None:
        self.pages.append([])
        self.column, self.y = 0, self.top

    def put(self, block: Block, height: float) -> None:
        x = self.column * (self.width + GUTTER)
        self.pages[-1].append(Placed(block, x, self.y, self.width, height))
        self.y += height

    def set(self, blocks: Sequence[Block]) -> None:
        for block in blocks:
            match block:
                case Break():
                    if self.pages[-1]:
                        self.next_page()
                case Boxes():
                    self.boxes(block)
                case Rows():
                    self.rows(block)
                case _:
                    height = height_of(block, self.width)
                    needed = height + (block.keep if isinstance(block, Text) else 0.0)
                    if needed > self.left() and self.y > self.top:
                        self.next_column()
                    self.put(block, height)

    def rows(self, rows: Rows) -> None:
        high = row_height(rows)
        left, done = list(rows.rows), 0
        if rows.whole and high * len(left) > self.left() and self.y > self.top:
            self.next_column()
        while left:
            fit = int(self.left() / high) - bool(rows.heads)
            if fit < 1 or (fit < 2 and len(left) > 1):
                if self.y <= self.top:
                    fit = max(1, fit)
                else:
                    self.next_column()
                    continue
            bold = [one - done for one in rows.bold]
            part = replace(rows, rows=left[:fit], bold=bold)
            self.put(part, height_of(part, self.width))
            left, done = left[fit:], done + fit

    def boxes(self, boxes: Boxes) -> None:
        across = min(boxes.across, max(1, int(self.whole // _LEAST)))
        down = min(boxes.down, max(1, int((self.height - self.top) // boxes.least)))
        boxes = replace(boxes, across=across, down=down)
        each = across * down
        for first in range(0, len(boxes.boxes), each):
            if self.pages[-1]:
                self.next_page()
            part = replace(boxes, boxes=boxes.boxes[first : first + each])
            self.pages[-1].append(Placed(part, 0, self.top, self.whole, self.height - self.top))
            self.y = self.height


@dataclass(frozen=True)
class Pages:
    """A paper that is set: its pages, and how much larger than said everything is."""

    pages: list[list[Placed]]
    scale: float = 1.0


def pages(paper: Paper, width: float, height: float) -> Pages:
    """The pages of a paper between its margins.

    A list in columns that has a page to itself is made larger as long as it stays on it, so that
    it can be read from a wall, and its columns are made about equally long.
    """
    plain = _set(paper, width, height)
    if paper.columns == 1 or len(plain) > 1:
        return Pages(plain)
    for scale in _LARGER:
        found = _set(paper, width / scale, height / scale)
        if len(found) == 1 and all(_has_room(one) for one in found[0]):
            return Pages(_evened(paper, width / scale, height / scale, found), scale)
    return Pages(_evened(paper, width, height, plain))


def _has_room(one: Placed) -> bool:
    """Whether nothing of a table would have to be made smaller."""
    return not isinstance(one.block, Rows) or sum(_needs(one.block)) <= one.width


def _set(paper: Paper, width: float, height: float) -> list[list[Placed]]:
    press = _Press(paper, width, height)
    press.set(paper.blocks)
    return [page for page in press.pages if page] or [[]]


def _evened(
    paper: Paper, width: float, height: float, page: list[list[Placed]]
) -> list[list[Placed]]:
    """The same page with its columns no longer than they need be."""
    while height > 2 * HEAD:
        height -= 4.0
        shorter = _set(paper, width, height)
        if len(shorter) > 1:
            break
        page = shorter
    return page


# Painting.


class Painting:
    """One page being painted."""

    def __init__(self, painter: QPainter, dots: float) -> None:
        self.painter = painter
        self.dots = dots

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """Millimetres as the device counts."""
        return QRectF(x * self.dots, y * self.dots, width * self.dots, height * self.dots)

    def line(self, x0: float, y0: float, x1: float, y1: float, width: float = 0.15) -> None:
        """A ruled line."""
        pen = QPen(_FAINT, max(1.0, width * self.dots))
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
        self.painter.setPen(_INK)
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
        self.painter.setPen(_INK)
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
