"""The numbers of the rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.games.mauscheln.deck import Deck
from engine.parts.thumbs import beside


@dataclass(frozen=True)
class Thumbs:
    """All of them; `thumbs.json` says which were found and how."""

    trump: tuple[float, ...]
    """The chance of a trump to take a trick, high to low, against two who change their cards."""
    plain: tuple[float, float, float, float]
    """The same of a plain Ace, King and Ober, and of the lower ones."""
    drawn: float
    """The chance of a card not yet seen."""
    fifth: float
    """What the choice among five cards is worth on top."""
    power: float
    """How surely a card takes its trick, and how much less so for each rival."""
    crowd: float
    unsaid: float
    """How likely somebody plays who has not spoken yet."""
    declares_from: float
    """The kitties that declaring has to bring, and joining, and joining as the last."""
    joins_from: float
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
                trump: {card: self._worth_of(deck, card, trump) for card in deck.cards}
                for trump in deck.suits
            }
        return self._tables[deck]

    def _worth_of(self, deck: Deck, card: Card, trump: str) -> float:
        place = deck.ranks.index(card.rank)
        of = self.trump if card.suit == trump else self.plain
        return of[min(place, len(of) - 1)]


THUMBS = beside(__package__, Thumbs)
