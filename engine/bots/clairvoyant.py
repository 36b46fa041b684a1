"""The clairvoyant: plays with open cards. A ceiling to measure others by, never an opponent.

As long as the end cannot be looked through, it plays each move on by rules of thumb; then it
plays exactly, as if all others stood against it and saw its cards as well.
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

from engine.bots.bot import Bot, Clock
from engine.bots.heuristic import HeuristicBot
from engine.bots.rollout import Rollout
from engine.facts import Advice, Fact
from engine.moves import Move
from engine.override import override
from engine.rules import Rules
from engine.rules.bots import Bots
from engine.table import Seat, Table, View

POSITIONS = 20_000
"""How far it looks through the end of a deal before it gives up."""


class TooMuch(Exception):
    """The end is too far away to be looked through."""


class Solver:
    """Looks through what is left of a deal for one seat and its partners, by alpha and beta.

    All others stand against them. It gives up after `positions`, which suffice for few tricks.
    """

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
        """Return what each move comes to in the end; raises TooMuch."""
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


class Clairvoyant(Bot):
    """Is asked with a view of its seat in which all cards lie open."""

    sees_all = True

    def __init__(self, rules: Rules[Any], chapter: str = "", clock: Clock | None = None) -> None:
        super().__init__(rules, clock)
        self.chapter = chapter
        self._thumb = HeuristicBot(rules)

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], Fact("only_move"))
        t = seen.table
        usual = self.rules.bots.policy(t, legal, rng)
        if self.chapter and t.phase != self.chapter:
            return Advice(usual, Fact("by_tree"))
        results = Rollout(self.rules.bots, seen.seat, 0)
        found = {move: results.result(t, move, 0) for move in legal}
        try:
            exact = Solver(self.rules.bots, seen.seat, POSITIONS).results(t, legal)
        except TooMuch:
            exact = {}
        best = max(legal, key=lambda one: (exact.get(one, 0.0), found[one], one == usual))
        return Advice(best, Fact("by_tree"))
