"""The packs of Kein Stich, by the number of players: dealt out to the last card.

What does not divide evenly is left out at the low ends of the rows, Hearts last (KS-A21); so the
lay-off never blocks (KS-A14). In a French pack Jacks are the Unters, Queens the Obers, Clubs the
Acorns, Spades the Leaves (KS-A19).
"""

from __future__ import annotations

from engine.cards import (
    FRENCH_RANKS,
    FRENCH_SUITS,
    GERMAN_RANKS,
    GERMAN_SUITS,
    Card,
    pack_of,
)
from engine.games.kein_stich.options import KeinStichOptions

USUAL = {3: 24, 4: 32, 5: 32, 6: 52}
"""How many cards the pack has for a number of players, before it is made even."""

LEFT_OUT = {GERMAN_SUITS: "EGSH", FRENCH_SUITS: "CSDH"}
"""Of which suits a lowest card is left out first."""

HEARTS = "H"


class Deck:
    """The cards that a number of players play with, and what the rules call them."""

    def __init__(self, options: KeinStichOptions, players: int) -> None:
        self.size = size = options.cards or USUAL[players]
        self.french = size == len(FRENCH_SUITS) * len(FRENCH_RANKS) or options.suits == "french"
        self.suits = FRENCH_SUITS if self.french else GERMAN_SUITS
        self.ranks = (FRENCH_RANKS if self.french else GERMAN_RANKS)[: size // len(self.suits)]
        surplus = LEFT_OUT[self.suits][: size % players]
        self.cards = tuple(
            card
            for card in pack_of(self.suits, self.ranks)
            if card.rank != self.ranks[-1] or card.suit not in surplus
        )
        self.players = players
        self.hand = len(self.cards) // players
        _, _, ober, unter = self.ranks[:4]
        self.obers = pack_of(self.suits, (ober,))
        self.unters = pack_of(self.suits, (unter,))
        self.black_pig = options.max_card == "ober_of_leaves"
        self.max = self._named(ober, self.suits[1]) if self.black_pig else self._named("K", HEARTS)
        self.start = self._named(
            unter, HEARTS if options.start_unter == "hearts" else self.suits[0]
        )

    @property
    def as_told(self) -> bool:
        """Whether these are the four players with 32 cards of whom the text tells."""
        return (self.players, len(self.cards)) == (4, 32)

    @property
    def left_out(self) -> int:
        """How many cards of the pack stay in the box."""
        return self.size - len(self.cards)

    def _named(self, rank: str, suit: str) -> Card:
        return next(card for card in self.cards if (card.rank, card.suit) == (rank, suit))

    def rows(self) -> list[list[Card]]:
        """Return the cards of each suit, low to high."""
        return [[card for card in reversed(self.cards) if card.suit == suit] for suit in self.suits]

    def column(self, card: Card) -> int:
        """Where a card lies in its row, so that all Unters lie below each other."""
        return len(self.ranks) - 1 - self.ranks.index(card.rank)

    def called(self, key: str) -> str:
        """Return the key of a kind of deal, or of a cost, by the cards that are played."""
        if self.black_pig and key == "no_max":
            return "no_black_pig"
        if self.french:
            return {"no_obers": "no_queens", "ober": "queen"}.get(key, key)
        return key
