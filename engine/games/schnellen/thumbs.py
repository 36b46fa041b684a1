"""The numbers of Schnellen's rules of thumb: what cards are worth, when a hand is good enough."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import exp

from engine.cards import GERMAN_SUITS, Card
from engine.parts.thumbs import beside
from engine.phases.weli import HIGH_TO_LOW, RANKINGS, TRUMPS


@dataclass(frozen=True)
class Thumbs:
    """All of them; `thumbs.json` says which were found and how."""

    trump: tuple[float, ...]
    """The share of a trick that a trump may take, high to low, against two others."""
    plain: tuple[float, ...]
    """The same of the three highest plain cards of a suit, and of the lower ones."""
    tricks: float
    """How many tricks such shares come to, and how many fewer for each rival."""
    crowd: float
    sure: float
    """How surely a hand with one likely trick takes one at all."""
    unsaid: float
    """How likely somebody plays who has not spoken yet."""
    plays_from: float
    """How much better than staying at home playing has to be, in points."""
    bids: float
    """How many of the likely tricks are bid."""
    bids_from: float
    """How many points a bid has to bring in."""

    @cached_property
    def worth(self) -> Mapping[str, Mapping[Card, float]]:
        """trump → card → its share of a trick."""
        return {trump: self._worth(trump) for trump in GERMAN_SUITS}

    def _worth(self, trump: str) -> Mapping[Card, float]:
        plain, last = self.plain, len(self.plain) - 1
        found = {
            card: plain[min(HIGH_TO_LOW.index(card.rank), last)]
            for card, kind in RANKINGS[trump].kind.items()
            if kind != trump
        }
        return found | dict(zip(TRUMPS[trump], self.trump, strict=True))

    def likely(self, hand: Iterable[Card], trump: str, rivals: float) -> float:
        """How many tricks a hand will take against so many others if this is trump."""
        worth = self.worth[trump]
        return sum(map(worth.__getitem__, hand)) * self.tricks / (self.crowd + rivals)

    def gain(self, likely: float, no_trick: int) -> float:
        """How many points so many likely tricks bring, less what none of them would cost."""
        return likely - (likely + no_trick) * exp(-self.sure * likely)


THUMBS = beside(__package__, Thumbs)
