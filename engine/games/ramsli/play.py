"""The tricks of Ramsli: the knocker leads, and each trick brings a quarter of the kitty."""

from __future__ import annotations

from engine.cards import Card
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
    """Follow, else trump; nobody has to beat what lies, unless trumps must be overtrumped."""

    def __init__(self, options: RamsliOptions) -> None:
        super().__init__(RANKINGS, Duties(follow=True, trump=True))
        self.options = options
        self.overtrump = options.overtrump

    def enter(self, t: RamsliTable) -> Step:
        t.stake = t.kitty
        t.turn = t.leader = t.first_to_speak()
        t.tell("leads", t.turn)
        return STAY

    def legal(self, t: RamsliTable) -> list[Move]:
        moves = super().legal(t)
        return self._higher(t, moves) if self.overtrump and t.trick else moves

    def _higher(self, t: RamsliTable, moves: list[Move]) -> list[Move]:
        """Of trumps that may be played upon a trump, those above it; all, if there are none."""
        top = t.top
        assert top is not None
        if top.suit != t.trump or not isinstance(moves[0], Card) or moves[0].suit != t.trump:
            return moves
        beating = self._beating[t.trump][top]
        return [move for move in moves if move in beating] or moves

    def taken(self, t: RamsliTable, winner: Seat) -> Step:
        """Pay the share out; after the last trick the penalties make the next kitty."""
        t.pay(winner, -(t.stake // SHARES))
        if len(t.tricks) == SHARES:
            collect(t, self.options)
            close(t, self.options)
        return STAY

    def why_not(self, t: RamsliTable, move: Move) -> Fact:
        if t.top is not None and move in super().legal(t):
            return Fact("must_overtrump", (t.top,))
        return super().why_not(t, move)
