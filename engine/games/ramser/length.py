"""About how long an evening of Ramser takes, measured with players by rules of thumb."""

from __future__ import annotations

from engine.games.ramser.options import RamserOptions
from engine.games.ramser.tally import goal

MINUTES = 1.5
"""What a deal takes people at this table."""

FIRST = (7.6, 10.7, 13.3, 15.9, 18.6)
"""How many deals a game to 21 takes to the first who is there, for two to six players."""

LAST = (7.6, 12.3, 16.6, 21.1, 25.4)
"""The same until one is left."""

FEWEST, MEASURED = 2, 21
"""The smallest number of players, and the goal that was measured."""


def deals(options: RamserOptions, players: int) -> float:
    """How many deals an evening has, about."""
    if options.evening == "deals":
        return float(options.deals)
    of_one = FIRST if options.finish == "first" else LAST
    share = goal(options, players) / MEASURED
    return options.games * of_one[players - FEWEST] * share


def minutes(options: RamserOptions, players: int) -> int:
    """How many minutes that takes; long ones by fives."""
    return max(5, 5 * round(deals(options, players) * MINUTES / 5))
