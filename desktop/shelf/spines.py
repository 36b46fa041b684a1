"""Which boxes stand on which board of the shelf, and the list of them for keys and readers.

On the top board lie the matches that are unfinished, the three latest with their faces out; below
it there is a board for each month, the newest first, or as many as its boxes need.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Container, Sequence
from heapq import nlargest
from itertools import accumulate
from typing import Any, NamedTuple, overload

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.common import plain_text
from desktop.shelf import rows
from desktop.shelf.index import Entries, Entry

OPEN = "open"
"""Stands for a month on the board of what is unfinished."""
FACES = 3
"""How many boxes lie there with their faces out."""

# Pixels at a scale of 1.
BOX_WIDE, BOX_HIGH, BOX_GAP = 140, 200, 18
THIN, THICK, GAP = 32, 40, 3
LOW, HIGH = 134, 152
DRAWN_OUT = 10
PLANK = 19
INSET = 20
OPEN_BOARD, BOARD = 236, 192
THICKEST = 24
"""The deals of a match from which on its box is as thick as there is."""


class Place(NamedTuple):
    """Where a match stands: on which board, from where on, and how wide its box is."""

    entry: Entry
    board: int
    left: int
    wide: int
    face: bool = False


class Board(NamedTuple):
    """A board: whose month it is, its places from `first` to before `end`, and where it is."""

    month: str
    first: int
    end: int
    top: int
    high: int


class Places(Sequence[Place]):
    """The places of all matches in the order in which they are read, made when asked for."""

    def __init__(self, entries: Entries) -> None:
        self.entries, self.faces = entries, 0
        self.numbers: list[int] = []
        self.lefts: list[int] = []
        self.wides: list[int] = []
        self.firsts: list[int] = []
        """The first place of each board."""

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, row: int) -> Place: ...
    @overload
    def __getitem__(self, row: slice) -> list[Place]: ...
    def __getitem__(self, row: int | slice) -> Place | list[Place]:
        if isinstance(row, slice):
            return [self[one] for one in range(len(self))[row]]
        entry, board = self.entries[self.numbers[row]], bisect_right(self.firsts, row) - 1
        return Place(entry, board, self.lefts[row], self.wides[row], row < self.faces)

    def rows(self, names: Container[str]) -> dict[str, int]:
        """Where the matches of these names stand."""
        called = map(self.entries.names.__getitem__, self.numbers)
        return {name: row for row, name in enumerate(called) if name in names}


class Boards(NamedTuple):
    """All of it, in the order in which it is read."""

    places: Places
    boards: Sequence[Board] = ()

    @property
    def high(self) -> int:
        """The height of all boards."""
        return self.boards[-1].top + self.boards[-1].high if self.boards else 0

    def board_at(self, y: int) -> int:
        """Return the number of the board at this height, the nearest one beyond them."""
        at = bisect_right(self.boards, y, key=lambda one: one.top) - 1
        return max(0, min(at, len(self.boards) - 1))

    def place_at(self, x: int, y: int) -> int:
        """Return the number of the place there, -1 where no box stands."""
        if not 0 <= y < self.high:
            return -1
        board, places = self.boards[self.board_at(y)], self.places
        at = self._before(board, x)
        return at if at >= board.first and x < places.lefts[at] + places.wides[at] else -1

    def nearest(self, board: int, x: int) -> int:
        """Return the place of a board that is nearest to this point of its length."""
        there = self.boards[board]
        at = self._before(there, x)
        return max(there.first, min(at, there.end - 1))

    def _before(self, board: Board, x: int) -> int:
        """Return the last place of a board that begins no further right."""
        return bisect_right(self.places.lefts, x, board.first, board.end) - 1


def arranged(entries: Entries, some: Sequence[int], room: int, scale: float) -> Boards:
    """Boards of this width for these of the matches, which are given the newest first."""
    return _Carpenter(entries, room, scale).made(some)


class _Carpenter:
    """Stands boxes on boards of one width."""

    def __init__(self, entries: Entries, room: int, scale: float) -> None:
        self._entries, self._scale, self._inset = entries, scale, round(INSET * scale)
        self._gap, thick = round(GAP * scale), round(THICK * scale)
        self._end = max(room - self._inset, self._inset + thick)
        self._widths = [
            round((THIN + (THICK - THIN) * deals / THICKEST) * scale)
            for deals in range(THICKEST + 1)
        ]
        self._places = Places(entries)
        self._boards: list[Board] = []

    def made(self, some: Sequence[int]) -> Boards:
        """Return the boards for these."""
        over, started = self._entries.over, self._entries.started
        if unfinished := [number for number in some if not over[number]]:
            self._stand_open(unfinished)
        # What has no room on the top board stands among the others of its month.
        above = {*self._places.numbers}
        left = [number for number in some if number not in above] if above else some
        months = [started[number][:7] for number in left]
        order = sorted(range(len(left)), key=months.__getitem__, reverse=True)
        boxes = [left[one] for one in order]
        first = 0
        for month, number in sorted(Counter(months).items(), reverse=True):
            self._stand_month(month, boxes[first : first + number])
            first += number
        return Boards(self._places, self._boards)

    def _stand_open(self, unfinished: list[int]) -> None:
        """Stand on the top board what was played last, as far as there is room."""
        places, most = self._places, FACES + self._end // self._widths[0]
        latest = nlargest(most, unfinished, key=self._entries.times.__getitem__)
        wide, step = round(BOX_WIDE * self._scale), round((BOX_WIDE + BOX_GAP) * self._scale)
        faces = latest[: max(1, min(FACES, (self._end - self._inset) // step))]
        places.faces, others = len(faces), latest[len(faces) :]
        places.numbers += faces
        places.lefts += [self._inset + step * number for number in range(len(faces))]
        places.wides += [wide] * len(faces)
        at = self._inset + step * len(faces)
        if others and at + self._widths[-1] <= self._end:
            wides, before = self._measured(others)
            self._stand(others, wides, before, slice(0, self._full(before, 0, at)), at)
        self._add(OPEN, 0, OPEN_BOARD)

    def _stand_month(self, month: str, boxes: list[int]) -> None:
        """Stand the boxes of a month on as many boards as they need."""
        wides, before = self._measured(boxes)
        begin = 0
        while begin < len(boxes):
            end, first = self._full(before, begin, self._inset), len(self._places)
            self._stand(boxes, wides, before, slice(begin, end), self._inset)
            self._add(month, first, BOARD)
            begin = end

    def _measured(self, boxes: Sequence[int]) -> tuple[list[int], list[int]]:
        """How wide boxes are, and how far from the first each would stand on an endless board."""
        some, widths = map(self._entries.deals.__getitem__, boxes), self._widths
        wides = [widths[deals if deals < THICKEST else THICKEST] for deals in some]
        return wides, [*accumulate([wide + self._gap for wide in wides], initial=0)]

    def _full(self, before: Sequence[int], begin: int, at: int) -> int:
        """Behind which box a board is full that begins with this one; it has one at least."""
        room = self._end - at + self._gap
        return max(begin + 1, bisect_right(before, before[begin] + room) - 1)

    def _stand(
        self,
        boxes: Sequence[int],
        wides: Sequence[int],
        before: Sequence[int],
        these: slice,
        at: int,
    ) -> None:
        """Stand these boxes beside each other."""
        at -= before[these.start]
        self._places.numbers += boxes[these]
        self._places.wides += wides[these]
        self._places.lefts += [at + far for far in before[these]]

    def _add(self, month: str, first: int, high: int) -> None:
        top = self._boards[-1].top + self._boards[-1].high if self._boards else 0
        board = Board(month, first, len(self._places), top, round(high * self._scale))
        self._boards.append(board)
        self._places.firsts.append(first)


class Spines(QAbstractListModel):
    """The boxes as a list, in the order in which they stand on the boards."""

    def __init__(self) -> None:
        super().__init__()
        self.boards = Boards(Places(Entries()))

    def stand(self, boards: Boards) -> None:
        """Have this stand on the shelf."""
        self.beginResetModel()
        self.boards = boards
        self.endResetModel()

    def entry(self, row: int) -> Entry:
        """Return the match at a place."""
        return self.boards.places[row].entry

    def row_of(self, name: str) -> int:
        """Return the place of the match of this name, -1 if it has none."""
        return self.boards.places.rows({name}).get(name, -1)

    # Qt's questions.

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.boards.places)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return rows.said(self.entry(index.row()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_text.tip(rows.said(self.entry(index.row())))
        return None
