"""What bots know of Mauscheln besides the rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.cards import Card
from engine.facts import Advice
from engine.games.mauscheln import heuristic, inference
from engine.games.mauscheln.chapters import LAST_ONE, OUT, PASS
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.table import MauschelnTable
from engine.games.mauscheln.thumbs import THUMBS
from engine.moves import Call, Move
from engine.override import override
from engine.phases.open_card import LEAVE
from engine.phases.quick_tricks import QuickTricks
from engine.rules.bots import Bots, Unit
from engine.table import View

_TIMID = {PASS.word, OUT.word, LEAVE.word, LAST_ONE.word}


class MauschelnBots(Bots[MauschelnTable]):
    """What bots know of Mauscheln."""

    rules: MauschelnRules
    needs_no_view = True
    draws_lots = False
    beginner = 0.3
    thumbs = THUMBS

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random) -> Advice:
        return heuristic.choose(self.rules, seen, legal, rng, self.thumbs)

    @override
    def rollout(self, t: MauschelnTable, rng: Random) -> Sequence[float]:
        self.play_until(self.rules.tricks.name, t, rng)
        if t.phase:
            QuickTricks(t, self.rules.tricks).play_on()
        return self.utility(t)

    @override
    def card_priors(self, seen: View) -> list[dict[Card, float]]:
        return inference.card_priors(self.rules.deck, seen)

    @override
    def world_likelihood(self, seen: View) -> Callable[[MauschelnTable], float] | None:
        return inference.world_likelihood(self.rules, seen, self.thumbs)

    @override
    def unit(self) -> Unit:
        return Unit("counters")

    @override
    def risk(self, t: MauschelnTable, move: Move) -> float:
        """Declaring and joining are bold."""
        if isinstance(move, Call) and t.phase in ("declare", "join"):
            return 0.0 if move.word in _TIMID else 1.0
        return 0.0
