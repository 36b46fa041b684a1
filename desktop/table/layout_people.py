"""The others at the table, the slate, and the side on which piles lie while tricks are played.

The first ones after the own seat sit on the left, then come those along the top; from three people
on the last one may sit on the right. Where play goes anticlockwise, the last ones sit on the left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.common.pose import Pose
from desktop.table.layout_edges import SIDES, Person
from desktop.table.layout_hand import HandLayout
from desktop.table.needs import INDEX_WIDTH

_A_BACK, _ALL_BACKS = 15.0, 100.0
"""How far cards in a fan of another are turned from each other, and all of them at most."""
_STACKED = 3
"""How many cards are seen of another hand where there is little room."""
_FAN_RADIUS = 0.48
"""How far the middles of another's cards are from that of the portrait, in portraits."""
_BACK = 0.88
"""How wide another's card is, in portraits."""
_OUTWARDS = {"left": -90, "top": 0, "right": 90}
"""Which way another's cards point, by where he sits."""


@dataclass(frozen=True)
class PeopleLayout(HandLayout):
    """What lies around the middle of a table."""

    # Who sits where.

    def turns(self, seat: int) -> int:
        """How many places from the bottom, clockwise; the other way if it will be `mirrored`."""
        turns = seat - self.needs.bottom
        back = self.needs.left_handed != self.needs.anticlockwise  # seats are numbered as turns go
        return (-turns if back else turns) % self.needs.seats

    def side(self, seat: int) -> str:
        """On which side a seat is: "own", "left", "top" or "right"."""
        turn = self.turns(seat)
        left, top, _ = SIDES[self.needs.seats]
        if not turn:
            return "own"
        return "left" if turn <= left else "top" if turn <= left + top else "right"

    def _place(self, seat: int) -> int:
        """The place in its side, from 0, clockwise."""
        left, top, _ = SIDES[self.needs.seats]
        return self.turns(seat) - 1 - {"left": 0, "top": left, "right": left + top}[self.side(seat)]

    @cached_property
    def _others(self) -> dict[int, Person]:
        """Everybody but the own seat."""
        found = {}
        for seat in range(self.needs.seats):
            side = self.side(seat)
            if side != "own":
                middles = {"left": self._on_left, "top": self._on_top, "right": self._on_right}
                found[seat] = self._person(seat, middles[side][self._place(seat)])
        return found

    def person(self, seat: int) -> Person:
        """Portrait, ribbon and state of a seat."""
        return self.own_person if self.side(seat) == "own" else self._others[seat]

    def seat(self, seat: int) -> QRect:
        """All that stands for a seat, without its cards."""
        return self.person(seat).whole

    # Where along the sides.

    @cached_property
    def _above(self) -> int:
        """How far a person with cards reaches above the middle of the portrait, at the side."""
        return round(self.portrait * (1.2 if self.large else 0.75))

    def _down(self, count: int, top: int, bottom: int) -> list[int]:
        """The middles of so many portraits, one below the other."""
        above, below = self._above, max(self._below_middle(), self._above)
        spare = bottom - top - count * (above + below)
        if spare < 0:  # what is behind a portrait may lie below another person
            above, below = self.portrait // 2, self._below_middle()
            spare = max(0, bottom - top - count * (above + below))
        part = spare / (count + 1)
        first = top + part + above
        return [round(first + number * (above + below + part)) for number in range(count)]

    @cached_property
    def _on_left(self) -> list[QPoint]:
        count = SIDES[self.needs.seats][0]
        bottom = self.own_person.portrait.top() - self.margin
        heights = self._down(count, self.left_top, bottom)
        x = self.own_person.portrait.center().x()
        return [QPoint(x, y) for y in reversed(heights)]

    @cached_property
    def _on_right(self) -> list[QPoint]:
        if not self.on_right:
            return []
        bottom = min(self._tokens_top, self.slate_token.top() or self.height) - self.margin
        lowest = bottom - self._below_middle()
        # Below the piles too, for an open hand lies beside the person.
        ends = min(self._side_bottom, lowest - self.portrait // 2)
        top = max(self.slate_room.bottom() if self.large else 0, ends) + self.margin
        x = self.width - self.margin * 3 // 2 - self._person_wide // 2
        return [QPoint(x, min(self._down(1, top, bottom)[0], lowest))]

    # Their cards.

    @cached_property
    def small(self) -> QSize:
        """A card in another's hand."""
        return self._card(max(24.0, self.portrait * _BACK))

    def shown(self, count: int) -> int:
        """How many of so many cards are seen in another's hand: all, or a small stack."""
        return count if self.large else min(count, _STACKED)

    def fan(self, seat: int, count: int) -> list[Pose]:
        """The cards of another's hand behind the portrait, the lowest first."""
        seen = self.shown(count)
        angle = min(_A_BACK, _ALL_BACKS / max(1, seen - 1))
        if not self.large:
            angle = 13.0
        outwards = _OUTWARDS.get(self.side(seat), 0)
        middle = self.person(seat).portrait.center()
        found = []
        for number in range(seen):
            turn = outwards + round(angle * (number - (seen - 1) / 2))
            radius = self.portrait * _FAN_RADIUS
            x = middle.x() + radius * sin(radians(turn))
            y = middle.y() - radius * cos(radians(turn))
            found.append(Pose(x, y, *self.small.toTuple(), turn))
        return found

    def number(self, seat: int) -> QRect:
        """Where the number of another's cards stands if not all are seen; else empty."""
        if self.large:
            return QRect()
        high = round(self.small_line * 1.15)
        badge = QRect(0, 0, round(high * 1.2), high)
        portrait = self.person(seat).portrait
        # Beside the face: upon its rim, and no farther.
        badge.moveRight(portrait.left() + round(self.portrait * 0.2))
        badge.moveTop(portrait.top())
        badge.moveTopLeft(QPoint(max(2, badge.left()), max(2, badge.top())))
        return badge

    def open_hand(self, seat: int, count: int) -> list[Pose]:
        """The cards of another's hand when all may see them, beside the person."""
        whole, side = self.seat(seat), self.side(seat)
        room = self._beside(seat)
        high = min(self.card.height() * 0.62, float(whole.height()))
        # So many must lie beside each other that of each the index is to be seen.
        fitting = room.width() / (1 + INDEX_WIDTH * max(0, count - 1))
        wide = min(high * self.needs.ratio, room.width() * 0.9, fitting)
        size = self._card(max(16, wide))
        step = size.width() * 0.5
        if count > 1:
            step = min(step, (room.width() - size.width()) / (count - 1))
        broad = step * (count - 1) + size.width()
        left = room.right() + 1 - broad if side == "right" else room.left()
        y = room.top() + size.height() / 2
        return [
            Pose(left + number * step + size.width() / 2, y, *size.toTuple())
            for number in range(count)
        ]

    def _beside(self, seat: int) -> QRect:
        """The room beside a person, towards the middle of the table."""
        whole, side = self.seat(seat), self.side(seat)
        room = QRect(whole)
        if side == "right":
            room.setRight(whole.left() - self.margin)
            room.setLeft(min(room.right() - 20, self._open_right))
            return room
        room.setLeft(whole.right() + 1 + self.margin)
        if side == "left":
            room.setRight(max(room.left() + 20, self._open_left))
            return room
        right = self.width - self.right_column - self.margin
        status = self.status_on_top
        if status.left() > whole.right() and status.top() < whole.bottom():
            right = min(right, status.left() - self.margin)
        for other in self._others.values():
            if other.whole.left() > whole.right() and other.whole.top() < whole.bottom():
                right = min(right, other.whole.left() - self.margin)
        room.setRight(max(room.left() + 20, right))
        if room.width() < self.card_width * 1.5 and self._place(seat) == 0:
            # What counts now stands there; the other side is free.
            begins = self.left_column
            if not status.isEmpty() and status.right() < whole.left():
                begins = max(begins, status.right() + 1 + self.margin)
            other_side = QRect(whole)
            other_side.setRight(whole.left() - 1 - self.margin)
            other_side.setLeft(min(other_side.right() - 20, begins))
            return max(room, other_side, key=QRect.width)
        return room

    @property
    def _open_left(self) -> int:
        """How far open hands on the left may reach."""
        return self.axis - round(self.card_width * 1.5)

    @property
    def _open_right(self) -> int:
        """How far open hands on the right may reach."""
        return self.axis + round(self.card_width * 1.5)

    # The slate.

    @cached_property
    def slate_room(self) -> QRect:
        """The upper right corner, for the slate."""
        broad = self.right_column - 2 * self.margin
        high = round(self.height * (0.3 if self.on_right else 0.36))
        left = self.width - self.margin - broad
        return QRect(left, self.margin, broad, high)

    @cached_property
    def slate(self) -> Pose | None:
        """The slate, a little turned; None where there is no room, and a token stands for it."""
        if not self.large:
            return None
        room, turn = self.slate_room, 2
        wide, high = room.width() * 0.955, room.height() * 0.965
        wide = min(wide, high * self.needs.slate)
        high = min(high, wide / self.needs.slate)
        x = room.right() + 1 - wide / 2 - high * sin(radians(turn)) / 2 - 2
        return Pose(x, room.top() + room.height() / 2, round(wide), round(high), turn)

    @cached_property
    def slate_token(self) -> QRect:
        """Where a token stands for the slate; empty where the slate itself lies."""
        if self.large:
            return QRect()
        if not self.tokens:
            corner = QPoint(self.width - self.margin, self.height - self.margin)
            return QRect(corner - QPoint(*self.token.toTuple()), self.token)
        first = self.tokens[0]
        return first.translated(0, -self.token.height())

    # Piles at the side, and what counts now.

    @cached_property
    def side_zone(self) -> QRect:
        """The room for piles while tricks are played, and for what counts now if it is there."""
        bottom, above = self.asked_top - self.margin, self.status_on_top
        if self.large:
            right = self.width - self.right_column - self.margin
            broad = self.side_broad
            # It is beside those along the top if they leave room, else below them.
            top = self.margin if self._fans_end < right - broad else self.below_top
            if not above.isEmpty() and above.right() >= right - broad:
                top = max(top, above.bottom() + 1 + self.margin)
            return QRect(right - broad, top, broad, max(20, bottom - top))
        left = self.width - self.right_column + self.margin
        top, bottom = self.margin, self.slate_token.top() - self.margin
        if above.right() >= left:
            top += above.bottom() + 1
        if self.on_right:
            bottom -= self._below_middle() + self._above + self.margin
        return QRect(left, top, self.side_broad, max(20, bottom - top))

    @property
    def _side_columns(self) -> float:
        """How broad the piles at the side are, in cards."""
        needs = self.needs
        covered = 0 if needs.heaped else max(0, needs.up - 1)
        above = 2.2 + 0.3 * covered
        below = (1.35 if needs.aside or needs.laying_aside else 0.0) + (1.3 if needs.coins else 0.0)
        return max(above, below)

    @property
    def _side_rows(self) -> int:
        """How many rows of piles lie at the side."""
        if not self.needs.tricks:
            return 0
        below = self.needs.aside or self.needs.laying_aside or self.needs.coins
        return 2 if below else 1

    @cached_property
    def shelf_card(self) -> QSize:
        """A card in the piles at the side."""
        zone, rows = self.side_zone, max(1, self._side_rows)
        spare = zone.height() - self._status_size.height() - (rows + 1) * self.margin
        width = min(
            zone.width() / self._side_columns,
            self.card_width * 0.62,
            spare / rows * self.needs.ratio,
        )
        return self._card(max(11.0, width))

    @cached_property
    def _status_size(self) -> QSize:
        """How large what counts now is at the side; empty where it stands along the top."""
        if not self.status_on_top.isEmpty():
            return QSize(0, 0)
        return self._status_in(self.side_zone.width())

    @cached_property
    def _side_top(self) -> int:
        """Where piles and status begin: together about in the middle of their room."""
        zone = self.side_zone
        spare = zone.height() - self._side_high
        return zone.top() + max(
            0, round(spare * (0.42 if self.large and not self.on_right else 0.2))
        )

    @property
    def _side_high(self) -> int:
        rows = self._side_rows
        return rows * (self.shelf_card.height() + self.margin) + self._status_size.height()

    @property
    def _side_bottom(self) -> int:
        """Where they end."""
        return self._side_top + self._side_high

    def shelf(self, row: int) -> QRect:
        """The room for a row of piles at the side."""
        zone, high = self.side_zone, self.shelf_card.height()
        broad = min(zone.width(), round(self._side_columns * self.shelf_card.width()))
        left = zone.center().x() - broad // 2
        return QRect(left, self._side_top + row * (high + self.margin), broad, high)

    @cached_property
    def status(self) -> QRect:
        """What counts now: trumps, what the deal is worth, what is forbidden."""
        if not self.status_on_top.isEmpty():
            return self.status_on_top
        zone, size = self.side_zone, self._status_size
        chip = QRect(QPoint(0, 0), size)
        chip.moveCenter(zone.center())
        chip.moveTop(self._side_bottom - size.height())
        return chip

    def people(self) -> Iterator[Person]:
        """All persons, by seat."""
        for seat in range(self.needs.seats):
            yield self.person(seat)
