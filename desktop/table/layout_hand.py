"""The own hand as a fan, and above it the decisions and what is asked.

The fan turns round a point far below the table; its lower edge may hang over that of the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.common.pose import Pose
from desktop.table.layout_edges import BETWEEN_PARTS
from desktop.table.layout_top import TopLayout
from desktop.table.needs import INDEX_WIDTH

_FANNED_FROM = 900
"""In a table that is narrower the own cards are not turned."""
_A_CARD, _IN_ALL = 3.0, 20.0
"""How far neighbours in the own hand are turned from each other, and the outer ones at most."""
_A_MELD = 2.0
"""How far neighbours within one part of the hand are turned from each other."""
_OVER_EDGE = 1 / 3
"""How much of a card's height may hang over the lower edge of the table."""


@dataclass(frozen=True)
class HandLayout(TopLayout):
    """What lies along the lower edge between portrait and tokens."""

    # How large a card is.

    @cached_property
    def card_width(self) -> int:
        """The width of a card in the own hand."""
        by_height = self.height * 0.265 * self.needs.ratio
        wanted = min(by_height, self.width / 5) * self.needs.per_cent / 100
        most = self.height * 0.4 * self.needs.ratio
        room = self._hand_room
        steps = float(max(0, self.needs.hand - 1))
        steps += (BETWEEN_PARTS - 1) * max(0, len(self.needs.parts) - 1)
        tight = room / (1.12 + INDEX_WIDTH * 1.12 * steps)
        # The middle is not to be lower than the hand, whatever is written between them.
        left = self.height - self.below_top - self._asked_height() - 3 * self.margin
        by_middle = left / (2.2 if self.needs.strips else 1.85) * self.needs.ratio
        return max(24, int(min(wanted, most, room / 1.3, tight, by_middle)))

    @cached_property
    def card(self) -> QSize:
        """A card of the own hand."""
        return self._card(self.card_width)

    @cached_property
    def lift(self) -> int:
        """How far a card that is picked up, pointed at or has the focus rises."""
        return max(8, round(self.card.height() * 0.12))

    @cached_property
    def sunk(self) -> int:
        """How much lower a card lies that may not be played."""
        return max(2, round(self.card_width * 0.08))

    # The own hand.

    @property
    def _fanned(self) -> bool:
        return self.width >= _FANNED_FROM

    @cached_property
    def hand(self) -> list[Pose]:
        """The cards of the own hand, from left to right; each lies above the one before."""
        if len(self.needs.parts) > 1:
            return self._in_parts()
        return self._in_one_fan()

    def _in_one_fan(self) -> list[Pose]:
        count = self.needs.hand
        gaps = max(1, count - 1)
        angle = min(_A_CARD, _IN_ALL / gaps) if self._fanned else 0.0
        step = self._step(count, angle * gaps / 2)
        places = [number - (count - 1) / 2 for number in range(count)]
        # What is straight lies a little lower at its ends all the same.
        ends = max(1.0, (count - 1) / 2)
        sag = self.card.height() * 0.035
        fan = []
        for place in places:
            turn = radians(angle * place)
            if angle:
                pivot = step / radians(angle)
                x, y = pivot * sin(turn), pivot * (1 - cos(turn))
            else:
                x, y = place * step, sag * (place / ends) ** 2 if count > 2 else 0.0
            fan.append(Pose(x, y, *self.card.toTuple(), round(angle * place)))
        return self._on_the_edge(fan)

    def _step(self, count: int, outer: float) -> float:
        """From one card to the next where the outer ones are turned so far."""
        turned = radians(outer)
        broad = self.card_width * cos(turned) + self.card.height() * sin(turned)
        wanted = self.card_width * min(0.92, max(0.6, 3.3 / max(1, count)))
        return min(wanted, (self._hand_room - broad) / max(1, count - 1))

    def _in_parts(self) -> list[Pose]:
        """Each part a small arc of its own."""
        within = sum(part - 1 for part in self.needs.parts)
        between = len(self.needs.parts) - 1
        room = self._hand_room / self.card_width - 1.12
        step = min(0.42, room / (within + between * BETWEEN_PARTS))
        gap = min(1.02, (room - within * step) / between)
        broad = (within * step + between * gap) * self.card_width
        left = -broad / 2
        fan = []
        for part in self.needs.parts:
            angle = _A_MELD if self._fanned and part > 1 else 0.0
            for number in range(part):
                place = number - (part - 1) / 2
                turn = round(angle * place)
                low = abs(place) * step * self.card_width * sin(radians(abs(turn)))
                x = left + number * step * self.card_width
                fan.append(Pose(x, low, *self.card.toTuple(), turn))
            left += ((part - 1) * step + gap) * self.card_width
        return self._on_the_edge(fan)

    def _on_the_edge(self, fan: list[Pose]) -> list[Pose]:
        """The fan, given around 0, brought to the lower edge so that enough of it is seen."""
        if not fan:
            return fan
        high = self.card.height()
        lowest = max(one.y - fan[len(fan) // 2].y for one in fan) + self.sunk
        over = min(0.14 if self._fanned else 0.22, _OVER_EDGE - lowest / high)
        top = self.height - round(high * (1 - max(0.0, over)))
        least = min(one.y for one in fan)
        return [one.moved(self.axis, top + high / 2 - least) for one in fan]

    def forward(self, card: Pose) -> Pose:
        """How a card of the hand is held that is looked at: upright, risen, before the others."""
        return card.turned(0).moved(0, -self.lift)

    def picked(self, card: Pose) -> Pose:
        """How a card of the hand is held that is picked up: it stays among the others."""
        return card.raised(self.lift)

    def forbidden(self, card: Pose) -> Pose:
        """How a card of the hand is held that may not be played: a little lower."""
        return card.moved(0, self.sunk)

    @cached_property
    def hand_area(self) -> QRect:
        """Where the own cards are held; it is there even when there are none."""
        high = round(self.card.height() * 0.86)
        top = min((one.rect.top() for one in self.hand), default=self.height - high)
        return QRect(self._hand_left, top, self._hand_room, self.height - top)

    @cached_property
    def captions(self) -> list[QRect]:
        """Above each part of the hand, what it is."""
        if len(self.needs.parts) < 2 or not self.texts.captions:
            return []
        found, first, bottom = [], 0, self.hand_area.top() - self.lift
        for part, told in zip(self.needs.parts, self.texts.captions, strict=True):
            pill = QRect(0, 0, told + self.small_line, self._caption_height) if told else QRect()
            left, last = self.hand[first], self.hand[first + part - 1]
            pill.moveCenter(QPoint(round((left.x + last.x) / 2), 0))
            pill.moveBottom(bottom)
            found.append(pill if told else QRect())
            first += part
        self._side_by_side([pill for pill in found if not pill.isEmpty()])
        return found

    def _side_by_side(self, pills: list[QRect]) -> None:
        """Move them so that none covers another, nor what lies right of the hand."""
        self._push_right(pills)
        self._push_left(pills)

    def _push_right(self, pills: list[QRect]) -> None:
        begin = self._hand_left
        for pill in pills:
            pill.moveLeft(max(pill.left(), begin))
            begin = pill.right() + 3

    def _push_left(self, pills: list[QRect]) -> None:
        end = self._hand_left + self._hand_room
        for pill in reversed(pills):
            pill.moveRight(min(pill.right(), end))
            end = pill.left() - 3

    # Above the hand: decisions, and above them what is asked.

    @cached_property
    def _above_hand(self) -> int:
        """Where the strip of decisions and prompt ends below."""
        top = self.hand_area.top() - self.lift - self.margin // 2
        return top - (self._caption_height + 2 if self.captions else 0)

    @cached_property
    def _tag_rows(self) -> list[list[int]]:
        """Which decisions lie in each row."""
        left, right = self.strip
        gap = self.margin * 2
        rows: list[list[int]] = []
        for number, tag in enumerate(self.texts.tags):
            used = sum(self.texts.tags[one].width() + gap for one in rows[-1]) if rows else 0
            if not rows or used + tag.width() > right - left:
                rows.append([])
            rows[-1].append(number)
        return rows

    @cached_property
    def tags(self) -> list[QRect]:
        """The decisions, in as many rows as they take, right above the hand."""
        left, right = self.strip
        gap, rows = self.margin * 2, self._tag_rows
        found = [QRect()] * len(self.texts.tags)
        bottom = self._above_hand
        for row in reversed(rows):
            high = max(self.texts.tags[number].height() for number in row)
            broad = sum(self.texts.tags[number].width() + gap for number in row) - gap
            x = self._within(broad)
            for number in row:
                size = self.texts.tags[number]
                fits = QSize(min(size.width(), right - left), size.height())
                found[number] = QRect(QPoint(x, bottom - high), fits)
                x += size.width() + gap
            bottom -= high + self.margin
        return found

    def _within(self, broad: int) -> int:
        """The left end of something so broad on the axis, moved to stay within the strip."""
        left, right = self.strip
        return max(left, min(self.axis - broad // 2, right - broad))

    @cached_property
    def prompt(self) -> QRect:
        """The line above hand and decisions that says what is asked; as wide as its text."""
        left, right = self.strip
        told = self.texts.prompt or self.large_line * 12
        broad = min(right - left, told + 2 * self.large_line)
        high = self._prompt_height(right - left)
        bottom = min((tag.top() for tag in self.tags), default=self._above_hand + self.margin)
        return QRect(self._within(broad), bottom - self.margin - high, broad, high)

    @cached_property
    def asked_top(self) -> int:
        """How far down things in the middle may reach: as if a prompt and a row of decisions were
        always there, so that nothing moves while they come and go."""
        left, right = self.strip
        top = self.prompt.bottom() + 1 - self._kept_for_prompt(right - left)
        if not self.tags and self.texts.row:
            top -= self.texts.row + self.margin
        return min(top, self.prompt.top())
