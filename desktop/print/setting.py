"""Puts the blocks of a paper on pages, column by column; `painting` paints them.

All measures are millimetres, taken with the metrics of a large font, so that every device breaks
the same lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product
from math import ceil

from desktop.print.blocks import (
    Block,
    Boxes,
    Break,
    Drawn,
    Gap,
    Head,
    Inside,
    Lines,
    Paper,
    Picture,
    Rows,
    Text,
    scaled,
)
from desktop.print.scale import (
    FOOT_ROOM,
    HEADING,
    LEAST,
    PITCH,
    SMALLER,
    TEXT,
    TITLE,
    fit,
    fold,
    longest_word,
    shortened,
    smaller,
    wide,
)
from desktop.print.tables import (
    LOOSE,
    NAMES,
    cut,
    head_height,
    heights,
    needs_of,
    row_height,
    set_to,
)

HEAD_GAP = 5.0
"""White below the head of a page."""
FRAME = 16.0
"""What a frame takes on each side."""
GUTTER = 10.0
BETWEEN = 4.0
"""White between two lines to sign on."""
WHITE = 2.0
"""White above and below what stands on a card."""
_BESIDE = 125.0
"""From this width on lines to be filled in stand beside the title."""
_FIELD = 9.5
_WALL = (TITLE, HEADING)
"""The sizes in which a poster is set: the first in which it needs one sheet, else the last.

