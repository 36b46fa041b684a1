"""What can be looked up about Rams: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.games.rams.table import RamsTable
from engine.phases.trick_booklet import TrickBooklet


class RamsBooklet(TrickBooklet[RamsTable]):
    """The booklet of Rams."""

    house = "House rules to choose from"
    answers: ClassVar[Mapping[str, str]] = {
        "Play, pass, or the widow": "join join_pool bound play_or_widow",
        "General Rams": "no_general",
        "The dealer and the trump card": "trump_card",
        "The tricks": "tricks",
    }
