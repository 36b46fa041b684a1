"""Where everything on the first page lies, reckoned without widgets.

From top to bottom: the title and its line, the question which game it shall be, the boxes in one or
more rows, the slip of paper and the doors beside each other or one below the other, and the words
of the foot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

BOX_WIDTH = 214
"""Pixels at a scale of 1: no wider where all stand in one row."""
ROWS_WIDTH = 300
"""The same where there is room for several rows of larger ones."""
LEAST_BOX = 112
_CLOSER = 0.66
"""How much closer rows of boxes lie to each other than boxes in a row."""


class Needs(NamedTuple):
    """What has to be laid out, in pixels; `scale` is that of the letters."""

    scale: float
    title: int
    """The height of the title."""
    line: Callable[[int], int]
    """The height of the line below it at a width."""
    boxes: int
    """How many there are."""
    box_heights: Callable[[int], tuple[int, int]]
    """The least and the best height of a box of this width."""
    none: Callable[[int], int] = lambda _: 0
    """The height of what is said at a width where there is no box."""
    finder: Sequence[QSize] = ()
    """The sizes of the question and of its words."""
    slip: Callable[[int], QSize] | None = None
    """The size of the slip where it may be so wide; None if there is none."""
    doors: Sequence[QSize] = ()
    foot: Sequence[QSize] = ()


class Places(NamedTuple):
    """Where it lies; `height` is that of the whole page, which may be more than the window's."""

    title: QRect
    line: QRect
    finder: tuple[QRect, ...]
    boxes: tuple[QRect, ...]
    none: QRect | None
    """Where it is said that there is no box; None if there is one."""
    slip: QRect | None
    doors: tuple[QRect, ...]
    foot: tuple[QRect, ...]
    height: int

    def width(self) -> int:
        """How wide a box is; 0 if there is none."""
        return self.boxes[0].width() if self.boxes else 0


def lay_out(size: QSize, needs: Needs) -> Places:
    """Lay the page out in a window of this size, closer together where it is low."""
    wide = _laid_out(size, needs, 1.0)
    return wide if wide.height <= size.height() else _laid_out(size, needs, 0.55)


def board_edge(words: Sequence[QSize]) -> int:
    """How far the board reaches beyond the words of the question that lie on it."""
    return round(0.16 * words[0].height()) if words else 0


def _laid_out(size: QSize, needs: Needs, loose: float) -> Places:
    lower = _lower(size.width(), needs)
    foot = _in_lines(size.width(), needs, needs.foot)
    finder = _in_lines(size.width(), needs, needs.finder)
    edge = board_edge(needs.finder)
    head = needs.title + needs.line(_inner(size.width(), needs))
    gap = round(13 * needs.scale * loose)
    # Boxes lie turned and throw a shadow: what lies below them keeps off.
    below = round(9 * needs.scale * loose)
    fixed = head + finder.height + 2 * edge + lower.height + foot.height + 5 * gap + below
    boxes = _boxes(size.width(), size.height() - fixed, needs, loose)
    whole = fixed + boxes.height
    # What is left over goes between the parts; the title keeps close to the upper edge.
    spare = max(0, size.height() - whole)
    shares = [round(spare * part) for part in (0.16, 0.22, 0.26, 0.22)]
    y = gap + shares[0]
    title = QRect(0, y, size.width(), needs.title)
    line = QRect(0, title.bottom() + 1, size.width(), head - needs.title)
    asked = finder.at(line.bottom() + 1 + edge + round(0.3 * (gap + shares[1])))
    y = line.bottom() + 1 + finder.height + 2 * edge + gap + shares[1]
    placed = boxes.at(y)
    y += boxes.height + gap + below + shares[2]
    slip_and_doors = lower.at(y)
    y += lower.height + gap + shares[3]
    return Places(
        title=title,
        line=line,
        finder=asked,
        boxes=placed if needs.boxes else (),
        none=None if needs.boxes else placed[0],
        slip=slip_and_doors[0] if needs.slip else None,
        doors=slip_and_doors[1:] if needs.slip else slip_and_doors,
        foot=foot.at(y),
        height=max(size.height(), whole),
    )


class _Group(NamedTuple):
    """Rectangles that keep together, counted from the upper edge of their group."""

    places: tuple[QRect, ...]
    height: int

    def at(self, y: int) -> tuple[QRect, ...]:
        return tuple(place.translated(0, y) for place in self.places)


def _inner(width: int, needs: Needs) -> int:
    return width - 2 * _side(width, needs)


def _side(width: int, needs: Needs) -> int:
    """The room left free at each side."""
    return max(18, round(0.035 * width))


# The boxes.


