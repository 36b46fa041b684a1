"""The cards of Knüffeln as small numbers, for bots that imagine thousands of deals.

A hand is a number with a bit for each card, the bits in the order of what the cards are worth, so
that the cheapest card is the lowest bit. All tables are derived from `beats.py` and `prospects.py`.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card
from engine.games.knueffeln.beats import BEATING, OLEN
from engine.games.knueffeln.prospects import LEADERS, PRECIOUS, worth
from engine.games.knueffeln.rules import KnueffelnRules


class Suits:
    """The cards of a pack in numbers while two suits are chosen."""

    def __init__(self, rules: KnueffelnRules, chosen: str) -> None:
        pack = sorted(rules.pack(), key=lambda one: (worth(one, chosen), one.code))
        beating = BEATING[rules.options.suit_beats][chosen]
        self.bit: dict[Card, int] = {card: 1 << place for place, card in enumerate(pack)}
        self.above = [sum(self.bit[one] for one in pack if one in beating[card]) for card in pack]
        self.worth = [worth(card, chosen) for card in pack]
        self.kept = [self._kept(card, chosen) for card in pack]
        self.precious = sum(1 << n for n, value in enumerate(self.worth) if value >= PRECIOUS)
        self.olen = self.bits(OLEN)
        self.decent = self.olen | self.bits(c for c in pack if c.suit in chosen and c.rank in "AJ6")
        codes = sorted(card.code for card in pack)
        self.code = [codes.index(card.code) for card in pack]

    def _kept(self, card: Card, chosen: str) -> float:
        if card in OLEN:
            return 0.9
        if card.suit not in chosen or card.rank in LEADERS:
            return 0.0
        return 0.3 + worth(card, chosen) / 2

    def cards(self, number: int) -> list[Card]:
        """The cards of a number, cheapest first."""
        return [card for card, bit in self.bit.items() if bit & number]

    def place(self, card: Card) -> int:
        """The place of a card, cheapest first."""
        return self.bit[card].bit_length() - 1

    def bits(self, cards: Iterable[Card]) -> int:
        """These cards as a number; those that are not in the pack are left out."""
        number = 0
        for card in cards:
            number |= self.bit.get(card, 0)
        return number


_SUITS: dict[tuple[str, str, str], Suits] = {}


def suits_of(rules: KnueffelnRules, chosen: str) -> Suits:
    """The numbers for these chosen suits; each made when first asked for."""
    key = (chosen, rules.options.suit_beats, rules.options.exchange_card)
    if key not in _SUITS:
        _SUITS[key] = Suits(rules, chosen)
    return _SUITS[key]
