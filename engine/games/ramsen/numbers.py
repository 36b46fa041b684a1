"""The cards of Ramsen in small numbers, for who imagines many deals.

While one suit is trump, each card has a place: the plain suits first, in each from low to high,
then the trumps from low to high. A mask has a bit for each place.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import GERMAN_SUITS, Card
from engine.games.ramsen.trumps import RANKINGS


class Numbers:
    """The pack while this suit is trump. All lists go by the place of a card."""

    def __init__(self, trump: str) -> None:
        ranking = RANKINGS[trump]
        kinds = [*(suit for suit in GERMAN_SUITS if suit != trump), trump]
        of_kind = {
            kind: sorted(
                (card for card in ranking.kind if ranking.kind[card] == kind),
                key=ranking.strength.__getitem__,
            )
            for kind in kinds
        }
        self.cards = [card for kind in kinds for card in of_kind[kind]]
        self.place = {card: place for place, card in enumerate(self.cards)}
        self.bit = {card: 1 << place for card, place in self.place.items()}
        self.trumps = self.mask(of_kind[trump])
        self.kind = [self.mask(of_kind[ranking.kind[card]]) for card in self.cards]
        """The mask of all cards of its kind."""
        self.above = [(kind >> place + 1) << place + 1 for place, kind in enumerate(self.kind)]
        """The mask of the cards of its kind that beat it."""
        self.height = [
            ranking.strength[card] + 100 * (ranking.kind[card] == trump) for card in self.cards
        ]
        """From low to high whatever its kind, trumps above all others."""

    def mask(self, some: Iterable[Card]) -> int:
        """These cards as a mask."""
        return sum(self.bit[card] for card in some)


NUMBERS = {trump: Numbers(trump) for trump in GERMAN_SUITS}
"""trump → the pack in numbers."""
