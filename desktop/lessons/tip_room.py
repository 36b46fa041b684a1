"""Where on the table tips lie: one room for each size of the table and number of players.

It depends on what lies on such a table in any game, and not on what lies there now. Where there is
room it is above the tokens, their right edge its own; else where it covers least.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.common.pose import around
from desktop.lessons.teacher import place
from desktop.look.lettering import letters, table_scale
from desktop.table.layout import ASKED, TableLayout

LETTERS = 1.0, 0.92, 0.84, 0.76, 0.68, 0.58
"""How large the words of a tip may be beside others."""
_SHAPES = (26.5, 9.0), (22.0, 11.0), (20.0, 12.2), (16.0, 14.0)
"""How broad and high usual tips are, in letters."""
_LONGEST, _HEAD, _LINKS, _BESIDE = 175, 3.6, 2.0, 29
"""How large the words of the longest tip are, in squares of a letter; how high its head is and the
links below, in letters, and from which breadth on they are beside the head. With the smallest
letters it has room."""
_LEAST_NEAR = 0.84
"""With letters so much smaller it is still better above the tokens than elsewhere."""
_MATTERS, _LATER, _SELDOM = 600, 12, 4
"""What a pixel costs of what has to be seen while one reads, of where cards will be played to, and
of where something seldom lies; see `place`."""
_RIM = 7
"""How many pixels of what lies in the middle before the first trick may be covered."""
_HELD, _BACKS = (5, 8, 11), 6
"""The numbers of cards that are tried in one's own hand, and the one in another's."""


def tip_room(places: TableLayout) -> QRect:
    """Return the room for tips on such a table: their lower edge is its own."""
    needs = places.needs
    told = needs.texts
    return _found(_Key((
        needs.size.toTuple(), needs.seats, needs.bottom, needs.anticlockwise, needs.left_handed,
        needs.per_cent, needs.tokens, told.line, told.row, told.token.toTuple(),
    ), places))  # fmt: skip


@dataclass(frozen=True)
class _Key:
    """What a room depends on, and a table of that kind."""

    told: tuple[object, ...]
    places: TableLayout

    def __hash__(self) -> int:
        return hash(self.told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.told == other.told


@lru_cache(32)
def _found(key: _Key) -> QRect:
    places = key.places
    taken = [(where, cost) for where, cost in _taken(places) if not where.isEmpty()]
    room = QRect(QPoint(), places.needs.size).adjusted(2, 2, -2, -2)
    sizes = [(large, size) for large in LETTERS for size in _sizes(places, large)]
    least = _LEAST_NEAR if places.large else 1.0
    near = (_above_tokens(places, size) for large, size in sizes if large >= least)
    far = (place(size, room, places.hand_area, taken) for _, size in sizes)
    tried = []
    for where in chain(near, far):
        met = [(cost, _area(where.intersected(one))) for one, cost in taken]
        covered = sum(cost * area for cost, area in met)
        if not covered:
            return _grown(where, taken)
        if all(cost == _SELDOM for cost, area in met if area):
            covered = 0  # the first of these where nothing is quite free
        tried.append((covered, where))
    return _grown(min(tried, key=lambda one: one[0])[1], taken)


def _sizes(places: TableLayout, large: float) -> list[QSize]:
    """How large a usual tip is with such letters."""
    scale, found = table_scale(places.needs.size), []
    letter, least = (letters("text", scale * one).pixelSize() for one in (large, LETTERS[-1]))
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


def _grown(where: QRect, taken: list[tuple[QRect, int]]) -> QRect:
    """As far up as there is nothing besides."""
    up = QRect(where.left(), 2, where.width(), max(0, where.top() - 2))
    ends = [one.bottom() + 1 for one, _ in taken if one.intersects(up)]
    return QRect(QPoint(where.left(), min(where.top(), max([2, *ends]))), where.bottomRight())


def _taken(places: TableLayout) -> Iterator[tuple[QRect, int]]:
    """Yield what may lie on such a table in any game, and how much it matters."""
    needs = places.needs
    for seat, person in enumerate(places.people()):
        yield person.whole, _MATTERS
        yield around([places.pile(seat, 0)]), _LATER
        if places.turns(seat):
            yield around(places.fan(seat, _BACKS)), _MATTERS
            yield places.number(seat), _MATTERS
            if needs.seats == 2:  # as a rule Gin, in which a hand is shown
                yield around(places.open_hand(seat, 10)), _LATER
    yield places.status, _MATTERS
    for held in _HELD:
        for card in places.own_fan.cards(held, ()):
            yield card.rect, _MATTERS
            yield places.forward(card).rect, _MATTERS
    for token in (*places.tokens, places.slate_token):
        yield token, _MATTERS
    if places.slate is not None:
        yield places.slate.rect, _MATTERS
    begin, end = places.strip
    half = ASKED * places.large_line // 2
    begin, end = max(begin, places.axis - half), min(end, places.axis + half)
    top = places.prompt.top() - places.margin
    if places.bands > 1 and not places.upright:
        top -= places.large_line // 2  # a long question reaches into the middle there
    yield QRect(begin, top, end - begin, places.tags_bottom + places.margin - top), _MATTERS
    for seat in range(needs.seats):
        yield places.trick(seat).rect, _LATER
    more = needs.seats > 2  # nor is anything laid aside there
    before = replace(needs, up=1, heaped=False, laying_aside=more, coins=more, aside=0)
    row = TableLayout(replace(before, tricks=False, strips=(), sheet=None))
    for lies in (row.stock, around(row.up)):
        yield lies, _MATTERS
    for lies in (row.aside_place, row.kitty) if more else ():
        yield lies.adjusted(_RIM, _RIM, -_RIM, -_RIM), _LATER
    yield places.side_zone, _SELDOM


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0