Few are set in one column over the whole width: nothing of the sheet stays empty.
"""
_MORE = 8.0
"""How much longer a column may be than the one before it: by what stands below the last."""
_COLUMN = 70.0
"""Narrower columns are not set beside each other."""
_LONG = 0.1
"""Such a part of the names may take two lines, lest one makes all others small."""
_TIGHT = 1.25
"""How high a row is at the least."""
_LOOSEST, _LIST = 2.6, 1.9
"""How high a row in large letters or of a list becomes at the most, in lines of its letters."""
_SIGNED = 1.4
"""By how much a row of a list is higher where there is room to sign in it."""
_SIGNED_MOST = 26.0
"""How much room lines to sign on have at the most."""
_HIGHEST = 24.0
"""How high a row to be written into becomes at the most."""


@dataclass(frozen=True)
class Placed:
    """A block at its place on a page."""

    block: Block
    x: float
    y: float
    width: float
    height: float


def lines_of(text: Text, width: float) -> tuple[float, list[str]]:
    """Return the letters and lines of a text at this width."""
    look = text.bold, text.italic
    if not text.fits:
        return text.size, [
            line
            for part in (text.text or " ").split("\n")
            for line in fold(part, width, text.size, *look)
        ]
    for size in smaller(text.size, SMALLER):
        if wide(text.text, size, *look) <= width:
            return size, [text.text]
    for size in smaller(max(min(LEAST, text.size), SMALLER * text.size)):
        if longest_word(text.text, size, *look) <= width:
            break
    return size, fold(text.text, width, size, *look)


def text_height(text: Text, width: float) -> float:
    """Return the height of a text at this width."""
    size, lines = lines_of(text, width)
    if text.fits and len(lines) == 1:
        return text.before + text.size
    return text.before + len(lines) * size * (PITCH if text.size > TEXT else 1.0)


def about_size(head: Head) -> float:
    """Return the letters of what stands below a title."""
    return max(LEAST, TEXT * head.size / TITLE)


def title_room(head: Head, width: float) -> float:
    """How much of the width the title and what is below it have."""
    if not head.fields or width < _BESIDE:
        return width
    return (0.27 if len(head.fields) > 1 else 0.5) * width


def title_of(head: Head, width: float) -> tuple[float, list[str]]:
    """Return the letters and lines of a title."""
    beside = wide(head.right, about_size(head)) + 4 if head.right else 0.0
    room = title_room(head, width) - beside
    return fit(head.title, room, 2 * PITCH * head.size, head.size, True)


def about_of(head: Head, width: float) -> list[str]:
    """Return the lines below a title."""
    room = title_room(head, width)
    parts = head.about.split("\n") if head.about else []
    return [line for part in parts for line in fold(part, room, about_size(head))]


def head_of(head: Head, width: float) -> float:
    """Return the height of a head with its rule."""
    size, lines = title_of(head, width)
    high = max(head.size, len(lines) * PITCH * size)
    high += len(about_of(head, width)) * about_size(head) * PITCH
    if head.fields and width < _BESIDE:
        high += field_height(head)
    elif head.fields:
        high = max(high, field_height(head))
    return high + 1.5


def field_height(head: Head) -> float:
    """Return the height of a line to be filled in with what is said below it."""
    return max(_FIELD * head.size / TITLE, 2 * LEAST) + 1


def names_room(lines: Lines, width: float) -> float:
    """Return the room for the names below lines to sign on: as many lines as the longest needs."""
    each = (width + BETWEEN) / len(lines.names) - BETWEEN
    # Where nobody's name is known, nothing is printed there.
    most = max(len(fold(shortened(name), each, LEAST)) if name else 0 for name in lines.names)
    return max(0.36 * lines.height, most * PITCH * LEAST)


def height_of(block: Block, width: float) -> float:
    """Return the height of a block at this width."""
    match block:
        case Head():
            return head_of(block, width) + 3
        case Text():
            return text_height(block, width)
        case Rows():
            return sum(sum(heights(one)) for one in set_to(block, width))
        case Lines():
            return 0.64 * block.height + names_room(block, width)
        case Gap() | Picture() | Drawn():
            return block.height
    return 0.0


def top_of(paper: Paper, width: float) -> float:
    """Where what stands below the head of a page begins."""
    return head_of(paper.head(1, 2), width) + HEAD_GAP * min(1.0, paper.part)


# Setting.


class _Press:
    """Puts blocks on pages, one column after the other."""

    def __init__(
        self, paper: Paper, width: float, height: float, last: int = 0, short: float = 0.0
    ) -> None:
        """Pages of this height; that with the number `last` is only so `short`."""
        self.paper = paper
        self.top = top_of(paper, width) if paper.headed else 0.0
        foot = FOOT_ROOM if paper.headed and paper.foot else 0.0
        self._heights, self._last = (height - foot, short - foot), last
        self.width = (width - GUTTER * (paper.columns - 1)) / paper.columns
        self.whole = width
        self.pages: list[list[Placed]] = [[]]
        self.column = 0
        self.y = self.top

    @property
    def height(self) -> float:
        """How far down the page goes."""
        return self._heights[len(self.pages) == self._last]

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
        for number, block in enumerate(blocks):
            match block:
                case Break():
                    if self.pages[-1]:
                        self.next_page()
                case Boxes():
                    self.boxes(block)
                case Rows():
                    below = self.below(blocks[number + 1 :]) if block.tall else 0.0
                    for part in set_to(block, self.width):
                        self.tall(part, below) if block.tall else self.rows(part)
                case _:
                    height = height_of(block, self.width)
                    needed = height + self.kept(block, blocks[number + 1 :])
                    if needed > self.left() + 0.01 and self.y > self.top:
                        self.next_column()
                    self.put(block, height)

    def kept(self, block: Block, blocks: Sequence[Block]) -> float:
        """How much of what follows must stand in the same column: of a table at least two rows."""
        if not isinstance(block, Text):
            return 0.0
        match blocks[:1]:
            case [Rows(whole=True) as table]:
                return height_of(table, self.width)
            case [Rows(tall=False) as table]:
                first = set_to(table, self.width)[0]
                high = (row_height(first, row) for row in range(min(2, len(first.rows))))
                return head_height(first) + sum(high)
        return block.keep

    def below(self, blocks: Sequence[Block]) -> float:
        """Return the height of what follows on the same page."""
        found = 0.0
        for block in blocks:
            if isinstance(block, Break | Boxes):
                break
            found += height_of(block, self.width)
        return found

    def tall(self, rows: Rows, below: float) -> None:
        """Set a table whose rows share out the page, or as many pages as it needs for a pen."""
        whole = self.height - self.top
        for number, part in enumerate(shared_out(rows, self.left(), below, whole)):
            if number:
                self.next_page()
            self.put(part, sum(heights(part)))

    def rows(self, rows: Rows) -> None:
        head, *high = heights(rows)
        if rows.whole and head + sum(high) > self.left() and self.y > self.top:
            self.next_column()
        done, most = 0, len(high)
        if rows.boxed and self.y <= self.top:
            # As many in each part: the last has no three rows on a sheet of its own.
            most = -(-most // max(1, ceil(sum(high) / (self.left() - head))))
        while done < len(high):
            end, y = done, self.y + head
            while end < min(len(high), done + most) and y + high[end] <= self.height + 0.001:
                y += high[end]
                end += 1
            if end - done < min(2, len(high) - done) and self.y > self.top:
                self.next_column()
                continue
            # What is a heading among the rows stays with the next, sums with the last deal.
            while done + 1 < end < len(high) and (
                end - 1 in rows.spanning or (end in rows.bold and end - 1 not in rows.bold)
            ):
                end -= 1
            end = max(end, done + 1)
            part = cut(rows, done, end)
            self.put(part, sum(heights(part)))
            done = end
            if done < len(high):
                self.next_column()

    def boxes(self, boxes: Boxes) -> None:
        across = min(boxes.across, max(1, int(self.whole // boxes.narrowest)))
        down = min(boxes.down, max(1, int((self.height - self.top) // boxes.least)))
        boxes = replace(boxes, across=across, down=down)
        each = across * down
        for first in range(0, len(boxes.boxes), each):
            if self.pages[-1]:
                self.next_page()
            part = replace(boxes, boxes=boxes.boxes[first : first + each])
            self.pages[-1].append(Placed(part, 0, self.top, self.whole, self.height - self.top))
            self.y = self.height


def shared_out(rows: Rows, room: float, below: float, whole: float = 0.0) -> Iterator[Rows]:
    """Yield a table to be filled in by hand, in as few parts as possible, each filling a page.

    The first has this room, the others the `whole` of theirs; something stands below the last.
    """
    count, carried = len(rows.rows), bool(rows.carried)
    head = head_height(replace(rows, height=0.0))
    least = rows.height or 0.01
    first = int((room - head + 0.01) / least) - carried
    if count * least + head + below <= room:
        ends = [count]
    else:
        # As many in each; only where the first has little room, it has fewer.
        others = max(1, int((whole - head - below + 0.01) / least) - carried)
        parts = max(2, 1 + ceil((count - max(1, first)) / others))
        first = max(1, min(first, ceil(count / parts)))
        each = ceil((count - first) / (parts - 1))
        ends = [first, *range(first + each, count, each), count]
    begins = [0, *ends[:-1]]
    for begin, end in zip(begins, ends, strict=True):
        part = cut(rows, begin, end)
        if carried and end < count:
            last = [rows.carried, *[""] * (len(rows.heads) - 1)]
            part = replace(part, rows=[*part.rows, last], bold=[*part.bold, end - begin])
        yield _as_high(part, (whole if begin else room) - (below if end == count else 0.0))


def _as_high(rows: Rows, room: float) -> Rows:
    """Return rows so high that they fill this room; a part of a table may need more of it."""
    high = _HIGHEST
    while True:
        found = replace(rows, height=max(rows.height, high))
        spare = room - sum(heights(found))
        if spare > -1e-4 or high <= rows.height:
            return found
        high += min(-1e-4, spare / (len(rows.rows) + bool(rows.heads) * NAMES))


def stacked(blocks: Sequence[Inside], width: float, height: float) -> list[Placed]:
    """Blocks one below the other in a box; smaller if they are too high for it.

    Texts for which there is no room in letters that can be read are left out.
    """
    part, room = 1.0, height
    while True:
        found = [scaled(block, part) for block in blocks]
        fixed = sum(height_of(block, width) for block in found if not _is_tall(block))
        least = sum(height_of(block, width) for block in found if _is_tall(block))
        if fixed + least <= room or part < 0.3:
            break
        part *= 0.9
    if lines := 0 if least else sum(isinstance(one, Lines) for one in found):
        # What is left of a box is room for a pen.
        more = (room - fixed) / lines
        found = [_more_to_sign(one, more) if isinstance(one, Lines) else one for one in found]
    placed: list[Placed] = []
    y = 0.0
    for block in found:
        for one in set_to(block, width) if isinstance(block, Rows) else (block,):
            if isinstance(one, Rows) and one.tall:
                one = _as_high(replace(one, height=0.0), room - fixed)
            high = sum(heights(one)) if isinstance(one, Rows) else height_of(one, width)
            if isinstance(one, Text) and y + high > room + 0.5:
                continue
            placed.append(Placed(one, 0, y, width, high))
            y += high
    return placed


def _more_to_sign(lines: Lines, more: float) -> Lines:
    return replace(lines, height=min(_SIGNED_MOST, lines.height + max(0.0, more)))


def _is_tall(block: Block) -> bool:
    return isinstance(block, Rows) and block.tall


def pages(paper: Paper, width: float, height: float) -> list[list[Placed]]:
    """Return the pages of a paper between its margins.

    What goes over several pages or columns goes over them evenly, and a short list fills its
    sheet. A poster has the largest letters in which it needs one sheet, and fills that.
    """
    if width / paper.columns < _COLUMN:
        paper = replace(paper, columns=1)
    if paper.poster:
        return _on_the_wall(paper, width, height)
    if paper.framed:
        return _in_frames(paper, width, height)
    usual, paper = paper, _measured(paper, width)
    plain = _set(paper, width, height)
    if len(plain) > 1:
        # Some rows too many for a sheet stand a little closer rather than on another one.
        closer = _with_rows(paper, _TIGHT)
        if len(close := _set(closer, width, height)) < len(plain):
            paper, plain = closer, close
    if _has_places_of_its_own(paper):
        return plain
    found = _filling(usual, width, height, len(plain)) or plain
    if found is plain and not paper.columns == 1 == len(plain):
        found = _evened(paper, width, height, plain)
    return _going_on(found, height - (FOOT_ROOM if paper.foot else 0.0))


def _going_on(found: list[list[Placed]], bottom: float) -> list[list[Placed]]:
    """Return the pages with empty rows down to the bottom, where a pen continues the list."""
    page, added = found[-1], 0.0
    spare = bottom - max((one.y + one.height for one in page), default=bottom)
    for at, one in enumerate(page):
        page[at] = one = replace(one, y=one.y + added)
        if isinstance(one.block, Rows) and one.block.open and not added:
            rows, high = one.block, one.block.height or LOOSE * one.block.size
            empty = [[""] * len(rows.rows[0])] * int(spare / high)
            added = len(empty) * high
            more = replace(rows, rows=[*rows.rows, *empty])
            page[at] = replace(one, block=more, height=one.height + added)
    return found


def _in_frames(paper: Paper, width: float, height: float) -> list[list[Placed]]:
    """Each page by itself, in the middle of its frame, and smaller if it does not fit."""
    room = FRAME * min(1.0, width / 180)
    found = []
    for blocks in parted(paper.blocks):
        page = stacked(blocks, width - 2 * room, height - 2 * room)
        spare = height - 2 * room - sum(one.height for one in page)
        found.append([replace(one, x=room, y=room + one.y + spare / 2) for one in page])
    return found


def parted(blocks: Sequence[Block]) -> list[list[Inside]]:
    """Return the blocks of each page that begins with a break."""
    found: list[list[Inside]] = []
    for block in blocks:
        if isinstance(block, Break):
            found.append([])
        elif not isinstance(block, Boxes):
            found[-1].append(block)
    return found


def _filling(paper: Paper, width: float, height: float, count: int) -> list[list[Placed]]:
    """Return a list on `count` sheets with rows as loose as there is room; [] if it has no list.

    On one sheet it stands in one column if that is enough, and a short one has letters a step
    larger, as long as hardly a name needs two lines for that.
    """
    tables = [one for one in paper.blocks if isinstance(one, Rows)]
    if all(one.boxed for one in tables):
        return []
    larger = count == 1 and not any(one.equal or one.spanning for one in tables)
    sizes = [HEADING, 0.0] if larger else [0.0]
    columns_tried = sorted({1 if count == 1 else paper.columns, paper.columns})
    for columns, size in product(columns_tried, sizes):
        one = _with_rows(paper, LOOSE, size) if size else paper
        there = _measured(replace(one, columns=columns), width)
        most = _LOOSEST if size else _LIST
        found = _loosest(there, width, height, (LOOSE, most), count)
        if found and all(_has_room(one, size) for page in found for one in page):
            return found
    return []


def _has_places_of_its_own(paper: Paper) -> bool:
    return any(isinstance(block, Boxes | Break) or _is_tall(block) for block in paper.blocks)


def _on_the_wall(paper: Paper, width: float, height: float) -> list[list[Placed]]:
    for size, columns in product(_WALL, sorted({1, paper.columns})):
        one = replace(_with_rows(paper, _TIGHT, size), columns=columns)
        enlarged = _measured(one, width)
        found = _set(enlarged, width, height)
        if len(found) == 1 and all(_has_room(one) for page in found for one in page):
            break
    return _loosest(enlarged, width, height, (_TIGHT, _LOOSEST), len(found)) or found


def _loosest(
    paper: Paper, width: float, height: float, rows: tuple[float, float], count: int
) -> list[list[Placed]]:
    """Return `count` pages with the highest rows of this range that fit; [] if none do."""

    def tried(loose: float) -> list[list[Placed]]:
        one = _with_rows(paper, loose, again=True)
        found = _set(one, width, height)
        if len(found) > count:
            return []
        if paper.columns == 1 == count:
            return found
        found = _evened(one, width, height, found)
        return [] if _grows(found[-1:] if paper.columns > 1 else found) else found

    least, most = rows
    best = tried(most)
    if best or not (best := tried(least)):
        return best
    for _ in range(5):
        middle = (least + most) / 2
        if found := tried(middle):
            best, least = found, middle
        else:
            most = middle
    return best


def _with_rows(paper: Paper, loose: float, size: float = 0.0, again: bool = False) -> Paper:
    """Return a paper with read-only tables this loose, in letters of a size."""

    def one(rows: Rows) -> Rows:
        if rows.boxed or (rows.height and not size and not again):
            return rows
        wanted = size or rows.size
        widths = rows.widths if wanted == rows.size else ()
        least = rows.height if again else 0.0
        high = loose * wanted * (_SIGNED if again and rows.writing else 1.0)
        return replace(rows, size=wanted, height=max(least, high), widths=widths)

    return replace(
        paper, blocks=[one(block) if isinstance(block, Rows) else block for block in paper.blocks]
    )


def _measured(paper: Paper, width: float) -> Paper:
    """Return a paper with its tables' columns measured, once for all that is tried with them."""
    room = (width - GUTTER * (paper.columns - 1)) / paper.columns
    blocks: list[Block] = []
    for block in paper.blocks:
        parts = set_to(block, room) if isinstance(block, Rows) else [block]
        blocks += [one for at, part in enumerate(parts) for one in ((Break(), part)[not at :])]
    return replace(paper, blocks=blocks)


