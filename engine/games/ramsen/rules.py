"""Ramsen, as Bavaria plays it, and Zaisertshofen's Ramsch.

The chapters of a deal: rearhand cuts and may keep the bottom card (schleck); the deal, three and
two; the exchange with the talon, five cards for the whole table; play or pass; the tricks.
`readings.md` names the text that the rules come from, and gives the readings RM-A1 to RM-A31 for
what it leaves open; the code names them where they apply.
"""

from __future__ import annotations

from engine.cards import GERMAN_32, Card
from engine.facts import Fact
from engine.games.ramsen import tally
from engine.games.ramsen.chapters import Bid, DealOut, RamsenTricks, Schleck
from engine.games.ramsen.exchange import Exchange
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.tally import RamsenTally
from engine.override import override
from engine.phases.race import LONE, RaceRules, finished
from engine.rules import Phase
from engine.sheet import Counting, Line
from engine.table import NOBODY


class RamsenRules(RaceRules[RamsenTable]):
    """Ramsen for three to five players, each for himself.

    At Zaisertshofen finishers drop out, so a deal may have fewer hands than there are seats.
    """

    options: RamsenOptions
    table = RamsenTable

    @override
    def pack(self) -> tuple[Card, ...]:
        return GERMAN_32

    @override
    def flow(self) -> list[Phase[RamsenTable]]:
        o = self.options
        self.tricks, self.alone = RamsenTricks(o), LONE[o.lone_player]
        self.exchange, self.bid = Exchange(o), Bid(o)
        middle: list[Phase[RamsenTable]] = [self.exchange, self.bid]
        if o.bid_before_exchange:
            middle.reverse()
        return [Schleck(o), DealOut(o), *middle, self.tricks]

    @override
    def score(self, t: RamsenTable) -> Line:
        if t.lone != NOBODY:
            return self._lone_line(t)
        won = [0] * self.players
        for trick in t.tricks:
            won[trick.winner] += 1
        values = tuple(won[seat] if plays else None for seat, plays in enumerate(t.bids))
        return Line(values, finished(t.finished))

    def _lone_line(self, t: RamsenTable) -> Line:
        return Line(tuple(self.alone if seat == t.lone else None for seat in range(self.players)))

    @override
    def tally(self) -> RamsenTally:
        return RamsenTally(self.options, self.players)

    @override
    def counting(self) -> Counting:
        return tally.counting(self.options)

    @override
    def club(self) -> Counting:
        return tally.club(self.options, self.players)

    @override
    def asks(self, t: RamsenTable) -> Fact:
        """Ask, with the cards left for the exchange; at the bid, say if the player must be in."""
        if t.phase == "exchange":
            if t.laid:
                return Fact("exchange_more", (t.room,)) if t.room else Fact("draw_now")
            return Fact("exchange", (t.room,)) if t.room else Fact("swap_only")
        if t.phase == "bid" and len(self.legal(t)) == 1:
            return Fact("bound")
        return super().asks(t)
