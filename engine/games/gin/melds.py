"""Melds: runs and sets, the best melding of a hand, and what can be laid off on another's.

Pure functions of cards, shared by rules, score, bot and hint. A hand is worked on as a mask:
thirteen bits for each suit, the Ace lowest. What a suit leaves dead when every stretch of three
or more is a run stands in a table; so the best melding is only a choice of sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, takewhile
from typing import Final, NamedTuple

from engine.cards import FRENCH_52, Card

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = "CSHD"
SUIT: Final = 13
SHORTEST: Final = 3
"""Cards that a run or a set has at least."""

RANK: Final = {one: RANKS.index(one.rank) for one in FRENCH_52}
"""The place of each card in its suit, 0 for the Ace."""

WORTH: Final = [min(rank + 1, 10) for rank in range(SUIT)]
"""The points of a card by its place in its suit."""

POINTS: Final = {one: WORTH[RANK[one]] for one in FRENCH_52}

BIT: Final = {one: 1 << (SUITS.index(one.suit) * SUIT + RANK[one]) for one in FRENCH_52}

_ORDER: Final = sorted(FRENCH_52, key=BIT.__getitem__)


def mask_of(some: Iterable[Card]) -> int:
    """Return these cards as a mask."""
    bit = BIT
    mask = 0
    for one in some:
        mask |= bit[one]
    return mask


def cards_of(mask: int) -> list[Card]:
    """Return the cards of a mask, suit by suit, low to high."""
    return [one for one in _ORDER if BIT[one] & mask]


def _dead_in_suit() -> list[int]:
    """For each way a suit can lie in a hand the points outside of its runs.

    Grown rank by rank: a card on top of two that make no run yet makes them one, on top of a run
    it costs nothing, and on top of anything else it is dead.
    """
    dead = [0]
    for rank in range(SUIT):
        points = WORTH[rank]
        below = WORTH[rank - 1] + WORTH[rank - 2]
        number = len(dead)
        pair, run = number - number // 4, number - number // 8
        dead += [
            *(before + points for before in dead[:pair]),
            *(before - below for before in dead[pair:run]),
            *dead[run:],
        ]
    return dead


_DEAD: Final = _dead_in_suit()

_STARTS: Final = [mask & mask >> 1 & mask >> 2 for mask in range(1 << SUIT)]
_IN_RUN: Final = [start | start << 1 | start << 2 for start in _STARTS]
"""For each way a suit can lie in a hand the cards that some run could use."""


def dead_wood(hand: Iterable[Card]) -> int:
    """Return the points of the dead wood that the best melding of these cards leaves."""
    return dead_of(mask_of(hand))


def dead_of(mask: int) -> int:
    """Return the same of a mask: exact, for any cards."""
    a = mask & 0x1FFF
    b = mask >> 13 & 0x1FFF
    c = mask >> 26 & 0x1FFF
    d = mask >> 39
    dead = _DEAD
    sets = (a & b & (c | d)) | (c & d & (a | b))
    if not sets:
        return dead[a] + dead[b] + dead[c] + dead[d]
    contested = sets & (_IN_RUN[a] | _IN_RUN[b] | _IN_RUN[c] | _IN_RUN[d])
    if contested != sets:
        # No run wants a card of these ranks: the set costs nothing.
        clear = ~(sets ^ contested)
        a &= clear
        b &= clear
        c &= clear
        d &= clear
    if not contested:
        return dead[a] + dead[b] + dead[c] + dead[d]
    return _least(a, b, c, d, contested)


def _least(a: int, b: int, c: int, d: int, sets: int) -> int:
    """Return the least dead wood of four suits, with sets possible at these ranks.

    Whether the lowest of these ranks makes a set, and with which suits, is weighed; the suits
    do not touch each other, so for the last rank the change that each makes can be summed up.
    """
    dead = _DEAD
    bit = sets & -sets
    others = sets ^ bit
    if others:
        return _least_of_many(a, b, c, d, bit, others)
    none = dead[a] + dead[b] + dead[c] + dead[d]
    with_set = 0
    worst = 0
    number = 0
    for suit in (a, b, c, d):
        if suit & bit:
            left = dead[suit ^ bit]
            with_set += left
            number += 1
            if left - dead[suit] > worst:
                worst = left - dead[suit]
        else:
            with_set += dead[suit]
    if number > SHORTEST:
        with_set -= worst
    return with_set if with_set < none else none


def _least_of_many(a: int, b: int, c: int, d: int, bit: int, others: int) -> int:
    """Return the same when sets are possible at more ranks than one."""
    clear = ~bit
    e, f, g, h = a & clear, b & clear, c & clear, d & clear
    best = min(_least(a, b, c, d, others), _least(e, f, g, h, others))
    if a & b & c & d & bit:
        best = min(
            best,
            _least(a, f, g, h, others),
            _least(e, b, g, h, others),
            _least(e, f, c, h, others),
            _least(e, f, g, d, others),
        )
    return best


# The best melding itself.


class Melding(NamedTuple):
    """A hand in melds and dead wood, each low to high, and the points of the dead wood."""

    melds: tuple[tuple[Card, ...], ...]
    dead: tuple[Card, ...]
    points: int


def in_order(way: Melding) -> list[Card]:
    """Return the cards of a hand as they lie: meld by meld, then the dead wood."""
    return [card for group in (*way.melds, way.dead) for card in group]


_SAME_RANK: Final = [
    sum(1 << (suit * SUIT + rank) for suit in range(len(SUITS))) for rank in range(SUIT)
]


def melding(hand: Iterable[Card]) -> Melding:
    """Return the best melding of these cards (GI-A28).

    It leaves the least dead wood; of those that do, the fewest cards fit on it.

    Of several that are as good in both, always the same one.
    """
    mask = mask_of(hand)
    melds = closed_melds(mask)
    dead = sorted(cards_of(mask ^ sum(melds)), key=lambda one: (RANK[one], one.suit))
    return Melding(tuple(tuple(cards_of(meld)) for meld in melds), tuple(dead), dead_of(mask))


def closed_melds(mask: int) -> list[int]:
    """Return the melds of `melding`, as masks."""
    least = dead_of(mask)
    best: tuple[int, list[int]] | None = None
    for sets in _ways(mask):
        left = mask ^ sum(sets)
        if _dead_without_sets(left) == least:
            melds = [*sets, *_runs(left)]
            fitting = sum((fitting_on(meld) & ~mask).bit_count() for meld in melds)
            if best is None or fitting < best[0]:
                best = fitting, melds
    assert best is not None
    return best[1]


def meldings(hand: Sequence[Card]) -> list[Melding]:
    """Return these cards' best meldings that differ in what can be laid off, each once.

    The first is that of `melding`.
    """
    mask = mask_of(hand)
    least = dead_of(mask)
    first = melding(hand)
    found = {_reaches(first.melds, mask): first}
    if not mask & _contested(mask):
        return [first]
    for sets in _ways(mask):
        left = mask ^ sum(sets)
        if _dead_without_sets(left) == least:
            melds = tuple(tuple(cards_of(meld)) for meld in (*sets, *_runs(left)))
            dead = cards_of(mask ^ mask_of(card for meld in melds for card in meld))
            dead.sort(key=lambda one: (RANK[one], one.suit))
            found.setdefault(_reaches(melds, mask), Melding(melds, tuple(dead), least))
    return list(found.values())


def _contested(mask: int) -> int:
    """Return the cards of a hand that a run as well as a set could use."""
    in_runs = sum(
        _IN_RUN[mask >> suit * SUIT & 0x1FFF] << suit * SUIT for suit in range(len(SUITS))
    )
    in_sets = sum(mask & one for one in _SAME_RANK if (mask & one).bit_count() >= SHORTEST)
    return in_runs & in_sets


def _reaches(melds: Sequence[Sequence[Card]], hand: int) -> frozenset[frozenset[Card]]:
    """For each meld the cards that can be laid off there, one after the other."""
    return frozenset(frozenset(chain(*reaching(meld, hand))) for meld in melds)


def reaching(meld: Sequence[Card], gone: int) -> list[list[Card]]:
    """Return the ways on which cards can come to a meld, if those of the mask cannot.

    Each card of a way needs all before it.
    """
    if is_set(meld):
        same = (one for one in FRENCH_52 if one.rank == meld[0].rank)
        return [[one] for one in same if not BIT[one] & (gone | mask_of(meld))]
    suit = [one for one in _ORDER if one.suit == meld[0].suit]
    below = reversed(suit[: RANK[meld[0]]])
    above = suit[RANK[meld[-1]] + 1 :]
    return [list(takewhile(lambda one: not BIT[one] & gone, side)) for side in (below, above)]


IN_RUN, IN_SET, DEAD = "run", "set", "dead"


def place_of(card: Card, way: Melding) -> str:
    """Where a card of a hand lies in this melding: in a run, in a set, or among the dead wood."""
    for meld in way.melds:
        if card in meld:
            return IN_SET if is_set(meld) else IN_RUN
    return DEAD


def melds_of(mask: int) -> list[int]:
    """Return a best melding's melds as masks, quicker than `melding`; of several the first."""
    least = dead_of(mask)
    for sets in _ways(mask):
        left = mask ^ sum(sets)
        if _dead_without_sets(left) == least:
            return [*sets, *_runs(left)]
    raise AssertionError(mask)


