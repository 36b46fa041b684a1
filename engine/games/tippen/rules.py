"""Tippen, and the games that are played like it: Zwicken, Lampeln, Lupfen.

The chapters of a deal: the stake and the cut; the cards; the trump card; who plays; buying; the
tricks. `readings.md` names the sources and gives the readings TP-A1 to TP-A17 for what they leave
open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.games.tippen import tally
from engine.games.tippen.buying import Buy
from engine.games.tippen.joining import Join, Lift
from engine.games.tippen.opening import Cut, Deal, DealerFirst, OpenCut, Sniff, TurnUp
from engine.games.tippen.options import TippenOptions
from engine.games.tippen.play import TippenTricks
from engine.games.tippen.pot import Terms
from engine.games.tippen.table import TippenTable
from engine.games.tippen.tally import TippenTally
from engine.games.tippen.trumps import PACKS, rankings
from engine.override import override
from engine.phases.accounts import DEALER, FAILED
from engine.rules import Phase, Rules, Setup
from engine.sheet import Counting, Line, Note
from engine.table import NOBODY, Seat

BEST_FOR_EIGHT = 4
"""So many get eight cards each, and none is left over."""


class TippenRules(Rules[TippenTable]):
    """Tippen for three to six players, each for himself."""

    options: TippenOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return PACKS[self.options.pack]

    @override
    def flow(self) -> list[Phase[TippenTable]]:
        o = self.options
        self.terms = terms = Terms(o, self.players)
        self.rankings = rankings(o)
        self.tricks = TippenTricks(terms)
        begin: list[Phase[TippenTable]] = [Cut(terms)]
        if o.hand == "eight":
            begin.append(OpenCut())
            if o.dealer_first:
                begin.append(DealerFirst())
            begin.append(Deal(terms.tricks, takes_cut=True))
        elif o.trump == "between":
            begin += [Deal(terms.tricks - 1, "packet"), TurnUp(), Deal(1)]
        else:
            begin.append(Deal(terms.tricks))
            if o.lift:
                begin.append(Lift())
            else:
                begin += [Sniff(), TurnUp()] if o.sniff else [TurnUp()]
        self.buys = o.buy and o.applies("buy")
        buying: list[Phase[TippenTable]] = [Buy()] if self.buys else []
        return [*begin, Join(terms), *buying, self.tricks]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> TippenTable:
        pot, *balances, kind = setup.carried
        return TippenTable(
            self.players, setup.dealer, list(cards), pot, balances, kind, tuple(balances)
        )

    @override
    def score(self, t: TippenTable) -> Line:
        """What each has won or paid in this deal; None for who neither played nor paid."""
        parts = t.shares or (0,) * self.players
        values: list[int | None] = []
        for seat in range(self.players):
            net = t.balances[seat] - parts[seat] - t.before[seat]
            values.append(net if net or t.plays[seat] else None)
        notes = [Note(DEALER, t.dealer), Note(tally.POT, t.held)]
        if t.passed:
            notes.append(Note(tally.PASSED, t.passed))
        if t.belli_lost_by != NOBODY:
            notes.append(Note(tally.BELLI, t.belli_lost_by))
        if t.compulsory:
            notes.append(Note(tally.COMPULSORY, t.stake))
        elif not any(t.plays):
            notes.append(Note(FAILED, 0))
        return Line(tuple(values), tuple(notes))

    @override
    def tally(self) -> TippenTally:
        return TippenTally(self.terms)

    @override
    def counting(self) -> Counting:
        """The accounts; what lies in the middle in the end is nobody's."""
        return Counting("account", most=0)

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.terms, lines, line)

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """Who sits on the left of whoever dealt last, a cut that passed the deal on included."""
        kept = tally.tally(self.terms, lines)
        if kept.over:
            return None
        if lines:
            last = dict(lines[-1].notes).get(DEALER)
            dealer = dealer if last is None else (last + 1) % self.players
        carried = (kept.pot, *kept.accounts, kept.kind())
        return Setup(dealer, tuple(range(self.players)), carried)

    @override
    def remarks(self) -> list[Fact]:
        """Lampeln is for four: how many cards others get, and where two tricks are much."""
        found = []
        if self.options.hand == "eight" and self.terms.tricks * BEST_FOR_EIGHT != 32:
            found.append(Fact("cards_each", (self.terms.tricks,)))
        return found

    @override
    def asks(self, t: TippenTable) -> Fact:
        """How much lies there, how many cards may go, or what else is open just then."""
        if t.phase == "join":
            return Fact("join", (t.pot,))
        if t.phase == "dealer_first":
            return Fact("dealer_first", (t.trump,))
        if t.phase == "sniff" and t.sniffed:
            return Fact("lay_for_sniff")
        if t.phase == "buy":
            if t.laid:
                more = t.room - t.laid
                return Fact("buy_more", (more,)) if more else Fact("draw_now")
            return Fact("buy", (t.room,)) if t.room else Fact("no_stock")
        return super().asks(t)
