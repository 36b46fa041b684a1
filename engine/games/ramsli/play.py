"""The tricks of Ramsli: the knocker leads, and each trick brings a quarter of the kitty."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.settling import OWED, OWED_BY_KNOCKER, close, collect
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.trumps import RANKINGS
from engine.override import override
from engine.phases.kitty_table import KittyTricks
from engine.phases.ranking import Duties
from engine.table import Seat


class RamsliTricks(KittyTricks[RamsliTable]):
    """Follow, else trump; nobody has to beat what lies, but a trump upon a trump may have to
    be higher, for whoever has such a one (RL-A17)."""

    def __init__(self, options: RamsliOptions) -> None:
        super().__init__(RANKINGS, Duties(overtrump=options.overtrump))
        self.options = options

    @override
    def owes(self, t: RamsliTable, seat: Seat) -> int:
        return OWED_BY_KNOCKER if seat == t.knocker else OWED

    @override
    def settle(self, t: RamsliTable, won: Sequence[int]) -> None:
        collect(t, self.options, won)
        close(t, self.options)
