"""Schnellen: five tricks, counted down from 21; and Schnalzen, which is played the same way.

The chapters of a deal: the cards, and a card turned for trumps, or a bid for naming them; who
stays at home; what the dealer lays away; the tricks. `readings.md` names the sources and gives the
readings SN-A1 to SN-A15 for what they leave open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import GERMAN_33, WELI, Card
from engine.facts import Fact
from engine.families.pot.rules import JoinRules
from engine.games.schnellen import tally
from engine.games.schnellen.chapters import Bid, DealOut, LayAway, NameTrumps, Stay
from engine.games.schnellen.options import SchnellenOptions
from engine.games.schnellen.play import SchnellenTricks
from engine.games.schnellen.table import SchnellenTable
from engine.override import override
from engine.phases.countdown import counting
from engine.phases.weli import RANKINGS
from engine.rules import Phase, Setup
from engine.sheet import Counting, Line, Note
from engine.table import NOBODY

SHORT = tuple(one for one in GERMAN_33 if one.rank not in ("9", "8", "7"))
"""The pack without Nines, Eights and Sevens (SN-A15)."""


class SchnellenRules(JoinRules[SchnellenTable]):
    """Schnellen for three to five players, each for himself; few points win."""

    options: SchnellenOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return SHORT if self.options.pack == len(SHORT) else GERMAN_33

    @override
    def trumps(self, trump: str) -> Sequence[Card]:
        return super().trumps(trump) if trump else (WELI,)

    @override
    def flow(self) -> list[Phase[SchnellenTable]]:
        o = self.options
        self.rankings, self.tricks = RANKINGS, SchnellenTricks(o)
        chapters: list[Phase[SchnellenTable]] = [DealOut(o)]
        if o.trumps == "bid":
            chapters += [Bid(o), NameTrumps(o)]
        chapters.append(Stay(o))
        if o.dealer_takes:
            chapters.append(LayAway())
        return [*chapters, self.tricks]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> SchnellenTable:
        *points, last = setup.carried
        return SchnellenTable(
            self.players, setup.dealer, list(cards), points, tuple(points), bool(last)
        )

    @override
    def score(self, t: SchnellenTable) -> Line:
        """By how much the points of each have changed; None for one at home for nothing."""
        values: list[int | None] = [
            now - before if plays or now != before else None
            for now, before, plays in zip(t.points, t.before, t.plays, strict=True)
        ]
        notes = []
        if t.times > 1:
            notes.append(Note(tally.TIMES, t.times))
        if t.declarer != NOBODY:
            notes += [Note(tally.DECLARER, t.declarer), Note(tally.BID, t.bid)]
        return Line(tuple(values), tuple(notes))

    @override
    def interim(self, t: SchnellenTable) -> Line | None:
        """Return what has been chalked so far; one who has no trick yet is left out."""
        values = tuple(value or None for value in self.score(t).values)
        return Line(values) if any(values) else None

    @property
    @override
    def line_fewest(self) -> bool:
        return True

    @override
    def tally(self) -> tally.SchnellenTally:
        return tally.SchnellenTally(self.options, self.players)

    @override
    def counting(self) -> Counting:
        return counting()

    @override
    def remarks(self) -> list[Fact]:
        """With five it takes long from many points; where a Ten binds, four are usual."""
        if self.options.ten_binds:
            return [Fact("four")] if self.players != 4 else []
        return [Fact("long")] if self.players == 5 and self.options.start >= 20 else []

    @override
    def asks(self, t: SchnellenTable) -> Fact:
        """Return what was bid so far, or what staying at home costs."""
        if t.phase == "bid" and t.bid:
            return Fact("bid_over", (t.bid,))
        if t.phase == "stay":
            cost = self.options.home_costs * t.times
            return Fact("stay", (cost,)) if cost else Fact("stay_free")
        return super().asks(t)