def _dead_without_sets(mask: int) -> int:
    return sum(_DEAD[mask >> suit * SUIT & 0x1FFF] for suit in range(len(SUITS)))


def _ways(mask: int) -> Iterator[list[int]]:
    """Every choice of sets in these cards, as masks: at each rank none, three or four."""
    ways: list[list[int]] = [[]]
    for same in (mask & one for one in _SAME_RANK):
        number = same.bit_count()
        if number < SHORTEST:
            continue
        sets = [same]
        if number > SHORTEST:
            sets += [same ^ BIT[one] for one in cards_of(same)]
        ways += [[*way, chosen] for way in ways for chosen in sets]
    return iter(ways)


def _runs(mask: int) -> Iterator[int]:
    """Every stretch of three or more in a suit, as masks."""
    for suit in range(len(SUITS)):
        left = mask & 0x1FFF << suit * SUIT
        while left:
            lowest = left & -left
            stretch = left & ~(left + lowest)
            left ^= stretch
            if stretch.bit_count() >= SHORTEST:
                yield stretch


# Laying off.


def is_set(meld: Sequence[Card]) -> bool:
    """Whether a meld is cards of one rank, and not a run."""
    return meld[0].rank == meld[1].rank


def fitting_on(meld: int) -> int:
    """Return the cards that can be laid off on a meld, both as masks."""
    low = (meld & -meld).bit_length() - 1
    high = meld.bit_length() - 1
    rank = low % SUIT
    if low // SUIT == high // SUIT:
        below = 1 << low - 1 if rank else 0
        return below | (1 << high + 1 if high % SUIT < SUIT - 1 else 0)
    return _SAME_RANK[rank] & ~meld


