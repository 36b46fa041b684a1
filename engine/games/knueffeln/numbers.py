"""The cards of Knüffeln as small numbers, for bots that imagine thousands of deals.

A hand is a number with a bit for each card, the bits in the order of what the cards are worth, so
that the cheapest card is the lowest bit. All tables are derived from `beats.py` and `prospects.py`.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card
from engine.games.knueffeln.beats import BEATING, OLEN
from engine.games.knueffeln.prospects import worth
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import KnueffelnTable
from engine.games.knueffeln.weights import WEIGHTS, Weights
from engine.table import NOBODY, Seat


class Suits:
    """The cards of a pack in numbers while two suits are chosen, for play with these weights."""

    def __init__(self, rules: KnueffelnRules, chosen: str, weights: Weights) -> None:
        self.weights = weights
        pack = sorted(rules.pack(), key=lambda one: (worth(one, chosen), one.code))
        beating = BEATING[rules.options.suit_beats][chosen]
        self.sorted = pack
        self.bit: dict[Card, int] = {card: 1 << place for place, card in enumerate(pack)}
        self.above = [sum(self.bit[one] for one in pack if one in beating[card]) for card in pack]
        self.worth = [worth(card, chosen) for card in pack]
        self.kept = [weights.kept(card, chosen) for card in pack]
        self.precious = sum(
            1 << n for n, value in enumerate(self.worth) if value >= weights.precious
        )
        self.olen = self.bits(OLEN)
        self.decent = self.olen | self.bits(c for c in pack if c.suit in chosen and c.rank in "AJ6")
        codes = sorted(card.code for card in pack)
        self.code = [codes.index(card.code) for card in pack]

    def cards(self, number: int) -> list[Card]:
        """Return the cards of a number, cheapest first."""
        return [card for card, bit in self.bit.items() if bit & number]

    def place(self, card: Card) -> int:
        """Return the place of a card, cheapest first."""
        return self.bit[card].bit_length() - 1

    def bits(self, cards: Iterable[Card]) -> int:
        """Return these cards as a number; those that are not in the pack are left out."""
        number = 0
        for card in cards:
            number |= self.bit.get(card, 0)
        return number


_SUITS: dict[tuple[str, str, str, int], Suits] = {}


def suits_of(rules: KnueffelnRules, chosen: str, weights: Weights = WEIGHTS) -> Suits:
    """Return the numbers for these chosen suits; each made when first asked for."""
    # Each of them keeps its weights, so no other ever has the same `id`.
    key = (chosen, rules.options.suit_beats, rules.options.exchange_card, id(weights))
    if key not in _SUITS:
        _SUITS[key] = Suits(rules, chosen, weights)
    return _SUITS[key]


def said_of_trick(t: KnueffelnTable, words: set[str]) -> list[Seat]:
    """Who has said one of these words of the trick that is on."""
    return [
        said.seat for said in t.talk if said.tricks == len(t.tricks) and said.phrase.word in words
    ]


def known_to(t: KnueffelnTable, suits: Suits) -> list[int]:
    """For each seat, the cards that it knows to lie in the stock or with its partners."""
    knows = [0] * len(t.hands)
    for card, knowing in t.known.items():
        bit = suits.bit[card]
        where = next((seat for seat, hand in enumerate(t.hands) if card in hand), NOBODY)
        if where == NOBODY and card not in t.stock:
            continue
        for seat in knowing:
            if where == NOBODY or (where != seat and t.side[where] == t.side[seat]):
                knows[seat] |= bit
    return knows
