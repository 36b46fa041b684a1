"""Levels: how strong an opponent is. A budget of thought and a share of slips, never more cards.

The budget is a number of worlds, so that the same question has the same answer on any machine.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How well one plays.

    `worlds` is how many deals are imagined before a decision, 0 for rules of thumb alone; `slips`
    is the share of decisions made without thought; `sure` is by how many standard errors another
    move must be better than the rule of thumb's. `seconds` is how long it thinks at most, where
    there is a clock: an old machine may not get through all worlds.
    """

    worlds: int
    slips: float = 0.0
    sure: float = 2.0
    seconds: float = 1.0


LEVELS = {
    "beginner": Level(0, slips=0.25),
    "regular": Level(24, slips=0.06),
    "strong": Level(160),
    # The same lead as a strong player's, but told more surely: smaller ones rest on how plainly
    # worlds are played on. With two standard errors masters lost to strong players in Knüffeln.
    "master": Level(600, sure=4.0, seconds=3.0),
}
