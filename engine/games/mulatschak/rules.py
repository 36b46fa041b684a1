"""Mulatschak, as Salzburg plays it: bid tricks, name trumps, and count down to nothing.

The chapters of a deal: the cut and the cards; the auction; trumps; who stays at home; the exchange;
the tricks. `readings.md` says where the rules come from, and by the numbers MU-A1 to MU-A12 how
each open point is read; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.games.mulatschak import tally
from engine.games.mulatschak.auction import Auction, NameTrumps
from engine.games.mulatschak.chapters import DealOut, Exchange, MulatschakTricks, StayHome
from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.tally import ANEW, BID, DECLARER, MULATSCHAK, TIMES, MulatschakTally
from engine.games.mulatschak.trumps import PACKS, RANKINGS_OF
from engine.games.mulatschak.worth import Played, points, times
from engine.override import override
from engine.phases.countdown import counting
from engine.rules import Phase, Rules, Setup
from engine.sheet import Counting, Line, Note
from engine.table import NOBODY, Seat


class MulatschakRules(Rules[MulatschakTable]):
    """Mulatschak for two to five, each for himself; few points win."""

    options: MulatschakOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return PACKS[self.options.pack]

    @override
    def flow(self) -> list[Phase[MulatschakTable]]:
        o = self.options
        self.rankings = RANKINGS_OF[o.pack]
        self.tricks = MulatschakTricks(o)
        return [DealOut(o), Auction(o), NameTrumps(o), StayHome(o), Exchange(o), self.tricks]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> MulatschakTable:
        *left, doubled = setup.carried
        return MulatschakTable(self.players, setup.dealer, list(cards), left, bool(doubled))

    @override
    def score(self, t: MulatschakTable) -> Line:
        if t.thrown_in != NOBODY:
            return Line((0,) * self.players, (Note(ANEW, t.thrown_in),))
        if t.declarer == NOBODY:
            return Line((0,) * self.players)
        by = times(self.options, hearts=t.trump == "H", doubled=t.doubled)
        won = [t.won(seat) if plays else None for seat, plays in enumerate(t.plays)]
        values = points(self.options, Played(t.declarer, t.bid, won, t.mulatschak), by)
        notes = [Note(DECLARER, t.declarer), Note(BID, t.bid), Note(TIMES, by)]
        if t.mulatschak:
            notes.append(Note(MULATSCHAK, t.declarer))
        return Line(values, tuple(notes))

    @property
    @override
    def line_fewest(self) -> bool:
        return True

    @override
    def tally(self) -> MulatschakTally:
        return MulatschakTally(self.options, self.players)

    @override
    def counting(self) -> Counting:
        return counting()

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, lines, line)

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        kept = tally.tally(self.options, self.players, lines)
        if kept.over:
            return None
        # A dealer who had to deal anew deals the next one, too.
        again = (dealer - 1) % self.players if kept.doubled else dealer
        return Setup(again, tuple(range(self.players)), (*kept.points, int(kept.doubled)))

    @override
    def remarks(self) -> list[Fact]:
        """Two are soon bored, and five have few cards to exchange."""
        return [Fact("three_or_four")] if self.players in (2, 5) else []

    @override
    def asks(self, t: MulatschakTable) -> Fact:
        """In the auction what was bid so far; in the exchange how many cards are left."""
        if t.phase == "auction" and t.bid:
            holds = t.turn == t.dealer
            return Fact("auction_dealer" if holds else "auction_over", (t.bid,))
        if t.phase == "exchange":
            left = min(len(t.hands[t.turn]), len(t.stock) - t.laid)
            if t.laid:
                return Fact("exchange_more", (left,)) if left else Fact("draw_now")
            return Fact("exchange", (left,))
        return super().asks(t)
