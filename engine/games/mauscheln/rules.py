"""Mauscheln, and its Swiss form Chratze.

The chapters of a deal: the ante; two cards, the trump card, two more; who declares; who joins;
the declarer's trump card; the exchange; four tricks. `readings.md` names what the rules come from,
and gives the readings MA-A1 to MA-A20 for what is left open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.games.mauscheln import deck, tally
from engine.games.mauscheln.chapters import Ante, Declare, Join, Packets, TrumpCard
from engine.games.mauscheln.exchange import HAND, Exchange
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.play import MauschelnTricks
from engine.games.mauscheln.settling import OWED
from engine.games.mauscheln.table import MauschelnTable
from engine.games.mauscheln.tally import MauschelnTally
from engine.moves import Call, Move
from engine.override import override
from engine.phases.accounts import DEALER, FAILED
from engine.rules import Phase, Rules, Setup
from engine.sheet import Counting, Line, Note
from engine.table import NOBODY, Seat


class MauschelnRules(Rules[MauschelnTable]):
    """Mauscheln for three to seven players, each for himself."""

    options: MauschelnOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return self.deck.cards

    @property
    @override
    def pattern(self) -> str:
        """Skat cards in a French Mauscheln, Jass cards in Chratze."""
        if not self.deck.french:
            return super().pattern
        return "international" if self.options.word == "chratze" else "berlin"

    @property
    @override
    def anticlockwise(self) -> bool:
        return self.options.way == "anticlockwise"

    @override
    def flow(self) -> list[Phase[MauschelnTable]]:
        o = self.options
        self.deck = deck.deck(o, self.players)
        self.tricks = MauschelnTricks(o, self.deck)
        self.exchange = Exchange(o)
        begin = [Ante(o, self.players), Packets(o), Declare(o), Join(o), TrumpCard(o)]
        return [*begin, self.exchange, self.tricks]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> MauschelnTable:
        kitty, bank, *balances, kind, due = setup.carried
        t = MauschelnTable(
            self.players, setup.dealer, list(cards), kitty, bank, balances, kind, tuple(balances)
        )
        t.due = bool(due)
        return t

    @override
    def score(self, t: MauschelnTable) -> Line:
        """What each has won or paid in this deal; None for who neither played nor paid."""
        notes = [Note(DEALER, t.dealer), Note(tally.KITTY, t.held[0])]
        if self.options.limit:
            notes.append(Note(tally.BANK, t.held[1]))
        if t.declarer != NOBODY:
            notes.append(Note(tally.DECLARER, t.declarer))
            if t.owed == OWED:
                notes.append(Note(tally.SEVEN, 1))
        if t.together:
            notes.append(Note(tally.ALL_PLAY, t.stake))
        elif t.declarer == NOBODY:
            notes.append(Note(FAILED, len(t.up)))
        return Line(t.net(t.plays), tuple(notes))

    @override
    def tally(self) -> MauschelnTally:
        return MauschelnTally(self.options, self.players)

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
        if kept.failed and self.options.dealer_stays:
            dealer = kept.dealer
        carried = (kept.kitty, kept.bank, *kept.accounts, kept.kind(), int(kept.due()))
        return Setup(dealer, tuple(range(self.players)), carried)

    @override
    def remarks(self) -> list[Fact]:
        """With how many cards so many play, and where the limit makes everybody play."""
        found = []
        if self.deck.size != self.options.cards:
            found.append(Fact("pack", (self.deck.size, self.players)))
        least = tally.least(self.options, self.players)
        if self.options.all_play and 0 < self.options.limit <= least:
            found.append(Fact("always_all", (self.options.limit,)))
        return found

    @override
    def asks(self, t: MauschelnTable) -> Fact:
        """In the exchange how many cards may go, or what else is open just then."""
        if t.phase == "declare":
            return Fact("declare", (t.trump,))
        if t.phase == "join":
            return Fact("join_now" if t.last == t.turn else "join", (t.kitty,))
        if t.phase == "trump_card":
            assert t.upcard is not None
            return Fact("trump_card", (t.upcard,))
        if t.phase != "exchange":
            return super().asks(t)
        if t.fifth:
            return Fact("fifth")
        if t.laid:
            more = min(t.room, HAND) - t.laid
            return Fact("exchange_more", (more,)) if more else Fact("draw_now")
        return Fact("exchange", (t.room,)) if t.room else Fact("no_stock")

    @override
    def reshuffles(self, t: MauschelnTable, move: Move) -> list[Card]:
        if t.phase != self.exchange.name or not isinstance(move, Call):
            return []
        return self.exchange.shuffled_by(t, move)
