"""Playing the tricks of Ramsli on to the end of a deal in small numbers, by the rules of thumb.

The rules are those of `play.py`, the rules of thumb those of `heuristic.py`; a test plays all of
them side by side.
"""

from __future__ import annotations

from engine.cards import GERMAN_SUITS
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.settling import OWED, OWED_BY_KNOCKER, close, collect
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.trumps import RANKINGS
from engine.override import override
from engine.phases.kitty import SHARES
from engine.phases.quick_tricks import Numbers, QuickTricks
from engine.phases.tricks import Duties
from engine.table import Seat

NUMBERS = {trump: Numbers(RANKINGS[trump]) for trump in GERMAN_SUITS}
"""trump → the pack in numbers."""


class Rollout(QuickTricks[RamsliTable]):
    """The tricks of one deal. On the table the money goes on with them."""

    def __init__(self, options: RamsliOptions, t: RamsliTable) -> None:
        super().__init__(t, NUMBERS[t.trump], Duties(overtrump=options.overtrump))
        self.options = options

    @override
    def high(self, seat: Seat) -> bool:
        """Whether it still owes a trick."""
        return self.won[seat] < (OWED_BY_KNOCKER if seat == self.t.knocker else OWED)

    @override
    def taken(self, seat: Seat) -> bool:
        """Pay the share out; after the last trick the penalties make the next kitty."""
        t = self.t
        share = t.stake // SHARES
        t.kitty -= share
        t.balances[seat] += share
        if self.number < SHARES:
            return False
        collect(t, self.options, self.won)
        close(t, self.options)
        return True
