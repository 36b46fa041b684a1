"""What a table hands in when a club plays: the money, or the Knüppel of lost ladders."""

from __future__ import annotations

from engine.games.knueffeln.options import KnueffelnOptions
from engine.sheet import Reckoning


def reckoning(options: KnueffelnOptions, seats: int) -> Reckoning:
    """How a round at a table of so many is reckoned."""
    if options.scoring == "ladder":
        # Every ladder is lost by somebody.
        return Reckoning("losses", fewest=True, least=options.ladders)
    return Reckoning("money", least=0, most=0)
