"""How the cards of Mulatschak stand: the Weli is the second highest trump in every deal."""

from __future__ import annotations

from engine.cards import GERMAN_33, GERMAN_SUITS, WELI, Card, card
from engine.phases.tricks import Ranking

HIGH_TO_LOW = ("A", "K", "O", "U", "10", "9", "8", "7")
COURTS = frozenset("AKOU")


def trumps(suit: str) -> list[Card]:
    """The nine trumps of a suit, high to low."""
    own = [card(suit + rank) for rank in HIGH_TO_LOW]
    return [own[0], WELI, *own[1:]]


def _ranking(suit: str) -> Ranking:
    kind = {one: one.suit for one in GERMAN_33}
    strength = {one: 8 - HIGH_TO_LOW.index(one.rank) for one in GERMAN_33 if one is not WELI}
    high_to_low = trumps(suit)
    for place, one in enumerate(high_to_low):
        kind[one] = suit
        strength[one] = len(high_to_low) - place
    return Ranking(suit, kind, strength)


RANKINGS = {suit: _ranking(suit) for suit in GERMAN_SUITS}
