"""The numbers of Ramser's rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.cards import GERMAN_SUITS, Card
from engine.games.ramser.trumps import trumps
from engine.parts.weights import beside

_PLAIN = "AKO"


@dataclass(frozen=True)
class Weights:
    """All of them; `weights.json` says which were found and how."""

    trump: tuple[float, ...]
    """The trick that each trump may take, high to low, against two or three others."""
    plain: tuple[float, ...]
    """The same of a plain Ace, King and Ober, and of the lower ones."""
    drawn: float
    """The trick that a card of the Blind may take."""
    tricks: float
    """How many of the likely tricks come about, and how much fewer for each of the others."""
    crowd: float
    sure: float
    """How soon likely tricks make it sure that there is one at all."""
    unsaid: float
    """How likely somebody plays who has not spoken yet."""
    plays_from: float
    """The tricks from which on one plays, and takes the Blind."""
    blind_from: float

    def worth(self, pack: tuple[Card, ...], best: bool, trump: str) -> Mapping[Card, float]:
        """card → the share of a trick that it may take, 0 to 1."""
        return _worth(self, pack, best)[trump]


@cache
def _worth(
    weights: Weights, pack: tuple[Card, ...], best: bool
) -> Mapping[str, Mapping[Card, float]]:
    def of(card: Card, trump: str) -> float:
        high_to_low = trumps(pack, best, trump)
        if card in high_to_low:
            return weights.trump[high_to_low.index(card)]
        place = _PLAIN.index(card.rank) if card.rank in _PLAIN else len(_PLAIN)
        return weights.plain[place]

    return {trump: {card: of(card, trump) for card in pack} for trump in GERMAN_SUITS}


WEIGHTS = beside(__package__, Weights)
