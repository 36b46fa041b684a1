"""The measures of a table on paper: how wide its columns are, how high its rows. In millimetres."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product

from desktop.print.blocks import Rows
from desktop.print.scale import LEAST, PITCH, fit, fold, longest_word, smaller, wide

PAD = 1.4
"""White at either side of a cell."""
LOOSE = 1.45
"""How high a row is, in heights of its line."""
PAD_OF_GROUP = 0.2
NAMES, _HIGHEST_NAMES = 1.25, 16.0
"""How high a head is above rows that are written into: in heights of a row, and at the most."""
_CLOSE = 0.6
"""The share of its room that a pen has on narrow pages."""
_FEWEST = 24.0
"""How wide a column of names is at the least."""


def head_size(rows: Rows) -> float:
    """Return the size of what stands above the columns: that of the letters, less a step."""
    return max(min(LEAST, rows.size), 0.82 * rows.size)


def pad_of(width: float) -> float:
    """White at either side of a cell in a column of this width."""
    return min(PAD, width / 8)


def room_of(width: float) -> float:
    """Return the room for what stands in a column of this width, which was made for just that."""
    return width - 2 * pad_of(width) + 0.001


def hanging(cells: Sequence[str]) -> list[tuple[str, str]]:
    """Each number of a column, and the signs behind it, which must not move its units."""
    parted = []
    for cell in cells:
        end = max((place for place, sign in enumerate(cell, 1) if sign.isdigit()), default=0)
        parted.append((cell[:end], cell[end:]) if end else (cell, ""))
    return parted


def signs_of(rows: Rows, column: int) -> float:
    """Return the room for what stands behind the units of a column of numbers."""
    parts = hanging(_cells(rows, column))
    return max((wide(signs, rows.size, True) for _, signs in parts), default=0.0)


def widest_of(rows: Rows, column: int) -> float:
    """Return the width of the widest figure of a column."""
    return max((wide(cell, rows.size, True) for cell in _cells(rows, column)), default=0.0)


def _cells(rows: Rows, column: int) -> list[str]:
    return [
        row[column]
        for number, row in enumerate(rows.rows)
        if column < len(row) and number not in rows.spanning
    ]


def _column_needs(rows: Rows, column: int) -> float:
    cells = _cells(rows, column)
    if column in rows.numbers:
        parts = hanging(cells)
        need = max((wide(number, rows.size, True) for number, _ in parts), default=0.0)
        need += signs_of(rows, column)
    else:
        need = max((wide(cell, rows.size, True) for cell in cells), default=0.0)
    head = rows.heads[column] if column < len(rows.heads) else ""
    pen = rows.pen if column in rows.writing else 0.0
    return max(need, longest_word(head, head_size(rows), True), pen) + 2 * PAD


def _least_needs(rows: Rows, column: int) -> float:
    """How narrow a column may be: a number is never parted, a text where it has a blank."""
    if column in rows.numbers or column in rows.writing:
        return _column_needs(rows, column)
    words = max((longest_word(one, rows.size, True) for one in _cells(rows, column)), default=0.0)
    head = rows.heads[column] if column < len(rows.heads) else ""
    least = min(_FEWEST, _column_needs(rows, column)) if column == rows.stretch else 0.0
    return max(words + 2 * PAD, longest_word(head, head_size(rows), True) + 2 * PAD, least)


def count_of(rows: Rows) -> int:
    """How many columns there are."""
    return max([len(rows.heads), *(len(row) for row in rows.rows)])


def needs_of(rows: Rows) -> list[float]:
    """How wide each column would like to be."""
    return [_column_needs(rows, column) for column in range(count_of(rows))]


def needed(rows: Rows) -> float:
    """How wide a table would like to be."""
    return sum(needs_of(rows))


def _widths(rows: Rows, width: float) -> list[float]:
    """Return the width of each column; [] if there is no room for all of them."""
    if rows.weights:
        return [width * one / sum(rows.weights) for one in rows.weights]
    need, least = needs_of(rows), [_least_needs(rows, one) for one in range(count_of(rows))]
    if rows.equal and len(need) > 1:
        first = min(max(need[0], 8.0), max(width / 4, least[0]))
        each = (width - first) / (len(need) - 1)
        # Names above columns that are written into may stand in lines, and are shortened.
        room = max(_body(rows, column) for column in range(1, len(need)))
        return [first, *[each] * (len(need) - 1)] if each >= room else []
    if (spare := width - sum(need)) >= 0:
        need[rows.stretch] += spare
        return need
    if (spare := width - sum(least)) < 0:
        return []
    missing = sum(need) - sum(least)
    return [few + spare * (much - few) / missing for much, few in zip(need, least, strict=True)]


def _body(rows: Rows, column: int) -> float:
    cells = max((wide(cell, rows.size, True) for cell in _cells(rows, column)), default=0.0)
    head = rows.heads[column] if column < len(rows.heads) else ""
    return max(cells, wide(head, head_size(rows), True) if head.isdecimal() else 0.0) + 0.8


def set_to(rows: Rows, width: float) -> list[Rows]:
    """Return a table as wide as that: its letters a little smaller if need be, then in parts.

    Each part has the columns up to that of the names again.
    """
    if rows.widths and abs(sum(rows.widths) - width) < 0.01:
        return [rows]
    found = rows
    for pen, size in product((rows.pen, _CLOSE * rows.pen), smaller(rows.size)):
        found = replace(rows, size=size, pen=pen)
        if widths := _widths(found, width):
            return [replace(found, widths=widths)]
    kept = list(range(rows.stretch + 1))
    count = count_of(found)
    room = width - sum(_least_needs(found, column) for column in kept)
    if rows.equal:
        room = min(room, 0.75 * width)
        needs = [max(_body(found, column) for column in range(1, count))] * count
    else:
        needs = [_least_needs(found, column) for column in range(count)]
    parts: list[list[int]] = [[]]
    for column in range(len(kept), count):
        if parts[-1] and sum(needs[one] for one in [*parts[-1], column]) > room:
            parts.append([])
        parts[-1].append(column)
    if len(parts) < 2:
        return [replace(found, widths=_squeezed(found, width))]
    # As many columns in each.
    each = -(-(count - len(kept)) // len(parts))
    shares = [range(at, min(at + each, count)) for at in range(len(kept), count, each)]
    return [one for share in shares for one in set_to(_only(found, [*kept, *share]), width)]


def _squeezed(rows: Rows, width: float) -> list[float]:
    need = needs_of(rows)
    return [one * width / sum(need) for one in need]


def _only(rows: Rows, columns: Sequence[int]) -> Rows:
    """Return the same table with these columns alone."""
    return replace(
        rows,
        heads=[rows.heads[one] for one in columns] if rows.heads else (),
        rows=[[row[one] for one in columns if one < len(row)] for row in rows.rows],
        numbers=[at for at, one in enumerate(columns) if one in rows.numbers],
        writing=[at for at, one in enumerate(columns) if one in rows.writing],
    )


def cut(rows: Rows, first: int, end: int) -> Rows:
    """Return the rows from one to another of a table that is set."""

    def moved(numbers: object) -> list[int]:
        assert isinstance(numbers, (list, tuple, range, set, frozenset))
        return [one - first for one in numbers if first <= one < end]

    return replace(
        rows,
        rows=rows.rows[first:end],
        bold=moved(rows.bold),
        strong=moved(rows.strong),
        shaded=moved(rows.shaded),
        spanning=moved(rows.spanning),
        hints={(row - first, at): one for (row, at), one in rows.hints.items()},
    )


def lines_of(rows: Rows, row: int, column: int) -> tuple[float, list[str]]:
    """Return the letters and lines of a cell of a table that is set."""
    cell, bold = rows.rows[row][column], row in rows.bold
    if row in rows.spanning:
        return rows.size, fold(cell, sum(rows.widths) - 2 * PAD, rows.size, bold)
    room = room_of(rows.widths[column])
    if wide(cell, rows.size, bold) <= room:
        return rows.size, [cell]
    # A name keeps its letters where its row may be higher; only what is filled in has no room.
    return fit(cell, room, rows.height if rows.boxed and rows.height else 1e3, rows.size, bold)


def row_height(rows: Rows, row: int) -> float:
    """Return the height of a row of a table that is set."""
    high = rows.height or LOOSE * rows.size
    for column in range(1 if row in rows.spanning else len(rows.rows[row])):
        size, lines = lines_of(rows, row, column)
        if len(lines) > 1:
            high = max(high, len(lines) * PITCH * size + 0.3 * size)
    return high


def heads_of(rows: Rows) -> Iterator[tuple[int, float, list[str]]]:
    """Each head with its column, its letters and its lines."""
    size = head_size(rows)
    for column, (head, width) in enumerate(zip(rows.heads, rows.widths, strict=False)):
        room = room_of(width)
        if rows.equal and column:
            # Up to three lines; then the first names are shortened. Above rows for a pen a name
            # has the letters of the table: it is looked for from across the table.
            large = rows.size if rows.tall and not head.isdecimal() else size
            yield column, *fit(head, room, 3 * PITCH * size, large, True)
        else:
            # Parted at blanks alone: half a word says nothing.
            yield column, size, fold(head, max(room, longest_word(head, size, True)), size, True)


def group_height(rows: Rows) -> float:
    """Return the height of the heads of groups: names among them may need several lines."""
    if not rows.above:
        return 0.0
    most = max(len(lines) * PITCH * size for _, size, lines in groups_of(rows))
    return max(LOOSE * head_size(rows), most + 0.4 * rows.size)


def groups_of(rows: Rows) -> Iterator[tuple[tuple[int, int], float, list[str]]]:
    """Each group that has a head: its columns, its letters and its lines."""
    ends = edges(rows)
    for first, end, text in group_edges(rows):
        if text:
            room = ends[end] - ends[first] - 2 * PAD_OF_GROUP
            yield (first, end), *fit(text, room, 2 * PITCH * rows.size, rows.size, True)


def head_height(rows: Rows) -> float:
    """Return the height of what stands above the columns."""
    if not rows.heads:
        return 0.0
    most = max((len(lines) * PITCH * size for _, size, lines in heads_of(rows)), default=0.0)
    low = min(NAMES * rows.height, _HIGHEST_NAMES) if rows.boxed else 0.0
    return max(LOOSE * head_size(rows), low, most + 0.4 * rows.size) + group_height(rows)


def heights(rows: Rows) -> list[float]:
    """Return the height of the head, and of each row."""
    return [head_height(rows), *(row_height(rows, row) for row in range(len(rows.rows)))]


def edges(rows: Rows) -> list[float]:
    """Where each column begins, and where the last ends."""
    found = [0.0]
    for one in rows.widths:
        found.append(found[-1] + one)
    return found


def group_edges(rows: Rows) -> list[tuple[int, int, str]]:
    """From which column to which a group goes, and what it is called."""
    ends = [0]
    for _, count in rows.above:
        ends.append(ends[-1] + count)
    pairs = zip(pairwise(ends), rows.above, strict=True)
    return [(first, end, text) for (first, end), (text, _) in pairs]
