"""What bots know of Schnellen: what a deal is worth, and what the others' words tell."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from engine.families.pot.bots import JoinBots
from engine.games.schnellen import heuristic, inference
from engine.games.schnellen.chapters import PLAY
from engine.games.schnellen.rules import SchnellenRules
from engine.games.schnellen.table import SchnellenTable
from engine.games.schnellen.weights import WEIGHTS
from engine.override import override
from engine.rules.bots import Unit
from engine.table import View

SCALE = 5.0
"""How many points more to go make winning e times less likely."""


class SchnellenBots(JoinBots[SchnellenTable]):
    """What bots know of Schnellen."""

    rules: SchnellenRules
    beginner = 0.9
    pool = 4
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)
    bold = dict.fromkeys(("bid", PLAY.word), 1.0)

    @override
    def utility(self, t: SchnellenTable) -> list[float]:
        """Return the chance of each seat to win the evening after this deal."""
        points = t.points
        lowest = min(points)
        if lowest <= 0 or t.last:
            winners = points.count(lowest)
            return [float(one == lowest) / winners for one in points]
        powers = [exp((lowest - one) / SCALE) for one in points]
        total = sum(powers)
        return [power / total for power in powers]

    @override
    def unit(self) -> Unit:
        """Return a chance in hundredths."""
        return Unit("win", scale=100.0)

    @override
    def world_likelihood(self, seen: View) -> Callable[[SchnellenTable], float] | None:
        return inference.world_likelihood(self.rules, seen, self.weights)
