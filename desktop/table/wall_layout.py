"""Where everything lies on a table that is seen across a room: nobody sits before it.

All hands are held alike, so the middle has the room of the own one; letters, and with them people,
are larger. There are no tags, tokens or slate upon it.
"""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QPoint, QRect

from desktop.common.pose import Pose
from desktop.table.layout import SIDES, SizeClass, TableLayout

_PEOPLE = SizeClass(right=0.2, name=0.2, high=1.02, above=0.6)
_PORTRAIT = 1.7
"""How wide a portrait is at most, in lines of text."""
_NARROW = 30.0
"""How far all cards of a hand are turned from each other where people sit close, in degrees."""
_CARD = 0.36
"""How high a card is at most, in parts of the height."""
_CORNER = 8.6
"""How broad the corner is where it stands what counts now, in lines of text."""


class WallLayout(TableLayout):
    """The places of everything on one table for onlookers."""

    all_alike = True

    @property
    def large(self) -> bool:
        """Every hand is a fan, also in a small window: it is the same table."""
        return True

    @property
    def _class(self) -> SizeClass:
        return _PEOPLE

    @cached_property
    def portrait(self) -> int:
        """As wide as its letters ask for, and as all on the left have room for."""
        rows = SIDES[self.needs.seats][0] + 1
        below = round(self.line * 1.2) + self._state_height
        room = (self.height / rows - below - 2 * self.margin) / 0.9
        return max(28, round(min(self.line * _PORTRAIT, room)))

    # Nobody's hand is before the onlooker.

    @cached_property
    def hand_area(self) -> QRect:
        """No hand is held there."""
        return QRect(self._left_column, self.height, 0, 0)

    @cached_property
    def hand(self) -> list[Pose]:
        """No card of a hand lies there."""
        return []

    @cached_property
    def _on_top(self) -> list[QPoint]:
        """Two are moved to the left, so that what counts now has the corner, if there is room."""
        part = (self.width - round(_CORNER * self.line) - self._left_column) / 2
        if SIDES[self.needs.seats][1] != 2 or part < self._person_wide + self.margin:
            return super()._on_top
        first = QPoint(round(self._left_column + part / 2), self._top_middle)
        return [first, first + QPoint(round(part), 0)]

    @property
    def _state_height(self) -> int:
        """Two lines, where few enough sit one above the other."""
        lines = 2 if SIDES[self.needs.seats][0] < 2 else 1
        return round(self.small_line * (lines + 0.25))

    @property
    def bands(self) -> int:
        """Who takes a trick, and why, has two lines and covers no card of it."""
        return 2

    @property
    def _raised_top(self) -> int:
        return self.height - self.margin // 2

    @cached_property
    def _plain_axis(self) -> int:
        return self.width // 2

    @cached_property
    def card_width(self) -> int:
        """The width of a card at most."""
        return max(24, round(self.height * _CARD * self.needs.ratio))

    def _outwards(self, seat: int) -> int:
        """The own fan points to the left, too: there is somebody above it."""
        return -90 if self.side(seat) == "own" else super()._outwards(seat)

    @property
    def _all_backs(self) -> float:
        return _NARROW if SIDES[self.needs.seats][0] > 1 else super()._all_backs

    # How many tricks somebody has won is written below the name.

    def pile(self, seat: int, number: int) -> Pose:
        """Where a won trick goes: to the person."""
        return Pose.upright(self.person(seat).portrait).sized(self._pile_card)

    def piled(self, seat: int, tricks: int) -> list[Pose]:
        """No won trick is seen."""
        return []

    @cached_property
    def _trick_area(self) -> QRect:
        return self.middle

    # No slate: what counts now has its corner.

    @cached_property
    def slate_room(self) -> QRect:
        """No slate lies there."""
        return QRect(self.width - self.margin, 0, 0, 0)

    @cached_property
    def slate(self) -> None:
        """No slate lies there."""
        return None

    @cached_property
    def _status(self) -> QRect:
        """The corner beside those along the top, else a line below them."""
        gap, reach = self.margin, max(self._person_wide // 2, self.portrait)
        left = max((one.x() + reach for one in self._on_top), default=self._left_column) + gap
        broad = self.width - gap - left
        high = self._people_end - 2 * gap if self._on_top else self._status_high(broad)
        corner = QRect(left, gap, broad, high)
        if self._holds(corner):
            return corner
        left, right = self._left_column, self.width - self._right_column
        return QRect(left, self._people_end, right - left, self._status_high(right - left))

    @property
    def _status_below_slate(self) -> int:
        return self._status.bottom() if self.on_right else 0

    @cached_property
    def below_top(self) -> int:
        """Where all that lies along the upper edge ends, above the middle."""
        return max(self._people_end, self._status.bottom() + 1 + self.margin)
