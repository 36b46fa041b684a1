"""What bots know of Ramsli besides the rules of thumb."""

from __future__ import annotations

from collections.abc import Callable

from engine.families.pot.bots import JoinBots
from engine.games.ramsli import heuristic, inference
from engine.games.ramsli.chapters import BOTTOM, JOIN, KNOCK, KNOCK_ON_CARD
from engine.games.ramsli.rules import RamsliRules
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.weights import WEIGHTS
from engine.override import override
from engine.parts.calibration import beside
from engine.table import View


class RamsliBots(JoinBots[RamsliTable]):
    """What bots know of Ramsli."""

    rules: RamsliRules
    beginner = 0.15
    pool = 2
    calibration = beside(__package__)
    asks_all_at_first = False
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)
    bold = dict.fromkeys((call.word for call in (KNOCK, KNOCK_ON_CARD, JOIN, BOTTOM)), 1.0)

    @override
    def world_likelihood(self, seen: View) -> Callable[[RamsliTable], float] | None:
        return inference.world_likelihood(self.rules.options, seen, self.weights)