def _boxes(width: int, height: int, needs: Needs, loose: float) -> _Group:
    """As large as they can be; where nothing fits, the least that can be scrolled through."""
    if not needs.boxes:
        side, high = _side(width, needs), needs.none(_inner(width, needs))
        return _Group((QRect(side, 0, _inner(width, needs), high),), high)
    long = {-(-needs.boxes // rows) for rows in range(1, needs.boxes + 1)}
    tried = [_rows(width, height, each, needs, loose) for each in sorted(long, reverse=True)]
    fitting = [one for one in tried if one.height <= height and _wide_enough(one, needs)]
    if fitting:
        return max(fitting, key=lambda one: one.places[0].width() * one.places[0].height())
    wide = [one for one in tried if _wide_enough(one, needs)] or tried[-1:]
    return min(wide, key=lambda one: one.height)


def _wide_enough(group: _Group, needs: Needs) -> bool:
    return group.places[0].width() >= LEAST_BOX * needs.scale


def _rows(width: int, height: int, each: int, needs: Needs, loose: float) -> _Group:
    """Rows of `each` boxes, as large as there is room for; the last row may have fewer."""
    rows = -(-needs.boxes // each)
    inner = _inner(width, needs)
    gap = round(min(64, max(14, 0.03 * inner)))
    between = round(_CLOSER * gap * loose)
    most = (BOX_WIDTH if rows == 1 else ROWS_WIDTH) * needs.scale
    wide = round(min(most, (inner - (each - 1) * gap) / each))
    least, best = needs.box_heights(wide)
    room = (height - (rows - 1) * between) // rows
    high = min(best, max(least, room))
    if rows > 1 and room < best and room >= least:
        wide = min(wide, round(wide * max(0.8, room / best)))
        high = min(room, max(needs.box_heights(wide)[0], high))
    places = []
    for number in range(needs.boxes):
        row, place = divmod(number, each)
        here = min(each, needs.boxes - row * each)
        left = (width - here * wide - (here - 1) * gap) // 2
        places.append(QRect(left + place * (wide + gap), row * (high + between), wide, high))
    return _Group(tuple(places), rows * high + (rows - 1) * between)


# The slip and the doors.


def _lower(width: int, needs: Needs) -> _Group:
    """The slip at the left and the doors in two lines; one below the other where it is narrow."""
    inner, side = _inner(width, needs), _side(width, needs)
    gap = round(14 * needs.scale)
    door = _largest(needs.doors)
    if needs.slip is None:
        each = _fitting(needs.doors, door, gap, inner)
        return _doors(needs.doors, door, each, gap, QRect(side, 0, inner, 0), inner)
    least = round(250 * needs.scale)
    most = _halves(needs.doors)
    each = next((n for n in (most, 2) if inner - _row(n, door, gap) - 2 * gap >= least), 0)
    if each:
        pair = _row(each, door, gap)
        share = min(round(0.44 * inner), inner - pair - 2 * gap)
        slip = needs.slip(share)
        there = inner - slip.width() - 2 * gap
        wide = min(there, round(1.5 * pair))
        # Both together in the middle of the page.
        left = (width - slip.width() - 2 * gap - wide) // 2
        spread = min(round(0.05 * inner), max(0, left - side))
        left -= spread // 2
        area = QRect(left + slip.width() + 2 * gap + spread, 0, wide, 0)
        doors = _doors(needs.doors, door, each, gap, area, wide)
        height = max(slip.height(), doors.height)
        paper = QRect(QPoint(left, (height - slip.height()) // 2), slip)
        below = (height - doors.height) // 2
        return _Group((paper, *doors.at(below)), height)
    slip = needs.slip(inner)
    paper = QRect(QPoint((width - slip.width()) // 2, 0), slip)
    each = 2 if _row(2, door, gap) <= inner else 1
    doors = _doors(needs.doors, door, each, gap, QRect(side, 0, inner, 0), inner)
    down = slip.height() + gap
    return _Group((paper, *doors.at(down)), down + doors.height)


def _row(number: int, door: QSize, gap: int) -> int:
    """How wide so many doors beside each other are."""
    return number * door.width() + (number - 1) * gap


def _halves(doors: Sequence[QSize]) -> int:
    """How many stand in each of two lines."""
    return -(-len(doors) // 2)


def _fitting(doors: Sequence[QSize], door: QSize, gap: int, inner: int) -> int:
    """How many to a line: all if they fit, else in two lines, else two by two."""
    return next((n for n in (len(doors), _halves(doors)) if _row(n, door, gap) <= inner), 2)


def _doors(
    doors: Sequence[QSize], door: QSize, each: int, gap: int, area: QRect, most: int
) -> _Group:
    """So many in a line, in the middle of the area, all of one size."""
    wide = min(round(1.45 * door.width()), (most - (each - 1) * gap) // each)
    rows = -(-len(doors) // each)
    places = []
    for number in range(len(doors)):
        row, place = divmod(number, each)
        here = min(each, len(doors) - row * each)
        left = area.left() + (area.width() - here * wide - (here - 1) * gap) // 2
        left += place * (wide + gap)
        places.append(QRect(left, row * (door.height() + gap), wide, door.height()))
    return _Group(tuple(places), rows * door.height() + (rows - 1) * gap)


def _largest(sizes: Sequence[QSize]) -> QSize:
    found = QSize()
    for size in sizes:
        found = found.expandedTo(size)
    return found


# The question, and the foot.


def _in_lines(width: int, needs: Needs, words: Sequence[QSize]) -> _Group:
    """The words in as many lines as they need, each line in the middle."""
    inner, gap = _inner(width, needs), round(6 * needs.scale)
    places: list[QRect] = []
    y = 0
    for sizes in _lines(words, gap, inner):
        long = sum(size.width() for size in sizes) + gap * (len(sizes) - 1)
        x, high = (width - long) // 2, max(size.height() for size in sizes)
        for size in sizes:
            places.append(QRect(QPoint(x, y), size))
            x += size.width() + gap
        y += high
    return _Group(tuple(places), y)


def _lines(sizes: Sequence[QSize], gap: int, width: int) -> list[list[QSize]]:
    """As many in each line as there is room for."""
    lines: list[list[QSize]] = []
    used = 0
    for size in sizes:
        if lines and used + gap + size.width() <= width:
            lines[-1].append(size)
            used += gap + size.width()
        else:
            lines.append([size])
            used = size.width()
    return lines
