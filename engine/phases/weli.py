"""How the cards of a pack with the Weli stand: it is the second-best trump in every deal."""

from __future__ import annotations

from engine.cards import GERMAN_33, GERMAN_36, GERMAN_SUITS, WELI, Card, card
from engine.phases.tricks import Ranking

HIGH_TO_LOW = ("A", "K", "O", "U", "10", "9", "8", "7", "6")
"""The ranks of a suit, the Sixes among them, which only a pack of 36 has."""

WITH_SIXES = tuple(WELI if one is card("S6") else one for one in GERMAN_36)
"""The pack of 36, in which the Weli is the Six of Bells and the other Sixes are there."""


def _trumps(pack: tuple[Card, ...], suit: str) -> tuple[Card, ...]:
    own = [card(suit + rank) for rank in HIGH_TO_LOW]
    high, *rest = [one for one in own if one in pack]
    return (high, WELI, *rest)


def _ranking(pack: tuple[Card, ...], suit: str) -> Ranking:
    kind = {one: one.suit for one in pack} | {WELI: suit}
    ranks = len(HIGH_TO_LOW)
    plain = [one for one in pack if one is not WELI]
    strength = {one: 2 * (ranks - HIGH_TO_LOW.index(one.rank)) for one in plain}
    # Between the Sow and the King, and lower nowhere: it is always a trump.
    return Ranking(suit, kind, strength | {WELI: 2 * ranks - 1})


TRUMPS = {suit: _trumps(GERMAN_33, suit) for suit in GERMAN_SUITS}
"""trump → its nine cards, high to low."""

RANKINGS = {suit: _ranking(GERMAN_33, suit) for suit in GERMAN_SUITS}
"""trump → how all cards stand."""

TRUMPS_WITH_SIXES = {suit: _trumps(WITH_SIXES, suit) for suit in GERMAN_SUITS}
"""The same of the pack of 36."""

RANKINGS_WITH_SIXES = {suit: _ranking(WITH_SIXES, suit) for suit in GERMAN_SUITS}
