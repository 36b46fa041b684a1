"""Playing the tricks on to the end of a deal in small numbers, by the rules of thumb.

The rules are those of `play.py`, the rules of thumb those of `heuristic.py`; a test plays all of
them side by side.
"""

from __future__ import annotations

from functools import cache

from engine.games.mauscheln.deck import Deck
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.settling import close, collect, owes
from engine.games.mauscheln.table import MauschelnTable
from engine.override import override
from engine.phases.kitty import SHARES
from engine.phases.quick_tricks import Numbers, QuickTricks
from engine.phases.tricks import Duties
from engine.table import Seat


@cache
def numbers(deck: Deck, trump: str) -> Numbers:
    """This pack in numbers while this suit is trump."""
    return Numbers(deck.rankings[trump])


class Rollout(QuickTricks[MauschelnTable]):
    """The tricks of one deal. On the table the money goes on with them."""

    def __init__(self, options: MauschelnOptions, deck: Deck, t: MauschelnTable) -> None:
        super().__init__(t, numbers(deck, t.trump), Duties(overtrump=options.overtrump))
        self.options = options

    @override
    def high(self, seat: Seat) -> bool:
        """Whether it still owes a trick."""
        return self.won[seat] < owes(self.t, seat)

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
