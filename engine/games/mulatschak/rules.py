"""Mulatschak, as Salzburg plays it: bid tricks, name trumps, and count down to nothing.

`readings.md` says where the rules come from, and by number how each open point is read.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import GERMAN_33, Card
from engine.facts import Fact
from engine.games.mulatschak import tally
from engine.games.mulatschak.chapters import (
    ALL_FIVE,
    Auction,
    DealOut,
    Exchange,
    MulatschakTricks,
    NameTrumps,
    StayHome,
)
from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.tally import ANEW, BID, DECLARER, MULATSCHAK, TIMES, MulatschakTally
from engine.override import override
from engine.rules import Phase, Rules, Setup
from engine.sheet import Counting, Line, Note
from engine.table import NOBODY, Seat


class MulatschakRules(Rules[MulatschakTable]):
    """Mulatschak for two to five, each for himself; few points win."""

    options: MulatschakOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return GERMAN_33

    @override
    def flow(self) -> list[Phase[MulatschakTable]]:
        o = self.options
        return [DealOut(o), Auction(o), NameTrumps(), StayHome(o), Exchange(o), MulatschakTricks()]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> MulatschakTable:
        t = MulatschakTable(self.players, setup.dealer, list(cards))
        t.doubled = bool(setup.carried and setup.carried[0])
        return t

    def _times(self, t: MulatschakTable) -> int:
        """By what everything of this deal is multiplied; nothing doubles twice (MU-9)."""
        hearts = self.options.hearts_double and t.trump == "H"
        return 2 if hearts or t.doubled or t.mulatschak else 1

    @override
    def score(self, t: MulatschakTable) -> Line:
        if t.thrown_in != NOBODY:
            return Line((0,) * self.players, (Note(ANEW, t.thrown_in),))
        if t.declarer == NOBODY:
            return Line((0,) * self.players)
        times = self._times(t)
        values = tuple(times * self._points(t, seat) for seat in range(self.players))
        notes = [Note(DECLARER, t.declarer), Note(BID, t.bid), Note(TIMES, times)]
        if t.mulatschak:
            notes.append(Note(MULATSCHAK, t.declarer))
        return Line(values, tuple(notes))

    def _points(self, t: MulatschakTable, seat: Seat) -> int:
        """What the deal changes for a seat, not yet multiplied (MU-5, MU-8)."""
        o, won = self.options, t.won(seat)
        if not t.plays[seat]:
            return o.stay_costs
        if seat == t.declarer:
            return -won if won >= t.bid else o.failed
        broken = t.mulatschak and t.won(t.declarer) < ALL_FIVE
        return -won if won else 0 if broken else o.no_trick

    @property
    @override
    def line_fewest(self) -> bool:
        return True

    @override
    def tally(self) -> MulatschakTally:
        return MulatschakTally(self.options, self.players)

    @override
    def counting(self) -> Counting:
        return Counting("points", fewest=True)

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, line)

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        kept = tally.tally(self.options, self.players, lines)
        if kept.over:
            return None
        # Who had to deal anew deals the next one, too.
        again = (dealer - 1) % self.players if kept.doubled else dealer
        return Setup(again, tuple(range(self.players)), (int(kept.doubled),) * self.players)

    @override
    def asks(self, t: MulatschakTable) -> Fact:
        """In the auction what was bid so far; in the exchange how many cards are left."""
        if t.phase == "auction" and t.bid:
            return Fact("auction_over", (t.bid,))
        if t.phase == "exchange":
            return Fact("exchange_more" if t.laid else "exchange", (len(t.stock) - t.laid,))
        return super().asks(t)
