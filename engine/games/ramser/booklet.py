"""What can be looked up about Ramser beside its pages: how a card stands."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.ramser.table import RamserTable
from engine.games.ramser.trumps import BELLI
from engine.override import override
from engine.phases.trick_booklet import TrickBooklet


class RamserBooklet(TrickBooklet[RamserTable]):
    """The booklet of Ramser."""

    @override
    def standing(self, t: RamserTable, card: Card) -> list[Fact]:
        if not t.trump:
            return [Fact("always_trump")] if card is BELLI else []
        return super().standing(t, card)
