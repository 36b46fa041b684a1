"""Which card to throw, in masks: for the rules of thumb and for worlds that are played on.

A player who waits needs little dead wood as soon as possible, and every card in a meld in the end.
So what counts is the dead wood that is left, what the cards that would make a meld with a card may
still save, and whether it feeds the other. That is about as good as to look one draw later, card by
card, as the rules of thumb do, and much quicker; what was compared stands in
`tests/workshop/arena/tuning.md`.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from engine.games.gin.melds import RANKS, SUIT, SUITS, WORTH, dead_of
from engine.games.gin.weights import WEIGHTS

EACH: Final = sum(1 << SUIT * suit for suit in range(len(SUITS)))
"""A rank times this is that rank in every suit."""

FULL: Final = (1 << SUIT * len(SUITS)) - 1

_ALL: Final = (1 << SUIT) - 1
_RUN_STARTS: Final = ((1 << SUIT - 2) - 1) * EACH
"""Where a run of three can begin: a suit's last two ranks are too high."""

POINTS: Final = WORTH * len(SUITS)
"""The points of a card by its place in a mask."""


def _partners(place: int) -> tuple[int, ...]:
    """Every two cards that make a meld of three with the card at this place."""
    suit, rank = divmod(place, SUIT)
    same = [1 << SUIT * other + rank for other in range(len(SUITS)) if other != suit]
    pairs = [one | other for one, other in combinations(same, 2)]
    for low in range(max(0, rank - 2), min(rank, len(RANKS) - 3) + 1):
        pairs.append((0b111 << SUIT * suit + low) ^ 1 << place)
    return tuple(pairs)


_PARTNERS: Final = [_partners(place) for place in range(SUIT * len(SUITS))]

_NEAR: Final = [
    sum(
        1 << other for other in range(SUIT * len(SUITS)) if any(pair >> other & 1 for pair in pairs)
    )
    for pairs in _PARTNERS
]
"""Every card that some meld could have together with the one at this place."""


def usable(mask: int) -> int:
    """Return the cards of a hand that some meld of it could use."""
    starts = mask & mask >> 1 & mask >> 2 & _RUN_STARTS
    a, b, c, d = mask & _ALL, mask >> 13 & _ALL, mask >> 26 & _ALL, mask >> 39
    sets = (a & b & (c | d)) | (c & d & (a | b))
    return starts | starts << 1 | starts << 2 | (sets * EACH & mask)


def least_discard(mask: int, kept: int = 0) -> tuple[int, int]:
    """Return the card of this hand that leaves the least dead wood, as a bit, and what it leaves.

    What no meld could use comes off the dead wood in full, so of those cards only the dearest
    need be tried, and of the others only dearer ones. `kept` may not go.
    """
    used = usable(mask)
    useless = mask & ~used & ~kept
    best, least, dearest = 0, 1000, -1
    if useless:
        folded = (useless | useless >> 13 | useless >> 26 | useless >> 39) & _ALL
        dearest = folded.bit_length() - 1
        same = useless & (EACH << dearest)
        best = same & -same
        least = dead_of(mask) - POINTS[dearest]
    rest = used & ~kept
    while rest:
        bit = rest & -rest
        rest ^= bit
        if POINTS[bit.bit_length() - 1] > (POINTS[dearest] if dearest >= 0 else -1):
            left = dead_of(mask ^ bit)
            if left < least:
                best, least = bit, left
    return best, least


def hopeful_discard(
    hand: int,
    kept: int,
    gone: int,
    known: int,
    hidden: int,
    waits_for: float = WEIGHTS.waits_for,
    feeds: float = WEIGHTS.feeds,
) -> int:
    """Return the card of this hand that a player who goes for gin can best do without, as a bit.

    `kept` may not go, `gone` are the cards that lie on the heap, `known` those that the other is
    known to hold beside `hidden` more; the last two are of `weights.json`.
    """
    used = usable(hand)
    dead = hand ^ used
    lost = gone | known
    unseen = FULL & ~(hand | lost)
    number = unseen.bit_count()
    chance = hidden / number
    each = waits_for / number
    now = dead_of(hand)
    best, least, points = 0, now + 0.5, 0
    folded = (dead | dead >> 13 | dead >> 26 | dead >> 39) & _ALL
    while folded:
        # The dearest first: what comes after it is seldom worth a closer look.
        rank = folded.bit_length() - 1
        folded ^= 1 << rank
        same = dead & EACH << rank
        while same:
            bit = same & -same
            same ^= bit
            points += POINTS[rank]
            if bit & kept:
                continue
            value = float(now - POINTS[rank])
            if value < least:
                value += each * promise(bit, hand, dead, lost)
            if value < least:
                value += feeds * danger(bit, known, unseen, chance)
            if value < least:
                best, least = bit, value
    if points == now and least < now:
        return best
    # Of cards that some meld could use one is too many: two melds want it, or all others wait.
    rest = used & ~kept
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = float(dead_of(hand ^ bit))
        if value < least:
            value += each * promise(bit, hand, dead, lost)
        if value < least:
            value += feeds * danger(bit, known, unseen, chance)
        if value < least:
            best, least = bit, value
    return best or least_discard(hand, kept)[0]


def promise(bit: int, hand: int, dead: int, lost: int) -> float:
    """Return the points that a card would save, over all melds with it and another card.

    Those are its own and half of the other's, if that is among the `dead` cards; `lost` are the
    cards that can no longer come.
    """
    place = bit.bit_length() - 1
    saved = 0.0
    if not hand & _NEAR[place]:
        return saved
    own = POINTS[place]
    counted = lost
    for pair in _PARTNERS[place]:
        there = pair & hand
        if there:
            wanted = pair ^ there
            if wanted and not wanted & counted:
                counted |= wanted
                saved += own
                if there & dead:
                    saved += POINTS[there.bit_length() - 1] / 2
    return saved


def danger(bit: int, known: int, unseen: int, chance: float) -> float:
    """How likely the other has two cards that make a meld with this one.

    He has those that are `known`, and each of the `unseen` with this chance.
    """
    there = known | unseen
    total = 0.0
    for pair in _PARTNERS[bit.bit_length() - 1]:
        if pair & there == pair:
            hidden = pair & ~known
            if hidden == pair:
                total += chance * chance
            elif hidden:
                total += chance
            else:
                total += 1.0
    return total
