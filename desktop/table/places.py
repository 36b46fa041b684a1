"""Where everything lies: pure geometry, from the size of the table to rectangles.

All follows from one measure, the width of a card in the own hand. When there is little room the
hand tightens before its cards shrink, and what stood in the lower corners moves above them. No
widgets here; who lies at a place, and how it gets there, is left to others.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPoint, QRect, QSize

INDEX_WIDTH = 0.24
"""How much of a card's width has to stay visible, on the left, to read its index."""
INDEX_HEIGHT = 0.23
"""How much of its height, from the top."""

_TRICK: dict[int, tuple[tuple[float, float], ...]] = {
    # Middles of the cards of a trick, in card widths and heights, clockwise from the bottom.
    2: ((0.2, 0.3), (-0.2, -0.3)),
    3: ((0, 0.3), (-0.66, -0.16), (0.66, -0.16)),
    4: ((0, 0.34), (-0.84, 0), (0, -0.34), (0.84, 0)),
    5: ((0, 0.36), (-1.12, 0.06), (-0.52, -0.32), (0.52, -0.32), (1.12, 0.06)),
    6: ((0, 0.36), (-1.32, 0.06), (-0.7, -0.28), (0, -0.4), (0.7, -0.28), (1.32, 0.06)),
}
_TOP_MIDDLES: dict[int, tuple[float, ...]] = {0: (), 1: (0.5,), 2: (0.3, 0.7), 3: (0.17, 0.5, 0.83)}
"""Where the seats along the top sit, in parts of the width."""
_PEEK = 0.56
"""How much of an opponent's cards is to be seen behind the name plate."""


@dataclass(frozen=True)
class Needs:
    """What a table has to find room for."""

    size: QSize
    ratio: float
    """Width of a card by its height."""
    seats: int
    bottom: int
    hand: int
    """How many cards the bottom seat holds."""
    line: int
    """The height of a line of text."""
    per_cent: int = 100
    """The size of the cards, as the user wants it."""
    up: int = 0
    aside: int = 0
    laying_aside: bool = False
    cut: bool = False
    """Whether one card of the stock lies open beside it."""
    tricks: bool = False
    """Whether tricks are played, so that the middle belongs to them."""


