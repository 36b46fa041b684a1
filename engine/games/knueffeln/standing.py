"""What rungs are worth as the ladders of two pairs stand: in Knüppel that the others mark.

A rung more than are left gains nothing, and a pair with a whole ladder left may be marked a
Brille. So a pair with one rung left has no reason to turn, and one that is far behind has.
"""

from __future__ import annotations

from functools import cache

from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.tally import BRILLE, JANN, RUNGS, is_brille

_LIKELY = {1: 0.47, 2: 0.38, 3: 0.14, 4: 0.01}
"""How many rungs a deal rubs out: so it was in 400 deals of the rules of thumb."""

_JANN = 0.4
"""How often a full ladder that goes at once goes by a Jann."""


def gained(options: KnueffelnOptions, mine: int, theirs: int, way: str, rungs: int) -> float:
    """How many Knüppel more the losers of this deal may expect to mark than its winners.

    `mine` and `theirs` are the rungs that winners and losers had left before it.
    """
    if rungs >= mine:
        return float(BRILLE if is_brille(options, mine, way == JANN) else 1)
    return ahead(mine - rungs, theirs, options.brille == "any_deal")


@cache
def ahead(mine: int, theirs: int, any_deal: bool) -> float:
    """How many Knüppel more the others may expect to mark when these rungs are left."""
    total = 0.0
    for rungs, likely in _LIKELY.items():
        total += likely * _won(mine, theirs, rungs, any_deal)
        total -= likely * _won(theirs, mine, rungs, any_deal)
    return total / 2


def _won(mine: int, theirs: int, rungs: int, any_deal: bool) -> float:
    """Return the same for the side that has just rubbed out these."""
    if rungs < mine:
        return ahead(mine - rungs, theirs, any_deal)
    return 1 + (BRILLE - 1) * (1.0 if any_deal else _JANN) * (mine == RUNGS)
