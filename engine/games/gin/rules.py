"""Gin as German tables play it: the first card turned up sets the limit, spades count double.

The chapters of a deal, here called a Spiel: ten cards each; who takes the first card; then turn
by turn a card is drawn and another discarded, until one knocks or has gin; then laying off.
`readings.md` names the text that the rules come from, and gives the readings GI-A1 to GI-A28 for
what it leaves open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import FRENCH_52, Card
from engine.facts import Fact
from engine.games.gin import tally
from engine.games.gin.chapters import TAKE, DealOut, Draw, FirstCard
from engine.games.gin.ending import Discard, LastDiscard, after_discard
from engine.games.gin.laying import LayOff, Spread
from engine.games.gin.numbers import ends
from engine.games.gin.options import GinOptions
from engine.games.gin.table import GinTable
from engine.games.gin.tally import GinTally
from engine.override import override
from engine.rules import Phase, Rules, Setup
from engine.sheet import Counting, Line, Note
from engine.table import NOBODY, Seat


class GinRules(Rules[GinTable]):
    """Gin for two."""

    options: GinOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return FRENCH_52

    @override
    def flow(self) -> list[Phase[GinTable]]:
        o = self.options
        self.discard = Discard(o)
        last, self.spread = LastDiscard(), Spread(o)
        return [DealOut(o), FirstCard(), Draw(o), self.discard, last, self.spread, LayOff()]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> GinTable:
        points, boxes = setup.carried[:2], setup.carried[2:]
        lot = setup.by_lot
        return GinTable(self.players, setup.dealer, list(cards), points, boxes, by_lot=lot)

    # The sheet.

    @override
    def score(self, t: GinTable) -> Line:
        if t.knocker == NOBODY:
            return Line((0, 0), (Note(tally.DRAWN, 0),))
        return tally.line_of(self.options, t.knocker, t.ending, t.dead, t.factor)

    @override
    def tally(self) -> GinTally:
        return GinTally(self.options)

    @override
    def counting(self) -> Counting:
        return tally.COUNTING

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, line)

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """Pass the deal on, but not after a drawn Spiel; the Partie's leader opens a Runde.

        When nobody leads, it is drawn by lot (GI-A12).
        """
        kept = tally.tally(self.options, lines)
        if kept.over:
            return None
        leader = kept.leader()
        if kept.ended and leader is not None:
            dealer = leader
        elif lines and not any(lines[-1].values):
            dealer = 1 - dealer
        counts = (0, 0, 0, 0) if kept.ended else (*kept.points, *kept.won)
        return Setup(dealer, (0, 1), counts, by_lot=kept.ended and leader is None)

    @override
    def asks(self, t: GinTable) -> Fact:
        """Name the question of this turn.

        It depends on whether the heap is closed, whether a card may end the deal, and of
        which card it is asked where it lies.
        """
        if t.phase == self.spread.name:
            return Fact("spread", (self.spread.asked(t)[0],))
        if t.phase == "draw" and TAKE not in self.legal(t):
            return Fact("draw_talon")
        if t.phase == self.discard.name:
            if self.options.arrangement == "by_hand":
                return Fact("discard_or_end")
            least = min(after_discard(t.hands[t.turn], self.discard.may_go(t)).values())
            ending = ends(least, t.limit)
            return Fact(f"discard_or_{ending}" if ending else "discard")
        return super().asks(t)
