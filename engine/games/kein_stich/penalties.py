"""What costs what in each deal, and how the pot is shared out: the tables of the rule book.

All in stakes, a trick's price. From the text that `readings.md` names: a trick 5 pfennigs, a Heart
5, an Ober 10, the Max 40, the penultimate trick 40, the first and the last 20 each; the lay-off
pays 100, 50 and 10.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.cards import Card
from engine.games.kein_stich.deck import HEARTS, Deck
from engine.games.kein_stich.options import KeinStichOptions

NO_TRICKS = "no_tricks"
NO_HEARTS = "no_hearts"
NO_OBERS = "no_obers"
NO_MAX = "no_max"
NO_PENULTIMATE = "no_penultimate"
NO_FIRST_LAST = "no_first_last"
POWER = "power"
LAY_OFF = "lay_off"


@dataclass(frozen=True)
class Costs:
    """What the taker pays for a trick or a card, in stakes."""

    trick: int = 0
    heart: int = 0
    ober: int = 0
    max: int = 0
    first: int = 0
    last: int = 0
    penultimate: int = 0

    def named(self) -> list[tuple[str, int]]:
        """Return what costs anything, in the order of the rule book."""
        return [(name, cost) for name, cost in vars(self).items() if cost]


COSTS = {
    NO_TRICKS: Costs(trick=1),
    NO_HEARTS: Costs(heart=1),
    NO_OBERS: Costs(ober=2),
    NO_MAX: Costs(max=8),
    NO_PENULTIMATE: Costs(penultimate=8),
    NO_FIRST_LAST: Costs(first=4, last=4),
    POWER: Costs(trick=1, heart=1, ober=2, max=8),
}

DEALS = {
    "five": (NO_TRICKS, NO_HEARTS, NO_OBERS, NO_MAX, LAY_OFF),
    "four": (NO_HEARTS, NO_OBERS, NO_MAX, LAY_OFF),
    "six_penultimate": (NO_TRICKS, NO_HEARTS, NO_OBERS, NO_MAX, NO_PENULTIMATE, LAY_OFF),
    "six_first_last": (NO_TRICKS, NO_HEARTS, NO_OBERS, NO_MAX, NO_FIRST_LAST, LAY_OFF),
    "power": (POWER, LAY_OFF),
    "hausruck": (NO_FIRST_LAST, NO_TRICKS, NO_OBERS, NO_HEARTS, NO_MAX, LAY_OFF),
}
"""The deals of a game, in their order (KS-A10, KS-A23)."""

PRIZES = {"usual": (20, 10, 2), "hausruck": (20, 13, 7), "winner": (1,)}
"""How the first, second and third out share the pot; the last gets nothing."""

MARCH, MARCHER = 6, 10
"""What each other player pays when one takes every trick, and what that one wins; four times that
in Power (KS-A3)."""
MARCHES_IN_POWER = 4

IN_PROPORTION = Fraction(9, 4)
"""What all others pay together, by what the deal would have brought: 90 where that is 40."""


def marches(options: KeinStichOptions, deck: Deck) -> bool:
    """Whether taking every trick of a deal pays (KS-A2)."""
    return options.march and (deck.as_told or options.march_money != "none")


class Bill:
    """What a deal of one kind costs with this deck: by card, by trick, and in all."""

    def __init__(self, kind: str, deck: Deck, options: KeinStichOptions) -> None:
        self.costs = costs = COSTS[kind]
        self.stake = stake = options.stake
        prices = {card: 0 for card in deck.cards}
        for card in deck.cards:
            prices[card] += costs.heart * (card.suit == HEARTS)
            prices[card] += costs.ober * (card in deck.obers)
            prices[card] += costs.max * (card is deck.max)
        self.cards = {card: price * stake for card, price in prices.items() if price}
        tricks = [costs.trick] * deck.hand
        tricks[0] += costs.first
        tricks[-1] += costs.last
        tricks[-2] += costs.penultimate
        self.tricks = [price * stake for price in tricks]
        self.total = sum(self.cards.values()) + sum(self.tricks)
        self._times = MARCHES_IN_POWER if kind == POWER else 1
        self._money = "pot_first" if deck.as_told else options.march_money

    def of(self, number: int, cards: Sequence[Card]) -> int:
        """Return what the trick of this number, 0 for the first, costs with these cards in it."""
        price = self.tricks[number]
        prices = self.cards
        if prices:
            for card in cards:
                if card in prices:
                    price += prices[card]
        return price

    def marched(self, winner: int, players: int) -> list[int]:
        """Return what a march brings each: the others pay, the marcher never does (KS-A4).

        As a rule the pot gets what the deal would have brought, and the rest is the marcher's
        (KS-A1). With other numbers than four players and 32 cards there are three ways (KS-A2):
        all pay in proportion to what the deal would have brought, in whole stakes; the marcher
        wins 50 and the others pay 30, whatever then is left for the pot; or the others pay 30, the
        pot comes first, and the marcher gets what is left, if anything is.
        """
        others = players - 1
        price = MARCH * self.stake * self._times
        if self._money == "in_proportion":
            price = int(self.total * IN_PROPORTION / (others * self.stake)) * self.stake
        won = max(0, price * others - self.total)
        if self._money == "fifty_and_thirty":
            won = MARCHER * self.stake * self._times
        values = [-price] * players
        values[winner] = won
        return values


def prizes(payout: str, pot: int, players: int, stake: int) -> tuple[int, ...]:
    """Return what the first out gets, the second …: whole stakes, the first the rest (KS-A22)."""
    weights = PRIZES[payout][: players - 1]
    stakes = pot // stake
    others = [stakes * weight // sum(weights) * stake for weight in weights[1:]]
    return (pot - sum(others), *others)
