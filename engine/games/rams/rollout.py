"""Playing the tricks of Rams on to the end of a deal in small numbers, by the rules of thumb.

The rules are those of `play.py`, the rules of thumb those of `heuristic.py`; a test plays all of
them side by side.
"""

from __future__ import annotations

from functools import cache

from engine.games.rams.counters import HAND
from engine.games.rams.options import RamsOptions
from engine.games.rams.play import duties, settle
from engine.games.rams.table import RamsTable
from engine.games.rams.trumps import rankings
from engine.override import override
from engine.phases.quick_tricks import Numbers, QuickTricks
from engine.table import Seat


@cache
def _numbers(seven: bool, bowers: bool, trump: str) -> Numbers:
    return Numbers(rankings(RamsOptions(seven=seven, bowers=bowers))[trump])


class Rollout(QuickTricks[RamsTable]):
    """The tricks of one deal. On the table the counters go on with them."""

    def __init__(self, options: RamsOptions, t: RamsTable) -> None:
        numbers = _numbers(options.seven, options.bowers, t.trump)
        super().__init__(t, numbers, duties(options))
        self.options = options
        self.pool = options.scoring == "pool"

    @override
    def lead(self, seat: Seat, hand: list[int], seen: int) -> int:
        """Whoever has promised all tricks leads from the top."""
        if seat == self.t.general:
            return max(hand, key=self.numbers.height.__getitem__)
        return super().lead(seat, hand, seen)

    @override
    def high(self, seat: Seat) -> bool:
        """Whether it still owes a trick."""
        return not self.won[seat]

    @override
    def taken(self, seat: Seat) -> bool:
        """Pay the share of the pool out; after the last trick the counters are settled."""
        t = self.t
        if self.pool:
            share = t.stake // HAND
            t.pool -= share
            t.left[seat] += share
        if self.number < HAND:
            return False
        settle(t, self.options, self.won)
        return True
