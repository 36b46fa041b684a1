"""Sets the blocks of a paper on pages, column by column; `painting` paints them.

All measures are millimetres, taken with the metrics of a large font, so that every device breaks
the same lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from desktop.club.papers.blocks import (
    Block,
    Boxes,
    Break,
    Gap,
    Lines,
    Paper,
    Rows,
    Text,
)
from desktop.look.lettering import letters_high

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


@dataclass(frozen=True)
class Placed:
    """A block at its place on a page."""

    block: Block
    x: float
    y: float
    width: float
    height: float


def font(size: float, bold: bool = False, dots: float = _FINE) -> QFont:
    """The font for a line of this height."""
    return letters_high(size * _LETTER * dots, bold=bold)


def wide(text: str, size: float, bold: bool = False) -> float:
    """The width of a text."""
    return QFontMetricsF(font(size, bold)).horizontalAdvance(text) / _FINE


def height_of(block: Block, width: float) -> float:
    """The height of a block at this width."""
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
    """The height of each row of a table."""
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
    """The width of each column: what it needs, the rest to one; all less if that is too much."""
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
class SetPaper:
    """A paper that is set: its pages, and by how much everything is enlarged."""

    pages: list[list[Placed]]
    scale: float = 1.0


def pages(paper: Paper, width: float, height: float) -> SetPaper:
    """The pages of a paper between its margins.

    A list in columns that has a page to itself is made larger as long as it stays on it, so that
    it can be read from a wall, and its columns are made about equally long.
    """
    plain = _set(paper, width, height)
    if paper.columns == 1 or len(plain) > 1:
        return SetPaper(plain)
    for scale in _LARGER:
        found = _set(paper, width / scale, height / scale)
        if len(found) == 1 and all(_has_room(one) for one in found[0]):
            return SetPaper(_evened(paper, width / scale, height / scale, found), scale)
    return SetPaper(_evened(paper, width, height, plain))


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
