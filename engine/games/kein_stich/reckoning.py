"""What a table hands in when a club plays: the balances. What is in the pot is nobody's."""

from __future__ import annotations

from engine.games.kein_stich.options import KeinStichOptions
from engine.sheet import Reckoning


def reckoning(options: KeinStichOptions, seats: int) -> Reckoning:
    """How a round at a table of so many is reckoned."""
    return Reckoning("money", most=0)
