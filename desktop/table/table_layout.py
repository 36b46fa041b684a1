"""Where everything lies: geometry without widgets. Here is the middle of the table.

Until tricks are played the talon, the open cards and what is laid aside have the middle; then they
lie at the side. `layout_people` has what lies around the middle, `layout_hand` the own hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from zlib import crc32

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.common.pose import Pose, around
from desktop.table.layout_people import PeopleLayout
from desktop.table.rows import Rows, laid_out

_TRICK: dict[int, tuple[tuple[float, float, int], ...]] = {
    # Middles of the cards of a trick, in card widths and heights, and how far each is turned,
    # clockwise from the bottom.
    2: ((0.3, 0.3, 2), (-0.3, -0.3, -2)),
    3: ((0, 0.3, 0), (-0.86, -0.16, -5), (0.86, -0.16, 5)),
    4: ((0, 0.34, 0), (-1.04, 0.03, -6), (0, -0.34, 1), (1.04, 0.03, 6)),
    5: ((0, 0.36, 0), (-1.22, 0.08, -6), (-0.62, -0.34, -3), (0.62, -0.34, 3), (1.22, 0.08, 6)),
    6: (
        (0, 0.36, 0), (-1.42, 0.08, -6), (-0.84, -0.3, -3),
        (0, -0.42, 0), (0.84, -0.3, 3), (1.42, 0.08, 6),
    ),
    7: (
        (0, 0.38, 0), (-1.62, 0.12, -6), (-1.24, -0.28, -4), (-0.42, -0.42, -1),
        (0.42, -0.42, 1), (1.24, -0.28, 4), (1.62, 0.12, 6),
    ),
}  # fmt: skip
_FLAT: dict[int, tuple[tuple[float, float, int], ...]] = {
    # The same where there is little height: side by side.
    2: ((0.59, 0.05, 2), (-0.59, -0.05, -2)),
    3: ((0, 0.1, 0), (-1.2, -0.03, -3), (1.2, -0.03, 3)),
    4: ((0.59, 0.08, 1), (-1.77, 0, -3), (-0.59, -0.06, -1), (1.77, 0, 3)),
    5: ((0, 0.1, 0), (-2.36, 0.04, -3), (-1.18, -0.04, -2), (1.18, -0.04, 2), (2.36, 0.04, 3)),
    6: (
        (0.59, 0.1, 0), (-2.95, 0.04, -3), (-1.77, -0.03, -2),
        (-0.59, -0.06, -1), (1.77, -0.03, 2), (2.95, 0.04, 3),
    ),
    7: (
        (0, 0.12, 0), (-3.54, 0.05, -3), (-2.36, 0, -2), (-1.18, -0.05, -1),
        (1.18, -0.05, 1), (2.36, 0, 2), (3.54, 0.05, 3),
    ),
}  # fmt: skip
_FLAT_FROM = 1.3
"""So many times larger cards have to be if they are to lie side by side."""
_LOOSE = 2
"""How far a card of the trick is turned besides, to either side: each its own way."""
_TURNED = 8
"""How far it is turned at most."""
_UP_STEP = 0.45
"""From one open card to the next, in card widths."""


def _broad(spots: tuple[tuple[float, float, int], ...]) -> float:
    """How broad a trick is whose cards lie at these spots, in card widths."""
    across = [x for x, _, _ in spots]
    return max(across) - min(across) + 1.22


@dataclass(frozen=True)
class TableLayout(PeopleLayout):
    """The places of everything on one table, in its pixels."""

    @cached_property
    def middle(self) -> QRect:
        """The room between all that lies around."""
        left = self.left_column
        right = self.side_zone.left() - self.margin
        if not self.large:
            right = self.width - self.right_column
        top, bottom = self.below_top, self.asked_top - self.margin
        return QRect(left, top, max(20, right - left), max(20, bottom - top))

    # The trick.

    @cached_property
    def _spots(self) -> tuple[tuple[float, float, int], ...]:
        usual, flat = _TRICK[self.needs.seats], _FLAT[self.needs.seats]
        larger = self._trick_width(flat) > self._trick_width(usual) * _FLAT_FROM
        return flat if larger else usual

    @cached_property
    def _trick_axis(self) -> float:
        """The middle of the trick from left to right: the axis, as far as there is room."""
        area = self.middle
        half = self._trick_broad * self.trick_card.width() / 2
        return max(area.left() + half, min(float(self.axis), area.right() - half))

    @property
    def _trick_broad(self) -> float:
        """How broad a trick is, in card widths."""
        return _broad(self._spots)

    def _trick_width(self, spots: tuple[tuple[float, float, int], ...]) -> float:
        """How wide a card is where they lie at these spots."""
        down = [y for _, y, _ in spots]
        high = max(down) - min(down) + 1.1
        by_height = self.middle.height() / high * self.needs.ratio
        by_width = self.middle.width() / _broad(spots)
        return max(18.0, min(self.card_width * 0.96, by_width, by_height))

    @cached_property
    def trick_card(self) -> QSize:
        """A card of the trick."""
        return self._card(self._trick_width(self._spots))

    def trick(self, seat: int, card: str = "") -> Pose:
        """Where a seat's card lies in the trick; the same card always in the same way."""
        x, y, turn = self._spots[self.turns(seat)]
        down = [one for _, one, _ in self._spots]
        balance = (max(down) + min(down)) / 2
        size, area = self.trick_card, self.middle
        if card:
            turn += crc32(f"{card} {seat}".encode()) % (2 * _LOOSE + 1) - _LOOSE
        return Pose(
            self._trick_axis + x * size.width(),
            area.top() + area.height() / 2 + (y - balance) * size.height(),
            *size.toTuple(),
            max(-_TURNED, min(_TURNED, turn)),
        )

    def trick_layer(self, seat: int) -> tuple[int, float]:
        """The more, the higher the card lies: row by row and from left to right, so that no card
        hides the index of another one."""
        x, y, _ = self._spots[self.turns(seat)]
        row = -1 if y < -0.1 else 0 if y < 0.2 else 1
        return row, x

    @property
    def win_rise(self) -> int:
        """How much higher the card lies that takes a decided trick."""
        return round(self.lift * 0.5)

    @cached_property
    def trick_place(self) -> QRect:
        """The place of the whole trick."""
        return around(self.trick(seat) for seat in range(self.needs.seats)).adjusted(-4, -4, 4, 4)

    @property
    def own_outline(self) -> Pose:
        """The dashed place of the own card in the trick."""
        return self.trick(self.needs.bottom)

    # Talon, open cards, and what the own seat laid aside: in the middle until tricks are played.

    @cached_property
    def _row(self) -> dict[str, QRect]:
        """The middle before there are tricks, from left to right."""
        needs = self.needs
        widths = {"stock": 1.12}
        if needs.laying_aside or needs.aside:
            widths = {"aside": 1.0 + 0.28 * min(4, max(2, needs.aside - 1)), **widths}
        if needs.cut:
            widths["cut"] = 1.25
        if needs.heaped:
            widths["up"] = 1.0
        elif needs.up:
            widths["up"] = 1.0 + _UP_STEP * (min(6, needs.up) - 1)
        if needs.coins:
            widths["kitty"] = 1.3
        total = sum(widths.values()) + 0.3 * (len(widths) - 1)
        tallest = 1.3 if needs.cut else 1.06
        captions = self.texts.line * (3.5 if needs.cut else 1)
        area = self.middle
        unit = min(self.card_width * 0.96, area.width() / total)
        unit = min(unit, (area.height() - captions) / tallest * needs.ratio)
        return self._in_a_row(widths, total, max(18.0, unit))

    def _in_a_row(self, widths: dict[str, float], total: float, unit: float) -> dict[str, QRect]:
        area, half = self.middle, total * unit / 2
        left = max(area.left() + half, min(float(self.axis), area.right() - half)) - half
        row = {}
        for name, width in widths.items():
            height = self._card(unit * (1.25 if name == "cut" else 1)).height()
            top = round(area.center().y() - height / 2)
            row[name] = QRect(round(left), top, round(width * unit), height)
            left += (width + 0.3) * unit
        return row

    @cached_property
    def stock(self) -> QRect:
        """The talon, top card; the cards below it stick out a little to the right."""
        room = self.shelf(0) if self.needs.tricks else self._row["stock"]
        return QRect(room.topLeft(), self._card(round(room.height() * self.needs.ratio)))

    @cached_property
    def up(self) -> list[Pose]:
        """The cards that lie open beside the talon."""
        if not self.needs.up:
            return []
        if self.needs.heaped:
            return [self._thrown(number) for number in range(self.needs.up)]
        if not self.needs.tricks:
            return self._spread(self._row["up"], self.needs.up, _UP_STEP)
        area = self.shelf(0)
        area.setLeft(area.left() + round(self.shelf_card.width() * 1.2))
        return self._spread(area, self.needs.up, _UP_STEP)

    @cached_property
    def heap(self) -> QRect:
        """The place of the heap of open cards; it is there even when none lies on it."""
        if not self.needs.tricks:
            return self._row["up"]
        size, area = self.shelf_card, self.shelf(0)
        return QRect(QPoint(area.left() + round(size.width() * 1.2), area.top()), size)

    @property
    def crosswise(self) -> Pose:
        """Where a card lies across the heap."""
        across = Pose.upright(self.heap).turned(90)
        return across.moved(min(0, self.width - self.margin - across.rect.right()), 0)

    def _thrown(self, number: int) -> Pose:
        """A card of the heap: not quite upon the one below."""
        loose = self.heap.width() * 0.02
        x, y = loose * ((number * 5) % 7 - 3) / 2, loose * ((number * 3) % 5 - 2) / 2
        return Pose.upright(self.heap).moved(x, y).turned((number * 4) % 9 - 4)

    @cached_property
    def kitty(self) -> QRect:
        """Where the money lies."""
        if not self.needs.tricks:
            return self._row["kitty"]
        area = self.shelf(1)
        broad = min(area.width(), round(self.shelf_card.width() * 1.3))
        return QRect(area.right() + 1 - broad, area.top(), broad, area.height())

    @cached_property
    def rows(self) -> Rows:
        """The rows of open cards in the middle."""
        needs = self.needs
        return laid_out(needs.strips, self.middle, self.card_width, needs.ratio, self.texts.line)

    @cached_property
    def cut(self) -> QRect:
        """The card of the stock that the own seat has seen."""
        if self.needs.tricks or "cut" not in self._row:
            return self.stock
        return self._row["cut"]

    @cached_property
    def aside_place(self) -> QRect:
        """Where the own seat lays cards away: in the middle, and never where won tricks go."""
        if not self.needs.tricks and "aside" in self._row:
            return self._row["aside"].adjusted(-4, -4, 4, 4)
        area = self.shelf(1 if self._side_rows > 1 else 0)
        if self.needs.coins:
            area.setRight(self.kitty.left() - self.margin)
        return area

    @cached_property
    def aside(self) -> list[Pose]:
        """The cards that the own seat laid away."""
        area = self.aside_place
        if not self.needs.tricks:
            area = area.adjusted(4, 4, -4, -4)
        return self._spread(area, self.needs.aside, 0.28)

    def _spread(self, area: QRect, count: int, step: float) -> list[Pose]:
        """So many cards from the left of an area, tightened to stay within it."""
        size = self._card(round(min(area.height() * self.needs.ratio, area.width())))
        across = size.width() * step
        if count > 1:
            across = min(across, max(0, area.width() - size.width()) / (count - 1))
        first = Pose.upright(QRect(area.topLeft(), size))
        return [first.moved(round(number * across), 0) for number in range(count)]
