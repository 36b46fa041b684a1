"""What can be looked up about Tippen: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.games.tippen.table import TippenTable
from engine.phases.trick_booklet import TrickBooklet


class TippenBooklet(TrickBooklet[TippenTable]):
    """The booklet of Tippen."""

    house = "House rules to choose from"
    answers: ClassVar[Mapping[str, str]] = {
        "Tapping or passing": "join",
        "Lampeln": "dealer_first",
        "Sniffing": "sniff lay_for_sniff",
        "Lifting": "lift",
        "Buying": "buy buy_more draw_now no_stock",
        "The tricks": "tricks",
        "House rules to choose from": "must_head must_lead_trump",
    }
