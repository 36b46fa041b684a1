"""What a table hands in when a club plays for crosses or Bolla.

A round is as many games as the house rules name. Each gives one Bolla, or one win, or the points
of its places, so that the sum of a table is known before it is played.
"""

from __future__ import annotations

from engine.games.ramsen.options import RamsenOptions
from engine.sheet import Reckoning


def reckoning(options: RamsenOptions, seats: int) -> Reckoning:
    """How a round at a table of so many is reckoned."""
    games = options.games
    match options.finish:
        case "bolla":
            return Reckoning("bolla", fewest=True, least=games, most=games)
        case "places":
            points = games * seats * (seats - 1) // 2
            return Reckoning("points", least=points, most=points)
    if options.stake:
        return Reckoning("money", least=0, most=0)
    return Reckoning("wins", least=games, most=games)
