"""Ramsli, the game with the pack of William Tell.

The chapters of a deal: the ante; two cards; the dealer's choice of the top or bottom card; two
more; the round of knocks; who joins; the dealer's trump card; the exchange; four tricks.
`readings.md` names the text that the rules come from, and gives the readings RL-A1 to RL-A23 for
what it leaves open; the code names them where they apply.
"""

from __future__ import annotations

from engine.cards import GERMAN_32, Card
from engine.facts import Fact
from engine.families.pot.play import MadeTricks
from engine.families.pot.rules import MadeRules
from engine.games.ramsli.chapters import (
    Ante,
    FirstPacket,
    Join,
    Knock,
    PickUp,
    SecondPacket,
    Source,
)
from engine.games.ramsli.exchange import Exchange
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.tally import KNOCKER, MUSS, RamsliTally
from engine.games.ramsli.trumps import RANKINGS, SEVENS
from engine.override import override
from engine.phases.ranking import Duties
from engine.rules import Phase


class RamsliRules(MadeRules[RamsliTable]):
    """Ramsli for two to six players, each for himself.

    Nobody has to beat what lies in a trick, but a trump upon a trump may have to be higher, for
    a player who has such a one (RL-A17).
    """

    options: RamsliOptions
    table = RamsliTable
    maker, all_play = KNOCKER, MUSS

    @override
    def pack(self) -> tuple[Card, ...]:
        return GERMAN_32

    @override
    def flow(self) -> list[Phase[RamsliTable]]:
        o = self.options
        self.rankings = RANKINGS
        self.tricks = MadeTricks(
            RANKINGS,
            Duties(overtrump=o.overtrump),
            level=self.level,
            one_trick=o.knocker_one_trick,
            maker=KNOCKER,
        )
        begin: list[Phase[RamsliTable]] = [FirstPacket(), Source()]
        if not o.dealer_sees_first_packet:
            begin.reverse()
        self.exchange = Exchange(o)
        middle = [SecondPacket(), Knock(o), Join(o), PickUp(), self.exchange]
        return [Ante(o), *begin, *middle, self.tricks]

    @property
    @override
    def level(self) -> int:
        return self.options.bank_level

    @override
    def tally(self) -> RamsliTally:
        return RamsliTally(self.options, self.players)

    @override
    def remarks(self) -> list[Fact]:
        """Without a bank the kitty can grow; with a low one every deal is a muss."""
        ante, level = self.options.ante, self.options.bank_level
        if not level:
            return [Fact("no_bank")] if self.players > 2 else []
        return [Fact("always_muss", (level,))] if level <= ante else []

    @override
    def asks(self, t: RamsliTable) -> Fact:
        """In the exchange how many cards may go, or what else is open just then."""
        if t.phase == "knock":
            return Fact("knock_in_muss" if t.together else "knock", (t.trump,))
        if t.phase == "join":
            return Fact("join", (t.kitty,))
        if t.phase == "pick_up":
            assert t.upcard is not None
            return Fact("pick_up", (t.upcard,))
        if t.offer is not None:
            return Fact("offer", (t.offer,))
        if t.drawn:
            return Fact("seven" if SEVENS[t.trump] in t.hands[t.turn] else "no_seven")
        return super().asks(t)
