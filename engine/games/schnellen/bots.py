"""What bots know of Schnellen: what a deal is worth, and what the others' words tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random

from engine.facts import Advice
from engine.games.schnellen import heuristic, inference
from engine.games.schnellen.rules import SchnellenRules
from engine.games.schnellen.staying import HOME
from engine.games.schnellen.table import SchnellenTable
from engine.games.schnellen.thumbs import THUMBS
from engine.moves import Call, Move
from engine.override import override
from engine.phases.quick_tricks import QuickTricks
from engine.rules.bots import Bots, Unit
from engine.table import View

SCALE = 5.0
"""So many points more to go make winning e times less likely."""


class SchnellenBots(Bots[SchnellenTable]):
    """What bots know of Schnellen."""

    rules: SchnellenRules
    needs_no_view = True
    draws_lots = False
    beginner = 0.9
    pool = 4
    thumbs = THUMBS

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random) -> Advice:
        return heuristic.choose(self.rules, seen, legal, rng, self.thumbs)

    @override
    def utility(self, t: SchnellenTable) -> list[float]:
        """The chance of each seat to win the evening after this deal."""
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
        """A chance in hundredths."""
        return Unit("win", scale=100.0)

    @override
    def rollout(self, t: SchnellenTable, rng: Random) -> Sequence[float]:
        self.play_until(self.rules.tricks.name, t, rng)
        if t.phase:
            QuickTricks(t, self.rules.tricks).play_on()
        return self.utility(t)

    @override
    def world_likelihood(self, seen: View) -> Callable[[SchnellenTable], float] | None:
        return inference.world_likelihood(self.rules, seen, self.thumbs)

    @override
    def risk(self, t: SchnellenTable, move: Move) -> float:
        """Bidding is bold, and so is playing where one may stay at home."""
        if not isinstance(move, Call):
            return 0.0
        if move.word == "bid":
            return 1.0
        return 1.0 if t.phase == "stay" and move != HOME else 0.0
