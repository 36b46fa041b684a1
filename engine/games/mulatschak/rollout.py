"""Playing the tricks of Mulatschak on to the end of a deal in small numbers, by the rules of thumb.

The rules are those of `chapters.py`, the rules of thumb those of `heuristic.py`; a test plays both
side by side.
"""

from __future__ import annotations

from functools import cache

from engine.games.mulatschak.chapters import duties
from engine.games.mulatschak.heuristic import needs_tricks
from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import RANKINGS_OF
from engine.override import override
from engine.phases.quick_tricks import Numbers, QuickTricks
from engine.table import Seat


@cache
def _numbers(pack: int, trump: str) -> Numbers:
    """The pack in numbers, made when it is first asked for."""
    return Numbers(RANKINGS_OF[pack][trump])


class Rollout(QuickTricks[MulatschakTable]):
    """The tricks of one deal."""

    def __init__(self, options: MulatschakOptions, t: MulatschakTable) -> None:
        super().__init__(t, _numbers(options.pack, t.trump), duties(options))

    @override
    def high(self, seat: Seat) -> bool:
        """Whether it still owes a trick."""
        return needs_tricks(self.t, seat, self.won[seat])

    @override
    def taken(self, seat: Seat) -> bool:
        """A Mulatschak ends with the first trick it loses."""
        return self.t.mulatschak and seat != self.t.declarer
