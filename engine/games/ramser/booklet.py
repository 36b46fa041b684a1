"""What can be looked up about Ramser: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.cards import Card
from engine.facts import Fact
from engine.games.ramser.table import RamserTable
from engine.games.ramser.trumps import BELLI
from engine.override import override
from engine.phases.trick_booklet import TrickBooklet


class RamserBooklet(TrickBooklet[RamserTable]):
    """The booklet of Ramser."""

    house = "House rules to choose from"
    together = ("games deals",)
    answers: ClassVar[Mapping[str, str]] = {
        "The Blind": "blind",
        "The dealer’s card": "take_up take_both lay_away upcard_is_kept lay_one_away",
        "Playing or passing": "join",
        "The tricks": "tricks",
        "Who leads what": "sow_opens second_trick_trump",
    }

    @override
    def standing(self, t: RamserTable, card: Card) -> list[Fact]:
        if not t.trump:
            return [Fact("always_trump")] if card is BELLI else []
        return super().standing(t, card)
