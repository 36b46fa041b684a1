"""What bots know of Tippen besides the rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.facts import Advice
from engine.games.tippen import heuristic
from engine.games.tippen.joining import LIFT, TAP
from engine.games.tippen.opening import PLAY, SNIFF
from engine.games.tippen.rules import TippenRules
from engine.games.tippen.table import TippenTable
from engine.games.tippen.thumbs import THUMBS
from engine.moves import Call, Move
from engine.override import override
from engine.phases.quick_tricks import QuickTricks
from engine.rules.bots import Bots, Unit
from engine.table import View


class TippenBots(Bots[TippenTable]):
    """What bots know of Tippen."""

    rules: TippenRules
    needs_no_view = True
    draws_lots = False
    beginner = 0.3
    thumbs = THUMBS

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random) -> Advice:
        return heuristic.choose(self.rules, seen, legal, rng, self.thumbs)

    @override
    def rollout(self, t: TippenTable, rng: Random) -> Sequence[float]:
        """In small numbers, but where it matters by which card the Belli was taken."""
        quick = "" if self.rules.terms.loses_belli() else self.rules.tricks.name
        self.play_until(quick, t, rng)
        if t.phase:
            QuickTricks(t, self.rules.tricks).play_on()
        return self.utility(t)

    @override
    def unit(self) -> Unit:
        return Unit("counters")

    @override
    def risk(self, t: TippenTable, move: Move) -> float:
        """Whoever plays risks something, most of all without having seen the trump."""
        if isinstance(move, Call):
            return 1.0 if move in (TAP, LIFT, PLAY, SNIFF) else 0.0
        return 0.0
