"""What bots know of Rams besides the rules of thumb.

Counting down, a deal is worth what it does for being the first to be rid of his counters, or for
not being the last; with a pool, what it brings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import ClassVar

from engine.families.pot.bots import JoinBots
from engine.games.rams import heuristic, inference
from engine.games.rams.chapters import GENERAL, PLAY, WIDOW
from engine.games.rams.rollout import Rollout
from engine.games.rams.rules import RamsRules
from engine.games.rams.table import RamsTable
from engine.games.rams.weights import WEIGHTS
from engine.override import override
from engine.rules.bots import Unit
from engine.table import View

SCALE = {"first": 3.0, "last": 5.0}
"""How many counters more make winning e times less likely, or being last e times more."""


class RamsBots(JoinBots[RamsTable]):
    """What bots know of Rams."""

    rules: RamsRules
    beginner = 0.7
    pool = 4
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)
    bold: ClassVar[Mapping[str, float]] = {PLAY.word: 1.0, WIDOW.word: 1.2, GENERAL.word: 2.0}

    @override
    def utility(self, t: RamsTable) -> Sequence[float]:
        """Return each seat's chance to be first, or not last; with a pool what it won."""
        if self.rules.pool:
            return super().utility(t)
        left = t.left
        if self.rules.options.finish == "first":
            rid = [not counters for counters in left]
            if any(rid):
                return [one / sum(rid) for one in rid]
            powers = [exp(-counters / SCALE["first"]) for counters in left]
            total = sum(powers)
            return [power / total for power in powers]
        powers = [exp(counters / SCALE["last"]) if counters else 0.0 for counters in left]
        total = sum(powers) or 1.0
        return [1 - power / total for power in powers]

    @override
    def unit(self) -> Unit:
        """Counters, or a chance in hundredths: to win, or not to be the last."""
        if self.rules.pool:
            return super().unit()
        wins = self.rules.options.finish == "first"
        return Unit("win" if wins else "not_last", scale=100.0)

    @override
    def tricks(self, t: RamsTable) -> Rollout:
        return Rollout(t, self.rules.tricks)

    @override
    def world_likelihood(self, seen: View) -> Callable[[RamsTable], float] | None:
        return inference.world_likelihood(self.rules, seen)
