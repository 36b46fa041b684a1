"""The numbers of Ramsen's rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.cards import GERMAN_32, GERMAN_SUITS, Card
from engine.games.ramsen.trumps import trumps
from engine.parts.weights import beside


@dataclass(frozen=True)
class Weights:
    """All of them; `weights.json` says which were found and how."""

    trump: tuple[float, ...]
    """The trick that each trump may take, high to low, against two or three others."""
    plain: tuple[float, float, float, float]
    """The same of a plain Sow, King and Ober, and of the lower ones."""
    drawn: float
    """The trick that a card drawn from the talon may take."""
    worth_keeping: float
    """From which worth on a card is kept."""
    tricks: float
    """How many of the likely tricks come about, and how much fewer for each of the others."""
    crowd: float
    sure: float
    """How soon likely tricks make it sure that there is one at all."""
    unsaid: float
    """How likely somebody plays who has not spoken yet."""
    exchanges_from: float
    """The marks from which on one exchanges, and plays."""
    plays_from: float

    @cached_property
    def worth(self) -> dict[str, dict[Card, float]]:
        """trump → card → the share of a trick that it may take, 0 to 1."""
        return {
            trump: {card: self._worth_of(card, trump) for card in GERMAN_32}
            for trump in GERMAN_SUITS
        }

    def _worth_of(self, card: Card, trump: str) -> float:
        high_to_low = trumps(trump)
        if card in high_to_low:
            return self.trump[high_to_low.index(card)]
        return self.plain["AKO".index(card.rank) if card.rank in "AKO" else 3]


WEIGHTS = beside(__package__, Weights)
