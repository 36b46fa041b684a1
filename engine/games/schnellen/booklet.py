"""What can be looked up about Schnellen: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.games.schnellen.table import SchnellenTable
from engine.phases.trick_booklet import TrickBooklet


class SchnellenBooklet(TrickBooklet[SchnellenTable]):
    """The booklet of Schnellen."""

    house = "House rules to choose from"
    answers: ClassVar[Mapping[str, str]] = {
        "Bidding for the trumps": "bid bid_over name",
        "Playing or staying at home": "stay stay_free",
        "The dealer’s sixth card": "lay_away",
        "The tricks": "tricks",
    }
