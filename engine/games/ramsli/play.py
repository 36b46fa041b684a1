"""The tricks of Ramsli: the knocker leads, and each trick brings a quarter of the kitty."""

from __future__ import annotations

from engine.facts import Fact
from engine.game import STAY, Step
from engine.games.ramsli.kitty import SHARES
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.settling import close, collect
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.trumps import RANKINGS
from engine.moves import Move
from engine.phases.tricks import Duties, Tricks
from engine.table import Seat


class RamsliTricks(Tricks[RamsliTable]):
    """Follow, else trump; nobody has to beat what lies."""

    def __init__(self, options: RamsliOptions) -> None:
        super().__init__(RANKINGS, Duties(follow=True, trump=True))
        self.options = options

    def enter(self, t: RamsliTable) -> Step:
        t.stake = t.kitty
        t.turn = t.leader = t.first
        if t.facts is not None:
            t.tell("leads", t.turn)
        return STAY

    def taken(self, t: RamsliTable, winner: Seat) -> Step:
        """Pay the share out; after the last trick the penalties make the next kitty."""
        share = t.stake // SHARES
        t.kitty -= share
        t.balances[winner] += share
        if len(t.tricks) == SHARES:
            collect(t, self.options)
            close(t, self.options)
        return STAY


class Overtrumping(RamsliTricks):
    """The same where a trump upon a trump must be higher, for whoever has such a one (RL-A17)."""

    def legal(self, t: RamsliTable) -> list[Move]:
        moves = super().legal(t)
        top = t.top
        if top is None or top.suit != t.trump or top.suit != moves[0].suit:  # type: ignore[union-attr]
            return moves
        beating = self._beating[t.trump][top]
        return [move for move in moves if move in beating] or moves

    def why_not(self, t: RamsliTable, move: Move) -> Fact:
        if t.top is not None and move in super().legal(t):
            return Fact("must_overtrump", (t.top,))
        return super().why_not(t, move)
