"""Divides a sheet into printed pages: counts rows and shares them out. All sizes in millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.common.numbers import shown
from desktop.sheet.page import SheetPage
from engine.sheet import Total

translate = QCoreApplication.translate

A4_WIDTH = 180.0
"""The width between the margins of an A4 page, for which the sizes below are meant."""
ROW = 6.0
HEAD = 25.0
"""Title, rule set, place and players."""
LATER_HEAD = 9.0
SIGNATURES = 24.0
SLATE = 0.27
"""The part of the first page that the marks get."""


BY_HAND = 4.5
"""The least height of a row into which somebody is to write, however small the paper."""
BARE = 1.0
"""The height above the table where there are no marks, in millimetres."""


@dataclass(frozen=True)
class Area:
    """The part of a page between its margins, in millimetres."""

    width: float
    height: float
    marks: float = 0.0
    """The height that the marks get; 0 lets the page decide."""
    least_row: float = 0.0

    @property
    def scale(self) -> float:
        """How large everything is compared with A4."""
        return max(0.5, min(1.25, min(self.width, 1.2 * self.height) / A4_WIDTH))

    @property
    def row(self) -> float:
        """The height of a row of the table."""
        return max(ROW * self.scale, self.least_row)

    @property
    def slate(self) -> float:
        """The height that the marks get."""
        if self.marks:
            return self.marks
        return min(max(SLATE * self.height, 42 * self.scale), 72 * self.scale)


@dataclass(frozen=True)
class Row:
    """A row of the table: "deal", "total", "heading", "blank" or "note"."""

    kind: str
    label: str
    cells: tuple[str, ...] = ()
    ends: bool = False
    """Whether a cycle of deals ends with it: the rule below is stronger."""


@dataclass(frozen=True)
class Leaf:
    """One sheet of paper: its number, of how many, and its rows."""

    number: int
    of: int
    rows: tuple[Row, ...]
    signed: bool = False
    """Whether there is room at its foot for everybody's signature."""

    @property
    def first(self) -> bool:
        """Whether it has the heading and the marks."""
        return self.number == 1


def area_for(page: SheetPage, width: float, height: float) -> Area:
    """The room on a page. A sheet kept in figures has no slate, only the table."""
    return Area(width, height, BARE if page.in_figures else 0.0, BY_HAND if page.blank else 0.0)


def table(page: SheetPage) -> list[Row]:
    """The rows of the whole evening."""
    rows = []
    for line in range(len(page.sheet.lines)):
        if heading := page.heading(line):
            rows.append(Row("heading", heading))
        rows.append(Row("deal", page.row_name(line), page.cells(line)))
    for total in page.sheet.totals if page.sheet.lines else ():
        label = page.speech.text(f"total.{total.key}")
        rows.append(Row("total", label, tuple(shown(value) for value in total.values)))
    return rows + [Row("note", note) for note in page.footnotes()]


def leaves(page: SheetPage, area: Area) -> list[Leaf]:
    """The pages of an evening. A sheet without deals gets blank rows, to be filled in by hand."""
    rows = table(page)
    if not rows:
        sums = [_sum_row(page, total) for total in page.sheet.totals] if page.blank else []
        room = _room(area, first=True, signed=True)
        # On the smallest forms deals go before sums.
        sums = sums if room > 2 * len(sums) else []
        rows = _to_write_in(page, room - len(sums)) + sums
        return [Leaf(1, 1, tuple(rows), signed=True)]
    shares = _shares(rows, area)
    of = len(shares)
    return [Leaf(n, of, tuple(share), signed=n == of) for n, share in enumerate(shares, 1)]


def _to_write_in(page: SheetPage, room: int) -> list[Row]:
    """Empty rows; where deals come in cycles whole ones, as far as one has room."""
    names = [page.blank_name(number) for number in range(room)]
    cycle = cycle_of(names)
    if 0 < cycle <= room:
        names = names[: room - room % cycle]
    return [
        Row("blank", name, ends=bool(cycle) and number % cycle == 0)
        for number, name in enumerate(names, 1)
    ]


def cycle_of(names: Sequence[str]) -> int:
    """After how many deals their names begin anew; 0 where they never do."""
    if all(name.isdecimal() for name in names):
        return 0
    again = [number for number in range(2, len(names)) if names[number] == names[0]]
    return next(
        (
            length
            for length in again
            if all(name == names[at % length] for at, name in enumerate(names))
        ),
        0,
    )


LEAST_ROWS = 4
"""Deals that a form has at the least, or a whole cycle of them."""
PEN = 10.0
"""So wide a column must be that somebody can write into it, in millimetres."""
_READABLE = 0.42
"""Below this part of A4 letters would be too small, and their places overlap."""


def has_room(page: SheetPage, area: Area) -> bool:
    """Whether a sheet finds room in a field: deals, sums, names and signatures."""
    if min(area.width, 1.2 * area.height) / A4_WIDTH < _READABLE:
        return False
    if not page.blank:
        return True
    sums = len(page.sheet.totals)
    names = [page.blank_name(number) for number in range(20)]
    least = max(LEAST_ROWS, cycle_of(names))
    columns = max(1, len(page.heads))
    wide_enough = 0.8 * area.width / columns >= PEN
    return wide_enough and _room(area, first=True, signed=True) >= least + sums


def _sum_row(page: SheetPage, total: Total) -> Row:
    """A row at the foot of a form, in which a sum can be entered."""
    return Row("total", page.speech.text(f"total.{total.key}"))


def _shares(rows: list[Row], area: Area) -> list[list[Row]]:
    shares: list[list[Row]] = []
    while True:
        first = not shares
        if len(rows) <= _room(area, first=first, signed=True):
            return [*shares, rows]
        room = max(2, _room(area, first=first, signed=False))
        # Neither a heading alone at the foot, nor sums alone on the next page.
        cut = min(room, len(rows) - 1)
        while cut > 1 and (rows[cut - 1].kind == "heading" or rows[cut].kind in ("total", "note")):
            cut -= 1
        shares.append(rows[:cut])
        rows = rows[cut:]


def _room(area: Area, *, first: bool, signed: bool) -> int:
    """How many rows a page has room for, besides the names at the head of the table."""
    free = area.height - (HEAD * area.scale + area.slate if first else LATER_HEAD * area.scale)
    if signed:
        free -= SIGNATURES * area.scale
    return max(1, int(free / area.row) - 1)


def page_number(leaf: Leaf) -> str:
    """The words "page 1 of 3", "" if there is one page only."""
    if leaf.of == 1:
        return ""
    return translate("sheet", "page {number} of {of}").format(number=leaf.number, of=leaf.of)
