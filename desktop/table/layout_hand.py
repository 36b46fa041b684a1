"""The own hand as a fan, and above it the decisions and what is asked.

The fan turns round a point far below the table; its lower edge may hang over that of the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.common.pose import Pose
from desktop.table.layout_top import TopLayout
from desktop.table.own_fan import OwnFan, widest

_OVER_EDGE = 0.22
"""How much of the height of a card in the middle hangs over the lower edge of the table."""


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
        tight = widest(room, self.needs.hand, self.needs.ratio)
        # The middle is not to be lower than the hand, whatever is written between them.
        left = self.height - self.below_top - self._asked_height() - 3 * self.margin
        by_middle = left / (2.2 if self.needs.strips else 1.85) * self.needs.ratio
        return max(24, int(min(wanted, most, tight, by_middle)))

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

    @cached_property
    def own_fan(self) -> OwnFan:
        """Where cards of the own hand lie, whatever is held."""
        top = self.height - round(self.card.height() * (1 - _OVER_EDGE))
        return OwnFan(self._hand_left, top, self._hand_room, self.card, self.lift)

    @cached_property
    def hand(self) -> list[Pose]:
        """The cards of the own hand, from left to right; each lies above the one before."""
        return self.own_fan.cards(self.needs.hand, self.needs.parts)

    def forward(self, card: Pose) -> Pose:
        """How a card of the hand is held that is looked at: upright, risen, before the others."""
        return self.own_fan.raised(card)

    def picked(self, card: Pose) -> Pose:
        """How a card of the hand is held that is picked up: it stays among the others."""
        return card.raised(self.lift)

    def forbidden(self, card: Pose) -> Pose:
        """How a card of the hand is held that may not be played: a little lower."""
        return card.moved(0, self.sunk)

    @cached_property
    def hand_area(self) -> QRect:
        """Where the own cards are held; it is there even when there are none."""
        top = round(self.own_fan.top)
        return QRect(self._hand_left, top, self._hand_room, self.height - top)

    @cached_property
    def captions(self) -> list[QRect]:
        """Above each part of the hand, what it is."""
        if len(self.needs.parts) < 2 or not self.texts.captions:
            return []
        found, first, bottom = [], 0, self.hand_area.top() - self.lift
        most = self._hand_room // len(self.needs.parts) - 3  # of equal breadth where it is tight
        fits = sum(self.texts.captions) + len(self.needs.parts) * self.small_line < self._hand_room
        for part, told in zip(self.needs.parts, self.texts.captions, strict=True):
            wide = told + self.small_line if fits else min(told + self.small_line, most)
            pill = QRect(0, 0, wide, self._caption_height) if told else QRect()
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
