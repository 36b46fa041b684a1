"""The tricks of Ramsli: the knocker leads, and each trick brings a quarter of the kitty."""

from __future__ import annotations

from engine.facts import Fact
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.settling import close, collect
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.trumps import RANKINGS
from engine.moves import Move
from engine.override import override
from engine.phases.claimed import ALL
from engine.phases.kitty import SHARES
from engine.phases.tricks import Duties, Tricks
from engine.rules import STAY, Step
from engine.table import Seat


class RamsliTricks(Tricks[RamsliTable]):
    """Follow, else trump; nobody has to beat what lies, but a trump upon a trump may have to
    be higher, for whoever has such a one (RL-A17)."""

    def __init__(self, options: RamsliOptions) -> None:
        super().__init__(RANKINGS, Duties(overtrump=options.overtrump))
        self.options = options

    @override
    def enter(self, t: RamsliTable) -> Step:
        t.stake = t.kitty
        t.turn = t.leader = t.first
        if t.facts is not None:
            t.tell("leads", t.turn)
        return STAY

    @override
    def taken(self, t: RamsliTable, winner: Seat) -> Step:
        """Pay the share out; after the last trick the penalties make the next kitty."""
        share = t.stake // SHARES
        t.kitty -= share
        t.balances[winner] += share
        if len(t.tricks) == SHARES:
            won = [0] * len(t.hands)
            for trick in t.tricks:
                won[trick.winner] += 1
            collect(t, self.options, won)
            close(t, self.options)
        return STAY

    @override
    def claims(self, t: RamsliTable, seat: Seat) -> tuple[str, ...]:
        return (ALL,)

    @override
    def why_not(self, t: RamsliTable, move: Move) -> Fact:
        reason = super().why_not(t, move)
        return Fact("must_overtrump", reason.args) if reason.key == "must_head" else reason