def fits(meld: Sequence[Card], card: Card) -> bool:
    """Whether a card can be laid off on a meld."""
    return bool(fitting_on(mask_of(meld)) & BIT[card])


def with_card(meld: Sequence[Card], card: Card) -> list[Card]:
    """Return a meld and a card laid off on it, low to high."""
    return sorted((*meld, card), key=BIT.__getitem__)


LayOff = tuple[Card, int]
"""A card, and the number of the meld it goes to."""


def lay_offs(melds: Sequence[Sequence[Card]], hand: Sequence[Card]) -> list[LayOff]:
    """Each single card that can be laid off now, with its meld."""
    fitting = [fitting_on(mask_of(meld)) for meld in melds]
    return [(one, number) for one in hand for number, some in enumerate(fitting) if some & BIT[one]]


def best_lay_offs(melds: Sequence[Sequence[Card]], hand: Sequence[Card]) -> list[LayOff]:
    """Return what to lay off, in order, for the least dead wood, with as few cards as will do.

    Own melds are broken where that helps. Every order is tried, each hand that is left once.
    """
    best: list[LayOff] = []
    least = dead_wood(hand)
    waiting = [(list(melds), list(hand), best)]
    met = set()
    for lying, left, done in waiting:
        for card, number in lay_offs(lying, left):
            fewer = [one for one in left if one is not card]
            grown = list(lying)
            grown[number] = with_card(lying[number], card)
            state = (mask_of(fewer), *map(mask_of, grown))
            if state in met:
                continue
            met.add(state)
            way = [*done, (card, number)]
            points = dead_wood(fewer)
            if points < least:
                least, best = points, way
            waiting.append((grown, fewer, way))
    return best
