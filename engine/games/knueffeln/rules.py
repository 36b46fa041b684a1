"""Knüffeln: Bohmstedt's game, Hattstedt's, and those of 1924 and 1938.

The chapters of a deal: nine cards each and the chosen suits; with five the dealer's solo; the
Olen at the bottom of the stock; the Tens for turn-ups; the tricks, in which a leader may turn and
the others see or run; after five tricks in a row the Jann, or on to the march. `readings.md`
names the text that the rules come from, and gives the readings KN-A1 to KN-A41 for what it leaves
open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import FRENCH_48_NO_FIVES, FRENCH_48_NO_TENS, Card
from engine.games.knueffeln import talk, tally
from engine.games.knueffeln.dealing import DealOut, Solo
from engine.games.knueffeln.exchange import Olen, Tens
from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.play import Answer, Jann, Tricks
from engine.games.knueffeln.results import outcome
from engine.games.knueffeln.table import KnueffelnTable
from engine.games.knueffeln.tally import KnueffelnTally, Outcome
from engine.moves import Call
from engine.override import override
from engine.rules import Phase, Rules, Setup
from engine.sheet import Counting, Line
from engine.table import NOBODY, Seat


class KnueffelnRules(Rules[KnueffelnTable]):
    """Knüffeln for two pairs of partners, or for five of whom the dealer sits out or plays solo."""

    options: KnueffelnOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return FRENCH_48_NO_FIVES if self.options.exchange_card == "ten" else FRENCH_48_NO_TENS

    @override
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Two pairs that stay together; of five each for himself, because the pairs change."""
        return ((0, 2), (1, 3)) if self.players == 4 else super().sides()

    @override
    def flow(self) -> list[Phase[KnueffelnTable]]:
        o = self.options
        chapters: list[Phase[KnueffelnTable]] = [DealOut(self.players)]
        if self.players == 5:
            chapters.append(Solo())
        elif o.bottom_olen != "off":
            chapters.append(Olen(o))
        self.tricks, self.answer = Tricks(o), Answer(o)
        return [*chapters, Tens(o), self.tricks, self.answer, Jann()]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> KnueffelnTable:
        return KnueffelnTable(self.players, setup.dealer, list(cards), setup.carried)

    @override
    def score(self, t: KnueffelnTable) -> Line:
        sides = len(self.sides())
        if not t.chosen:
            return tally.thrown_in(sides, t.dealer)
        way, winning = outcome(t)
        return Outcome(
            way,
            sum(t.raised),
            self._columns(t, winning),
            self._columns(t, 1 - winning),
            t.solo,
            t.ran != NOBODY,
        ).line(self.options, sides)

    def _columns(self, t: KnueffelnTable, side: int) -> tuple[int, ...]:
        """Return the columns of the sheet that belong to a side of this deal."""
        if self.players == 4:
            return (side,)
        return tuple(seat for seat, theirs in enumerate(t.side) if theirs == side)

    @override
    def tally(self) -> KnueffelnTally:
        return KnueffelnTally(self.options, len(self.sides()))

    @override
    def counting(self) -> Counting:
        return tally.counting(self.options)

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, len(self.sides()), line)

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """Pass the deal on clockwise; the same dealer deals cards thrown in again (KN-A32)."""
        kept = tally.tally(self.options, len(self.sides()), lines)
        if kept.over:
            return None
        if tally.was_thrown_in(lines):
            dealer = (dealer - 1) % self.players
        return Setup(dealer, tuple(range(self.players)), self._rungs(kept))

    def _rungs(self, kept: KnueffelnTally) -> tuple[int, ...]:
        """Return what is left of two pairs' ladders, to weigh what a deal is worth."""
        if not kept.on_ladder or kept.sides != tally.FOUR_SIDES:
            return ()
        return (tally.RUNGS,) * kept.sides if kept.ended else tuple(kept.left)

    @override
    def barred(self, t: KnueffelnTable, seat: Seat) -> frozenset[Card]:
        """Royals and Tens that nobody claimed anything with: they sleep."""
        return t.sleepers() if t.asleep else frozenset()

    @override
    def phrases(self, t: KnueffelnTable, seat: Seat) -> list[Call]:
        return talk.phrases(self.options, t, seat)

    @override
    def say(self, t: KnueffelnTable, seat: Seat, phrase: Call) -> None:
        talk.say(self.options, t, seat, phrase)
