"""The packs of Mauscheln, and how their cards stand: Ace high, in four equal suits."""

from __future__ import annotations

from functools import cache

from engine.cards import FRENCH_SUITS, GERMAN_SUITS, Card, card, pack_of
from engine.games.mauscheln.options import MauschelnOptions
from engine.phases.ranking import Ranking

GERMAN_RANKS = ("A", "K", "O", "U", "10", "9", "8", "7", "6")
FRENCH_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")

MOST = {24: 4, 32: 6}
"""With how many players these packs have enough cards; who is more takes the next one (MA-A1)."""


def size(options: MauschelnOptions, players: int) -> int:
    """How many cards so many players play with."""
    number = options.cards
    if number == 24 and players > MOST[24]:
        number = 32
    return 52 if number == 32 and players > MOST[32] else number


def seats_by(options: MauschelnOptions) -> tuple[int, ...]:
    """Only with the pack of Chratze two can play (MA-A1)."""
    return (2, 3, 4, 5, 6, 7) if options.cards == 36 else (3, 4, 5, 6, 7)


class Deck:
    """The cards of one pack, and their order while each suit is trump."""

    def __init__(self, number: int, french: bool) -> None:
        self.size = number
        self.french = french
        self.suits = FRENCH_SUITS if french else GERMAN_SUITS
        self.ranks = (FRENCH_RANKS if french else GERMAN_RANKS)[: number // len(self.suits)]
        """From high to low."""
        self.cards = pack_of(self.suits, self.ranks)
        kind = {one: one.suit for one in self.cards}
        self.strength = {one: len(self.ranks) - self.ranks.index(one.rank) for one in self.cards}
        self.rankings = {suit: Ranking(suit, kind, self.strength) for suit in self.suits}

    def trumps(self, trump: str) -> list[Card]:
        """The cards of this suit, the highest first."""
        return [card(trump + rank) for rank in self.ranks]


@cache
def _deck(number: int, french: bool) -> Deck:
    return Deck(number, french)


def deck(options: MauschelnOptions, players: int) -> Deck:
    """The pack that so many play with; a pack of 52 is French (MA-A2)."""
    number = size(options, players)
    return _deck(number, number > 36 or options.suits == "french")
