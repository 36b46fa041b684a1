"""What can be looked up about Mauscheln: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.games.mauscheln.table import MauschelnTable
from engine.phases.trick_booklet import TrickBooklet


class MauschelnBooklet(TrickBooklet[MauschelnTable]):
    """The booklet of Mauscheln."""

    house = "House rules to choose from"
    answers: ClassVar[Mapping[str, str]] = {
        "What you promise": "declare join",
        "With duties": "join_now trump_card ace_declares one_last",
        "Exchanging cards": "exchange exchange_more draw_now fifth no_stock",
        "The tricks": "tricks",
        "House rules to choose from": "must_overtrump",
    }
