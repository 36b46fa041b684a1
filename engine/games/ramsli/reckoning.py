"""What a table hands in when a club plays: the accounts. What lies in the middle is nobody's."""

from __future__ import annotations

from engine.games.ramsli.options import RamsliOptions
from engine.sheet import Reckoning


def reckoning(options: RamsliOptions, seats: int) -> Reckoning:
    """How a round at a table of so many is reckoned."""
    return Reckoning("account", most=0)
