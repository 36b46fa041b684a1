"""What can be looked up about Ramsen beside its pages: how a card stands."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.trumps import CRITICALS
from engine.override import override
from engine.phases.trick_booklet import TrickBooklet


class RamsenBooklet(TrickBooklet[RamsenTable]):
    """The booklet of Ramsen."""

    @override
    def standing(self, t: RamsenTable, card: Card) -> list[Fact]:
        if not t.trump:
            return [Fact("always_trump")] if card in CRITICALS else []
        return super().standing(t, card)
