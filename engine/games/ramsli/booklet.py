"""What can be looked up about Ramsli: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.games.ramsli.table import RamsliTable
from engine.phases.trick_booklet import TrickBooklet


class RamsliBooklet(TrickBooklet[RamsliTable]):
    """The booklet of Ramsli."""

    house = "House rules to choose from"
    answers: ClassVar[Mapping[str, str]] = {
        "Knocking on the card": "source pick_up only_dealer_on_card",
        "What you promise": "knock join",
        "The Muss": "knock_in_muss muss_all_play",
        "If nobody knocks": "spoken_before",
        "Exchanging cards": "exchange exchange_more draw_now no_stock offer seven no_seven",
        "The tricks": "tricks",
        "House rules to choose from": "must_overtrump",
    }
