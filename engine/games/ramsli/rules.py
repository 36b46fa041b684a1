"""Ramsli, the game with the pack of William Tell.

The chapters of a deal: the ante; two cards; the dealer's choice of the top or bottom card; two
more; the round of knocks; who joins; the dealer's trump card; the exchange; four tricks.
`readings.md` names the text that the rules come from, and gives the readings RL-A1 to RL-A23 for
what it leaves open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import GERMAN_32, Card
from engine.facts import Fact
from engine.families.pot.rules import PotRules
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
from engine.games.ramsli.play import RamsliTricks
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.tally import KNOCKER, MUSS, RamsliTally
from engine.games.ramsli.trumps import RANKINGS, SEVENS
from engine.moves import Move
from engine.override import override
from engine.rules import Phase, Setup
from engine.sheet import Note
from engine.table import NOBODY


class RamsliRules(PotRules[RamsliTable]):
    """Ramsli for two to six players, each for himself."""

    options: RamsliOptions
    all_play = MUSS

    @override
    def pack(self) -> tuple[Card, ...]:
        return GERMAN_32

    @override
    def flow(self) -> list[Phase[RamsliTable]]:
        o = self.options
        self.rankings, self.tricks = RANKINGS, RamsliTricks(o)
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
    def deal(self, cards: Sequence[Card], setup: Setup) -> RamsliTable:
        kitty, bank, *balances, kind = setup.carried
        return RamsliTable(
            self.players, setup.dealer, list(cards), kitty, bank, balances, kind, tuple(balances)
        )

    @override
    def came_about(self, t: RamsliTable) -> list[Note]:
        return [] if t.knocker == NOBODY else [Note(KNOCKER, t.knocker)]

    @override
    def tally(self) -> RamsliTally:
        return RamsliTally(self.options, self.players)

    @override
    def remarks(self) -> list[Fact]:
        """Where the bank leaves no more in the kitty than an ante, every deal is a muss."""
        ante, level = self.options.ante, self.options.bank_level
        return [Fact("always_muss", (level,))] if 0 < level <= ante else []

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

    @override
    def reshuffles(self, t: RamsliTable, move: Move) -> list[Card]:
        return self.exchange.shuffled_by(t, move)
