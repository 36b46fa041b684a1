"""Playing the tricks of Schnellen on to the end of a deal in small numbers, by the rules of thumb.

The rules are those of `play.py`, the rules of thumb those of `heuristic.py`; a test plays all of
them side by side.
"""

from __future__ import annotations

from engine.cards import GERMAN_SUITS
from engine.games.schnellen.opening import HAND
from engine.games.schnellen.options import SchnellenOptions
from engine.games.schnellen.play import duties
from engine.games.schnellen.settling import chalk, collect
from engine.games.schnellen.table import SchnellenTable
from engine.override import override
from engine.phases.quick_tricks import Numbers, QuickTricks
from engine.phases.weli import RANKINGS
from engine.table import Seat

NUMBERS = {trump: Numbers(RANKINGS[trump]) for trump in GERMAN_SUITS}
"""trump → the pack in numbers."""


class Rollout(QuickTricks[SchnellenTable]):
    """The tricks of one deal. On the table the points go on with them."""

    def __init__(self, options: SchnellenOptions, t: SchnellenTable) -> None:
        super().__init__(t, NUMBERS[t.trump], duties(options))
        self.options = options

    @override
    def high(self, seat: Seat) -> bool:
        """Whether it goes up unless it takes a trick."""
        return self.won[seat] < (self.t.bid if seat == self.t.declarer else 1)

    @override
    def taken(self, seat: Seat) -> bool:
        """Chalk the trick; the deal may end with it."""
        down = chalk(self.t, self.options, seat, self.won[seat])
        if self.number == HAND:
            collect(self.t, self.options, self.won)
            return True
        return down
