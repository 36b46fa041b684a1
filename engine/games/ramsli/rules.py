"""Ramsli, the game with the pack of William Tell.

The chapters of a deal: the ante; two cards; the dealer's choice of the top or bottom card; two
more; the round of knocks; who joins; the dealer's trump card; the exchange; four tricks.
`readings.md` names the text that the rules come from, and gives the readings RL-A1 to RL-A23 for
what it leaves open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BACK, GERMAN_32, GERMAN_SUITS, Card
from engine.facts import Fact
from engine.games.ramsli import tally
from engine.games.ramsli.chapters import (
    KNOCK,
    Ante,
    FirstPacket,
    Join,
    Knock,
    PickUp,
    SecondPacket,
    Source,
)
from engine.games.ramsli.exchange import DRAW, NEW_HAND, Exchange
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.play import RamsliTricks
from engine.games.ramsli.table import EINS_AUF, RamsliTable
from engine.games.ramsli.trumps import HIGH_TO_LOW, SEVENS
from engine.moves import Call, Move
from engine.rules import Coins, Phase, Rules, Setup
from engine.sheet import Line, Note, Sheet
from engine.table import NOBODY, Seat


class RamsliRules(Rules[RamsliTable]):
    """Ramsli for two to six players, each for himself."""

    options: RamsliOptions

    def pack(self) -> tuple[Card, ...]:
        return GERMAN_32

    def flow(self) -> list[Phase[RamsliTable]]:
        o = self.options
        self.tricks = RamsliTricks(o)
        begin: list[Phase[RamsliTable]] = [FirstPacket(), Source()]
        if not o.dealer_sees_first_packet:
            begin.reverse()
        self.exchange = Exchange(o)
        middle = [SecondPacket(), Knock(o), Join(o), PickUp(), self.exchange]
        return [Ante(o), *begin, *middle, self.tricks]

    def deal(self, cards: Sequence[Card], setup: Setup) -> RamsliTable:
        kitty, bank, *balances, kind = setup.carried
        return RamsliTable(
            self.players, setup.dealer, list(cards), kitty, bank, balances, kind, tuple(balances)
        )

    def score(self, t: RamsliTable) -> Line:
        """What each has won or paid in this deal; None for who neither played nor paid."""
        parts = t.shares or (0,) * self.players
        values: list[int | None] = []
        for seat in range(self.players):
            net = t.balances[seat] - parts[seat] - t.before[seat]
            values.append(net if net or t.plays[seat] else None)
        notes = [Note(tally.DEALER, t.dealer), Note(tally.KITTY, t.held[0])]
        if self.options.bank_level:
            notes.append(Note(tally.BANK, t.held[1]))
        if t.knocker != NOBODY:
            notes.append(Note(tally.KNOCKER, t.knocker))
        if t.muss:
            notes.append(Note(tally.MUSS, t.stake))
        elif t.knocker == NOBODY:
            notes.append(Note(tally.FAILED, len(t.up)))
        return Line(tuple(values), tuple(notes))

    def sheet(self, lines: Sequence[Line]) -> Sheet:
        return tally.sheet(self.options, self.players, lines)

    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, self.players, lines, line)

    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        kept = tally.tally(self.options, self.players, lines)
        if kept.over:
            return None
        carried = (kept.kitty, kept.bank, *kept.accounts, kept.kind())
        return Setup(dealer, tuple(range(self.players)), carried)

    def barred(self, t: RamsliTable, seat: Seat) -> frozenset[Card]:
        return self.tricks.barred(t, seat)

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
        return Fact("exchange", (t.room,)) if t.room else Fact("no_stock")

    def piles(self, t: RamsliTable) -> dict[str, Move]:
        """Who has laid cards away may take the new ones by the stock."""
        if t.phase != "exchange":
            return {}
        draws = [move for move in self.legal(t) if move in (DRAW, NEW_HAND)]
        return {"stock": draws[0]} if draws else {}

    def reshuffles(self, t: RamsliTable, move: Move) -> list[Card]:
        if t.phase != self.exchange.name or not isinstance(move, Call):
            return []
        return self.exchange.shuffled_by(t, move)

    def brought(self, line: Line) -> list[Fact]:
        """Who knocked, what each won or paid, and what the kitty holds now."""
        told = dict(line.notes)
        facts = []
        if tally.FAILED in told:
            facts.append(Fact("failed"))
        for seat, value in enumerate(line.values):
            if value:
                facts.append(
                    Fact("wins", (seat, value)) if value > 0 else Fact("loses", (seat, -value))
                )
        if tally.KITTY in told:
            kitty = told[tally.KITTY]
            facts.append(Fact("kitty_holds", (kitty,)) if kitty else Fact("kitty_is_empty"))
        return facts

    def line_name(self, line: Line) -> Fact | None:
        """A muss and a deal that failed are told from the others."""
        for key in (tally.MUSS, tally.FAILED):
            if key in dict(line.notes):
                return Fact(key)
        return None

    def status(self, t: RamsliTable, seat: Seat) -> list[Fact]:
        """Knocker, in or out, and how many cards were exchanged."""
        facts = []
        if seat == t.knocker:
            facts.append(Fact("knocked_on_card" if t.on_card else "knocked"))
        elif t.plays[seat] is False:
            facts.append(Fact("out"))
        elif t.phase == "knock" and t.knocks[seat] is False:
            facts.append(Fact("passed"))
        elif t.plays[seat] and not t.muss and t.phase != self.tricks.name:
            facts.append(Fact("joined"))
        if t.exchanged[seat] == EINS_AUF:
            facts.append(Fact("eins_auf"))
        elif t.exchanged[seat]:
            facts.append(Fact("exchanged", (t.exchanged[seat],)))
        return facts

    def signs(self, t: RamsliTable) -> list[Fact]:
        """What is played for: the kitty, the bank beside it, and whether all have to play."""
        facts = [Fact("kitty", (t.kitty,))]
        if self.options.bank_level:
            facts.append(Fact("bank", (t.bank,)))
        if t.muss:
            facts.append(Fact("muss"))
        return facts

    def own_notes(self, t: RamsliTable, seat: Seat) -> list[Fact]:
        """Whoever holds the Seven may have the trump card, unless the dealer takes it."""
        seven = SEVENS.get(t.trump)
        if t.upcard in (None, seven) or t.on_card or seven not in t.hands[seat]:
            return []
        assert t.upcard is not None
        return [Fact("seven", (t.upcard,))]

    def doubt(self, t: RamsliTable, move: Move) -> Fact | None:
        """In a muss a knock that does not take the trump card is of no use."""
        return Fact("no_use_in_knocking") if t.muss and move == KNOCK else None

    def coins(self, t: RamsliTable) -> Coins:
        return Coins(t.kitty, tuple(t.balances), t.bank)

    def sorted_hand(self, t: RamsliTable, hand: Sequence[Card]) -> list[Card]:
        """Trumps first, then the other suits, each high to low."""
        return sorted(
            hand,
            key=lambda one: (
                one is not BACK,
                one.suit != t.trump,
                GERMAN_SUITS.find(one.suit),
                HIGH_TO_LOW.index(one.rank) if one is not BACK else 0,
            ),
        )
