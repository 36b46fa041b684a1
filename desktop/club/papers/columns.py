"""The measures of a table on paper: how wide its columns are, how high its rows, in which face.

All in millimetres.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.club.papers.blocks import Rows
from desktop.club.papers.scale import SANS, SERIF, Face, wide

PAD = 1.6
"""White at either side of a cell."""


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


def needs_of(rows: Rows) -> list[float]:
    """How wide each column would like to be."""
    count = max([len(rows.heads), *(len(row) for row in measured(rows))])
    return [_column_needs(rows, column) for column in range(count)]


def needed(rows: Rows) -> float:
    """How wide a table would like to be."""
    return sum(needs_of(rows))


def columns_of(rows: Rows, width: float) -> list[float]:
    """The width of each column: what it needs, the rest to one; all less if that is too much."""
    need = needs_of(rows)
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
