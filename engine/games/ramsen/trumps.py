"""The trumps of Ramsen.

So the text has it that `readings.md` names: trump Sow, then the four permanent trumps (Nine of
Bells, Seven of Bells, Acorn Ober, Acorn Unter), then the trump King to Seven as far as they are
not permanent ones (RM-A19, RM-A20). Plain suits run Sow, King, Ober, Unter, 10 to 7. The permanent
trumps belong to no plain suit.
"""

from __future__ import annotations

from engine.cards import GERMAN_32, GERMAN_SUITS, Card, cards
from engine.phases.ranking import Ranking

CRITICALS = tuple(cards("S9 S7 EO EU"))
"""Dallmutz, Belli, Großer Bube, Kleiner Bube, high to low; in Zaisertshofen the Criticals."""

DALLMUTZ, BELLI, BIG_BOY, LITTLE_BOY = CRITICALS

_HIGH_TO_LOW = ("A", "K", "O", "U", "10", "9", "8", "7")


def trumps(suit: str) -> list[Card]:
    """Return a suit's trumps, high to low: ten of Acorns and Bells, twelve of Leaves and Hearts."""
    own = [card for card in GERMAN_32 if card.suit == suit and card not in CRITICALS]
    own.sort(key=lambda card: _HIGH_TO_LOW.index(card.rank))
    return [own[0], *CRITICALS, *own[1:]]


def ranking(suit: str) -> Ranking:
    """How the cards stand while this suit is trump."""
    kind = {card: card.suit for card in GERMAN_32}
    strength = {card: 8 - _HIGH_TO_LOW.index(card.rank) for card in GERMAN_32}
    high_to_low = trumps(suit)
    for place, card in enumerate(high_to_low):
        kind[card] = suit
        strength[card] = len(high_to_low) - place
    return Ranking(suit, kind, strength)


RANKINGS = {suit: ranking(suit) for suit in GERMAN_SUITS}
