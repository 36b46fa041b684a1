"""What can be looked up about Ramsen: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import Card
from engine.facts import Fact
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.trumps import CRITICALS
from engine.override import override
from engine.phases.trick_booklet import TrickBooklet


class RamsenBooklet(TrickBooklet[RamsenTable]):
    """The booklet of Ramsen."""

    house = "House rules you can choose"
    together = ("games deals",)
    answers: ClassVar[Mapping[str, str]] = {
        "A deal, step by step": "schleck exchange exchange_more draw_now swap_only bid bound",
        "Your duties in a trick": "tricks",
        "House rules you can choose": "second_trick_trump sow_opens only_criticals",
    }

    @property
    @override
    def variants(self) -> Mapping[str, Sequence[str]]:
        ((heading, points),) = super().variants.items()
        # They were added last to the page, and stand elsewhere among the options.
        return {heading: [*(one for one in points if one != "swiss_leads"), "swiss_leads"]}

    @override
    def standing(self, t: RamsenTable, card: Card) -> list[Fact]:
        if not t.trump:
            return [Fact("always_trump")] if card in CRITICALS else []
        return super().standing(t, card)
