"""Which boxes stand on which board of the shelf, and the list of them for keys and readers.

On the top board lie the matches that are unfinished, the three latest with their faces out; below
it there is a board for each month, the newest first, or as many as its boxes need.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from heapq import nlargest
from typing import Any, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.common import plain_text
from desktop.shelf import rows
from desktop.shelf.index import Entry

OPEN = "open"
"""Stands for a month on the board of what is unfinished."""
FACES = 3
"""So many boxes lie there with their faces out."""

# Pixels at a scale of 1.
BOX_WIDE, BOX_HIGH, BOX_GAP = 140, 200, 18
THIN, THICK, GAP = 32, 40, 3
LOW, HIGH = 134, 152
DRAWN_OUT = 10
PLANK = 19
INSET = 20
OPEN_BOARD, BOARD = 236, 192
THICKEST = 24
"""A match of so many deals has as thick a box as there is."""


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


class Boards(NamedTuple):
    """All of it, in the order in which it is read."""

    places: Sequence[Place] = ()
    boards: Sequence[Board] = ()

    @property
    def high(self) -> int:
        """The height of all boards."""
        return self.boards[-1].top + self.boards[-1].high if self.boards else 0

    def board_at(self, y: int) -> int:
        """The number of the board at this height, the nearest one beyond them."""
        at = bisect_right(self.boards, y, key=lambda one: one.top) - 1
        return max(0, min(at, len(self.boards) - 1))

    def place_at(self, x: int, y: int) -> int:
        """The number of the place there, -1 where no box stands."""
        if not 0 <= y < self.high:
            return -1
        board = self.boards[self.board_at(y)]
        at = self._before(board, x)
        return at if at >= board.first and x < self.places[at].left + self.places[at].wide else -1

    def nearest(self, board: int, x: int) -> int:
        """The place of a board that is nearest to this point of its length."""
        there = self.boards[board]
        at = self._before(there, x)
        return max(there.first, min(at, there.end - 1))

    def _before(self, board: Board, x: int) -> int:
        """The last place of a board that begins no further right."""
        return bisect_right(self.places, x, board.first, board.end, key=lambda one: one.left) - 1


def arranged(entries: Sequence[Entry], room: int, scale: float) -> Boards:
    """Boards of this width for these matches, which are given the newest first."""
    return _Carpenter(room, scale).made(entries)


_Box: TypeAlias = tuple[Entry, int]
"""A match, and how wide its box is."""


class _Carpenter:
    """Stands boxes on boards of one width."""

    def __init__(self, room: int, scale: float) -> None:
        self._scale, self._inset = scale, round(INSET * scale)
        self._gap, thick = round(GAP * scale), round(THICK * scale)
        self._end = max(room - self._inset, self._inset + thick)
        self._widths = [
            round((THIN + (THICK - THIN) * deals / THICKEST) * scale)
            for deals in range(THICKEST + 1)
        ]
        self._places: list[Place] = []
        self._boards: list[Board] = []

    def made(self, entries: Sequence[Entry]) -> Boards:
        """The boards for these."""
        widths, boxes, unfinished = self._widths, list[_Box](), list[_Box]()
        for entry in entries:
            deals, over, _ = entry.so_far
            box = (entry, widths[deals if deals < THICKEST else THICKEST])
            boxes.append(box)
            if not over:
                unfinished.append(box)
        if unfinished:
            self._stand_open(unfinished)
        # What has no room on the top board stands among the others of its month.
        above = {one.entry.name for one in self._places}
        months: dict[str, list[_Box]] = {}
        for box in boxes:
            if not above or box[0].name not in above:
                month = box[0].started[:7]
                if month in months:
                    months[month].append(box)
                else:
                    months[month] = [box]
        for month in sorted(months, reverse=True):
            left = months[month]
            while left:
                first = len(self._places)
                left = left[self._stand(left, self._inset) :]
                self._add(month, first, BOARD)
        return Boards(self._places, self._boards)

    def _stand_open(self, unfinished: list[_Box]) -> None:
        """Stand on the top board what was played last, as far as there is room."""
        most = FACES + self._end // self._widths[0]
        latest = nlargest(most, unfinished, key=lambda one: one[0].time)
        wide, step = round(BOX_WIDE * self._scale), round((BOX_WIDE + BOX_GAP) * self._scale)
        faces = max(1, min(FACES, (self._end - self._inset) // step))
        at = self._inset
        for entry, _ in latest[:faces]:
            self._places.append(Place(entry, 0, at, wide, face=True))
            at += step
        if at + self._widths[-1] <= self._end:
            self._stand(latest[faces:], at)
        self._add(OPEN, 0, OPEN_BOARD)

    def _stand(self, some: Sequence[_Box], at: int) -> int:
        """Stand boxes beside each other, as many as have room, at least one; how many."""
        number, board = 0, len(self._boards)
        for entry, wide in some:
            if number and at + wide > self._end:
                break
            self._places.append(Place(entry, board, at, wide))
            at, number = at + wide + self._gap, number + 1
        return number

    def _add(self, month: str, first: int, high: int) -> None:
        top = self._boards[-1].top + self._boards[-1].high if self._boards else 0
        board = Board(month, first, len(self._places), top, round(high * self._scale))
        self._boards.append(board)


class Spines(QAbstractListModel):
    """The boxes as a list, in the order in which they stand on the boards."""

    def __init__(self) -> None:
        super().__init__()
        self.boards = Boards()

    def stand(self, boards: Boards) -> None:
        """Have this stand on the shelf."""
        self.beginResetModel()
        self.boards = boards
        self.endResetModel()

    def entry(self, row: int) -> Entry:
        """The match at a place."""
        return self.boards.places[row].entry

    def row_of(self, name: str) -> int:
        """The place of the match of this name, -1 if it has none."""
        places = self.boards.places
        return next((row for row, one in enumerate(places) if one.entry.name == name), -1)

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
