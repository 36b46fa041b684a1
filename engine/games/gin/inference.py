"""Imagining the other's hand in Gin.

A hand that has drawn for some turns is better than ten cards at random: worlds are weighed so
that the other holds, on average, the dead wood that is likely by now. Cards that he let lie or
threw make no meld with his hand; cards that he took make one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from random import Random
from typing import Final, cast

from engine.cards import BACK, Card
from engine.games.gin.discards import usable
from engine.games.gin.heuristic import turns
from engine.games.gin.melds import BIT, dead_of, mask_of
from engine.games.gin.numbers import ends
from engine.games.gin.table import GinTable
from engine.table import View

_POOL: Final = 10
"""How many hands are imagined for each world that is wanted."""

_WANTED_IT: Final = 0.3
"""How likely somebody lets a card lie that would make a meld with his hand."""

_TOOK_FOR_NOTHING: Final = 0.2
"""How likely a card is taken that makes no meld."""

_COULD_HAVE_ENDED: Final = 0.4
"""How likely somebody goes on who could have knocked."""

_AT_FIRST: Final = 50.0
_AT_LAST: Final = 9.0
_TURNS: Final = 4.0
"""The dead wood of a hand on average: when it is dealt, in the end, and after how many turns e
times nearer to that. In Spiele of one who waits for gin it was 50, 34, 21, 13, 9, 7 after none,
two, four turns and so on, of one who knocks and has not yet 50, 37, 27, 22, 19, 17."""


def worlds(pack: Sequence[Card], seen: View, number: int, rng: Random) -> list[GinTable] | None:
    """Return `number` tables in which the other's hand is as good as it is likely to be by now.

    None where nothing is to be imagined: at the end of a Spiel, or with nothing hidden.
    """
    t = cast(GinTable, seen.table)
    other = 1 - seen.seat
    hidden = t.hands[other].count(BACK)
    if t.phase not in ("first", "draw", "discard") or not hidden:
        return None
    taken = [card for card in t.hands[other] if card is not BACK]
    gone = {*t.hands[seen.seat], *t.up, *taken, *(one for one in t.stock if one is not BACK)}
    unseen = [card for card in pack if card not in gone]
    if len(unseen) != hidden + t.stock.count(BACK):
        return None
    hands = [_some(unseen, hidden, rng) for _ in range(number * _POOL)]
    chosen = rng.choices(hands, _weights(t, hands, taken), k=number)
    return [_laid(t, other, [*hand, *taken], unseen, rng) for hand in chosen]


def _some(cards: list[Card], number: int, rng: Random) -> list[Card]:
    """Draw `number` of these cards, each as likely."""
    some, random = cards[:], rng.random
    for place in range(number):
        other = place + int(random() * (len(some) - place))
        some[place], some[other] = some[other], some[place]
    return some[:number]


def _laid(t: GinTable, other: int, hand: list[Card], unseen: list[Card], rng: Random) -> GinTable:
    """Return the table with this hand, the rest of the unseen cards in the talon."""
    world = t.copy()
    rest = [card for card in unseen if card not in hand]
    world.hands[other] = hand[:]
    stock = iter(_some(rest, len(rest), rng))
    world.stock = [next(stock) if card is BACK else card for card in t.stock]
    return world


def likely_dead(t: GinTable) -> float:
    """Return the dead wood of the other hand on average, by how long this Spiel has lasted.

    A card that he is known to have taken has brought him as far as a turn.
    """
    taken = sum(card is not BACK for card in t.hands[t.after[t.turn]])
    return _AT_LAST + (_AT_FIRST - _AT_LAST) * exp(-turns(len(t.stock), taken) / _TURNS)


def _weights(t: GinTable, hands: list[list[Card]], taken: list[Card]) -> list[float]:
    """How likely each hand is, tilted until its dead wood is on average what is expected."""
    refused = [BIT[card] for card in t.up]
    known = mask_of(taken)
    masks = [mask_of(hand) | known for hand in hands]
    dead = [dead_of(mask) for mask in masks]
    signs = []
    for mask, left in zip(masks, dead, strict=True):
        sign = _COULD_HAVE_ENDED if ends(left, t.limit) else 1.0
        for bit in refused:
            if usable(mask | bit) & bit:
                sign *= _WANTED_IT
        sign *= _TOOK_FOR_NOTHING ** (known & ~usable(mask)).bit_count()
        signs.append(sign)
    wanted = likely_dead(t)
    low, high = 0.0, 0.4
    for _ in range(12):
        tilt = (low + high) / 2
        weights = [sign * exp(-tilt * left) for sign, left in zip(signs, dead, strict=True)]
        # Compiled, a sum over products that are made on the way takes them for whole numbers.
        mean = sum(map(mul, weights, dead)) / (sum(weights) or 1.0)
        low, high = (tilt, high) if mean > wanted else (low, tilt)
    return weights
