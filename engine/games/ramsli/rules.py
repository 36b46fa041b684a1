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
from engine.games.ramsli import tally
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
from engine.games.ramsli.tally import RamsliTally
from engine.games.ramsli.trumps import SEVENS
from engine.moves import Call, Move
from engine.override import override
from engine.phases.accounts import DEALER, FAILED
from engine.rules import Phase, Rules, Setup
from engine.sheet import Counting, Line, Note
from engine.table import NOBODY, Seat


class RamsliRules(Rules[RamsliTable]):
    """Ramsli for two to six players, each for himself."""

    options: RamsliOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return GERMAN_32

    @override
    def flow(self) -> list[Phase[RamsliTable]]:
        o = self.options
        self.tricks = RamsliTricks(o)
        begin: list[Phase[RamsliTable]] = [FirstPacket(), Source()]
        if not o.dealer_sees_first_packet:
            begin.reverse()
        self.exchange = Exchange(o)
        middle = [SecondPacket(), Knock(o), Join(o), PickUp(), self.exchange]
        return [Ante(o), *begin, *middle, self.tricks]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> RamsliTable:
        kitty, bank, *balances, kind = setup.carried
        return RamsliTable(
            self.players, setup.dealer, list(cards), kitty, bank, balances, kind, tuple(balances)
        )

    @override
    def score(self, t: RamsliTable) -> Line:
        """What each has won or paid in this deal; None for who neither played nor paid."""
        notes = [Note(DEALER, t.dealer), Note(tally.KITTY, t.held[0])]
        if self.options.bank_level:
            notes.append(Note(tally.BANK, t.held[1]))
        if t.knocker != NOBODY:
            notes.append(Note(tally.KNOCKER, t.knocker))
        if t.muss:
            notes.append(Note(tally.MUSS, t.stake))
        elif t.knocker == NOBODY:
            notes.append(Note(FAILED, len(t.up)))
        return Line(t.net(t.plays), tuple(notes))

    @override
    def tally(self) -> RamsliTally:
        return RamsliTally(self.options, self.players)

    @override
    def counting(self) -> Counting:
        """The accounts; what lies in the middle in the end is nobody's."""
        return Counting("account", most=0)

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, self.players, lines, line)

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        kept = tally.tally(self.options, self.players, lines)
        if kept.over:
            return None
        carried = (kept.kitty, kept.bank, *kept.accounts, kept.kind())
        return Setup(dealer, tuple(range(self.players)), carried)

    @override
    def remarks(self) -> list[Fact]:
        """Where the bank leaves no more in the kitty than an ante, every deal is a muss."""
        ante, level = self.options.ante, self.options.bank_level
        return [Fact("always_muss", (level,))] if 0 < level <= ante else []

    @override
    def asks(self, t: RamsliTable) -> Fact:
        """In the exchange how many cards may go, or what else is open just then."""
        if t.phase == "knock":
            return Fact("knock_in_muss" if t.muss else "knock", (t.trump,))
        if t.phase == "join":
            return Fact("join", (t.kitty,))
        if t.phase == "pick_up":
            assert t.upcard is not None
            return Fact("pick_up", (t.upcard,))
        if t.phase != "exchange":
            return super().asks(t)
        if t.offer is not None:
            return Fact("offer", (t.offer,))
        if t.drawn:
            return Fact("seven" if SEVENS[t.trump] in t.hands[t.turn] else "no_seven")
        if t.laid:
            more = t.room - t.laid
            return Fact("exchange_more", (more,)) if more else Fact("draw_now")
        return Fact("exchange", (t.room,)) if t.room else Fact("no_stock")

    @override
    def reshuffles(self, t: RamsliTable, move: Move) -> list[Card]:
        if t.phase != self.exchange.name or not isinstance(move, Call):
            return []
        return self.exchange.shuffled_by(t, move)
