"""The exact end of a deal with open cards: what one seat reaches if all others stand against it.

A search by alpha and beta through the rules themselves. It is cheap only for the last tricks; how
many positions it may look at is said beforehand, and it gives up when they do not suffice.
"""

from __future__ import annotations

from math import inf
from typing import Any

from engine.moves import Move
from engine.rules.bots import Bots
from engine.table import Seat, Table


class TooMuch(Exception):
    """The end is too far away to be looked through."""


class Solver:
    """Looks through what is left of a deal for one seat and its partners."""

    def __init__(self, bots: Bots[Any], seat: Seat, positions: int) -> None:
        self._bots = bots
        self._rules = bots.rules
        self._seat = seat
        self._positions = positions
        self._left = positions
        self._mine = self._partners()

    def _partners(self) -> frozenset[Seat]:
        return next(
            (frozenset(seats) for seats in self._rules.sides() if self._seat in seats),
            frozenset({self._seat}),
        )

    def results(self, t: Table, legal: list[Move]) -> dict[Move, float]:
        """What each move comes to in the end; raises TooMuch."""
        self._left = self._positions
        found = {}
        for move in legal:
            after = t.copy()
            self._rules.apply(after, move)
            found[move] = self._value(after, -inf, inf)
        return found

    def _value(self, t: Any, low: float, high: float) -> float:
        rules = self._rules
        while t.phase:
            legal = rules.legal(t)
            if len(legal) > 1:
                break
            rules.apply(t, legal[0])
        if not t.phase:
            return self._bots.utility(t)[self._seat]
        self._left -= len(legal)
        if self._left < 0:
            raise TooMuch
        ours = t.turn in self._mine
        best = -inf if ours else inf
        for move in legal:
            after = t.copy()
            rules.apply(after, move)
            value = self._value(after, low, high)
            if ours:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best
