"""Ramser, the Ramsen of the Swiss.

The chapters of a deal: the cards, five to each and five to the Blind; who takes the Blind; who
plays; whether the dealer takes the card that was turned; the tricks. `readings.md` names the sheets
of rules that this comes from, and gives the readings RS-A1 to RS-A15 for what they leave open; the
code names them where they apply.
"""

from __future__ import annotations

from engine.cards import GERMAN_32, Card
from engine.facts import Fact
from engine.games.ramser import tally
from engine.games.ramser.chapters import MOST_WITH_BLIND, Blind, Deal, Join, TakeUp
from engine.games.ramser.options import RamserOptions
from engine.games.ramser.play import RamserTricks
from engine.games.ramser.table import RamserTable
from engine.games.ramser.tally import CROWD, RamserTally
from engine.games.ramser.trumps import PACK_35
from engine.override import override
from engine.phases.race import LONE, RaceRules, finished
from engine.rules import Phase
from engine.sheet import Counting, Line
from engine.table import NOBODY


class RamserRules(RaceRules[RamserTable]):
    """Ramser for three to six players, each for himself.

    Where a game goes on until one is left, who has his sausage drops out, so a deal may have fewer
    hands than there are seats.
    """

    options: RamserOptions
    table = RamserTable

    @override
    def pack(self) -> tuple[Card, ...]:
        more = self.players == CROWD and self.options.five_pack == len(PACK_35)
        return PACK_35 if more else GERMAN_32

    @property
    @override
    def anticlockwise(self) -> bool:
        return True

    @override
    def flow(self) -> list[Phase[RamserTable]]:
        self.tricks = RamserTricks(self.options, self.pack())
        self.alone = LONE[self.options.lone_player]  # RS-A8
        before = self.options.take_up == "before"
        middle: list[Phase[RamserTable]] = [Join(), TakeUp(before)]
        if before:
            middle.reverse()
        return [Deal(), Blind(), *middle, self.tricks]

    @override
    def score(self, t: RamserTable) -> Line:
        if t.lone != NOBODY:
            got = self.alone
            values = tuple(got if seat == t.lone else None for seat in range(self.players))
            return Line(values, finished([t.lone] if (got or 0) >= t.open[t.lone] else []))
        won = [0] * self.players
        for trick in t.tricks:
            won[trick.winner] += 1
        tricks = tuple(won[seat] if plays else None for seat, plays in enumerate(t.plays))
        return Line(tricks, finished(t.finished))

    @override
    def tally(self) -> RamserTally:
        return RamserTally(self.options, self.players)

    @override
    def counting(self) -> Counting:
        return tally.counting(self.options, self.players)

    @override
    def remarks(self) -> list[Fact]:
        """With six people the cards do not reach for the Blind; two are few."""
        if self.players == 2:
            return [Fact("two")]
        return [Fact("no_blind", (self.players,))] if self.players > MOST_WITH_BLIND else []

    @override
    def asks(self, t: RamserTable) -> Fact:
        """Whether the dealer has still to lay a card away, or two lie there to be taken."""
        if t.phase == "take_up":
            if t.owes:
                return Fact("lay_away")
            if len(t.up) > 1:
                return Fact("take_both")
        return super().asks(t)
