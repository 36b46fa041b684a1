"""The cards and prices of Kein Stich in small numbers, for who imagines many deals.

A mask has a bit for each card of the pack: suit by suit in the order of the pack, in a suit from
low to high, so that a higher bit of a suit is a higher card. A place is the number of a bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.cards import Card
from engine.games.kein_stich.deck import Deck
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import COSTS, Bill


class Prices:
    """What a deal of one kind costs: each card by its place, and each trick by its number."""

    def __init__(self, numbers: Numbers, bill: Bill) -> None:
        self.stake = bill.stake
        self.cards = [bill.cards.get(card, 0) for card in numbers.cards]
        self.groups = [
            (price, numbers.mask(card for card, one in bill.cards.items() if one == price))
            for price in sorted({*bill.cards.values()}, reverse=True)
        ]
        """What costs anything, the dearest first."""
        self.dear = numbers.mask(bill.cards)
        self.tricks = bill.tricks
        later = [bill.tricks[number:] for number in range(1, len(bill.tricks))]
        self.ahead = [*(sum(some) / len(some) for some in later), 0.0]
        """What each of the tricks after this one costs as such, on average."""

    def of(self, mask: int) -> int:
        """What these cards cost together."""
        mask &= self.dear
        if not mask:
            return 0
        return sum(price * (mask & some).bit_count() for price, some in self.groups)


class Numbers:
    """A pack in numbers: by place each card, its height from 1 up and the mask of its suit."""

    def __init__(self, options: KeinStichOptions, players: int) -> None:
        deck = Deck(options, players)
        rows = deck.rows()
        self.players = players
        self.cards = [card for row in rows for card in row]
        self.bit = {card: 1 << place for place, card in enumerate(self.cards)}
        self.suits = [self.mask(row) for row in rows]
        self.suit_of = [self.mask(row) for row in rows for _ in row]
        self.height = [deck.column(card) + 1 for card in self.cards]
        self.openers = self.mask(deck.unters)
        self.start = self.bit[deck.start]
        self.prices = {kind: Prices(self, Bill(kind, deck, options)) for kind in COSTS}

    def mask(self, some: Iterable[Card]) -> int:
        """These cards as a mask."""
        bit = self.bit
        mask = 0
        for card in some:
            mask |= bit[card]
        return mask


def places(mask: int) -> Iterator[int]:
    """The places of a mask, from low to high."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


@lru_cache(maxsize=32)
def numbers_of(options: KeinStichOptions, players: int) -> Numbers:
    """The numbers for these house rules and so many players, made when first asked for."""
    return Numbers(options, players)
