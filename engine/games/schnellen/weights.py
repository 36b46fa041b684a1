"""The numbers of Schnellen's rules of thumb: what cards are worth, when a hand is good enough."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import exp

from engine.cards import GERMAN_33, GERMAN_SUITS, Card
from engine.families.pot.weights import JoinWeights, worths
from engine.parts.weights import beside
from engine.phases.weli import HIGH_TO_LOW, TRUMPS


@dataclass(frozen=True, kw_only=True)
class Weights(JoinWeights):
    """Chances are shares of a trick."""

    tricks: float
    """How many tricks such shares come to, fewer for each rival (`crowd`)."""
    sure: float
    """How surely a hand with one likely trick takes one at all."""
    plays_from: float
    """How much better than staying at home playing has to be, in points."""
    bids: float
    """How many of the likely tricks are bid."""
    bids_from: float
    """How many points a bid has to bring in."""

    @cached_property
    def worth(self) -> Mapping[str, Mapping[Card, float]]:
        """trump → card → its share of a trick."""
        return {
            suit: worths(GERMAN_33, HIGH_TO_LOW, TRUMPS[suit], self.trump, self.plain)
            for suit in GERMAN_SUITS
        }

    def likely(self, hand: Iterable[Card], trump: str, rivals: float) -> float:
        """How many tricks a hand will take against these others if this is trump."""
        worth = self.worth[trump]
        return sum(map(worth.__getitem__, hand)) * self.tricks / (self.crowd + rivals)

    def gain(self, likely: float, no_trick: int) -> float:
        """How many points these likely tricks bring, less what none of them would cost."""
        return likely - (likely + no_trick) * exp(-self.sure * likely)


WEIGHTS = beside(__package__, Weights)
