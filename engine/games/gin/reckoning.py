"""What a table hands in when a club plays: the account of its Runden."""

from __future__ import annotations

from engine.games.gin.options import GinOptions
from engine.sheet import Reckoning


def reckoning(options: GinOptions, seats: int) -> Reckoning:
    """How a round at a table of so many is reckoned."""
    return Reckoning("account", least=0)
