"""The numbers of the rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.families.pot.weights import PotWeights, worths
from engine.games.mauscheln.deck import Deck
from engine.parts.weights import beside


@dataclass(frozen=True, kw_only=True)
class Weights(PotWeights):
    """Sums are in kitties; the chances are against two who change their cards."""

    fifth: float
    """What the choice among five cards is worth on top."""
    declares_from: float
    """What declaring has to bring, and joining as the last."""
    last_from: float
    declarer: float
    """How many rivals more the declarer counts for: his hand is no common one."""

    @cached_property
    def _tables(self) -> dict[Deck, dict[str, dict[Card, float]]]:
        """What was worked out by `worth`."""
        return {}

    def worth(self, deck: Deck) -> dict[str, dict[Card, float]]:
        """trump → card → its chance to take a trick against two others."""
        if deck not in self._tables:
            self._tables[deck] = {
                suit: worths(deck.cards, deck.ranks, deck.trumps(suit), self.trump, self.plain)
                for suit in deck.suits
            }
        return self._tables[deck]


WEIGHTS = beside(__package__, Weights)
