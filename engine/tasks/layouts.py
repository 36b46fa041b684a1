"""Every way the unseen cards may lie, where these are few enough to be counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Generic

from engine.cards import Card
from engine.hidden import Redealing
from engine.parts.part import T
from engine.rules import Rules
from engine.table import View

FEW = 1200
"""So many ways are counted; more are not."""


class Layouts(Redealing[T], Generic[T]):
    """The layouts that fit what one seat has seen.

    In which order the cards of a hand or of the stock lie makes no other layout: it is to be asked
    only where nobody draws any more.
    """

    def __init__(self, rules: Rules[T], seen: View) -> None:
        super().__init__(rules, seen)
        self.most = self._most()
        """There are at most so many."""

    def _most(self) -> int:
        left, ways = len(self._unseen), 1
        for gap in self._gaps:
            ways *= comb(left, gap) if gap <= left else 0
            left -= gap
        return ways

    def tables(self) -> Iterator[T]:
        """Each layout once."""
        for filling in self._fillings(tuple(self._unseen), 0):
            yield self._laid([list(cards) for cards in filling])

    def _fillings(self, left: tuple[Card, ...], place: int) -> Iterator[list[tuple[Card, ...]]]:
        if place == len(self._gaps):
            yield []
            return
        barred = self._barred[place] if place < len(self._barred) else frozenset()
        fitting = [card for card in left if card not in barred]
        for here in combinations(fitting, self._gaps[place]):
            rest = tuple(card for card in left if card not in here)
            for others in self._fillings(rest, place + 1):
                yield [here, *others]


def layouts(rules: Rules[T], seen: View, few: int = FEW) -> list[T] | None:
    """All layouts that fit this view; None if there may be more than `few`."""
    every = Layouts(rules, seen)
    if every.most > few:
        return None
    return list(every.tables())
