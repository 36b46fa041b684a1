"""The opponents. A bot sees a view and the legal moves, never a table.

`make` gives a bot by its name. Stronger ones come here; what they know of one game lives in that
game's folder.
"""

from __future__ import annotations

from typing import Any

from engine.bots.bot import Bot
from engine.bots.chance import ChanceBot
from engine.bots.heuristic import HeuristicBot
from engine.game import Game

BOTS: dict[str, type[Bot]] = {"heuristic": HeuristicBot, "random": ChanceBot}


class UnknownBot(ValueError):
    """A name that is no bot's."""


def make(name: str, game: Game[Any]) -> Bot:
    """The bot of this name for this game; raises UnknownBot."""
    try:
        return BOTS[name](game)
    except KeyError:
        raise UnknownBot(name) from None
