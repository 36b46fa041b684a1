"""What bots know of Mauscheln besides the rules of thumb."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import Card
from engine.families.pot.bots import JoinBots
from engine.games.mauscheln import heuristic, inference
from engine.games.mauscheln.chapters import DECLARES, JOINS
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.table import MauschelnTable
from engine.games.mauscheln.weights import WEIGHTS
from engine.override import override
from engine.table import View


class MauschelnBots(JoinBots[MauschelnTable]):
    """What bots know of Mauscheln."""

    rules: MauschelnRules
    beginner = 0.3
    asks_all_at_first = False
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)
    bold = dict.fromkeys((call.word for call in (*DECLARES.values(), *JOINS.values())), 1.0)

    @override
    def card_priors(self, seen: View) -> list[dict[Card, float]]:
        return inference.card_priors(self.rules.deck, seen)

    @override
    def world_likelihood(self, seen: View) -> Callable[[MauschelnTable], float] | None:
        return inference.world_likelihood(self.rules, seen, self.weights)
