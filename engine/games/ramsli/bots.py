"""What bots know of Ramsli besides the rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.facts import Advice
from engine.games.ramsli import heuristic
from engine.games.ramsli.chapters import BOTTOM, JOIN, KNOCK, KNOCK_ON_CARD
from engine.games.ramsli.rules import RamsliRules
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.thumbs import THUMBS
from engine.moves import Call, Move
from engine.override import override
from engine.parts.calibration import beside
from engine.phases.quick_tricks import QuickTricks
from engine.rules.bots import Bots, Unit
from engine.table import View


class RamsliBots(Bots[RamsliTable]):
    """What bots know of Ramsli."""

    rules: RamsliRules
    needs_no_view = True
    draws_lots = False
    beginner = 0.15
    calibration = beside(__package__)
    thumbs = THUMBS

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random) -> Advice:
        return heuristic.choose(self.rules, seen, legal, rng, self.thumbs)

    @override
    def rollout(self, t: RamsliTable, rng: Random) -> Sequence[float]:
        self.play_until(self.rules.tricks.name, t, rng)
        if t.phase:
            QuickTricks(t, self.rules.tricks).play_on()
        return self.utility(t)

    @override
    def unit(self) -> Unit:
        return Unit("counters")

    @override
    def risk(self, t: RamsliTable, move: Move) -> float:
        """Knocking and joining are bold, and so is turning the bottom card."""
        if isinstance(move, Call):
            return 1.0 if move in (KNOCK, KNOCK_ON_CARD, JOIN, BOTTOM) else 0.0
        return 0.0
