"""Sets the blocks of a paper on pages, column by column; `painting` paints them.

All measures are millimetres, taken with the metrics of a large font, so that every device breaks
the same lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from desktop.club.papers.blocks import (
    Block,
    Boxes,
    Break,
    Gap,
    Lines,
    Paper,
    Picture,
    Rows,
    Text,
)
from desktop.club.papers.scale import (
    DOTS,
    FOOT_ROOM,
    HEADING,
    SANS,
    SERIF,
    TITLE,
    Face,
    font,
    wide,
)

HEAD = 21.0
"""The head of a page."""
FRAME = 10.0
"""White inside a frame."""
GUTTER = 10.0
PAD = 1.6
"""White at either side of a cell."""
_LEAST = 75.0
"""How wide a box to be cut out must be."""
_WALL = (TITLE, HEADING)
"""The sizes in which a poster is set: the first in which it needs one sheet, else the last."""
_COLUMN = 70.0
"""Narrower columns are not set beside each other."""
_LONG = 0.1
"""Such a part of the names may take two lines, lest one makes all others small."""
_TIGHT = 1.25
"""How high a row is at the least."""
_LOOSEST = 2.2
"""How high a row of a poster becomes at the most, in lines of its letters."""


@dataclass(frozen=True)
class Placed:
    """A block at its place on a page."""

    block: Block
    x: float
    y: float
    width: float
    height: float


def height_of(block: Block, width: float) -> float:
    """The height of a block at this width."""
    match block:
        case Text(fits=True):
            return block.before + block.size
        case Text():
            metrics = QFontMetricsF(font(block.size, block.bold))
            room = QRectF(0, 0, max(1.0, width) * DOTS, 1e7)
            flags = int(Qt.TextFlag.TextWordWrap)
            high = metrics.boundingRect(room, flags, block.text or " ").height() / DOTS
            lines = max(1, round(high / (metrics.lineSpacing() / DOTS)))
            return block.before + lines * block.size
        case Rows():
            return row_height(block) * (len(block.rows) + bool(block.heads))
        case Gap() | Picture():
            return block.height
        case Lines():
            return 16.0
    return 0.0


def row_height(rows: Rows) -> float:
    """The height of each row of a table."""
    return rows.height or rows.size * 1.45


def face_of(rows: Rows, column: int, cell: str = "") -> Face:
    """The face of a column: names in the serif, but a figure among them as all figures."""
    return SERIF if column == rows.stretch and not cell.isdecimal() else SANS


def measured(rows: Rows) -> Sequence[Sequence[str]]:
    """The rows by which the columns of a table are measured."""
    return rows.measured or rows.rows


def head_size(rows: Rows) -> float:
    """The size of what stands above the columns: that of the letters, less a step."""
    return 0.8 * rows.size


def hanging(cells: Sequence[str]) -> list[tuple[str, str]]:
    """Each number of a column, and the signs behind it, which must not move its units."""
    parted = []
    for cell in cells:
        end = max((place for place, sign in enumerate(cell, 1) if sign.isdigit()), default=0)
        parted.append((cell[:end], cell[end:]) if end else (cell, ""))
    return parted


def _column_needs(rows: Rows, column: int) -> float:
    face = face_of(rows, column)
    cells = [row[column] for row in measured(rows) if column < len(row)]
    head = ""
    if rows.heads and column < len(rows.heads):
        head = rows.heads[column]
    if column in rows.numbers:
        parts = hanging(cells)
        need = max((wide(number, rows.size, True, face) for number, _ in parts), default=0.0)
        need += max((wide(signs, rows.size, True, face) for _, signs in parts), default=0.0)
    else:
        need = max((wide(cell, rows.size, True, face) for cell in cells), default=0.0)
    pen = rows.pen if column in rows.writing else 0.0
    return max(need, wide(head, head_size(rows), True, SANS), pen) + 2 * PAD


def _needs(rows: Rows) -> list[float]:
    """How wide each column would like to be."""
    count = max([len(rows.heads), *(len(row) for row in measured(rows))])
    return [_column_needs(rows, column) for column in range(count)]


def needed(rows: Rows) -> float:
    """How wide a table would like to be."""
    return sum(_needs(rows))


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
        self.height = height - (FOOT_ROOM if paper.headed else 0.0)
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
            part = replace(rows, rows=left[:fit], bold=bold, measured=measured(rows))
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


def pages(paper: Paper, width: float, height: float) -> list[list[Placed]]:
    """The pages of a paper between its margins.

    A list has the letters of a list, however short it is, and what goes over several pages or
    columns goes over them evenly. A poster has the largest letters in which it needs one sheet,
    and fills that.
    """
    if width / paper.columns < _COLUMN:
        paper = replace(paper, columns=1)
    if paper.poster:
        return _on_the_wall(paper, width, height)
    if paper.framed:
        inside = replace(paper, framed=False)
        return [
            [replace(one, x=one.x + FRAME, y=one.y + FRAME) for one in page]
            for page in pages(inside, width - 2 * FRAME, height - 2 * FRAME)
        ]
    plain = _set(paper, width, height)
    if len(plain) > 1:
        # Some rows too many for a sheet stand a little closer rather than on another one.
        closer = _closer(paper)
        if len(close := _set(closer, width, height)) < len(plain):
            paper, plain = closer, close
    if (paper.columns == 1 and len(plain) == 1) or _has_places_of_its_own(paper):
        return plain
    return _evened(paper, width, height, plain)


def _has_places_of_its_own(paper: Paper) -> bool:
    return any(isinstance(block, Boxes | Break) for block in paper.blocks)


def _on_the_wall(paper: Paper, width: float, height: float) -> list[list[Placed]]:
    for size in _WALL:
        enlarged = _enlarged(paper, size)
        found = _set(enlarged, width, height)
        fits = all(_has_room(one) for page in found for one in page)
        if (len(found) == 1 and fits) or size == _WALL[-1]:
            break
    if len(found) > 1:
        found = _evened(enlarged, width, height, found)
    count = len(found)
    for high in _row_heights(size):
        looser = _set(_enlarged(paper, size, high), width, height)
        if len(looser) == count:
            return (
                looser
                if count == 1
                else _evened(_enlarged(paper, size, high), width, height, looser)
            )
    return found


def _row_heights(size: float) -> list[float]:
    """Heights of rows, from the loosest on."""
    steps = 20
    gain = (_LOOSEST - _TIGHT) / steps
    return [size * (_TIGHT + gain * step) for step in range(steps, -1, -1)]


def _enlarged(paper: Paper, size: float, high: float = 0.0) -> Paper:
    high = high or _TIGHT * size
    return replace(
        paper,
        blocks=[
            replace(one, size=size, height=high) if isinstance(one, Rows) else one
            for one in paper.blocks
        ],
    )


def _closer(paper: Paper) -> Paper:
    """The same with the rows of its tables as close as can be, where nobody writes into them."""
    return replace(
        paper,
        blocks=[
            replace(one, height=_TIGHT * one.size)
            if isinstance(one, Rows) and not one.height
            else one
            for one in paper.blocks
        ],
    )


def _has_room(one: Placed) -> bool:
    """Whether hardly a name of a table would have to be made smaller."""
    if not isinstance(one.block, Rows):
        return True
    rows = one.block
    needs = _needs(rows)
    room = one.width - sum(needs) + needs[rows.stretch] - 2 * PAD
    names = [row[rows.stretch] for row in rows.rows]
    long = sum(wide(name, rows.size, face=face_of(rows, rows.stretch)) > room for name in names)
    return long <= len(names) * _LONG


def _set(paper: Paper, width: float, height: float) -> list[list[Placed]]:
    press = _Press(paper, width, height)
    press.set(paper.blocks)
    return [page for page in press.pages if page] or [[]]


def _evened(
    paper: Paper, width: float, height: float, found: list[list[Placed]]
) -> list[list[Placed]]:
    """The same pages with their columns no longer than they need be."""
    count = len(found)
    while height > 2 * HEAD:
        height -= 4.0
        shorter = _set(paper, width, height)
        if len(shorter) > count:
            break
        found = shorter
    return found
