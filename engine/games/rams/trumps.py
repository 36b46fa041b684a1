"""How the cards stand: Ace to Seven, and which of them are trumps above the others.

Rams has Ace, King, Queen, Knave, Ten down to Seven in each suit, Rounce down to Two; a German pack
has Ober and Unter for Queen and Knave. In Bierspiel and in Ramscheln the Seven of Diamonds, or of
Bells, comes right after the trump Ace, whatever is trump (RA-A2). In Bester Bube the Knave of
trumps is the best trump and the other Knave of its colour the second (RA-A3).
"""

from __future__ import annotations

from functools import cache

from engine.cards import (
    FRENCH_RANKS,
    FRENCH_SUITS,
    GERMAN_RANKS,
    GERMAN_SUITS,
    Card,
    card,
    pack_of,
)
from engine.games.rams.options import RamsOptions
from engine.phases.ranking import Ranking

KNAVE = 3
"""The place of Knave and Unter in a suit from high to low."""


class Deck:
    """The cards of one pack, and how they stand while each suit is trump."""

    def __init__(self, size: int, german: bool, seven: bool, bowers: bool) -> None:
        self.german = german
        self.suits = GERMAN_SUITS if german else FRENCH_SUITS
        self.ranks = (GERMAN_RANKS if german else FRENCH_RANKS)[: size // len(self.suits)]
        """From high to low."""
        self.cards = pack_of(self.suits, self.ranks)
        self.always = (card(self.suits[-1] + "7"),) if seven else ()
        """The second-best trump of every deal, the Seven of Diamonds or of Bells."""
        self.has_bowers = bowers
        self.trumps = {suit: self._trumps(suit) for suit in self.suits}
        """trump → all trumps from high to low."""
        self.rankings = {suit: self._ranking(suit) for suit in self.suits}

    def bowers(self, trump: str) -> tuple[Card, Card]:
        """Return the best bower and the under bower while this suit is trump."""
        # Two black suits come first in both packs, then two red ones.
        same_colour = self.suits[self.suits.index(trump) ^ 1]
        return card(trump + self.ranks[KNAVE]), card(same_colour + self.ranks[KNAVE])

    def _trumps(self, trump: str) -> tuple[Card, ...]:
        best, *others = (card(trump + rank) for rank in self.ranks)
        bowers = self.bowers(trump) if self.has_bowers else ()
        return tuple(dict.fromkeys((*bowers, best, *self.always, *others)))

    def _ranking(self, trump: str) -> Ranking:
        kind = {one: one.suit for one in self.cards}
        strength = {one: len(self.ranks) - self.ranks.index(one.rank) for one in self.cards}
        high_to_low = self.trumps[trump]
        for place, one in enumerate(high_to_low):
            kind[one] = trump
            strength[one] = len(high_to_low) - place
        return Ranking(trump, kind, strength)


_deck = cache(Deck)


def deck(options: RamsOptions) -> Deck:
    """Return the pack of these house rules; one of 52 is French (RA-A1)."""
    german = options.suits == "german" and options.applies("suits")
    return _deck(options.pack, german, options.seven, options.bowers)
