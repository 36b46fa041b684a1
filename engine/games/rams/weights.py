"""The numbers of Rams's rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.cards import Card
from engine.families.pot.weights import PotWeights, worths
from engine.games.rams.options import RamsOptions
from engine.games.rams.trumps import Deck, deck
from engine.parts.weights import beside


@dataclass(frozen=True, kw_only=True)
class Weights(PotWeights):
    """What playing has to bring is counters; a card not yet seen is one of the widow."""

    promises_from: float
    """How likely all tricks have to be that are promised."""
    drawn_out: float
    """How much surer a plain card gets by each trump that is led before it."""

    def worth(self, options: RamsOptions) -> Mapping[str, Mapping[Card, float]]:
        """trump → card → its chance to take a trick against two others."""
        return _worth(self, deck(options))


@cache
def _worth(weights: Weights, pack: Deck) -> Mapping[str, Mapping[Card, float]]:
    return {
        suit: worths(pack.cards, pack.ranks, trumps, weights.trump, weights.plain)
        for suit, trumps in pack.trumps.items()
    }


WEIGHTS = beside(__package__, Weights)
