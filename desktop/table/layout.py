"""Where everything lies on the table: geometry without widgets.

The table has regions: a column for the own person and those on the left, a row along the upper
edge, the slate or a column for piles on the right, tokens low right, the own hand, and above it the
bands for tags and prompt; the middle is what they leave. A region depends on the size of the table,
the size of its letters and the number of players (`LARGE`, `SIDES`, `_CLASSES`), never on words or
on how many cards there are: so nothing moves while one plays. Words fit into their regions.

When a deal has ended, people sit in one part of the table with what they played, one's own low left
as always; the other part has the slate, below it the paper with the reckoning, and below that the
tags with which it goes on. A table that is seen across a room has no own hand, tags, tokens or
slate: all hands are held alike, the middle has the room, and letters are larger, people with them.

Regions are worked out for the right hand; for the left hand each of them is mirrored. What lies in
a region is read from left to right at either table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from math import ceil, cos, radians, sin
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.common.pose import Pose, around
from desktop.look.lettering import LARGE_LETTERS, PARTED
from desktop.scene.scene import RowStrip
from desktop.table.own_fan import INDEX_WIDTH, OwnFan, reach
from desktop.table.rows import Rows, laid_out

LARGE = QSize(1000, 640)
"""From this size on cards of others are fans, and the slate is a thing on the table."""


class SizeClass(NamedTuple):
    """The parts of a table of one class of sizes."""

    right: float
    """The width of the right column: the slate, or piles."""
    name: float
    """How wide a name may be at most."""
    high: float
    """How far from the upper edge portraits along it have their middle, in portraits."""
    above: float
    """How far a person with cards reaches above the middle of the portrait, in portraits."""


_CLASSES = {
    "large": SizeClass(right=0.185, name=0.17, high=1.02, above=1.2),
    "small": SizeClass(right=0.2, name=0.19, high=0.74, above=0.75),
    "upright": SizeClass(right=0.2, name=0.235, high=0.74, above=0.75),
    "wall": SizeClass(right=0.2, name=0.2, high=1.02, above=0.6),
}


class _Sides(NamedTuple):
    """How many others sit on each side."""

    left: int
    top: int
    right: int


_SIDES = {
    # By the number of seats.
    2: _Sides(0, 1, 0),
    3: _Sides(1, 0, 1),
    4: _Sides(1, 1, 1),
    5: _Sides(2, 2, 0),
    6: _Sides(2, 2, 1),
    7: _Sides(3, 2, 1),
}
_OUTWARDS = {"left": -90, "top": 0, "right": 90}
"""Which way another's cards point, by the side on which the person sits."""
_OTHER_SIDE = {"left": "right", "right": "left"}

_HAND_LEAST = 0.55
"""How much of the width is kept for the hand: else tokens lie in two rows, or are folded."""
_AT_EASE = 0.15
"""How much farther than it has to a full hand may reach, in card widths."""
_CARD, _CARD_ACROSS = 0.265, 0.2
"""How high a card of the own hand is, in parts of the table's height; its width at most, in parts
of the table's width."""
_SEEN, _LEAST_SEEN = 0.78, 0.55
"""How much of the height of a card in the middle is on the table, the rest hangs over its lower
edge; and at least, where large letters make it larger: its index is seen."""
_MOST_LARGER = 1.5
"""How many times larger than usual cards are at most because letters are."""
_LIFT, _SUNK = 0.15, 0.08
"""How far a raised card rises, in heights; how much lower one lies that may not be played, in
widths."""
_NAME, _STATE = 4.4, 7.2
"""The width of a ribbon with a name, and of a line of state, in lines of text."""
_ONE_LINE = 19
"""A strip this broad, in lines of text, has one row of tags and one line of prompt; else two."""
_MOST_OF_STRIP = 0.7
"""The share of the strip up to which the prompt may have its middle where the hand has it."""
_STATUS, _STATUS_LINES, _STATUS_LEAST = 11, 4, 7.0
"""What counts now: its length as text, in lines' heights, the most rows that it is set in, and the
least width of its region."""
ASKED = 26
"""So broad, in lines of text, tags lie about the axis; what needs more reaches farther left."""
_CAPTION = 8
"""So broad, in lines of text, are words beside a card."""
CORNER_HIGH = 2.1
"""How high the row is of cards that are above all others in every deal, in lines of text."""
_HIGH_LETTERS = 1 / 28
"""Where a line of text is higher than this part of the table, what is said has to be short."""
_SIDE = 0.165
"""How much of a large table's width piles at the side take."""

_A_BACK, _ALL_BACKS, _STACKED_BACK = 15.0, 100.0, 13.0
"""How far cards in a fan of another are turned from each other, all of them at most, and in a small
stack."""
_STACKED = 3
"""How many cards are seen of another hand where there is little room."""
_FAN_RADIUS, _BACK = 0.48, 0.88
"""How far the middles of another's cards are from that of the portrait, and how wide each is, in
portraits."""

