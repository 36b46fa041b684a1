"""The tricks of Mauscheln: the declarer leads, and each trick brings a quarter of the kitty."""

from __future__ import annotations

from engine.facts import Fact
from engine.games.mauscheln.deck import Deck
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.settling import close, collect
from engine.games.mauscheln.table import MauschelnTable
from engine.moves import Move
from engine.override import override
from engine.phases.claimed import ALL
from engine.phases.kitty import SHARES
from engine.phases.tricks import Duties, Tricks
from engine.rules import STAY, Step
from engine.table import Seat


class MauschelnTricks(Tricks[MauschelnTable]):
    """Follow, else trump; nobody has to beat what lies, but by a house rule a trump upon a trump
    has to be higher, for whoever has such a one (MA-A16)."""

    def __init__(self, options: MauschelnOptions, deck: Deck) -> None:
        super().__init__(deck.rankings, Duties(overtrump=options.overtrump))
        self.options = options

    @override
    def enter(self, t: MauschelnTable) -> Step:
        t.stake = t.kitty
        t.turn = t.leader = t.first
        if t.facts is not None:
            t.tell("leads", t.turn)
        return STAY

    @override
    def taken(self, t: MauschelnTable, winner: Seat) -> Step:
        """Pay the share out (MA-A20); after the last trick the penalties make the next kitty."""
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
    def claims(self, t: MauschelnTable, seat: Seat) -> tuple[str, ...]:
        return (ALL,)

    @override
    def why_not(self, t: MauschelnTable, move: Move) -> Fact:
        reason = super().why_not(t, move)
        return Fact("must_overtrump", reason.args) if reason.key == "must_head" else reason
