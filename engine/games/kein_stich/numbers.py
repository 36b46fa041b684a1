"""The cards and prices of Kein Stich in small numbers, for imagining many deals.

What the chapters say of the cards is looked up once: which are owed to a trick, which beat which,
what they cost. A mask has a bit for each card of the pack: suit by suit in the order of the pack,
in a suit from low to high, so that a higher bit of a suit is a higher card. A place is the number
of a bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.cards import Card
from engine.games.kein_stich.chapters import CostlyTricks
from engine.games.kein_stich.penalties import Bill
from engine.games.kein_stich.rules import KeinStichRules
from engine.phases.ranking import owed_by


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
        """Return what these cards cost together."""
        mask &= self.dear
        if not mask:
            return 0
        return sum(price * (mask & some).bit_count() for price, some in self.groups)


class Numbers:
    """A pack in numbers: by place each card, its height from 1 up and the mask of its suit."""

    def __init__(self, rules: KeinStichRules) -> None:
        deck, tricks = rules.deck, rules.tricks
        rows = deck.rows()
        self.players = rules.players
        self.cards = [card for row in rows for card in row]
        self.bit = {card: 1 << place for place, card in enumerate(self.cards)}
        self.suits = [self.mask(row) for row in rows]
        self.suit_of = [self.mask(row) for row in rows for _ in row]
        self.height = [deck.column(card) + 1 for card in self.cards]
        beats = tricks.rankings[""].beats
        self.beaten_by = [
            self.mask(one for one in self.cards if beats(one, card)) for card in self.cards
        ]
        """The mask of all cards that beat it."""
        self.owed = [self._owed_upon(tricks, card) for card in self.cards]
        """The masks of what is owed while this card is on top, what is owed most first."""
        self.prices = {kind: Prices(self, bill) for kind, bill in tricks.bills.items()}

    def _owed_upon(self, tricks: CostlyTricks, top: Card) -> tuple[int, ...]:
        # Without trumps the card on top is of the suit that was led.
        ranking = tricks.rankings[""]
        owed = owed_by(ranking, tricks.duties, ranking.kind[top], top)
        levels = sorted({*owed.values()} - {0}, reverse=True)
        return tuple(self.mask(card for card in owed if owed[card] == level) for level in levels)

    def may_put(self, hand: int, top: int) -> int:
        """Which cards of a hand may be put to a trick while the card of this place is on top."""
        for mask in self.owed[top]:
            if hand & mask:
                return hand & mask
        return hand

    def mask(self, some: Iterable[Card]) -> int:
        """Return these cards as a mask."""
        bit = self.bit
        mask = 0
        for card in some:
            mask |= bit[card]
        return mask


def places(mask: int) -> Iterator[int]:
    """Yield the places of a mask, from low to high."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


@lru_cache(maxsize=32)
def numbers_of(rules: KeinStichRules) -> Numbers:
    """Return the numbers for these rules, made when first asked for."""
    return Numbers(rules)
