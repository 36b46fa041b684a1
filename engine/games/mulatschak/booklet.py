"""What can be looked up about Mulatschak: where each question is answered, how a card stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.cards import WELI, Card
from engine.facts import Fact
from engine.games.mulatschak.table import MulatschakTable
from engine.override import override
from engine.phases.trick_booklet import TrickBooklet


class MulatschakBooklet(TrickBooklet[MulatschakTable]):
    """The booklet of Mulatschak."""

    house = "House rules to choose from"
    answers: ClassVar[Mapping[str, str]] = {
        "The auction": "auction auction_over auction_dealer trump",
        "Mulatschak": "first_word_only",
        "No court card": "has_court",
        "Playing or staying at home": "stay",
        "The exchange": "exchange exchange_more draw_now",
        "The tricks": "tricks",
        "House rules to choose from": "never_anew must_be_dealt_anew one_is_hearts",
    }

    @override
    def standing(self, t: MulatschakTable, card: Card) -> list[Fact]:
        if not t.trump:
            return [Fact("trump.2")] if card is WELI else []
        return super().standing(t, card)
