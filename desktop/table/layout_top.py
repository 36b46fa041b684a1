"""What lies along the upper edge: those who sit there, and what counts now where it finds no room
at the side.

In a small window the side is a narrow rail, and with large letters it is too narrow for sentences
everywhere. Then what counts now stands beside those along the top, or in a line below them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.look.lettering import PARTED
from desktop.table.layout_edges import SIDES, EdgeLayout
from desktop.table.needs import CORNER_HIGH

_SIDE = 0.165
"""How much of a large table's width piles at the side take."""
_LEAST_MIDDLE = 0.24
"""How much of the height has to be left between what counts now and what is asked."""
_MOST_LINES = 3
"""In so many lines what counts now may stand at the side."""


@dataclass(frozen=True)
class TopLayout(EdgeLayout):
    """What lies along the upper edge of a table."""

    # Those who sit there.

    @cached_property
    def left_column(self) -> int:
        return self._own_column

    @property
    def _top_middle(self) -> int:
        """How far from the upper edge portraits along it have their middle."""
        return round(self.portrait * (1.02 if self.large else 0.74)) + self.margin // 2

    @cached_property
    def _on_top(self) -> list[QPoint]:
        count = SIDES[self.needs.seats][1]
        y = self._top_middle
        left, right = self.left_column, self.width - self.right_column
        if count == 1:
            half = self._person_wide // 2
            return [QPoint(max(left + half, min(self.axis, right - half)), y)]
        if self.upright:
            # Those at the sides sit lower there, so that the whole breadth is free.
            left, right = self.margin, self.width - self.margin
        part = (right - left) / max(1, count)
        return [QPoint(round(left + (number + 0.5) * part), y) for number in range(count)]

    @cached_property
    def _top_ends(self) -> int:
        """Where those along the top end on the right, with the cards behind them."""
        if not self._on_top:
            return self.left_column
        reach = max(self._person_wide // 2, self.portrait)
        return max(middle.x() for middle in self._on_top) + reach

    @property
    def _fans_end(self) -> int:
        """How far those along the top reach with their fans."""
        reach = self._person_wide // 2 + self.portrait
        return max((middle.x() + reach for middle in self._on_top), default=0)

    @property
    def _top_begins(self) -> int:
        """Where they begin on the left."""
        reach = max(self._person_wide // 2, self.portrait)
        return min((middle.x() for middle in self._on_top), default=self.left_column) - reach

    @cached_property
    def left_top(self) -> int:
        """Where those on the left may begin: below what lies in the corner above them."""
        if self.upright:
            return self._people_end
        above = self.status_on_top
        taken = not above.isEmpty() and above.left() < self.left_column
        return above.bottom() + 1 + self.margin if taken else self.margin

    @cached_property
    def _people_end(self) -> int:
        """Where those along the top end below."""
        if not self._on_top:
            return self.margin
        return self._top_middle + self._below_middle() + self.margin

    @cached_property
    def below_top(self) -> int:
        """Where all that lies along the upper edge ends."""
        if self.status_on_top.isEmpty():
            return self._people_end
        return max(self._people_end, self.status_on_top.bottom() + 1 + self.margin)

    # What counts now.

    def _status_in(self, room: int) -> QSize:
        """How large it is where it may be so broad."""
        pad, told = self.texts.line, self.texts.status or self.texts.line * 6
        lines = self._status_lines(room)
        high = round(self.texts.line * (lines * 1.1 + 0.45))
        broad = told + 2 * pad if lines == 1 else round(told * PARTED / lines) + 3 * pad
        if self.shows_always:
            high += round(self.texts.line * CORNER_HIGH)
            broad = max(broad, self.texts.always + pad)
        return QSize(min(room, broad), high)

    @cached_property
    def shows_always(self) -> bool:
        """Whether the cards are shown that are above all others in every deal: not where nothing
        would be left of the middle, which letters of twice their size in the least window do."""
        lines = self._people_end + self.texts.line * (2.65 + CORNER_HIGH) + self.margin * 4
        left = self.height - lines - self._asked_height()
        return bool(self.texts.always) and left > self.height * _LEAST_MIDDLE

    def _status_lines(self, room: int) -> int:
        told = self.texts.status or self.texts.line * 6
        inner = max(1, room - 2 * self.texts.line)
        return 1 if told <= inner else ceil(told * PARTED / inner)

    def _corner(self, left: int, right: int, high: int) -> QSize | None:
        """How large it is in a corner beside those along the top; None where it has no room."""
        room = right - left
        size = self._status_in(room)
        fits = size.height() <= high and self._always_wide <= room
        return size if fits and room > self.texts.line * 7 else None

    @property
    def _always_wide(self) -> int:
        return self.texts.always + self.texts.line if self.shows_always else 0

    @property
    def side_broad(self) -> int:
        """How broad the side is where piles lie."""
        if self.large:
            return round(self.width * _SIDE)
        return self.right_column - 2 * self.margin

    @cached_property
    def status_on_top(self) -> QRect:
        """Where what counts now stands along the upper edge; empty where it stands at the side."""
        # Piles need their room above it.
        low = self.height - self._people_end - self._asked_height() - 4 * self.margin
        fits = self._always_wide <= self.side_broad
        fits = fits and self._status_in(self.side_broad).height() <= 0.45 * low
        if self.large and fits and self._status_lines(self.side_broad) <= _MOST_LINES:
            return QRect()
        right = self.width - self.margin - (self.right_column if self.large else 0)
        high = max(self._people_end - 2 * self.margin, self.texts.line * 2)
        if corner := self._corner(self._top_ends + self.margin, right, high):
            return QRect(QPoint(right - corner.width(), self.margin), corner)
        if (
            self._on_top
            and not self.upright
            and (corner := self._corner(self.margin, self._top_begins - self.margin, high))
        ):
            return QRect(QPoint(self.margin, self.margin), corner)
        left = self.left_column
        below = self._status_in(right - left)
        if self._on_top:
            return QRect(QPoint(right - below.width(), self._people_end), below)
        return QRect(QPoint(right - below.width(), self.margin), below)
