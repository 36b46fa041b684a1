"""Rules of thumb for the lay-off, in masks: what an adviser and an imagined deal share.

A card is worth laying for the own cards behind it, less those of the others; the further away an
own card lies, the more hurry there is. Cards behind one that is still held cannot have been laid:
so what laying it is worth stays the same from the first card of the lay-off to the last.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.kein_stich.chapters import LayOff
from engine.games.kein_stich.numbers import Numbers, numbers_of, places
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.weights import WEIGHTS, Weights


class Laying:
    """Which cards follow which in the rows, and in which order a hand is best laid."""

    def __init__(self, rows: LayOff, numbers: Numbers, weights: Weights) -> None:
        self._further: float = weights.hurry - 1
        self._others: float = weights.others
        self._suits, self._height = numbers.suits, numbers.height
        self.start = numbers.bit[rows.start]
        """What may be laid while nothing lies."""
        self.opens = [0] * len(numbers.cards)
        """For each place what may be laid once it lies: the cards that need it."""
        for card, need in rows.needs.items():
            if card is not need:
                self.opens[numbers.bit[need].bit_length() - 1] |= numbers.bit[card]
        self.behind = [
            _sides(self.opens, place, suit) for place, suit in enumerate(numbers.suit_of)
        ]
        """For each place the bits behind it on either side of the row, the next first."""
        self._in_suit: dict[int, list[tuple[float, int, int]]] = {}

    def worth(self, hand: int, place: int) -> float:
        """Return what laying this card is worth to the holder of this hand."""
        return sum(
            steps + self._further if bit & hand else -self._others
            for side in self.behind[place]
            for steps, bit in enumerate(side, 1)
        )

    def order(self, hand: int) -> list[int]:
        """Return the bits of a hand, what is laid first where there is a choice in front."""
        ranked: list[tuple[float, int, int]] = []
        for suit in self._suits:
            mine = hand & suit
            if mine:
                ranked += self._in_suit.get(mine) or self._ranked(mine)
        ranked.sort()
        return [bit for _, _, bit in ranked]

    def _ranked(self, mine: int) -> list[tuple[float, int, int]]:
        """Return a suit's cards with what puts them in order; kept, as there are few such hands."""
        found = self._in_suit[mine] = [
            (-self.worth(mine, place), -self._height[place], 1 << place) for place in places(mine)
        ]
        return found

    def open(self, lying: int) -> int:
        """Return what may be laid where these cards lie."""
        if not lying:
            return self.start
        opened = 0
        for place in places(lying):
            opened |= self.opens[place]
        return opened & ~lying


def _sides(opens: list[int], place: int, suit: int) -> list[list[int]]:
    """Return the bits behind a card in its row, on each side to which it opens the row."""
    sides = []
    for other in places(opens[place] & suit):
        side, bit = list[int](), 1 << other
        while bit:
            side.append(bit)
            bit = opens[bit.bit_length() - 1] & suit
        sides.append(side)
    return sides[::-1]


@lru_cache(maxsize=32)
def laying_of(rules: KeinStichRules, weights: Weights = WEIGHTS) -> Laying:
    """How it is laid by these rules, made when first asked for."""
    return Laying(rules.rows, numbers_of(rules), weights)
