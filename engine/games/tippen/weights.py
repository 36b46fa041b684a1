"""The numbers of Tippen's rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.cards import Card, pack_of
from engine.families.pot.weights import PotWeights, worths
from engine.games.tippen.pot import Terms
from engine.games.tippen.trumps import Deck
from engine.parts.weights import beside


@dataclass(frozen=True, kw_only=True)
class Weights(PotWeights):
    """What playing has to bring, lifting, and sniffing more than not, are shares of the pot."""

    trump_small: tuple[float, ...]
    """Both with the pack of twenty."""
    plain_small: tuple[float, ...]
    trump_eight: tuple[float, ...]
    """Both where eight cards are dealt."""
    plain_eight: tuple[float, ...]
    belli: float
    """The chance of the Seven of Bells where it is the second-best trump."""
    new_trump: float
    """The chance of a trump that nobody has seen yet."""
    joins_as_dealt: float
    """What playing has to bring with three cards that stay as they were dealt."""
    lifts_from: float
    sniffs_from: float

    def worth(self, terms: Terms) -> Mapping[str, Mapping[Card, float]]:
        """trump → card → its chance to take a trick against two others."""
        return _worth(self, terms.deck, terms.options.hand)


@cache
def _worth(weights: Weights, pack: Deck, hand: str) -> Mapping[str, Mapping[Card, float]]:
    own, plain = weights.trump, weights.plain
    if pack.size == 20:
        own, plain = weights.trump_small, weights.plain_small
    elif hand == "eight":
        own, plain = weights.trump_eight, weights.plain_eight
    found = {
        suit: worths(pack.cards, pack.ranks, pack_of(suit, pack.ranks), own, plain)
        for suit in pack.suits
    }
    if pack.belli:
        for chances in found.values():
            chances[pack.belli] = weights.belli
    return found


WEIGHTS = beside(__package__, Weights)
