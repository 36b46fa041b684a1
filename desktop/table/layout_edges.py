"""The measures of the table, and what lies in its lower corners: own portrait and tokens.

Between them is the own hand. Its middle is the axis on which the trick and the prompt lie too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.table.needs import Extents, Needs

LARGE = QSize(1000, 640)
"""From this size on cards of others are fans, and the slate is a thing on the table."""


def slate_is_token(table: QSize) -> bool:
    """Whether a table of this size has no room for the slate itself."""
    return table.width() < LARGE.width() or table.height() < LARGE.height()


SIDES: dict[int, tuple[int, int, int]] = {
    # By the number of seats: how many others sit on the left, along the top, on the right.
    2: (0, 1, 0),
    3: (1, 0, 1),
    4: (1, 1, 1),
    5: (2, 2, 0),
    6: (2, 2, 1),
    7: (3, 2, 1),
}


@dataclass(frozen=True)
class Person:
    """Where one of those at the table is: portrait, ribbon with the name, and a line of state."""

    portrait: QRect
    ribbon: QRect
    state: QRect

    @property
    def whole(self) -> QRect:
        """All three together."""
        return self.portrait.united(self.ribbon).united(self.state)


@dataclass(frozen=True)
class EdgeLayout:
    """What lies along the lower edge; every rectangle is in pixels of the table."""

    needs: Needs

    # Measures.

    @property
    def width(self) -> int:
        """The width of the table."""
        return self.needs.size.width()

    @property
    def height(self) -> int:
        """The height of the table."""
        return self.needs.size.height()

    @property
    def texts(self) -> Extents:
        """What is written, measured."""
        return self.needs.texts

    @property
    def large(self) -> bool:
        """Whether there is room for fans and for the slate."""
        return not slate_is_token(self.needs.size)

    @property
    def upright(self) -> bool:
        """Whether the table is higher than broad."""
        return self.height > self.width

    @cached_property
    def margin(self) -> int:
        """The least distance between things."""
        return round(min(max(min(self.width, self.height) * 0.014, 5), 28))

    @cached_property
    def small_line(self) -> int:
        """The height of a line in small letters."""
        return self.texts.small or max(12, round(self.texts.line * 0.85))

    @cached_property
    def large_line(self) -> int:
        """The height of a line of the prompt."""
        return self.texts.large or round(self.texts.line * 1.15)

    def _asked_height(self) -> float:
        """About how high prompt and decisions are."""
        room = self.strip[1] - self.strip[0]
        broad = sum(tag.width() + 2 * self.margin for tag in self.texts.tags)
        high = max((tag.height() for tag in self.texts.tags), default=self.texts.row)
        rows = max(1 if self.texts.row else 0, ceil(broad / max(1, room)))
        captions = self._caption_height if self.texts.captions else 0
        return self._kept_for_prompt(room) + rows * (high + self.margin) + captions

    def _kept_for_prompt(self, room: int) -> int:
        """How much height is kept for the prompt, so that another one moves nothing."""
        usual = 2 if room < 24 * self.large_line else 1
        return max(self._prompt_height(room), round(self.large_line * (usual + 0.5)))

    def _prompt_height(self, room: int) -> int:
        """How high the prompt is in a strip so broad: up to three lines."""
        told, room = self.texts.prompt or self.large_line * 12, room - 2 * self.large_line
        lines = 1 if told <= room else max(1, min(3, ceil(told * 1.06 / max(1, room))))
        return round(self.large_line * (lines + 0.5))

    @property
    def on_right(self) -> int:
        """How many sit on the right."""
        return SIDES[self.needs.seats][2]

    @cached_property
    def right_column(self) -> int:
        """How much of the width the right side takes: the slate, or where there is none, piles."""
        wide = self.width * (0.185 if self.large else 0.2)
        return max(round(wide), self._own_column if self.on_right else 0)

    def _card(self, width: float) -> QSize:
        return QSize(round(width), max(1, round(round(width) / self.needs.ratio)))

    # People: how large they are.

    @cached_property
    def portrait(self) -> int:
        """The width of a portrait."""
        least = 44 if min(self.width, self.height) >= 560 else 28
        usual = round(min(self.height, self.width * 0.625) * 0.082)
        if not self.upright:
            return max(least, usual)
        # There is height enough for faces that are not lost above large letters.
        return max(least, usual, round(min(self.texts.line * 1.7, self.height * 0.06)))

    @cached_property
    def ribbon(self) -> QSize:
        """A ribbon with a name: as wide as the longest name, as far as there is room."""
        names = self.texts.names or (self.texts.line * 4,)
        high = max(round(self.portrait * 0.38), round(self.texts.line * 1.2))
        wanted = max(max(names) + round(self.texts.line * 0.9), round(self.portrait * 1.25))
        return QSize(min(wanted, self._widest), high)

    @property
    def _widest(self) -> int:
        """How wide a name or a state may be: narrow tables give them a larger part."""
        return round(self.width * (0.235 if self.upright else 0.17 if self.large else 0.19))

    @property
    def _state_height(self) -> int:
        return round(self.small_line * 1.25)

    def _below_middle(self) -> int:
        """How far a person reaches below the middle of the portrait."""
        return round(self.portrait * 0.36) + self.ribbon.height() + 2 + self._state_height

    def _person(self, seat: int, middle: QPoint) -> Person:
        """The person of a seat whose portrait has its middle there."""
        portrait = QRect(0, 0, self.portrait, self.portrait)
        portrait.moveCenter(middle)
        ribbon = QRect(QPoint(0, 0), self.ribbon)
        ribbon.moveCenter(middle)
        ribbon.moveTop(middle.y() + round(self.portrait * 0.36))
        states = self.texts.states
        told = states[seat] if seat < len(states) else self.small_line * 4
        width = min(max(told + self.small_line, self.portrait), self._person_wide)
        state = QRect(0, 0, width, self._state_height)
        state.moveCenter(middle)
        state.moveTop(ribbon.bottom() + 3)
        return Person(portrait, ribbon, state)

    @cached_property
    def _person_wide(self) -> int:
        """How wide a person is: as the ribbon, or as the longest state if there is room for it.

        It grows in steps, so that not every other state moves the hand.
        """
        told = max(self.texts.states, default=0) + self.small_line
        step = self.texts.line * 2
        wanted = min(ceil(told / step) * step, self._widest)
        return max(self.ribbon.width(), wanted)

    @property
    def _own_column(self) -> int:
        """How much of the width the own person takes, low left."""
        return self.margin * 3 + self._person_wide

    @cached_property
    def own_person(self) -> Person:
        """Where the own portrait is: low left."""
        x = self.margin * 3 // 2 + self._person_wide // 2
        y = self.height - self.margin - self._below_middle()
        return self._person(self.needs.bottom, QPoint(x, y))

    # Tokens: low right, in one row, in two, or folded into one.

    @cached_property
    def token(self) -> QSize:
        """A token with the word below it."""
        given = self.texts.token
        if not given.isEmpty():
            return given
        across = max(36, round(min(self.height, self.width * 0.625) * 0.057))
        return QSize(round(max(across * 1.35, self.small_line * 3.2)), across + self.small_line)

    def _token_column(self, rows: list[int]) -> int:
        """How much of the width tokens take in rows of these numbers."""
        return max(rows, default=0) * self.token.width() + self.margin * 2

    @cached_property
    def _token_rows(self) -> list[int]:
        """How many tokens lie in each row: the first arrangement that leaves the hand its room."""
        count = self.needs.tokens
        usual = min(self.height * 0.265 * self.needs.ratio, self.width / 5)
        wanted = usual * 5.5
        wanted = max(wanted, self.texts.line * 17)  # and what is asked
        for rows in ([count], [count - count // 2, count // 2]):
            left = self.width - self._own_column - self._token_column(rows)
            high = len(rows) * self.token.height()
            if left >= wanted and high <= self.height * 0.26:
                return [row for row in rows if row]
        return [1 if count else 0]

    @property
    def folded(self) -> bool:
        """Whether one token stands for all."""
        return sum(self._token_rows) < self.needs.tokens

    @cached_property
    def tokens(self) -> list[QRect]:
        """The standing actions, row by row; one that stands for all if they are `folded`."""
        found = []
        bottom = self.height - self.margin
        rows = [row for row in self._token_rows if row]
        for number, row in enumerate(rows):
            top = bottom - (len(rows) - number) * self.token.height()
            left = self.width - self.margin - row * self.token.width()
            for place in range(row):
                corner = QPoint(left + place * self.token.width(), top)
                found.append(QRect(corner, self.token))
        return found

    @property
    def _tokens_top(self) -> int:
        return min((token.top() for token in self.tokens), default=self.height - self.margin)

    # The breadth between portrait and tokens.

    @cached_property
    def _hand_left(self) -> int:
        return self._own_column

    @cached_property
    def _hand_room(self) -> int:
        return self.width - self._own_column - self._token_column(self._token_rows)

    @property
    def axis(self) -> int:
        """The middle of hand, prompt and trick."""
        return self._hand_left + self._hand_room // 2

    @property
    def strip(self) -> tuple[int, int]:
        """From where to where what is asked may reach."""
        column = max(self._token_column(self._token_rows), self._own_column * self.on_right)
        if not self.large:
            column = max(column, self.right_column)
        return self._own_column, self.width - column

    @property
    def _caption_height(self) -> int:
        return round(self.small_line * 1.4)
