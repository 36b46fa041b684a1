"""What bots know of Tippen besides the rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.families.pot.bots import JoinBots
from engine.games.tippen import heuristic
from engine.games.tippen.chapters import LIFT, PLAY, SNIFF, TAP
from engine.games.tippen.rules import TippenRules
from engine.games.tippen.table import TippenTable
from engine.games.tippen.weights import WEIGHTS
from engine.override import override


class TippenBots(JoinBots[TippenTable]):
    """What bots know of Tippen."""

    rules: TippenRules
    beginner = 0.3
    asks_all_at_first = False
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)
    bold = dict.fromkeys((call.word for call in (TAP, LIFT, PLAY, SNIFF)), 1.0)

    @override
    def rollout(self, t: TippenTable, rng: Random) -> Sequence[float]:
        """Chapter by chapter where it matters by which card the Belli was taken."""
        if self.rules.terms.loses_belli():
            self.play_until("", t, rng)
        return super().rollout(t, rng)
