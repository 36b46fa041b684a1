"""The numbers of Ramsli's rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.cards import GERMAN_32, GERMAN_SUITS, Card
from engine.games.ramsli.trumps import HIGH_TO_LOW
from engine.parts.thumbs import beside


@dataclass(frozen=True)
class Thumbs:
    """All of them; `thumbs.json` says which were found and how."""

    trump: tuple[float, ...]
    """The chance of a trump to take a trick, high to low, against two who change their cards."""
    plain: tuple[float, float, float, float]
    """The same of a plain Sow, King and Ober, and of the lower ones."""
    drawn: float
    """The chance of a card not yet seen."""
    open_gain: float
    """What the choice of an open card is worth on top."""
    power: float
    """How surely a card takes its trick, and how much less so for each rival."""
    crowd: float
    unsaid: float
    """How likely somebody plays who has not spoken yet."""
    knocks_from: float
    """The kitties that knocking has to bring, and joining."""
    joins_from: float
    knocker: float
    """How many rivals more the knocker counts for: his hand is no common one."""
    sure: float
    """How likely a dealer may be to miss his two tricks who knocks in a muss for the trump card."""

    @cached_property
    def worth(self) -> dict[str, dict[Card, float]]:
        """trump → card → its chance to take a trick against two others."""
        return {
            trump: {card: self._worth_of(card, trump) for card in GERMAN_32}
            for trump in GERMAN_SUITS
        }

    def _worth_of(self, card: Card, trump: str) -> float:
        if card.suit == trump:
            return self.trump[HIGH_TO_LOW.index(card.rank)]
        return self.plain["AKO".index(card.rank) if card.rank in "AKO" else 3]


THUMBS = beside(__package__, Thumbs)
