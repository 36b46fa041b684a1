"""Where on the table tips lie: where they cover nothing that is needed to decide.

Their room depends on the size of the table, the number of players, and what kind of things lie on
it while such a decision is made: not on words, nor on how many cards are left. Where there is room
it is above the tokens, their right edge its own. Where no room is free a tip is folded to one tag.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.common.pose import around
from desktop.lessons.teacher import place
from desktop.look.lettering import SMALLEST, pixels, table_scale
from desktop.table.layout import ASKED, TableLayout

_LETTERS = 1.0, 0.92, 0.84, 0.76, 0.68, 0.58
"""How large the words of a tip may be beside others, where letters are of usual size."""
_SHAPES = (26.5, 9.0), (22.0, 11.0), (20.0, 12.2), (16.0, 14.0), (13.5, 16.0)
"""How broad and high usual tips are, in letters."""
_LONGEST, _HEAD, _LINKS, _BESIDE = 175, 3.6, 2.0, 29
"""How large the words of the longest tip are, in squares of a letter; how high its head is and the
links below, in letters, and from which breadth on they are beside the head. With the smallest
letters it has room."""
_NARROW = 0.74
"""How much narrower one may be that would else cover what is needed."""
_LEAST_NEAR = 0.84
"""From this size of letters down it is still better above the tokens than elsewhere."""
_HELD, _BACKS, _OPEN, _SHOWN, _ASIDE, _WON = (5, 7, 8, 11), 6, 10, 2, (2, 5), 3
"""The numbers of cards that are tried in one's own hand, the one in another's, of those that lie
open before the other of two, of those that one of more has shown, those that are laid aside, few
and many, and how many tricks are won."""
_LOOSE = 0.03
"""How much farther a card of the trick reaches that is turned a little more, in heights."""
_FACE, _THING = 50, 1
"""What a pixel costs of what is needed, and of what else lies there, if no room is free."""


class TipRoom(NamedTuple):
    """The room for tips on a table."""

    where: QRect
    """Its lower edge is theirs."""
    free: bool
    """Whether nothing lies there."""
    folded: QRect
    """Where a tip lies that is folded."""


def tip_room(places: TableLayout, folded: QSize) -> TipRoom:
    """Return the room for tips there, and for one that is `folded` to this size."""
    needs = places.needs
    told = needs.texts
    return _found(_Key((
        needs.size.toTuple(), needs.seats, needs.bottom, needs.anticlockwise, needs.left_handed,
        needs.per_cent, needs.tokens, told.line, told.row, told.token.toTuple(), needs.tricks,
        needs.coins, needs.heaped, needs.cut, bool(needs.aside or needs.laying_aside), needs.up,
        bool(needs.strips), folded.toTuple(), places.prompt.top(),
    ), places, folded))  # fmt: skip


def letters_of_tips(places: TableLayout) -> list[float]:
    """Return how large the words of a tip may be beside others, the largest first.

    The smallest letters there are grow with those that the user's desktop is set to.
    """
    scale = table_scale(places.needs.size)
    smallest = floor(SMALLEST * places.needs.texts.times)
    return [one for one in _LETTERS if pixels("text", scale * one) >= smallest]


@dataclass(frozen=True)
class _Key:
    """What a room depends on, and a table of that kind."""

    told: tuple[object, ...]
    places: TableLayout
    folded: QSize

    def __hash__(self) -> int:
        return hash(self.told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.told == other.told


@lru_cache(32)
def _found(key: _Key) -> TipRoom:
    needs = key.places.needs
    away = _ASIDE if needs.aside or needs.laying_aside else (0,)
    bare = replace(needs.texts, captions=())
    bare_needs = replace(needs, texts=bare, hand=0, parts=(), strips=())
    tables = [TableLayout(replace(bare_needs, aside=count)) for count in away]
    places, gap = tables[0], key.places.margin // 2
    lies = [one for table in tables for one in _lying(table) if not one.isEmpty()]
    needed = [*(one for one in _read(places) if not one.isEmpty()), *lies]
    spare = [one for table in tables for one in _spare(table) if not one.isEmpty()]
    read = [*needed, *(one.adjusted(-gap, -gap, gap, gap) for one in (*lies, *spare))]
    if needs.strips:
        read.append(places.middle)
    larges = letters_of_tips(places)
    sizes = [(large, size) for large in larges for size in _sizes(places, large, larges[-1])]
    least = _LEAST_NEAR if places.large else 1.0
    near = [_above_tokens(places, size) for large, size in sizes if large >= least]
    where = next((one for one in near if not any(map(one.intersects, read))), None)
    if where is None:
        where = _first_free(sizes, places, read)
    costs = [*((one, _THING) for one in spare), *((one, _FACE) for one in needed)]
    whole = QRect(QPoint(), needs.size).adjusted(2, 2, -2, -2)
    shown = [*read, *_shown(places)]
    small = _free(key.folded, places, shown) or place(key.folded, whole, QRect(), costs)
    if where is not None:
        return TipRoom(_grown(where, read), True, small)
    smallest = sizes[-1][1]
    narrow = QSize(round(smallest.width() * _NARROW), smallest.height())
    sizes.append((larges[-1], narrow))
    over = _first_free(sizes, places, needed)
    if over is None:  # at least what is asked can be read, and answered
        small_letters = sizes[-len(_SHAPES) - 1 :]
        over = _first_free(small_letters, places, [_asked(places), places.hand_area])
    return TipRoom(over or place(smallest, whole, places.hand_area, costs), False, small)


def _first_free(
    sizes: list[tuple[float, QSize]], places: TableLayout, taken: list[QRect]
) -> QRect | None:
    """Return a free place for the largest of these sizes that finds one; None without one."""
    found = (_free(size, places, taken) for _, size in sizes)
    return next((one for one in found if one is not None), None)


def _sizes(places: TableLayout, large: float, smallest: float) -> list[QSize]:
    """How large a usual tip is with such letters; the longest has room with the smallest."""
    scale, found = table_scale(places.needs.size), []
    letter, least = (pixels("text", scale * one) for one in (large, smallest))
    for broad, high in _SHAPES:
        wide = broad * letter / least
        links = 0 if wide >= _BESIDE else _LINKS
        longest = (_LONGEST / wide + _HEAD + links) * least
        found.append(QSize(round(broad * letter), round(max(high * letter, longest))))
    return found


def _above_tokens(places: TableLayout, size: QSize) -> QRect:
    gap, tokens = places.margin, [*places.tokens, places.slate_token]
    top = min((one.top() for one in tokens if not one.isEmpty()), default=places.height)
    left = gap if places.needs.left_handed else places.width - gap - size.width()
    return QRect(QPoint(left, top - gap - size.height()), size)


def _free(size: QSize, places: TableLayout, taken: list[QRect]) -> QRect | None:
    """Return the free place of this size that is nearest to the tokens; None without one."""
    wide, high = size.toTuple()
    last, low = places.width - 2 - wide, places.height - 2
    lefts = {2, last, *(one.right() + 1 for one in taken), *(one.left() - wide for one in taken)}
    goal, found = _above_tokens(places, size).center(), []
    for x in (one for one in lefts if 2 <= one <= last):
        end = 2
        spans = [(o.top(), o.bottom()) for o in taken if o.left() < x + wide and o.right() >= x]
        for top, bottom in sorted([*spans, (low, low)]):
            if top - end >= high:  # as low as can be
                found.append(QRect(x, top - high, wide, high))
            end = max(end, bottom + 1)
    return min(found, key=lambda one: (one.center() - goal).manhattanLength(), default=None)


def _grown(where: QRect, taken: list[QRect]) -> QRect:
    """As far up as there is nothing besides."""
    up = QRect(where.left(), 2, where.width(), max(0, where.top() - 2))
    ends = [one.bottom() + 1 for one in taken if one.intersects(up)]
    return QRect(QPoint(where.left(), min(where.top(), max([2, *ends]))), where.bottomRight())


def _read(places: TableLayout) -> Iterator[QRect]:
    """Yield what has to be seen in any decision: people, what counts, hand, what is asked."""
    for seat, person in enumerate(places.people()):
        yield person.whole
        if places.turns(seat):
            yield around(places.fan(seat, _BACKS))
            yield places.number(seat)
    yield places.status
    for held in _HELD:
        for card in places.own_fan.cards(held, ()):
            yield card.rect
            yield places.forward(card).rect
    yield from (*places.tokens, places.slate_token)
    yield _asked(places)


def _asked(places: TableLayout) -> QRect:
    """Return where it is asked what is to be decided, and answered."""
    begin, end = places.strip
    half = ASKED * places.large_line // 2
    begin, end = max(begin, places.axis - half), min(end, places.axis + half)
    top = places.prompt.top() - places.margin
    if places.bands > 1 and not places.upright:
        top -= places.large_line // 2  # a long question reaches into the middle there
    return QRect(begin, top, end - begin, places.tags_bottom + places.margin - top)


def _lying(places: TableLayout) -> Iterator[QRect]:
    """Yield what else has to be seen on such a table: trick, open cards, money."""
    needs = places.needs
    yield around(places.up)
    if needs.seats == 2:  # cards that are known lie open before the one who took them
        yield from (around(places.open_hand(one, _OPEN)) for one in (0, 1) if places.turns(one))
    if needs.heaped:
        yield places.heap
    if needs.coins:
        yield places.kitty
    if needs.cut:
        yield places.cut
        yield places.cut_caption
    if needs.tricks:
        loose = round(places.trick_card.height() * _LOOSE)
        for seat in range(needs.seats):
            yield places.trick(seat).rect.adjusted(-loose, -loose, loose, loose)


def _shown(places: TableLayout) -> list[QRect]:
    """Return where cards lie that one of several others has shown to all."""
    others = [one for one in range(places.needs.seats) if places.turns(one)]
    return [around(places.open_hand(one, _SHOWN)) for one in others]


def _spare(places: TableLayout) -> Iterator[QRect]:
    """Yield what a tip rather covers than others: stock, slate, discards, won tricks."""
    yield places.stock
    if places.slate is not None:
        yield places.slate.rect
    if places.needs.aside:
        yield places.aside_place
        yield around(places.aside)
    if places.needs.tricks:
        yield from (around(places.piled(seat, _WON)) for seat in range(places.needs.seats))
