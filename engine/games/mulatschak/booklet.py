"""What can be looked up about Mulatschak beside its pages: how a card stands."""

from __future__ import annotations

from engine.cards import WELI, Card
from engine.facts import Fact
from engine.games.mulatschak.table import MulatschakTable
from engine.override import override
from engine.phases.trick_booklet import TrickBooklet


class MulatschakBooklet(TrickBooklet[MulatschakTable]):
    """The booklet of Mulatschak."""

    @override
    def standing(self, t: MulatschakTable, card: Card) -> list[Fact]:
        if not t.trump:
            return [Fact("trump.2")] if card is WELI else []
        return super().standing(t, card)
