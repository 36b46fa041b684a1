"""What bots know of Mulatschak besides the rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import Card
from engine.games.mulatschak import heuristic, inference
from engine.games.mulatschak.rules import MulatschakRules
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.weights import WEIGHTS
from engine.games.mulatschak.worth import Played, points, times
from engine.moves import Call, Move
from engine.override import override
from engine.phases.quick_tricks import QuickTricks
from engine.rules.bots import Bots
from engine.sheet import from_others
from engine.table import View

_TIMID = {"pass", "home", "anew"}


class MulatschakBots(Bots[MulatschakTable]):
    """What bots know of Mulatschak."""

    rules: MulatschakRules
    needs_no_view = True
    draws_lots = False
    beginner = 0.45
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)

    @override
    def rollout(self, t: MulatschakTable, rng: Random) -> Sequence[float]:
        """Return the tricks in small numbers."""
        self.play_until(self.rules.tricks.name, t, rng)
        if not t.phase:
            return self.utility(t)
        options = self.rules.options
        quick = QuickTricks(t, self.rules.tricks)
        quick.play_on()
        won = [number if plays else None for number, plays in zip(quick.won, t.plays, strict=True)]
        by = times(options, hearts=t.trump == "H", doubled=t.doubled)
        played = Played(t.declarer, t.bid, won, t.mulatschak)
        return from_others([-value for value in points(options, played, by)])

    @override
    def card_priors(self, seen: View) -> list[dict[Card, float]]:
        return inference.card_priors(self.rules.options, seen)

    @override
    def risk(self, t: MulatschakTable, move: Move) -> float:
        """Bidding and going along are bold, and a Mulatschak most of all."""
        if not isinstance(move, Call) or t.phase not in ("auction", "stay"):
            return 0.0
        if move.word == "mulatschak":
            return 2.0
        return 0.0 if move.word in _TIMID else 1.0
