"""What bots know of Ramsli besides the rules of thumb."""

from __future__ import annotations

from engine.families.pot.bots import JoinBots
from engine.games.ramsli import heuristic
from engine.games.ramsli.chapters import BOTTOM, JOIN, KNOCK, KNOCK_ON_CARD
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.thumbs import THUMBS
from engine.parts.calibration import beside


class RamsliBots(JoinBots[RamsliTable]):
    """What bots know of Ramsli."""

    beginner = 0.15
    calibration = beside(__package__)
    asks_all_at_first = False
    thumbs = THUMBS
    heuristic = staticmethod(heuristic.choose)
    bold = dict.fromkeys((call.word for call in (KNOCK, KNOCK_ON_CARD, JOIN, BOTTOM)), 1.0)