def _has_room(one: Placed, size: float = HEADING) -> bool:
    """Whether a table has letters of this size, and hardly a name of it two lines."""
    if not isinstance(one.block, Rows) or not size:
        return True
    rows = one.block
    if rows.size < size and not rows.boxed:
        return False
    needs = needs_of(rows)
    room = one.width - sum(needs) + needs[rows.stretch] - 3
    names = [row[rows.stretch] for row in rows.rows]
    long = sum(wide(name, rows.size) > room for name in names)
    return long <= max(1, len(names) * _LONG)


def _set(
    paper: Paper, width: float, height: float, last: int = 0, short: float = 0.0
) -> list[list[Placed]]:
    press = _Press(paper, width, height, last, short)
    press.set(paper.blocks)
    return [page for page in press.pages if page] or [[]]


def _evened(
    paper: Paper, width: float, height: float, found: list[list[Placed]]
) -> list[list[Placed]]:
    """Return the pages with columns no longer than needed, and none longer than before.

    Of several pages in columns only the last is evened: all others are full.
    """
    last = len(found) if paper.columns > 1 else 0
    low, high = 42.0, height
    while high - low > 3:
        middle = (low + high) / 2
        shorter = _set(paper, width, height if last else middle, last, middle)
        if len(shorter) > len(found) or _grows(shorter[-1:] if last else shorter):
            low = middle
        else:
            found, high = shorter, middle
    return found


def _grows(found: Sequence[Sequence[Placed]]) -> bool:
    """Whether a column is longer by more than a row than the one before it."""
    ends: dict[tuple[int, float], float] = {}
    for number, page in enumerate(found):
        for one in page:
            ends[number, one.x] = one.y + one.height
    return any(after > before + _MORE for before, after in pairwise(ends.values()))
