"""The packs of Mauscheln, and how their cards stand: Ace high, in four equal suits.

In the one with the Weli that is the second-best trump in every deal.
"""

from __future__ import annotations

from functools import cache

from engine.cards import (
    FRENCH_RANKS,
    FRENCH_SUITS,
    GERMAN_33,
    GERMAN_RANKS,
    GERMAN_SUITS,
    WELI,
    Card,
    card,
    pack_of,
)
from engine.games.mauscheln.options import MauschelnOptions
from engine.phases import weli
from engine.phases.ranking import Ranking

MOST = {24: 4, 32: 6}
"""With how many players these packs have enough cards; more players take the next one (MA-A1)."""


def size(options: MauschelnOptions, players: int) -> int:
    """How many cards this number of players play with."""
    number = options.cards
    if number == 24 and players > MOST[24]:
        number = 32
    return 52 if number == 32 and players > MOST[32] else number


def seats_by(options: MauschelnOptions) -> tuple[int, ...]:
    """Only with the pack of Chratze two can play, and not seven with that of Kratzen (MA-A1)."""
    return {36: (2, 3, 4, 5, 6, 7), 33: (3, 4, 5, 6)}.get(options.cards, (3, 4, 5, 6, 7))


class Deck:
    """The cards of one pack, and their order while each suit is trump."""

    def __init__(self, number: int, french: bool) -> None:
        self.size = number
        self.french = french
        self.suits = FRENCH_SUITS if french else GERMAN_SUITS
        self.ranks = (FRENCH_RANKS if french else GERMAN_RANKS)[: number // len(self.suits)]
        """From high to low."""
        self.has_weli = number == len(GERMAN_33)
        self.cards = GERMAN_33 if self.has_weli else pack_of(self.suits, self.ranks)
        self.rankings = weli.RANKINGS if self.has_weli else self._plain()

    def _plain(self) -> dict[str, Ranking]:
        kind = {one: one.suit for one in self.cards}
        strength = {one: len(self.ranks) - self.ranks.index(one.rank) for one in self.cards}
        return {suit: Ranking(suit, kind, strength) for suit in self.suits}

    def of_suit(self, suit: str) -> list[Card]:
        """Return the cards of this suit, the highest first, the Weli not among them."""
        return [card(suit + rank) for rank in self.ranks]

    def trumps(self, trump: str) -> list[Card]:
        """All trumps while this suit is trump, the highest first."""
        best, *others = self.of_suit(trump)
        return [best, WELI, *others] if self.has_weli else [best, *others]


@cache
def _deck(number: int, french: bool) -> Deck:
    return Deck(number, french)


GERMAN = len(GERMAN_33)
"""The number of cards of the pack that has the Weli, and is German."""


def deck(options: MauschelnOptions, players: int) -> Deck:
    """Return the pack of this size; one of 52 is French, one with the Weli German (MA-A2)."""
    number = size(options, players)
    french = number > 36 or (options.suits == "french" and number != GERMAN)
    return _deck(number, french)
