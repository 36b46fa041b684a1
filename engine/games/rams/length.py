"""About how long an evening of Rams takes.

Measured: rules of thumb played two hundred evenings of each kind. A deal takes people at this table
about a minute.
"""

from __future__ import annotations

from engine.games.rams.options import RamsOptions

MINUTES = 1.0
"""What a deal takes."""

DEALS_TO_THE_FIRST = {5: (3.0, 3.0, 3.0, 3.0), 7: (5.0, 5.0, 5.0, 5.0), 10: (7.0, 7.0, 7.0, 7.0)}
"""How many deals until one is rid of so many counters, for three to six players."""

DEALS_TO_THE_LAST = {
    5: (6.0, 7.0, 8.0, 9.0),
    7: (8.0, 9.0, 10.0, 11.0),
    10: (11.0, 12.0, 13.0, 14.0),
}
"""The same until all but one are."""

FEWEST = 3
"""The smallest number of players."""


def deals(options: RamsOptions, players: int) -> float:
    """How many deals an evening has, about."""
    if options.scoring == "pool":
        return float(options.deals)
    of_one = DEALS_TO_THE_FIRST if options.finish == "first" else DEALS_TO_THE_LAST
    return of_one[options.counters][players - FEWEST]


def minutes(options: RamsOptions, players: int) -> int:
    """How many minutes that takes; long ones by fives."""
    return max(5, 5 * round(deals(options, players) * MINUTES / 5))
