"""The geometry of hand, seats and signs, from the size of the table, in pixels.

All follows from one measure, the width of a card in the own hand. When there is little room the
cards of the hand overlap more before they shrink, and what stood in the lower corners moves above
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.scene.scene import RowStrip

INDEX_WIDTH = 0.24
"""How much of a card's width has to stay visible, on the left, to read its index."""
INDEX_HEIGHT = 0.25
"""How much of its height, from the top."""

_TOP_MIDDLES: dict[int, tuple[float, ...]] = {0: (), 1: (0.5,), 2: (0.3, 0.7), 3: (0.17, 0.5, 0.83)}
"""Where the seats along the top sit, in parts of the width."""
_APART = 0.4
"""How much farther parts of the hand lie from each other, in steps from card to card."""
_PEEK = 0.56
"""How much of an opponent's cards is to be seen behind the name plate."""


@dataclass(frozen=True)
class Needs:
    """What the table needs room for."""

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
    """Whether tricks or rows are played, so that the middle belongs to them."""
    strips: tuple[RowStrip, ...] = ()
    """The rows in the middle."""
    heaped: bool = False
    """Whether the open cards lie in one heap, which has its place even if it is empty."""
    coins: bool = False
    """Whether money lies on the table."""
    sign: int = 0
    """How many letters stand on the sign of what is trump and what counts."""
    parts: tuple[int, ...] = ()
    """How many cards of the hand belong together, from left to right."""


@dataclass(frozen=True)
class SideLayout:
    """What lies around the middle of a table; every rectangle is in pixels of the table."""

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
        side = self.plate.width() + 2 * self.margin
        least = self.card_width * (1 + INDEX_WIDTH * (self.needs.hand - 1))
        return beside >= side and self._width - 2 * side >= least

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
        gaps = max(1.0, self.needs.hand - 1 + _APART * len(self.needs.parts[1:]))
        return min(self.card_width * 1.04, (self.hand_area.width() - self.card_width) / gaps)

    @cached_property
    def hand(self) -> list[QRect]:
        """The cards of the own hand, from left to right."""
        count, area = self.needs.hand, self.hand_area
        parts = [part for part, size in enumerate(self.needs.parts) for _ in range(size)]
        steps = [number + _APART * part for number, part in enumerate(parts or [0] * count)]
        broad = self.hand_step * (steps[-1] if steps else 0) + self.card_width
        left = area.center().x() - broad / 2
        middle = (count - 1) / 2
        spots = []
        for number in range(count):
            sag = self._sag * ((number - middle) / middle) ** 2 if count > 2 else 0
            corner = QPoint(round(left + steps[number] * self.hand_step), area.top() + round(sag))
            spots.append(QRect(corner, self.card))
        return spots

    @cached_property
    def prompt(self) -> QRect:
        """The line above the own hand that says what is asked."""
        band = self.band
        if not self.needs.hand:
            # No cards below: what a deal has brought may take two lines there.
            area = self.hand_area
            top, height = area.top() + self.margin, round(self.needs.line * 3.2)
            return QRect(area.left(), top, area.width(), height)
        if not self.roomy:
            band.setRight(self.trumps.left() - self.margin)
        return band

    @property
    def band(self) -> QRect:
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
        line, width = self.needs.line, self.plate.width()
        wanted = round(line * (1.5 + 0.44 * self.needs.sign))
        if self.roomy:
            # What one line cannot hold, even in smaller letters, stands in two.
            sign = QRect(0, 0, width, round(line * (1.9 if wanted < width * 1.2 else 3.1)))
            sign.moveBottom(self._corner_bottom)
        else:
            width = max(line * 9, min(wanted, round(self._width * 0.46)))
            sign = QRect(0, self.band.top(), width, self.band.height())
        sign.moveRight(self._width - self.margin - 1)
        return sign

    @property
    def _corner_bottom(self) -> int:
        if self.roomy:
            return self._height - self.margin - 1
        return self.band.top() - self.margin // 2 - 1

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
            top += max(0, round((self.band.top() - top - block) * 0.42))
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
        plate, size = self.seat(seat), self.small
        at_top = plate.top() <= self.margin
        above = plate.top() - self._peek
        top = plate.bottom() + 1 + self._peek - size.height() if at_top else above
        return self._row_of(plate, count, size, top, 0.42)

    def open_hand(self, seat: int, count: int) -> list[QRect]:
        """The cards of a seat's hand when all may see them: larger, and below the plate."""
        plate = self.seat(seat)
        room = (self.band.top() - plate.bottom() - self.margin) * self.needs.ratio
        size = self._card(min(self.card_width * 0.6, room, plate.width() * 0.6))
        top = plate.bottom() + 1 + self.margin // 2
        return self._row_of(plate, count, size, top, 0.45)

    def _row_of(self, plate: QRect, count: int, size: QSize, top: int, part: float) -> list[QRect]:
        """So many cards along a plate, never wider than it."""
        step = size.width() * part
        if count > 1:
            step = min(step, (plate.width() - size.width()) / (count - 1))
        left = plate.center().x() - (step * (count - 1) + size.width()) / 2
        return [QRect(QPoint(round(left + n * step), top), size) for n in range(count)]

    # The middle.

    @cached_property
    def middle(self) -> QRect:
        """The room between the seats, or below those at the sides where the table is high."""
        side = self.margin * 2 + self.plate.width()
        top, bottom = self._below_top, self.band.top() - self.margin // 2
        between = QRect(side, top, self._width - 2 * side, max(10, bottom - top))
        if self.roomy:
            return between
        top = self.seat((self.needs.bottom + 1) % self.needs.seats).bottom() + self.margin
        bottom = self.own_plate.top() - self.margin
        if self.needs.tricks:
            bottom -= round(self.plate.width() / 2.3 / self.needs.ratio) + self.margin
        below = QRect(self.margin, top, self._width - 2 * self.margin, max(10, bottom - top))
        return max(between, below, key=self._card_room)

    def _card_room(self, area: QRect) -> float:
        """How wide a card may be for a usual trick to find room in an area."""
        return min(area.width() / 3, area.height() / 1.7 * self.needs.ratio)