@dataclass(frozen=True)
class Places:
    """The places of one table; every rectangle is in pixels of the table."""

    needs: Needs

    # Measures.

    @cached_property
    def margin(self) -> int:
        """The least distance between things."""
        return round(min(max(min(self._width, self._height) * 0.017, 6), 28))

    @property
    def _width(self) -> int:
        return self.needs.size.width()

    @property
    def _height(self) -> int:
        return self.needs.size.height()

    @cached_property
    def card_width(self) -> int:
        """The width of a card in the own hand."""
        by_height = self._height * 0.275 * self.needs.ratio
        wanted = min(by_height, self._width / 4.6) * self.needs.per_cent / 100
        most = self._height * 0.4 * self.needs.ratio
        tight = (self._width - 2 * self.margin) / (1 + INDEX_WIDTH * max(0, self.needs.hand - 1))
        return max(24, int(min(wanted, most, self._width / 3, tight)))

    def _card(self, width: float) -> QSize:
        return QSize(round(width), max(1, round(round(width) / self.needs.ratio)))

    @cached_property
    def card(self) -> QSize:
        """A card of the own hand."""
        return self._card(self.card_width)

    @cached_property
    def lift(self) -> int:
        """How far a card that is picked up rises."""
        return max(8, round(self.card.height() * 0.09))

    @cached_property
    def plate(self) -> QSize:
        """A name plate."""
        line = self.needs.line
        return QSize(round(min(line * 12, self._width * 0.215)), round(line * 2.45))

    @cached_property
    def roomy(self) -> bool:
        """Whether the lower corners beside the hand have room for plate and talon."""
        beside = (self._width - 4.2 * self.card_width) / 2
        return beside >= self.plate.width() + 2 * self.margin

    # The own side of the table.

    @cached_property
    def hand_area(self) -> QRect:
        """Where the own cards are held."""
        side = self.margin + (self.plate.width() + self.margin if self.roomy else 0)
        height = self.card.height() + self._sag
        top = self._height - round(self.margin * 0.6) - height
        return QRect(side, top, self._width - 2 * side, height)

    @cached_property
    def _sag(self) -> int:
        """How much lower than the middle cards the outer ones lie."""
        return round(self.card.height() * 0.03)

    @cached_property
    def hand_step(self) -> float:
        """From one card of the hand to the next."""
        gaps = max(1, self.needs.hand - 1)
        return min(self.card_width * 1.04, (self.hand_area.width() - self.card_width) / gaps)

    @cached_property
    def hand(self) -> list[QRect]:
        """The cards of the own hand, from left to right."""
        count, area = self.needs.hand, self.hand_area
        left = area.center().x() - (self.hand_step * (count - 1) + self.card_width) / 2
        middle = (count - 1) / 2
        spots = []
        for number in range(count):
            sag = self._sag * ((number - middle) / middle) ** 2 if count > 2 else 0
            corner = QPoint(round(left + number * self.hand_step), area.top() + round(sag))
            spots.append(QRect(corner, self.card))
        return spots

    @cached_property
    def prompt(self) -> QRect:
        """The line above the own hand that says what is asked."""
        band = self._band
        if not self.roomy:
            band.setRight(self.trumps.left() - self.margin)
        return band

    @property
    def _band(self) -> QRect:
        """The room between the own hand and all that lies beyond."""
        height = round(self.needs.line * 1.7)
        top = self.hand_area.top() - self.lift - height - 2
        return QRect(self.margin, top, self._width - 2 * self.margin, height)

    @cached_property
    def own_plate(self) -> QRect:
        """The name plate of the bottom seat."""
        spot = QRect(QPoint(self.margin, 0), self.plate)
        spot.moveBottom(self._corner_bottom)
        return spot

    @cached_property
    def trumps(self) -> QRect:
        """The sign that says what is trump."""
        if self.roomy:
            sign = QRect(0, 0, self.plate.width(), round(self.needs.line * 1.9))
            sign.moveBottom(self._corner_bottom)
        else:
            sign = QRect(0, self._band.top(), round(self.needs.line * 9), self._band.height())
        sign.moveRight(self._width - self.margin - 1)
        return sign

    @property
    def _corner_bottom(self) -> int:
        if self.roomy:
            return self._height - self.margin - 1
        return self._band.top() - self.margin // 2 - 1

    # The other seats.

    def _turn(self, seat: int) -> int:
        """How many seats clockwise from the bottom."""
        return (seat - self.needs.bottom) % self.needs.seats

    @property
    def _at_top(self) -> int:
        """How many sit along the top: all but the bottom one and one on either side."""
        return max(0, self.needs.seats - 3) if self.needs.seats > 2 else 1

    @cached_property
    def small(self) -> QSize:
        """A card in an opponent's hand."""
        return self._card(max(20.0, self.card_width * 0.44))

    @property
    def _peek(self) -> int:
        hidden = min(self.small.height() * (1 - _PEEK), self.plate.height() * 0.9)
        return round(self.small.height() - hidden)

    def seat(self, seat: int) -> QRect:
        """The name plate of a seat."""
        turn = self._turn(seat)
        if turn == 0:
            return self.own_plate
        if self.needs.seats > 2 and turn in (1, self.needs.seats - 1):
            return self._side_seat(left=turn == 1)
        number = turn - 1 if self.needs.seats == 2 else turn - 2
        middle = self._width * _TOP_MIDDLES[self._at_top][number]
        return QRect(QPoint(round(middle - self.plate.width() / 2), self.margin), self.plate)

    def _side_seat(self, left: bool) -> QRect:
        block = self.plate.height() + self._peek
        top = self._below_top
        if self.roomy:
            top += max(0, round((self._band.top() - top - block) * 0.42))
        x = self.margin if left else self._width - self.margin - self.plate.width()
        return QRect(QPoint(x, top + self._peek), self.plate)

    @property
    def _below_top(self) -> int:
        """Where the seats along the top end."""
        if not self._at_top:
            return self.margin
        return self.margin + self.plate.height() + self._peek + self.margin // 2

    def fan(self, seat: int, count: int) -> list[QRect]:
        """The cards of a seat's small fan, half behind its name plate."""
        return self._fan(seat, count, self.small, self._peek, 0.42)

    def open_hand(self, seat: int, count: int) -> list[QRect]:
        """The cards of a seat's hand when all may see them: larger, and less hidden."""
        size = self._card(self.card_width * 0.6)
        return self._fan(seat, count, size, round(size.height() * 0.8), 0.45)

    def _fan(self, seat: int, count: int, size: QSize, peek: int, part: float) -> list[QRect]:
        plate = self.seat(seat)
        step = size.width() * part
        if count > 1:
            step = min(step, (plate.width() - size.width()) / (count - 1))
        left = plate.center().x() - (step * (count - 1) + size.width()) / 2
        at_top = plate.top() <= self.margin
        above = max(self.margin // 2, plate.top() - peek)
        top = plate.bottom() + 1 + peek - size.height() if at_top else above
        return [QRect(QPoint(round(left + n * step), top), size) for n in range(count)]

    # The middle.

    @cached_property
    def middle(self) -> QRect:
        """The room between the seats."""
        side = self.margin * 2 + self.plate.width()
        top, bottom = self._below_top, self._band.top() - self.margin // 2
        return QRect(side, top, self._width - 2 * side, max(10, bottom - top))

    @cached_property
    def trick_card(self) -> QSize:
        """A card of the trick."""
        spots = _TRICK[self.needs.seats]
        across = max(x for x, _ in spots) - min(x for x, _ in spots) + 1
        down = max(y for _, y in spots) - min(y for _, y in spots) + 1
        by_height = (self.middle.height() - 8) / down * self.needs.ratio
        return self._card(min(self.card_width, (self.middle.width() - 8) / across, by_height))

    def trick(self, seat: int) -> QRect:
        """Where a seat's card lies in the trick."""
        return QRect(
            self._trick_corner(*_TRICK[self.needs.seats][self._turn(seat)]), self.trick_card
        )

    def trick_layer(self, seat: int) -> tuple[int, float]:
        """The more, the higher the card lies: row by row and from left to right, so that no card
        hides the index of another one."""
        x, y = _TRICK[self.needs.seats][self._turn(seat)]
        row = -1 if y < -0.1 else 0 if y < 0.2 else 1
        return row, x

    def _trick_corner(self, x: float, y: float) -> QPoint:
        spots = _TRICK[self.needs.seats]
        size, area = self.trick_card, self.middle
        balance = (max(y for _, y in spots) + min(y for _, y in spots)) / 2
        return QPoint(
            round(area.left() + area.width() / 2 + (x - 0.5) * size.width()),
            round(area.top() + area.height() / 2 + (y - balance - 0.5) * size.height()),
        )

    @cached_property
    def trick_place(self) -> QRect:
        """The place of the whole trick."""
        whole = QRect()
        for seat in range(self.needs.seats):
            whole = whole.united(self.trick(seat))
        return whole.adjusted(-4, -4, 4, 4)

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
        if needs.up:
            widths["up"] = 1.0 + 0.4 * (min(3, needs.up) - 1)
        total = sum(widths.values()) + 0.3 * (len(widths) - 1)
        tallest = 1.3 if needs.cut else 1.06
        captions = needs.line * (3.5 if needs.cut else 1)
        area = self.middle
        unit = min(self.card_width, area.width() / total)
        unit = min(unit, (area.height() - captions) / tallest * needs.ratio)
        return self._in_a_row(widths, total, unit)

    def _in_a_row(self, widths: dict[str, float], total: float, unit: float) -> dict[str, QRect]:
        area = self.middle
        left = area.center().x() - total * unit / 2
        row = {}
        for name, width in widths.items():
            height = self._card(unit * (1.25 if name == "cut" else 1)).height()
            top = round(area.center().y() - height / 2)
            row[name] = QRect(round(left), top, round(width * unit), height)
            left += (width + 0.3) * unit
        return row

    @cached_property
    def _shelf_card(self) -> QSize:
        """A card that is put out of the way of the tricks."""
        room = self._shelf_bottom - (self._side_seat(left=False).bottom() + self.margin)
        if self.roomy:
            room = min(room, self.card.height() - self.trumps.height())
        width = min(self.plate.width() / 2.3, room * self.needs.ratio, self.card_width * 0.7)
        return self._card(max(18.0, width))

    @property
    def _shelf_bottom(self) -> int:
        return self.trumps.top() - max(4, self.margin // 2) if self.roomy else self._corner_bottom

    @property
    def _shelf_left(self) -> int:
        return self._width - self.margin - self.plate.width()

    def _shelf(self, left: int, width: int) -> QRect:
        size = self._shelf_card
        return QRect(left, self._shelf_bottom - size.height(), width, size.height())

    @cached_property
    def stock(self) -> QRect:
        """The talon, top card; the cards below it stick out a little to the right."""
        if not self.needs.tricks:
            row = self._row["stock"]
            return QRect(row.topLeft(), self._card(row.height() * self.needs.ratio))
        size = self._shelf_card
        return self._shelf(self._shelf_left, size.width())

    @cached_property
    def up(self) -> list[QRect]:
        """The cards that lie open beside the talon."""
        if not self.needs.up:
            return []
        if self.needs.tricks:
            left = self._shelf_left + round(self._shelf_card.width() * 1.25)
            area = self._shelf(left, self._width - self.margin - left)
        else:
            area = self._row["up"]
        return self._spread(area, self.needs.up, 0.4)

    @cached_property
    def cut(self) -> QRect:
        """The card of the stock that the own seat has seen."""
        if "cut" not in self._row:
            return self.stock
        return self._row["cut"]

    @cached_property
    def aside_place(self) -> QRect:
        """Where the own seat lays cards away."""
        if self.needs.tricks or "aside" not in self._row:
            left = self.own_plate.left()
            spot = self._shelf(left, self.own_plate.width())
            spot.moveBottom(self.own_plate.top() - max(4, self.margin // 2))
            return spot
        return self._row["aside"].adjusted(-4, -4, 4, 4)

    @cached_property
    def aside(self) -> list[QRect]:
        """The cards that the own seat laid away."""
        area = self.aside_place
        if not self.needs.tricks:
            area = area.adjusted(4, 4, -4, -4)
        return self._spread(area, self.needs.aside, 0.28)

    def _spread(self, area: QRect, count: int, step: float) -> list[QRect]:
        """So many cards from the left of an area, tightened to stay within it."""
        size = self._card(area.height() * self.needs.ratio)
        across = size.width() * step
        if count > 1:
            across = min(across, max(0, area.width() - size.width()) / (count - 1))
        return [
            QRect(QPoint(area.left() + round(number * across), area.top()), size)
            for number in range(count)
        ]
