"""How the cards of a pack of 33 stand: the Weli is the second-best trump in every deal."""

from __future__ import annotations

from engine.cards import GERMAN_33, GERMAN_SUITS, WELI, Card, card
from engine.phases.tricks import Ranking

HIGH_TO_LOW = ("A", "K", "O", "U", "10", "9", "8", "7")
"""The ranks of a suit."""


def _trumps(suit: str) -> tuple[Card, ...]:
    own = [card(suit + rank) for rank in HIGH_TO_LOW]
    return (own[0], WELI, *own[1:])


def _ranking(suit: str) -> Ranking:
    kind = {one: one.suit for one in GERMAN_33} | {WELI: suit}
    strength = {one: 2 * (len(HIGH_TO_LOW) - HIGH_TO_LOW.index(one.rank)) for one in GERMAN_33[:-1]}
    # Between the Sow and the King, and lower nowhere: it is always a trump.
    return Ranking(suit, kind, strength | {WELI: 2 * len(HIGH_TO_LOW) - 1})


TRUMPS = {suit: _trumps(suit) for suit in GERMAN_SUITS}
"""trump → its nine cards, high to low."""

RANKINGS = {suit: _ranking(suit) for suit in GERMAN_SUITS}
"""trump → how all cards stand."""
