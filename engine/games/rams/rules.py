"""Rams, and the games that are played like it: Rounce, Bierspiel, Ramscheln, Bester Bube.

The chapters of a deal: the cards, the widow, the trump; who plays; the dealer and the trump card;
the tricks. `readings.md` names the sources and gives the readings RA-A1 to RA-A18 for what they
leave open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot.rules import JoinRules
from engine.games.rams import tally
from engine.games.rams.chapters import (
    DealOut,
    Flush,
    Join,
    LayOne,
    Promise,
    TrumpCard,
    general_time,
    widow_cards,
)
from engine.games.rams.counters import STAKE
from engine.games.rams.options import RamsOptions
from engine.games.rams.play import RamsTricks
from engine.games.rams.table import RamsTable
from engine.games.rams.trumps import deck
from engine.override import override
from engine.phases.accounts import DEALER
from engine.rules import Phase, Setup
from engine.sheet import Counting, Line, Note
from engine.table import NOBODY


class RamsRules(JoinRules[RamsTable]):
    """Rams for three to six players, Rounce for seven too, each for himself.

    Where the last one loses, who is rid of his counters drops out, so a deal may have fewer hands
    than there are seats.
    """

    options: RamsOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return self.deck.cards

    @override
    def trumps(self, trump: str) -> Sequence[Card]:
        return super().trumps(trump) if trump else self.deck.always

    @property
    @override
    def pattern(self) -> str:
        return "bavarian" if self.deck.german else super().pattern

    @property
    @override
    def anticlockwise(self) -> bool:
        return self.options.way == "anticlockwise"

    @override
    def flow(self) -> list[Phase[RamsTable]]:
        o = self.options
        self.pool = o.scoring == "pool"
        self.deck = deck(o)
        self.rankings = self.deck.rankings
        self.join = Join(o)
        self.tricks = RamsTricks(o)
        asked: list[Phase[RamsTable]] = [Promise()] if general_time(o) == "before" else []
        self.sweeps = o.flush == "sweeps" and o.applies("flush")
        shown: list[Phase[RamsTable]] = [Flush(self.rankings)] if self.sweeps else []
        chapters = [DealOut(o, self.players), *asked, self.join, LayOne()]
        return [*chapters, *shown, TrumpCard(o), self.tricks]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> RamsTable:
        pool, kind, *left = setup.carried
        t = RamsTable(self.players, setup.dealer, list(cards), left, pool, kind)
        if len(setup.playing) < self.players:
            t.only(setup.playing)
        return t

    @override
    def score(self, t: RamsTable) -> Line:
        """Return what the deal has changed; with a pool, what each has won or paid in it."""
        values = list(t.changes)
        if not self.pool:
            notes = [] if t.general == NOBODY else [Note(tally.GENERAL, t.general)]
            return Line(tuple(values), tuple(notes))
        values[t.dealer] = (values[t.dealer] or 0) - STAKE
        notes = [Note(DEALER, t.dealer), Note(tally.POT, t.held)]
        if t.flush_by != NOBODY:
            notes.append(Note(tally.FLUSH, t.flush_by))
        return Line(tuple(values), tuple(notes))

    @override
    def interim(self, t: RamsTable) -> Line | None:
        """Return the counters that tricks have taken so far; penalties come only in the end."""
        if self.pool or not t.tricks or t.general != NOBODY:
            return None
        return Line(tuple(-t.won(seat) or None for seat in range(self.players)))

    @property
    @override
    def line_fewest(self) -> bool:
        return not self.pool

    @override
    def tally(self) -> tally.RamsTally:
        return tally.blank(self.options, self.players)

    @override
    def counting(self) -> Counting:
        return tally.counting(self.options)

    @override
    def remarks(self) -> list[Fact]:
        """Say where so many play that no widow is left (RA-A4), or too many for Ramscheln."""
        if self.options.widow:
            there = widow_cards(self.options, self.players)
            return [] if there else [Fact("no_widow", (self.players,))]
        many = self.pool and self.options.seven and self.players > 5
        return [Fact("three_to_five")] if many else []

    @override
    def asks(self, t: RamsTable) -> Fact:
        """Whether one may pass, and what lies in the pool."""
        if t.phase != "join":
            return super().asks(t)
        if not self.join.may_pass(t):
            if t.stock:
                return Fact("play_or_widow")
            return Fact("bound" if self.join.fewest > 1 else "bound_alone")
        return Fact("join_pool", (t.pool,)) if self.pool else Fact("join")
