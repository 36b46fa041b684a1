"""The tricks of Ramsli: the knocker leads, and each trick brings a quarter of the kitty."""

from __future__ import annotations

from engine.families.pot.play import PotTricks
from engine.families.pot.settling import OWED, OWED_BY_MAKER
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.trumps import RANKINGS
from engine.override import override
from engine.phases.ranking import Duties
from engine.table import Seat


class RamsliTricks(PotTricks[RamsliTable]):
    """Follow, else trump; nobody has to beat what lies, but a trump upon a trump may have to
    be higher, for whoever has such a one (RL-A17)."""

    def __init__(self, options: RamsliOptions) -> None:
        duties = Duties(overtrump=options.overtrump)
        level, one_trick = options.bank_level, options.knocker_one_trick
        super().__init__(RANKINGS, duties, level=level, one_trick=one_trick)

    @override
    def owes(self, t: RamsliTable, seat: Seat) -> int:
        return OWED_BY_MAKER if seat == t.knocker else OWED

    @override
    def fails(self, t: RamsliTable, seat: Seat) -> str:
        return "fails_as_knocker" if seat == t.knocker else "fails_to_win"
