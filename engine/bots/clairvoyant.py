"""The clairvoyant: plays with open cards. A ceiling to measure others by, never an opponent.

As long as the end cannot be looked through, it plays each move on by rules of thumb; then it
plays exactly, as if all others stood against it and saw its cards as well.
"""

from __future__ import annotations

from random import Random
from typing import Any

from engine.bots.bot import Bot, Clock
from engine.bots.heuristic import HeuristicBot
from engine.bots.insight import Insight
from engine.bots.rollout import Rollout
from engine.bots.solver import Solver, TooMuch
from engine.facts import Advice, Fact
from engine.moves import Move
from engine.rules import Rules
from engine.table import View

POSITIONS = 20_000
"""So far it looks through the end of a deal before it gives up."""


class Clairvoyant(Bot):
    """Is asked with a view of its seat in which all cards lie open."""

    sees_all = True

    def __init__(self, rules: Rules[Any], chapter: str = "", clock: Clock | None = None) -> None:
        super().__init__(rules, clock)
        self.chapter = chapter
        self._insight = Insight(rules)
        self._thumb = HeuristicBot(rules)

    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], Fact("only_move"))
        t = seen.table
        usual = self._insight.policy(t, legal, rng)
        if self.chapter and t.phase != self.chapter:
            return Advice(usual, Fact("by_tree"))
        results = Rollout(self._insight, seen.seat, 0)
        found = {move: results.result(t, move, 0) for move in legal}
        try:
            exact = Solver(self._insight, seen.seat, POSITIONS).results(t, legal)
        except TooMuch:
            exact = {}
        best = max(legal, key=lambda one: (exact.get(one, 0.0), found[one], one == usual))
        return Advice(best, Fact("by_tree"))
