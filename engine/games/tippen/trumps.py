"""How the cards stand: Ace to Seven or to Two, or Ace, Ten, King, Ober, Unter; and the Belli."""

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
from engine.games.tippen.options import TippenOptions
from engine.phases import permanent

MOST = {32: 6}
"""The most players for whom this pack has enough cards; more take the next one (TP-A18)."""


class Deck:
    """The cards of one pack, and how they stand while each suit is trump."""

    def __init__(self, size: int, french: bool, belli: bool) -> None:
        self.size = size
        self.french = french
        self.suits = FRENCH_SUITS if french else GERMAN_SUITS
        self.ranks = (FRENCH_RANKS if french else GERMAN_RANKS)[: size // len(self.suits)]
        """From high to low: in the small pack the Ten comes after the Ace."""
        if size == 20:
            self.ranks = ("A", "10", "K", "O", "U")
        self.belli: Card | None = card(self.suits[-1] + "7") if belli else None
        """The Seven of Bells or of Diamonds, where it is the second-best trump."""
        # In an order that passes no deal on where it is cut as it lies.
        hops = [rank for rank in ("A", "7") if rank in self.ranks]
        rest = [rank for rank in self.ranks if rank not in hops]
        self.cards = pack_of(self.suits, (*hops, *rest))
        # The Belli stands between the Ace and the King.
        self.rankings = permanent.rankings(self.cards, self.ranks, self.belli)

    def trumps(self, trump: str) -> tuple[Card, ...]:
        """All trumps from high to low."""
        return permanent.trumps(self.rankings[trump])


_deck = cache(Deck)


def size(options: TippenOptions, players: int) -> int:
    """Return the number of cards for this number of players."""
    return 52 if players > MOST.get(options.pack, players) else options.pack


def deck(options: TippenOptions, players: int) -> Deck:
    """Return the pack for this number of players; one of 52 is French (TP-A18)."""
    number = size(options, players)
    french = number == 52 or (options.suits == "french" and options.applies("suits"))
    return _deck(number, french, options.belli and options.applies("belli"))


def seats_by(options: TippenOptions) -> tuple[int, ...]:
    """Seven can play where three cards are dealt of a large pack, and none are bought (TP-A18)."""
    few = options.hand == "eight" or options.pack == 20 or options.buy
    return (3, 4, 5, 6) if few else (3, 4, 5, 6, 7)