_Spots = tuple[tuple[float, float, int], ...]
_TRICK: dict[int, _Spots] = {
    # Middles of the cards of a trick, in card widths and heights, and how far each is turned,
    # clockwise from the bottom.
    2: ((0.3, 0.3, 2), (-0.3, -0.3, -2)),
    3: ((0, 0.3, 0), (-0.86, -0.16, -5), (0.86, -0.16, 5)),
    4: ((0, 0.34, 0), (-1.04, 0.03, -6), (0, -0.34, 1), (1.04, 0.03, 6)),
    5: ((0, 0.36, 0), (-1.22, 0.08, -6), (-0.62, -0.34, -3), (0.62, -0.34, 3), (1.22, 0.08, 6)),
    6: (
        (0, 0.36, 0), (-1.42, 0.13, -6), (-0.84, -0.3, -3),
        (0, -0.42, 0), (0.84, -0.3, 3), (1.42, 0.13, 6),
    ),
    7: (
        (0, 0.38, 0), (-1.62, 0.12, -6), (-1.24, -0.28, -4), (-0.42, -0.42, -1),
        (0.42, -0.42, 1), (1.24, -0.28, 4), (1.62, 0.12, 6),
    ),
}  # fmt: skip
_FLAT: dict[int, _Spots] = {
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
_ROUND_CARD = 1.22
"""How broad the room of a card is that is a little turned, in card widths."""
_FARTHER = 1.25
"""How many times farther cards of a trick lie below each other that have a larger index."""
_CLOSEST = 0.5
"""What is left at least of the way from card to card where they lie close."""
_FLAT_FROM = 1.3
"""How many times larger cards have to be if they are to lie side by side."""
_TOGETHER, _ON_TOP, _LARGER = 0.72, 0.84, 1.12
"""From one card of a decided trick to the next, and to the one that takes it, in card widths; how
many times larger that one is."""
_PILE, _PILE_AWAY, _PILE_DOWN, _PILE_STEP, _TIGHTER = 0.52, 1.55, 0.42, 0.34, 5
"""How wide a card of a won trick is, how far from the portrait its pile lies, and how much lower,
in portraits; how much of each trick is seen below the next, in widths of such a card; from how many
tricks on it is half as much."""
THICK, _SEEN_THICK = 3, 0.05
"""How many cards of a won trick are seen, and how much of each below the next, in widths."""
_LOOSE, _TURNED = 2, 8
"""How far a card of the trick is turned besides, each its own way, and how far at most."""
_UP_STEP, _ASIDE_STEP = 0.45, 0.28
"""From one open card to the next, and from one that was laid aside to the next, in card widths."""

# A table across a room.

_WALL_PORTRAIT, _WALL_BACKS, _WALL_CARD, _WALL_STATUS = 1.7, 30.0, 0.36, 8.6
"""How wide a portrait is there at most, in lines of text; how far all cards of a hand are turned
from each other where people sit close; how high a card is at most, in parts of the height; and how
broad the corner is with what counts now, in lines of text."""

# When a deal has ended.

_PEOPLE, _PEOPLE_SMALL, _TOLD = 0.45, 0.5, 0.5
"""How much of the table people and their cards take, on a large and on a small one; how much of an
upright one what is told takes at most."""
_PLAYED_STEP, _LEAST_PLAYED_STEP, _PLAYED_TURNED = 0.62, INDEX_WIDTH + 0.04, 4
"""From card to card that somebody played, in card widths, and the least; how far outer ones are
turned."""
_RISEN = 0.1
"""How much higher a card lies that counted, in parts of its height."""
_USUAL_HAND, _SMALL = 8, 44
"""The hand for which it is reckoned whether there is more room beside a person or below it; cards
less broad than this, in pixels, look for another place."""
_LEAST_SLATE, _OVER_SLATE, _FRAME = 0.24, 0.035, 0.07
"""How high the slate must be at least, in parts of the table, else a token stands for it; how far
the paper lies over its frame; and the frame in parts of the slate's height."""
_BESIDE_SHEET = 64
"""How much room beside the paper, in pixels, is enough for the money."""


def is_small(table: QSize) -> bool:
    """Whether a table of this size has no room for fans of others' cards, nor for the slate."""
    return table.width() < LARGE.width() or table.height() < LARGE.height()


@dataclass(frozen=True)
class Letters:
    """How large what is written is in the letters of this table, in pixels."""

    line: int
    """The height of a line of text, in which names are written."""
    small: int = 0
    """The height of a line in small letters; 0 for a part of a line of text."""
    large: int = 0
    """The height of a line of the prompt; 0 for a little more than a line of text."""
    times: float = 1.0
    """How many times larger than usual they all are: so are cards, as far as there is room."""
    row: int = 0
    """How high a row of decisions is, also while there are none."""
    token: QSize = field(default_factory=QSize)
    """The size of a token with the word below it; empty for a usual one."""
    tags: tuple[QSize, ...] = ()
    """The sizes of the decisions that may be chosen now."""
    captions: tuple[int, ...] = ()
    """How wide the caption of each part of the own hand is."""


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
    texts: Letters
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
    parts: tuple[int, ...] = ()
    """How many cards of the hand belong together, from left to right."""
    tokens: int = 5
    """How many standing actions there are."""
    sheet: QSize | None = None
    """The size that the paper of the reckoning would like; None while a deal is on."""
    slate: float = 0.8
    """Width of the slate by its height, as what is written on it wants."""
    anticlockwise: bool = False
    """Whether the next player after the bottom seat sits on its right."""
    left_handed: bool = False
    """Whether the table is that for the left hand."""
    on_wall: bool = False
    """Whether the table is seen across a room."""


def shows_scores(needs: Needs) -> bool:
    """Whether scores stand beside names: where no slate lies, or only for a while."""
    return is_small(needs.size) or needs.texts.times >= LARGE_LETTERS


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
class Regions:
    """The regions of one table, in its pixels."""

    needs: Needs

    # Measures.

    @property
    def all_alike(self) -> bool:
        """Whether the hand of the seat at the bottom is held as all others are."""
        return self.needs.on_wall

    @property
    def width(self) -> int:
        """The width of the table."""
        return self.needs.size.width()

    @property
    def height(self) -> int:
        """The height of the table."""
        return self.needs.size.height()

    @property
    def large(self) -> bool:
        """Whether there is room for fans, and for the slate while letters are not large."""
        return self.needs.on_wall or not is_small(self.needs.size)

    @property
    def _slate_is_token(self) -> bool:
        """Whether a token stands for the slate.

        Where there is little room, and where letters are large, for those on the slate are not.
        """
        return not self.large or self._times >= LARGE_LETTERS

    @property
    def _times(self) -> float:
        """How many times larger than usual letters are."""
        return self.needs.texts.times

    @property
    def upright(self) -> bool:
        """Whether the table is higher than broad."""
        return self.height > self.width

    @property
    def _class(self) -> SizeClass:
        small = "large" if self.large else "upright" if self.upright else "small"
        return _CLASSES["wall" if self.needs.on_wall else small]

    @property
    def _ended(self) -> bool:
        """Whether the deal has ended."""
        return self.needs.sheet is not None

    @cached_property
    def margin(self) -> int:
        """The least distance between things."""
        return round(min(max(min(self.width, self.height) * 0.014, 5), 28))

    @property
    def line(self) -> int:
        """The height of a line of text."""
        return self.needs.texts.line

    @cached_property
    def small_line(self) -> int:
        """The height of a line in small letters."""
        return self.needs.texts.small or max(12, round(self.line * 0.85))

    @cached_property
    def large_line(self) -> int:
        """The height of a line of the prompt."""
        return self.needs.texts.large or round(self.line * 1.15)

    @property
    def short(self) -> bool:
        """Whether letters are so high that what is said has to be short."""
        return self.line > self.height * _HIGH_LETTERS * (0.9 if self.upright else 1)

    @property
    def _sides(self) -> _Sides:
        return _SIDES[self.needs.seats]

    def _card(self, width: float) -> QSize:
        return QSize(round(width), max(1, round(round(width) / self.needs.ratio)))

    def _flip(self, rect: QRect) -> QRect:
        """Return a region of the table for the right hand, at this table."""
        if not self.needs.left_handed or rect.isEmpty():
            return QRect(rect)
        return QRect(self.width - rect.left() - rect.width(), rect.top(), *rect.size().toTuple())

    # People: how large they are.

    @cached_property
    def portrait(self) -> int:
        """The width of a portrait."""
        if self.needs.on_wall:  # as its letters ask for, and as all on the left have room for
            below = round(self.line * 1.2) + self._state_height
            room = (self.height / (self._sides.left + 1) - below - 2 * self.margin) / 0.9
            return max(28, round(min(self.line * _WALL_PORTRAIT, room)))
        least = 44 if min(self.width, self.height) >= 560 else 28
        usual = round(min(self.height, self.width * 0.625) * 0.082)
        if not self.upright:
            return max(least, usual)
        # There is height enough for faces that are not lost above large letters.
        return max(least, usual, round(min(self.line * 1.7, self.height * 0.06)))

    @cached_property
    def ribbon(self) -> QSize:
        """A ribbon with a name."""
        high = max(round(self.portrait * 0.38), round(self.line * 1.2))
        wanted = max(round(self.line * _NAME), round(self.portrait * 1.25))
        return QSize(min(wanted, round(self.width * self._class.name)), high)

    @cached_property
    def _person_wide(self) -> int:
        """How wide a person is, with the line of state."""
        wanted = min(round(self.line * _STATE), round(self.width * self._class.name))
        return max(self.ribbon.width(), wanted)

    @property
    def _state_height(self) -> int:
        """Across a room two lines, where few enough sit one above the other."""
        lines = 2 if self.needs.on_wall and self._sides.left < 2 else 1
        return round(self.small_line * (lines + 0.25))

    def _below_middle(self) -> int:
        """How far a person reaches below the middle of the portrait."""
        return round(self.portrait * 0.36) + self.ribbon.height() + 2 + self._state_height

    def _person(self, middle: QPoint) -> Person:
        """Return the person whose portrait has its middle there at the table for the right hand."""
        portrait = QRect(0, 0, self.portrait, self.portrait)
        portrait.moveCenter(middle)
        ribbon = QRect(QPoint(0, 0), self.ribbon)
        ribbon.moveCenter(middle)
        ribbon.moveTop(middle.y() + round(self.portrait * 0.36))
        state = QRect(0, 0, self._person_wide, self._state_height)
        state.moveCenter(middle)
        state.moveTop(ribbon.bottom() + 3)
        return Person(*map(self._flip, (portrait, ribbon, state)))

    # The tricks that they have won.

    @cached_property
    def _pile_card(self) -> QSize:
        """A card of a won trick."""
        return self._card(max(14.0, self.portrait * _PILE))

    @property
    def _beside_ribbon(self) -> float:
        """How far from the middle of a portrait a won trick lies that is beside the ribbon."""
        return (self.ribbon.width() + self._pile_card.height() + self.margin) / 2

    @property
    def _pile_away(self) -> float:
        """How far from the middle of the portrait won tricks lie at the sides."""
        beside = (self._person_wide + self._pile_card.height()) / 2 + 3
        return max(self.portrait * _PILE_AWAY, beside)

    # The columns: own person and those on the left; tokens, and above them what is on the right.

    @property
    def _left_column(self) -> int:
        return self.margin * 3 + self._person_wide

    @cached_property
    def _right_column(self) -> int:
        wide = round(self.width * self._class.right)
        if self.large and self._slate_is_token:
            wide = 2 * self.margin
        return max(wide, self._left_column if self._sides.right else 0)

    @cached_property
    def _own_middle(self) -> QPoint:
        x = self.margin * 3 // 2 + self._person_wide // 2
        return QPoint(x, self.height - self.margin - self._below_middle())

    @cached_property
    def own_person(self) -> Person:
        """Where the own portrait is: low left."""
        return self._person(self._own_middle)

    @cached_property
    def _token(self) -> QSize:
        """A token with the word below it."""
        given = self.needs.texts.token
        if not given.isEmpty():
            return given
        across = max(36, round(min(self.height, self.width * 0.625) * 0.057))
        return QSize(round(across * 1.3), across + self.small_line)

    @cached_property
    def _token_rows(self) -> list[int]:
        """How many tokens lie in each row: the first arrangement that leaves the hand its room.

        Where the slate is a token it has the second place; the first is that of the token with
        which something is said, which not every game has.
        """
        count = self.needs.tokens
        slots = count + self._slate_is_token
        if not slots:
            return []
        if not count:
            return [1]
        wide = self.width - self._left_column - 2 * self.margin
        for rows in ([slots], [slots // 2, slots - slots // 2]):
            left = self.width if self.upright else wide - max(rows) * self._token.width()
            across = self._left_column + max(rows) * self._token.width() + 2 * self.margin
            high = len(rows) * self._token.height()
            if left >= self.width * _HAND_LEAST and across <= self.width and high < self.height / 4:
                return rows
        return [1, 1] if self._slate_is_token else [1]

    @cached_property
    def _slots(self) -> list[QRect]:
        """The places of all tokens, row by row and from left to right."""
        found = []
        bottom = self.height - self.margin
        # On a small table a word may be broader than its token: it is not to touch the edge.
        edge = self.width - (self.margin if self.large else self.margin * 3 // 2)
        for number, row in enumerate(self._token_rows):
            top = bottom - (len(self._token_rows) - number) * self._token.height()
            left = edge - row * self._token.width()
            first = QRect(QPoint(left, top), self._token)
            slots = [first.translated(n * self._token.width(), 0) for n in range(row)]
            if self.needs.left_handed:
                slots = [self._flip(slot) for slot in reversed(slots)]
            found += slots
        return found

    @property
    def tokens(self) -> list[QRect]:
        """The standing actions, row by row; one that stands for all where there is little room."""
        if not self._slate_is_token:
            return self._slots
        return [slot for slot in self._slots if slot != self._slate_slot]

    @property
    def _slate_slot(self) -> QRect:
        """The place of the token for the slate where that has no room."""
        return self._slots[1 if len(self._slots) > 2 else 0]

    @cached_property
    def slate_token(self) -> QRect:
        """Where a token stands for the slate; empty where the slate itself lies."""
        if not self._ended:
            return self._slate_slot if self._slate_is_token else QRect()
        if self.slate is not None or not self.tokens:
            return QRect()
        if self._slate_is_token:
            return self._slate_slot
        edge, away = self.tokens[0], -self._token.width()
        if self.needs.left_handed:
            edge, away = self.tokens[-1], self._token.width()
        return edge.translated(away, 0)

    @property
    def _tokens_top(self) -> int:
        return min((one.top() for one in self._slots), default=self.height - self.margin)

    @property
    def _token_column(self) -> int:
        """How much of the width tokens take."""
        return max(self._token_rows, default=0) * self._token.width() + self.margin * 2

    # The own hand, between portrait and tokens; on an upright table it is above the tokens.

    @cached_property
    def _plain_room(self) -> QRect:
        """From left to right where the hand is held, at the table for the right hand."""
        right = self.margin if self.upright else self._token_column
        if self._sides.right and not (self.large or self.upright):
            right = max(right, self._left_column)  # who sits there is as low as the hand
        left = self._left_column
        return QRect(left, 0, max(40, self.width - left - right), self.height)

    @cached_property
    def _hand_room(self) -> QRect:
        return self._flip(self._plain_room)

    @cached_property
    def _plain_axis(self) -> int:
        """The middle of the table as far as a full hand has its room there, on either side."""
        room, middle = self._plain_room, self.width // 2
        if self.needs.on_wall:
            return middle
        far = round((max(reach(self.needs.ratio)) + _AT_EASE) * self._widest_card)
        if room.width() < 2 * far:
            return room.left() + room.width() // 2
        return max(room.left() + far, min(middle, room.right() + 1 - far))

    @property
    def axis(self) -> int:
        """The middle of hand and trick; when a deal has ended, that of what is told."""
        if self._ended:
            return self._told.center().x()
        return self.width - self._plain_axis if self.needs.left_handed else self._plain_axis

    @property
    def _usual_card(self) -> float:
        by_height = self.height * _CARD * self.needs.ratio
        return min(by_height, self.width * _CARD_ACROSS) * self._larger

    @property
    def _larger(self) -> float:
        """How many times larger than usual cards are, as far as there is room."""
        return min(self._times, _MOST_LARGER)

    @property
    def _seen(self) -> float:
        """How much of the height of a card in the middle of the hand is on the table."""
        return 1.0 if self.upright else max(_LEAST_SEEN, _SEEN / self._larger)

    @cached_property
    def _widest_card(self) -> float:
        """How wide a card may be, so that a full hand has its room."""
        tight = self._plain_room.width() / sum(reach(self.needs.ratio))
        most = min(self.height * 0.4 * self.needs.ratio, tight)
        # Of what fits, so that smaller cards are smaller in a narrow window too.
        return min(most, min(self._usual_card, most) * self.needs.per_cent / 100)

    @cached_property
    def card_width(self) -> int:
        """The width of a card in the own hand."""
        if self.needs.on_wall:
            return max(24, round(self.height * _WALL_CARD * self.needs.ratio))
        # The middle is not to be lower than the hand.
        below = self.height - self._tokens_top if self.upright else 0
        left = self.height - self._below_top - self._asked_height - below - 3 * self.margin
        by_middle = left / (2.7 if self.upright else 2 * self._seen / _SEEN) * self.needs.ratio
        return max(24, int(min(self._widest_card, by_middle * min(1, self.needs.per_cent / 100))))

    @cached_property
    def card(self) -> QSize:
        """A card of the own hand."""
        return self._card(self.card_width)

    @cached_property
    def lift(self) -> int:
        """How far a card that is picked up, pointed at or has the focus rises."""
        return max(8, round(self.card.height() / self._larger * _LIFT))

    @cached_property
    def sunk(self) -> int:
        """How much lower a card lies that may not be played."""
        return max(2, round(self.card_width * _SUNK))

    @cached_property
    def own_fan(self) -> OwnFan:
        """Where cards of the own hand lie, whatever is held."""
        room, high = self._hand_room, self.card.height()
        left, right = (part * self.card_width for part in reach(self.needs.ratio))
        middle = max(room.left() + left, min(self.axis, room.right() + 1 - right))
        flat = 1 / self._larger**2
        fan = OwnFan(room.left(), room.width(), middle, 0, self.card, self.lift, flat)
        top = self.height - round(high * self._seen)
        if self.upright:
            top = round(self._tokens_top - self.margin - high - fan.lowest - self.sunk)
        return replace(fan, top=top)

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
        if self.needs.on_wall:
            return QRect(self._left_column, self.height, 0, 0)
        room, top = self._hand_room, round(self.own_fan.top)
        bottom = self._tokens_top - self.margin if self.upright else self.height
        return QRect(room.left(), top, room.width(), bottom - top)

    @property
    def raised_area(self) -> QRect:
        """Above the own hand, where those of its cards are seen that are raised one by one."""
        if not self.hand:
            return QRect()
        left, right = self.hand[0].x, self.hand[-1].x + self.card_width
        corner = QPoint(round(left - self.card_width / 2), self.hand_area.top() - self.lift)
        return QRect(corner, QSize(round(right - left), self.lift))

    @cached_property
    def captions(self) -> list[QRect]:
        """Above each part of the hand, what it is."""
        told, parts = self.needs.texts.captions, self.needs.parts
        if len(parts) < 2 or not told:
            return []
        room, gap = self._hand_room, 3
        wide = [one + self.small_line if one else 0 for one in told]
        if sum(wide) + gap * len(wide) > room.width():
            wide = [min(one, room.width() // len(wide) - gap) for one in wide]
        found, first = [], 0
        for part, broad in zip(parts, wide, strict=True):
            left, last = self.hand[first], self.hand[first + part - 1]
            pill = QRect(0, 0, broad, self._caption_height) if broad else QRect()
            pill.moveCenter(QPoint(round((left.x + last.x) / 2), 0))
            pill.moveBottom(self.hand_area.top() - 2)
            found.append(pill)
            first += part
        # None covers another, nor what lies beside the hand.
        pills, begin, end = [one for one in found if one.width() > 0], room.left(), room.right()
        for pill in pills:
            pill.moveLeft(max(pill.left(), begin))
            begin = pill.right() + gap
        for pill in reversed(pills):
            pill.moveRight(min(pill.right(), end))
            end = pill.left() - gap
        return found

    # Above the hand: the band of decisions, and above it that of the prompt.

    @property
    def strip(self) -> tuple[int, int]:
        """From where to where what is asked may reach."""
        if self._ended:
            return self._told.left(), self._told.right() + 1
        right = self._left_column * self._sides.right if self.large else self._right_column
        right = right if self.upright else max(right, self._token_column)
        left = self._left_column
        strip = self._flip(QRect(left, 0, max(20, self.width - right - left), 1))
        return strip.left(), strip.right() + 1

    @property
    def bands(self) -> int:
        """How many rows of tags, and lines of prompt, there is room for."""
        if self.needs.on_wall:  # who takes a trick, and why, covers no card of it
            return 2
        if self._ended:  # the tag to go on is always in one place
            return 2 if self.short else 1
        left, right = self.strip
        low = self.short and not self.upright
        return 1 if low or right - left >= _ONE_LINE * self.line else 2

    @property
    def _asked_height(self) -> int:
        """How high both bands are, with what is between them."""
        tags = self.bands * (self.needs.texts.row + self.margin)
        return tags + self._prompt_high

    @property
    def _prompt_high(self) -> int:
        """How high the band of the prompt is.

        With large letters on a small table it has two lines that are close.
        """
        close = self.short and self.bands == 1 and not self.large
        lines = 1.5 if close else self.bands
        return round(self.large_line * (lines + 0.5))

    @property
    def tags_bottom(self) -> int:
        """Where the band of tags ends below."""
        if self._ended:
            return self._told_part.bottom()
        return self._raised_top - self.margin // 2

    @property
    def _raised_top(self) -> int:
        """How far up the hand reaches with a raised card, or with the names of its parts."""
        if self.needs.on_wall:
            return self.height - self.margin // 2
        return self.hand_area.top() - max(self.lift, self._caption_height + 3)

    @property
    def _caption_height(self) -> int:
        return round(self.small_line * 1.4)

    @cached_property
    def tags_span(self) -> tuple[int, int]:
        """From where to where decisions may reach: on the side of the tokens a tip may lie."""
        (left, right), half = self.strip, ASKED * self.large_line // 2
        if self.needs.left_handed:
            return max(left, self.axis - half), right
        return left, min(right, self.axis + half)

    @cached_property
    def tags(self) -> list[QRect]:
        """The decisions, in the middle of their band; in further rows above it if need be."""
        left, right = self.tags_span
        gap, bottom = self.margin * 2, self.tags_bottom
        sizes = self.needs.texts.tags
        found = [QRect()] * len(sizes)
        for row in reversed(self._tag_rows):
            high = max(sizes[number].height() for number in row)
            broad = sum(sizes[number].width() + gap for number in row) - gap
            x = max(left, min(self.axis - broad // 2, right - broad))
            for number in row:
                fits = QSize(min(sizes[number].width(), right - left), sizes[number].height())
                found[number] = QRect(QPoint(x, bottom - high), fits)
                x += sizes[number].width() + gap
            bottom -= high + self.margin
        return found

    @cached_property
    def _tag_rows(self) -> list[list[int]]:
        """Which decisions lie in each row."""
        left, right = self.tags_span
        gap, sizes = self.margin * 2, self.needs.texts.tags
        rows: list[list[int]] = []
        used = 0
        for number, tag in enumerate(sizes):
            if not rows or used + tag.width() > right - left:
                rows.append([])
                used = 0
            rows[-1].append(number)
            used += tag.width() + gap
        return rows

    @cached_property
    def prompt(self) -> QRect:
        """The band of the line that says what is asked, above that of the decisions."""
        left, right = self.strip
        high = self._prompt_high
        rows = self.needs.texts.row or max((one.height() for one in self.tags), default=0)
        top = self.tags_bottom - self.bands * (rows + self.margin) if rows else self.tags_bottom
        top = min([top, *(tag.top() - self.margin for tag in self.tags)])
        broad = 2 * min(self.axis - left, right - self.axis)
        if broad < _MOST_OF_STRIP * (right - left):
            return QRect(left, top - high, right - left, high)
        return QRect(self.axis - broad // 2, top - high, broad, high)

    # Those along the upper edge, and what counts now.

    @property
    def _top_middle(self) -> int:
        return round(self.portrait * self._class.high) + self.margin // 2

    @cached_property
    def _on_top(self) -> list[QPoint]:
        """The middles of portraits along the upper edge, at the table for the right hand."""
        count = self._sides.top
        left, right = self._left_column, self.width - self._right_column
        if count == 1:
            half = self._person_wide // 2
            x = max(left + half, min(self._plain_axis, right - half))
            return [QPoint(x, self._top_middle)]
        if self.needs.on_wall:
            # What counts now has the corner, if there is room.
            corner = self.width - round(_WALL_STATUS * self.line)
            if corner - left >= 2 * (self._person_wide + self.margin):
                right = corner
        elif self.upright:
            # Those at the sides sit lower there, so that the whole breadth is free.
            left, right = self.margin, self.width - self.margin
        part = (right - left) / max(1, count)
        return [QPoint(round(left + (n + 0.5) * part), self._top_middle) for n in range(count)]

    @cached_property
    def _people_end(self) -> int:
        """Where those along the top end below."""
        people = self._top_middle + self._below_middle() if self._on_top else 0
        return people + self.margin

    @cached_property
    def _status(self) -> QRect:
        """The region of what counts now.

        At the table for the right hand it is beside those along the top, else below the slate, else
        in a line below those along the top.
        """
        gap = self.margin
        edge = self.width - (self._right_column if self._slate_lies else 0) - gap
        reach = max(self._person_wide // 2, self.portrait)
        left = max((one.x() + reach for one in self._on_top), default=self._left_column) + gap
        high = self._people_end - 2 * gap if self._on_top else self._status_high(edge - left)
        most = edge - left if self.needs.on_wall else round(self.line * (_STATUS + 3))
        beside = QRect(left, gap, min(edge - left, most), high)
        beside.moveRight(edge - 1)
        if self._holds(beside):
            return beside
        if self._slate_lies:
            top = self._slate_room.bottom() + 1 + gap
            broad = self._right_column - 2 * gap
            low = self._tokens_top - gap
            if self._sides.right:
                low -= self.portrait + self._below_middle() + gap
            below = QRect(self.width - gap - broad, top, broad, self._status_high(broad))
            if self._holds(below) and below.bottom() < low:
                return below
        left, right = self._left_column, self.width - self._right_column
        free = round(self._own_middle.x() + self._pile_away + self._pile_card.height() / 2) + gap
        # Beside won tricks, where it becomes no higher by that.
        high = self._status_high(max(20, right - left))
        if self._status_high(max(20, right - free)) == high and not self.needs.on_wall:
            left = free
        return QRect(left, self._people_end, max(20, right - left), high)

    @property
    def _status_below_slate(self) -> int:
        """Where what counts now ends if it is below the slate, or in its corner, else 0."""
        if self.needs.on_wall:
            return self._status.bottom() if self._sides.right else 0
        there = self._status.left() >= self.width - self._right_column
        return self._status.bottom() if there else 0

    def _status_high(self, broad: int) -> int:
        """How high a region has to be that is this broad."""
        inner = max(1.0, broad / self.line - 2)
        lines = 1 if inner >= _STATUS else min(_STATUS_LINES, ceil(_STATUS * PARTED / inner))
        corners = 0.0 if self.short else CORNER_HIGH
        return round(self.line * (lines * 1.1 + 0.45 + corners))

    def _holds(self, region: QRect) -> bool:
        """Whether what counts now has room there."""
        if region.width() < self.line * _STATUS_LEAST:
            return False
        return region.height() + self.line * 0.6 >= self._status_high(region.width())

    @cached_property
    def status(self) -> QRect:
        """The region of what counts now: trumps, what the deal is worth, what is forbidden."""
        return self._flip(self._status)

    @property
    def shows_top(self) -> bool:
        """Whether the highest cards are shown there."""
        return not self.short and self.status.height() >= self.line * (CORNER_HIGH + 1.5)

    @cached_property
    def _below_top(self) -> int:
        """Where all that lies along the upper edge ends, above the middle."""
        if self._status_below_slate and not self.needs.on_wall:
            return self._people_end
        return max(self._people_end, self._status.bottom() + 1 + self.margin)

    # The slate.

    @cached_property
    def _slate_room(self) -> QRect:
        """The corner for the slate, at the table for the right hand."""
        if self.needs.on_wall:
            return QRect(self.width - self.margin, 0, 0, 0)
        broad = self._right_column - 2 * self.margin
        high = round(self.height * (0.3 if self._sides.right else 0.36))
        return QRect(self.width - self.margin - broad, self.margin, broad, high)

    @property
    def _slate_lies(self) -> bool:
        """Whether the slate has a corner of the table."""
        return not self._slate_is_token and not self.needs.on_wall

    @cached_property
    def slate(self) -> Pose | None:
        """The slate, a little turned; None where there is no room, and a token stands for it."""
        if self._ended:
            return self._near_slate
        if not self._slate_lies:
            return None
        room, turn = self._slate_room, 2
        wide, high = room.width() * 0.955, room.height() * 0.965
        wide = min(wide, high * self.needs.slate)
        high = min(high, wide / self.needs.slate)
        x = room.right() + 1 - wide / 2 - high * sin(radians(turn)) / 2 - 2
        plain = Pose(x, room.top() + room.height() / 2, round(wide), round(high), turn)
        return self._mirrored(plain) if self.needs.left_handed else plain

    def _mirrored(self, pose: Pose) -> Pose:
        return pose._replace(x=self.width - pose.x, turn=-pose.turn)

    # When a deal has ended: people and what they played in one part, what is told in the other.

    @cached_property
    def _people_part(self) -> QRect:
        """Where people sit, with what they played."""
        gap = self.margin
        top, wide, bottom = gap, self.width - 2 * gap, self.height - gap
        if self.upright:
            rows = self.needs.seats // 2
            people = self._person_high + 3 * gap + rows * (self._person_high + gap)
            top = min(round(self.height * _TOLD), self.height - people)
        else:
            wide = round(self.width * (_PEOPLE if self.large else _PEOPLE_SMALL))
        return QRect(gap, top, wide, bottom - top)

    @cached_property
    def _told_part(self) -> QRect:
        """Where slate, paper and tags lie; the tokens are below."""
        people, gap = self._people_part, self.margin
        if self.upright:
            return QRect(gap, gap, self.width - 2 * gap, people.top() - 2 * gap)
        left = people.right() + 1 + gap
        return QRect(left, gap, self.width - gap - left, self._tokens_top - 2 * gap)

    @property
    def _told(self) -> QRect:
        """Where slate, paper and tags lie."""
        return self._flip(self._told_part)

    @property
    def _person_high(self) -> int:
        return self.portrait // 2 + self._below_middle()

    @cached_property
    def sheet(self) -> QRect:
        """The paper on which the reckoning stands; empty while a deal is on."""
        if not self._ended:
            return QRect()
        part = self._told
        bottom = min((tag.top() for tag in self.tags), default=part.bottom() + 1) - self.margin
        wanted = self.needs.sheet or QSize()
        room = QSize(part.width(), max(40, bottom - part.top()))
        size = wanted.boundedTo(room) if not wanted.isEmpty() else room
        left = part.left() + (part.width() - size.width()) // 2
        return QRect(QPoint(left, bottom - size.height()), size)

    @property
    def _near_slate(self) -> Pose | None:
        """The slate, near; None where the paper leaves too little room."""
        part, turn = self._told, -1
        # Only over its frame: on a low slate that is thinner than on a high one.
        over = round(min(self.height * _OVER_SLATE, (self.sheet.top() - part.top()) * _FRAME))
        high = self.sheet.top() + over - part.top() - self.margin
        if not (self.large or self.upright) or high < self.height * _LEAST_SLATE:
            return None
        if self.upright and self.needs.coins and not self._beside_sheet:
            return None
        wide = min(part.width() * 0.94, high * max(self.needs.slate, 1.35))
        high = min(high, round(wide / 0.8))
        y = self.sheet.top() + over - high / 2 - self.margin / 2
        return Pose(part.center().x(), y, round(wide), round(high), turn)

    @property
    def _beside_sheet(self) -> int:
        """How much room there is beside the paper on an upright table; 0 where it is too little."""
        wanted = (self.needs.sheet or QSize()).width()
        room = (self.width - 2 * self.margin - wanted) // 2 - self.margin
        return room if wanted and room >= _BESIDE_SHEET else 0


@dataclass(frozen=True)
class TableLayout(Regions):
    """The places of everything on one table: who sits where, and where each card lies."""

    # Who sits where.

    def turns(self, seat: int) -> int:
        """How many places from the bottom, clockwise at the table for the right hand."""
        turns = seat - self.needs.bottom
        back = self.needs.left_handed != self.needs.anticlockwise  # seats are numbered as turns go
        return (-turns if back else turns) % self.needs.seats

    def side(self, seat: int) -> str:
        """On which side a seat is: "own", "left", "top" or "right"."""
        turn, (left, top, _) = self.turns(seat), self._sides
        side = "left" if turn <= left else "top" if turn <= left + top else "right"
        side = side if turn else "own"
        return _OTHER_SIDE.get(side, side) if self.needs.left_handed else side

    @cached_property
    def _people(self) -> dict[int, Person]:
        middles = self._middles
        return {seat: self._person(middles[self.turns(seat)]) for seat in range(self.needs.seats)}

    @cached_property
    def _middles(self) -> list[QPoint]:
        """The middles of all portraits at the table for the right hand, by turns."""
        if self._ended:
            others = map(self._middle_in_cell, range(1, self.needs.seats))
            return [self._own_middle, *others]
        return [self._own_middle, *self._on_left, *self._on_top, *self._on_right]

    def person(self, seat: int) -> Person:
        """Portrait, ribbon and state of a seat."""
        return self._people[seat]

    def people(self) -> Iterator[Person]:
        """All persons, by seat."""
        for seat in range(self.needs.seats):
            yield self.person(seat)

    def seat(self, seat: int) -> QRect:
        """All that stands for a seat, without its cards."""
        return self.person(seat).whole

    def _down(self, count: int, top: int, bottom: int) -> list[int]:
        """Return the middles of a number of portraits, one below the other."""
        above = round(self.portrait * self._class.above)
        below = max(self._below_middle(), above)
        spare = bottom - top - count * (above + below)
        if spare < 0:  # what is behind a portrait may lie below another person
            above, below = self.portrait // 2, self._below_middle()
            spare = max(0, bottom - top - count * (above + below))
        part = spare / (count + 1)
        first = top + part + above
        return [round(first + number * (above + below + part)) for number in range(count)]

    @cached_property
    def _on_left(self) -> list[QPoint]:
        """From below, as turns go."""
        top = self._people_end if self.upright else self.margin
        bottom = self._own_middle.y() - self.portrait // 2 - self.margin
        heights = self._down(self._sides.left, top, bottom)
        return [QPoint(self._own_middle.x(), y) for y in reversed(heights)]

    @cached_property
    def _on_right(self) -> list[QPoint]:
        if not self._sides.right:
            return []
        bottom = self._tokens_top - self.margin
        if self.upright:
            bottom = self._raised_top - self.margin
        lowest = bottom - self._below_middle()
        x = self.width - self.margin * 3 // 2 - self._person_wide // 2
        if not self.large:
            return [QPoint(x, lowest)]
        over = self._status if self._slate_is_token else self._slate_room
        top = max(over.bottom(), self._status_below_slate) + self.margin
        return [QPoint(x, min(self._down(1, top, bottom)[0], lowest))]

    # Their cards.

    @cached_property
    def small(self) -> QSize:
        """A card in another's hand."""
        return self._card(max(24.0, self.portrait * _BACK))

    def shown(self, count: int) -> int:
        """How many of these cards are seen in another's hand: all, or a small stack."""
        return count if self.large else min(count, _STACKED)

    def fan(self, seat: int, count: int) -> list[Pose]:
        """Return the cards of another's hand behind the portrait, the lowest first."""
        if self._ended and self.turns(seat):
            return self._small_fan(seat, count)
        seen = self.shown(count)
        angle = min(_A_BACK, self._all_backs / max(1, seen - 1)) if self.large else _STACKED_BACK
        outwards = self._outwards(seat)
        portrait = Pose.upright(self.person(seat).portrait)
        found = []
        for number in range(seen):
            turn = outwards + round(angle * (number - (seen - 1) / 2))
            away = self.portrait * _FAN_RADIUS
            middle = portrait.moved(away * sin(radians(turn)), -away * cos(radians(turn)))
            found.append(middle.sized(self.small).turned(turn))
        return found

    def _small_fan(self, seat: int, count: int) -> list[Pose]:
        """Return the same when a deal has ended: small, for others sit near."""
        middle = Pose.upright(self.person(seat).portrait)
        size = self._card(max(16.0, self.portrait * 0.55))
        seen, shift = min(count, 3), self.portrait * 0.2
        return [
            middle.sized(size).moved((n - (seen - 1) / 2) * shift, 0).turned(6 * (n - 1))
            for n in range(seen)
        ]

    @property
    def _all_backs(self) -> float:
        """How far the cards of another's hand are turned from each other, all of them."""
        return _WALL_BACKS if self.needs.on_wall and self._sides.left > 1 else _ALL_BACKS

    def _outwards(self, seat: int) -> int:
        """Which way the cards of another's hand point."""
        side = self.side(seat)
        if side == "own" and self.needs.on_wall:  # there is somebody above it
            return _OUTWARDS["left"]
        return _OUTWARDS.get(side, 0)

    def number(self, seat: int) -> QRect:
        """Where the number of another's cards stands if not all are seen; else empty."""
        if self.large or self._ended:
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
        """Return the cards of another's hand when all may see them, beside the person."""
        room = self._beside(seat)
        high = min(self.card.height() * 0.62, float(self.seat(seat).height()))
        # The cards may overlap as far as every index stays in sight.
        fitting = room.width() / (1 + INDEX_WIDTH * max(0, count - 1))
        wide = min(high * self.needs.ratio, room.width() * 0.9, fitting)
        size = self._card(max(16, wide))
        step = size.width() * 0.5
        if count > 1:
            step = min(step, (room.width() - size.width()) / (count - 1))
        broad = step * (count - 1) + size.width()
        at_right = room.center().x() < self.seat(seat).center().x()
        left = room.right() + 1 - broad if at_right else room.left()
        first = Pose(left + size.width() / 2, room.top() + size.height() / 2, *size.toTuple())
        return [first.moved(number * step, 0) for number in range(count)]

    def _beside(self, seat: int) -> QRect:
        """Return the room beside a person, towards the middle of the table."""
        whole, side = self.seat(seat), self.side(seat)
        left, right = self.margin, self.width - self.margin
        reach = round(self.card_width * 1.5)
        if side == "left":
            right = self.axis - reach
        elif side == "right":
            left = self.axis + reach
        elif self.slate is not None:
            left = max(left, self.slate.rect.right() if self.needs.left_handed else 0)
            right = min(right, self.width if self.needs.left_handed else self.slate.rect.left())
        others = (one.whole for one in self.people() if one.whole != whole)
        for other in (self.status, *others):
            if other.top() < whole.bottom() and other.bottom() > whole.top():
                if other.left() > whole.right():
                    right = min(right, other.left() - self.margin)
                else:
                    left = max(left, other.right() + self.margin)
        before = QRect(left, whole.top(), whole.left() - self.margin - left, whole.height())
        after = QRect(whole.right() + 1 + self.margin, whole.top(), 0, whole.height())
        after.setRight(right)
        found = {"left": after, "right": before}.get(side) or max(
            after, before, key=lambda one: one.width()
        )
        if found.width() < 20:
            found.setWidth(20)
        if side != "top":  # what is asked is not to be covered
            found.moveTop(min(found.top(), self._asked_top - self.margin - found.height()))
        return found

    # Won tricks.

    def pile(self, seat: int, number: int) -> Pose:
        """Where a trick lies that a seat has won, 0 for the first one: across, beside the person.

        Each lies a little higher than the one below, so that they can be counted; across a room it
        goes to the person, and how many there are is written below the name.
        """
        if self.needs.on_wall:
            return Pose.upright(self.person(seat).portrait).sized(self._pile_card)
        steps = number - max(0, number - _TIGHTER) / 2
        up = steps * self._pile_steps[seat]
        return self._first_won[seat].moved(0, -up).turned(95 if number % 2 else 83)

    @cached_property
    def _first_won(self) -> dict[int, Pose]:
        """Where the first trick of each seat lies: what is asked is not to be covered."""
        size, found = self._pile_card, {}
        # In small windows a long question reaches a line into the middle.
        asked = self.prompt.top() - (self.large_line if self.bands > 1 and not self.upright else 0)
        lowest = asked - self.margin - size.width() * 0.65
        for seat in range(self.needs.seats):
            middle = Pose.upright(self.person(seat).portrait).sized(size).turned(83)
            away, side = self._pile_away, self.side(seat)
            if side == "top":
                away = min(away, max(self.portrait * _PILE_AWAY, self._beside_ribbon))
            first = middle.moved(away * self._inwards(seat), self.portrait * _PILE_DOWN)
            if side == "top" and self._times >= LARGE_LETTERS:
                # The trick is as high as the middle then.
                end = self._below_top - size.width() * 0.65
                first = first._replace(y=min(first.y, end))
            found[seat] = first if side == "own" else first._replace(y=min(first.y, lowest))
        return found

    @cached_property
    def _pile_steps(self) -> dict[int, float]:
        """How much higher each further trick of a seat lies: less where there is little room."""
        found = {}
        for seat, first in self._first_won.items():
            others = [one for one in self._first_won if one != seat]
            above = [self.status, *(self.seat(one) for one in others)]
            above += [self._first_won[one].rect for one in others]
            across = [one for one in above if one.left() <= first.rect.right()]
            across = [one for one in across if first.rect.left() <= one.right()]
            ends = [one.bottom() for one in across if one.bottom() < first.y]
            room = first.rect.top() - max(ends, default=0) - self.margin
            found[seat] = min(first.width * _PILE_STEP, max(2.0, room / _TIGHTER))
        return found

    def _inwards(self, seat: int) -> int:
        """On which side the pile of a seat is, 1 for to the right.

        Towards the middle of the table, or of two people along the top.
        """
        turn, (left, top, _) = self.turns(seat), self._sides
        right = turn <= left or (top == 2 and turn == left + 1)
        return 1 if right != self.needs.left_handed else -1

    def piled(self, seat: int, tricks: int) -> list[Pose]:
        """All cards that are seen of these tricks, the lowest first."""
        if self.needs.on_wall:
            return []
        step = max(1.0, self._pile_card.width() * _SEEN_THICK)
        tops = [self.pile(seat, number) for number in range(tricks)]
        return [top.moved(0, step * n) for top in tops for n in reversed(range(THICK))]

    # Piles at the side while tricks are played.

    @cached_property
    def side_zone(self) -> QRect:
        """The room for piles while tricks are played."""
        gap = self.margin
        if self.large:
            right = self.width - self._right_column - gap
            broad, top, bottom = round(self.width * _SIDE), self._below_top, self._asked_top - gap
        else:
            right, broad = self.width - gap, self._right_column - 2 * gap
            top = max(self._people_end, self._status.bottom() + 1 + gap)
            bottom = self._tokens_top - gap
            if self.upright:
                bottom = self._raised_top - gap
            if self._sides.right:
                middle = self._on_right[0].y()
                bottom = middle - round(self.portrait * self._class.above) - gap
        return self._flip(QRect(right - broad, top, broad, max(20, bottom - top)))

    @cached_property
    def _asked_top(self) -> int:
        """Where what is above the prompt ends: in one place, whatever tags there are.

        More tags than usual raise the prompt, but over no card in the middle: then that gives way.
        """
        row = self.needs.texts.row
        if not row:
            return self.prompt.top()
        usual = self.tags_bottom - self._asked_height
        if self.needs.cut:  # the words of that card are below it
            usual -= row + self.margin
        spare = usual - self._below_top - self.card.height()
        return usual if self.prompt.top() > usual - spare / 2 else self.prompt.top()

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
        return 2 if self.needs.aside or self.needs.laying_aside or self.needs.coins else 1

    @cached_property
    def shelf_card(self) -> QSize:
        """A card in the piles at the side."""
        zone, rows = self.side_zone, max(1, self._side_rows)
        by_height = (zone.height() - (rows - 1) * self.margin) / rows * self.needs.ratio
        usual = self.card_width / self._larger
        width = min(zone.width() / self._side_columns, usual * 0.62, by_height)
        return self._card(max(11.0, width))

    def shelf(self, row: int) -> QRect:
        """Return the room for a row of piles at the side."""
        zone, high, rows = self.side_zone, self.shelf_card.height(), max(1, self._side_rows)
        spare = max(0, zone.height() - rows * high - (rows - 1) * self.margin)
        top = zone.top() + round(spare * (0.42 if self.large else 0.2))
        broad = min(zone.width(), round(self._side_columns * self.shelf_card.width()))
        left = zone.center().x() - broad // 2
        return QRect(left, top + row * (high + self.margin), broad, high)

    # The middle, and the trick in it.

    @cached_property
    def middle(self) -> QRect:
        """The room between all that lies around."""
        left = self._left_column
        right = self.width - self._right_column - self.margin
        if self.large:
            right -= round(self.width * _SIDE) + self.margin
        top, bottom = self._below_top, self._asked_top - self.margin
        return self._flip(QRect(left, top, max(20, right - left), max(20, bottom - top)))

    @cached_property
    def _spots(self) -> _Spots:
        usual, flat = _TRICK[self.needs.seats], _FLAT[self.needs.seats]
        least = _FLAT_FROM
        if self._times >= LARGE_LETTERS:
            # A larger index reaches farther down.
            usual = tuple((x, y * _FARTHER, turn) for x, y, turn in usual)
            flat, least = self._level(flat), 1.0
        larger = self._trick_width(flat) > self._trick_width(usual) * least
        spots = flat if larger else usual
        return tuple((-x, y, -turn) for x, y, turn in spots) if self.needs.left_handed else spots

    @cached_property
    def _trick_area(self) -> QRect:
        """The middle, but for the tricks that people at the sides have won."""
        area, gap = QRect(self.middle), self.margin + 2
        for seat in range(0 if self.needs.on_wall else self.needs.seats):
            if self.side(seat) not in _OTHER_SIDE:
                continue
            pile = self.pile(seat, 0).rect
            if self._inwards(seat) > 0:
                area.setLeft(max(area.left(), pile.right() + gap))
            else:
                area.setRight(min(area.right(), pile.left() - gap))
        return area

    def _trick_width(self, spots: _Spots) -> float:
        """How wide a card is where they lie at these spots."""
        down = [y for _, y, _ in spots]
        by_height = self.middle.height() / (max(down) - min(down) + 1.1) * self.needs.ratio
        by_width = self._trick_area.width() / _broad(spots)
        return max(18.0, min(self.card_width * 0.96, by_height, by_width))

    def _level(self, spots: _Spots) -> _Spots:
        """Return these spots at one height, so close that cards may be as high as the middle."""
        level = tuple((x, 0.0, turn) for x, _, turn in spots)
        span = _broad(level) - _ROUND_CARD
        apart = self._trick_area.width() / self._trick_width(level[:1]) - _ROUND_CARD
        part = max(_CLOSEST, min(1.0, apart / span))
        return tuple((x * part, y, turn) for x, y, turn in level)

    @cached_property
    def trick_card(self) -> QSize:
        """A card of the trick."""
        return self._card(self._trick_width(self._spots))

    @cached_property
    def _trick_middle(self) -> QPoint:
        """The axis, as far as there is room."""
        area, half = self._trick_area, _broad(self._spots) * self.trick_card.width() / 2
        x = max(area.left() + half, min(float(self.axis), area.right() - half))
        return QPoint(round(x), area.center().y())

    def trick(self, seat: int, card: str = "") -> Pose:
        """Where a seat's card lies in the trick; the same card always in the same way."""
        x, y, turn = self._spots[self.turns(seat)]
        down = [one for _, one, _ in self._spots]
        balance = (max(down) + min(down)) / 2
        size, middle = self.trick_card, self._trick_middle
        if card:
            turn += crc32(f"{card} {seat}".encode()) % (2 * _LOOSE + 1) - _LOOSE
        return Pose(
            middle.x() + x * size.width(),
            middle.y() + (y - balance) * size.height(),
            *size.toTuple(),
            max(-_TURNED, min(_TURNED, turn)),
        )

    def trick_layer(self, seat: int) -> tuple[int, float]:
        """Return a value that grows with the card's place: row by row and from left to right.

        So no card hides the index of another one.
        """
        x, y, _ = self._spots[self.turns(seat)]
        row = -1 if y < -0.1 else 0 if y < 0.2 else 1
        return row, x

    def taken(self, count: int) -> list[Pose]:
        """Return the cards of a decided trick, slid together.

        That which takes it is the last one, upright and higher upon the others.
        """
        area, size = self._trick_area, self.trick_card
        larger = self._card(size.width() * _LARGER)
        steps = [0.0, *[_TOGETHER] * (count - 2), _ON_TOP][:count]
        ends, across = (1 + _LARGER) / 2 * size.width(), sum(steps) * size.width()
        tight = min(1.0, (area.width() - ends) / max(1.0, across))
        broad = across * tight + ends
        middle = self._trick_middle
        x = max(area.left() + broad / 2, float(middle.x()))
        x = min(x, area.right() - broad / 2) - broad / 2 + size.width() / 2
        found = []
        for number, step in enumerate(steps):
            x += step * tight * size.width()
            lower = Pose(x, middle.y() + self._win_rise / 2, *size.toTuple(), number % 3 - 5)
            found.append(lower)
        found[-1] = found[-1].moved(0, -self._win_rise).sized(larger).turned(0)
        return found

    @property
    def prompt_room(self) -> QRect:
        """How far a long question may reach into the middle.

        There it is read and covers no index; what is said of a decided trick ends below the cards.
        """
        return self.prompt.adjusted(0, -self.large_line * (3 - self.bands), 0, 0)

    def below_taken(self, count: int) -> QRect:
        """Return the same below these cards of a decided trick."""
        room = self.prompt_room
        low = max(round(one.rect.bottom()) for one in self.taken(count)) + 1
        room.setTop(min(max(room.top(), low), self.prompt.top()))
        return room

    def name_rooms(self, count: int) -> list[int]:
        """How wide a name may be on each card of a decided trick, from its left edge."""
        lying = self.taken(count)
        steps = [after.rect.left() - one.rect.left() for one, after in pairwise(lying)]
        return [*steps, lying[-1].width]

    @property
    def _win_rise(self) -> int:
        """How much higher the card lies that takes a decided trick."""
        return round(self.lift * 0.4)

    @cached_property
    def trick_place(self) -> QRect:
        """The place of the whole trick."""
        return around(self.trick(seat) for seat in range(self.needs.seats)).adjusted(-4, -4, 4, 4)

    @property
    def own_outline(self) -> Pose:
        """The dashed place of the own card in the trick."""
        return self.trick(self.needs.bottom)

    @cached_property
    def rows(self) -> Rows:
        """The rows of open cards in the middle."""
        needs = self.needs
        if self._ended:
            return self._rows_at_end
        return laid_out(needs.strips, self.middle, self.card_width, needs.ratio, self.line)

    # Talon, open cards, and what the own seat laid aside: in the middle until tricks are played.

    @cached_property
    def _row(self) -> dict[str, QRect]:
        """The middle before there are tricks, from left to right."""
        needs = self.needs
        beside = _CAPTION * self.line if needs.cut and self.short else 0
        widths = {"stock": 1.12}
        if needs.laying_aside or needs.aside:
            widths = {"aside": 1.0 + _ASIDE_STEP * min(4, max(2, needs.aside - 1)), **widths}
        if needs.cut:
            widths["cut"] = 1.25
        if needs.heaped:
            widths["up"] = 1.0
        elif needs.up:
            widths["up"] = 1.0 + _UP_STEP * (min(6, needs.up) - 1)
        if needs.coins:
            # Beside the card that was cut there has to be room for its words.
            widths = {"kitty": 1.3} | widths if beside else widths | {"kitty": 1.3}
        total = sum(widths.values()) + 0.3 * (len(widths) - 1)
        tallest = 1.3 if needs.cut else 1.06
        captions = self.line * (3.5 if needs.cut and not self.short else 1)
        area = self.middle
        unit = min(self.card_width * 0.96, (area.width() - beside) / total)
        unit = max(18.0, min(unit, (area.height() - captions) / tallest * needs.ratio))
        half = total * unit / 2
        left = max(area.left() + half, min(float(self.axis), area.right() - half - beside)) - half
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
        """Where a card lies across the heap; at the end, with which somebody ended it."""
        if self._ended:
            room = self.kitty
            size = self._card(min(room.height() * self.needs.ratio, room.width() * 0.5))
            return Pose.upright(QRect(room.topLeft(), size.transposed())).sized(size).turned(90)
        across = Pose.upright(self.heap).turned(90)
        return across.moved(min(0, self.width - self.margin - across.rect.right()), 0)

    def _thrown(self, number: int) -> Pose:
        """Return a card of the heap: not quite upon the one below."""
        loose = self.heap.width() * 0.02
        x, y = loose * ((number * 5) % 7 - 3) / 2, loose * ((number * 3) % 5 - 2) / 2
        return Pose.upright(self.heap).moved(x, y).turned((number * 4) % 9 - 4)

    @cached_property
    def kitty(self) -> QRect:
        """Where the money lies."""
        if self._ended:
            return self._kitty_at_end
        if not self.needs.tricks:
            return self._row["kitty"]
        area = self.shelf(1)
        broad = min(area.width(), round(self.shelf_card.width() * 1.3))
        return QRect(area.right() + 1 - broad, area.top(), broad, area.height())

    @cached_property
    def cut(self) -> QRect:
        """The card of the stock that the own seat has seen."""
        if self.needs.tricks or "cut" not in self._row:
            return self.stock
        return self._row["cut"]

    @property
    def cut_caption(self) -> QRect:
        """The room for the words of that card: across its lower edge, well above what is asked.

        Beside it where letters are so large that they would cover it.
        """
        card, room = self.cut, QRect(0, 0, max(2 * self.cut.width(), self.width // 2), 0)
        if self.short:
            left = card.right() + 1 + self.margin
            return QRect(left, card.top(), self.middle.right() + 1 - left, card.height())
        room.setHeight(round(self.large_line * 1.5))
        room.moveCenter(QPoint(card.center().x(), card.bottom()))
        return room

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
        return self._spread(area, self.needs.aside, _ASIDE_STEP)

    def _spread(self, area: QRect, count: int, step: float) -> list[Pose]:
        """Place `count` cards from the left of an area, overlapping where it is too narrow."""
        size = self._card(round(min(area.height() * self.needs.ratio, area.width())))
        across = size.width() * step
        if count > 1:
            across = min(across, max(0, area.width() - size.width()) / (count - 1))
        first = Pose.upright(QRect(area.topLeft(), size))
        return [first.moved(round(number * across), 0) for number in range(count)]

    # What was played, when a deal has ended.

    @cached_property
    def _columns(self) -> int:
        """In how many columns people sit: one, if each has the height that a person takes."""
        each = self._people_part.height() / self.needs.seats
        return 1 if each >= self._person_high + self.margin else 2

    def _cell(self, turn: int) -> QRect:
        """Return the room of a person and of the cards before it: from one's own upwards."""
        part = self._people_part
        if self.upright and self._columns > 1:
            return self._cell_above_own(turn)
        rows = ceil(self.needs.seats / self._columns)
        wide, high = part.width() // self._columns, part.height() / rows
        column, row = divmod(turn, rows)
        top = part.bottom() + 1 - (row + 1) * high
        return QRect(part.left() + column * wide, round(top), wide, int(high) - self.margin // 2)

    def _cell_above_own(self, turn: int) -> QRect:
        """Return the room of a seat: one's own below the tokens, the others' above in two columns.

        They go clockwise: up on the left and down on the right.
        """
        part, own = self._people_part, self._person_high + 2 * self.margin
        if not turn:
            return QRect(part.left(), part.bottom() + 1 - own, part.width(), own)
        rows = self.needs.seats // 2
        wide, high = part.width() // 2, (part.height() - own) / rows
        column, up = (0, turn) if turn <= rows else (1, 2 * rows + 1 - turn)
        top = part.top() + (rows - up) * high
        return QRect(part.left() + column * wide, round(top), wide, int(high) - self.margin // 2)

    def _middle_in_cell(self, turn: int) -> QPoint:
        cell = self._cell(turn)
        spare = 0 if self._stacked(turn) else max(0, cell.height() - self._person_high)
        x = cell.left() + self._person_wide // 2 + self.margin // 2
        return QPoint(x, cell.top() + spare // 2 + self.portrait // 2)

    def before(self, seat: int) -> QRect:
        """Return the room for the cards before a person."""
        turn = self.turns(seat)
        return self._flip(self._below(turn) if self._stacked(turn) else self._right_of(turn))

    def _stacked(self, turn: int) -> bool:
        """Whether cards lie below a person: where large letters leave less room beside it."""
        below, beside = (
            _fitting(room.size(), _USUAL_HAND, self.needs.ratio)
            for room in (self._below(turn), self._right_of(turn))
        )
        return beside < min(below, _SMALL)

    def _free(self, turn: int) -> QRect:
        """Return what a person has of its room: tokens lie in that of the person low right."""
        cell = self._cell(turn)
        for token in map(self._flip, (*self.tokens, self.slate_token)):
            if token.intersects(cell):
                cell.setRight(min(cell.right(), token.left() - self.margin))
        return cell

    def _below(self, turn: int) -> QRect:
        """Return the room below a person, which is above the low place of one's own."""
        free = self._free(turn)
        free.setRight(max(free.left() + 20, free.right() - self.margin))
        if turn:
            free.setTop(free.top() + self._person_high + 1)
        else:
            free.setBottom(self.own_person.whole.top() - 1)
        return free

    def _right_of(self, turn: int) -> QRect:
        """Return the room beside a person."""
        free, half = self._free(turn), self._person_wide // 2
        middle = free.left() + half + self.margin // 2 if turn else self._own_middle.x()
        left = middle + half + 1 + self.margin
        return QRect(left, free.top(), max(20, free.right() - self.margin - left), free.height())

    def played(self, seat: int, count: int) -> list[Pose]:
        """Place the `count` cards that a seat has played, in order, with room for each to rise."""
        if not count:
            return []
        room = self.before(seat)
        most = self.card_width * 0.9
        size = self._card(max(16.0, min(most, _fitting(room.size(), count, self.needs.ratio))))
        step = size.width() * _PLAYED_STEP
        if count > 1:
            step = min(step, (room.width() - 8 - size.width() * 1.06) / (count - 1))
        top = room.top() + max(0.0, room.height() - size.height() * (1.04 + _RISEN)) / 2
        y = top + size.height() * (0.52 + _RISEN)
        x = room.left() + 4 + size.width() * 0.53
        if self.needs.left_handed:  # close to their players
            x = room.right() - 3 - size.width() * 0.53 - (count - 1) * step
        found = []
        for number in range(count):
            part = 0.0 if count == 1 else 2 * number / (count - 1) - 1
            turn = round(part * _PLAYED_TURNED) if self.large else 0
            found.append(Pose(x + number * step, y, *size.toTuple(), turn))
        return found

    def counted(self, card: Pose) -> Pose:
        """How a card lies that the reckoning is about: a little out of its row."""
        return card.moved(0, -round(card.height * _RISEN * 0.8))

    @property
    def _rows_at_end(self) -> Rows:
        """Rows lie before whose they are; those of nobody beside the people."""
        needs = self.needs
        if all(strip.owner >= 0 for strip in needs.strips):
            return self._before_owners()
        part = self._people_part
        left = max(self._flip(one.whole).right() for one in self.people()) + self.margin
        room = QRect(left, part.top(), max(20, part.right() - left), part.height())
        width = round(self._usual_card)
        return laid_out(needs.strips, self._flip(room), width, needs.ratio, self.line)

    def _before_owners(self) -> Rows:
        """Each strip before whose it is."""
        cards: dict[tuple[int, int], QRect] = {}
        wholes: dict[int, QRect] = {}
        captions: list[QRect] = []
        most = round(self.card_width * 0.9)
        for strip in self.needs.strips:
            area = self.before(strip.owner)
            one = laid_out([strip], area, most, self.needs.ratio, self.line)
            cards |= one.cards
            wholes |= one.wholes
            captions += one.captions
        return Rows(cards, wholes, tuple(captions))

    @property
    def _kitty_at_end(self) -> QRect:
        """Between tags and tokens; beside the paper or above it where people sit below it."""
        part, sheet = self._told_part, self._flip(self.sheet)
        if self.upright and self._beside_sheet:
            broad = self._beside_sheet
            high = min(sheet.height(), round(broad * 1.2))
            return self._flip(QRect(part.left(), sheet.bottom() + 1 - high, broad, high))
        if self.upright:
            low = sheet.top() - self.margin
            high = max(20, min(low - part.top(), 2 * self.portrait))
            return self._flip(QRect(part.center().x() - high, low - high, 2 * high, high))
        top = part.bottom() + 1 + self.margin
        high = max(20, self.height - self.margin - top)
        tokens = (self._flip(token) for token in (*self.tokens, self.slate_token))
        limit = min((one.left() for one in tokens if one.width() > 0), default=self.width)
        return self._flip(
            QRect(part.left(), top, max(20, min(high * 2, limit - part.left())), high)
        )


def _broad(spots: _Spots) -> float:
    """How broad a trick is whose cards lie at these spots, in card widths."""
    across = [x for x, _, _ in spots]
    return max(across) - min(across) + _ROUND_CARD


def _fitting(room: QSize, count: int, ratio: float) -> float:
    """How wide a number of cards in a row may be in such a room, with each index to be seen."""
    by_width = (room.width() - 8) / (1.06 + _LEAST_PLAYED_STEP * (count - 1))
    return min(room.height() / (1.06 + _RISEN) * ratio, by_width)
