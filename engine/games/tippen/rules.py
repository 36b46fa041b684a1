"""Tippen, and the games that are played like it: Zwicken, Lampeln, Lupfen.

The chapters of a deal: the stake and the cut; the cards; the trump card; who plays; buying; the
tricks. `readings.md` names the sources and gives the readings TP-A1 to TP-A20 for what they leave
open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot.rules import PotRules
from engine.games.tippen.chapters import (
    Buy,
    Cut,
    Deal,
    DealerFirst,
    Join,
    Lift,
    OpenCut,
    Sniff,
    ThreeUnters,
    TurnUp,
)
from engine.games.tippen.options import TippenOptions
from engine.games.tippen.play import TippenTricks
from engine.games.tippen.pot import Terms
from engine.games.tippen.table import TippenTable
from engine.games.tippen.tally import BELLI as BELLI_LOST
from engine.games.tippen.tally import COMPULSORY, PASSED, POT, UNTERS, TippenTally
from engine.override import override
from engine.rules import Phase
from engine.sheet import Note
from engine.table import NOBODY

BEST_FOR_EIGHT = 4
"""The number of players who get eight cards each with none left over."""


class TippenRules(PotRules[TippenTable]):
    """Tippen for three to six players, with a larger pack for seven, each for himself."""

    options: TippenOptions
    table = TippenTable
    middle, all_play = POT, COMPULSORY

    @override
    def trumps(self, trump: str) -> Sequence[Card]:
        if trump or not self.terms.deck.belli:
            return super().trumps(trump)
        return (self.terms.deck.belli,)

    @override
    def pack(self) -> tuple[Card, ...]:
        return self.terms.deck.cards

    @property
    @override
    def pattern(self) -> str:
        return "berlin" if self.terms.deck.french else super().pattern

    @property
    @override
    def anticlockwise(self) -> bool:
        return self.options.way == "anticlockwise"

    @override
    def flow(self) -> list[Phase[TippenTable]]:
        o = self.options
        self.terms = terms = Terms(o, self.players)
        self.rankings = terms.deck.rankings
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
        self.exchange = Buy()
        self.buys = o.buy and o.applies("buy")
        then: list[Phase[TippenTable]] = [ThreeUnters(terms)] if terms.best_rank else []
        if self.buys:
            then.append(self.exchange)
        return [*begin, Join(), *then, self.tricks]

    @override
    def offered(self, t: TippenTable) -> int:
        """None: it is only the pot that nobody wants."""
        return 0

    @override
    def came_about(self, t: TippenTable) -> list[Note]:
        notes = [Note(PASSED, t.passed)] if t.passed else []
        if t.belli_lost_by != NOBODY:
            notes.append(Note(BELLI_LOST, t.belli_lost_by))
        if t.shown_by != NOBODY:
            notes.append(Note(UNTERS, t.shown_by))
        return notes

    @override
    def tally(self) -> TippenTally:
        return TippenTally(self.terms)

    @override
    def remarks(self) -> list[Fact]:
        """Say how many cards are played with, and that three are few where cards are bought.

        Lampeln is for four: how many cards others get.
        """
        found, size = [], self.terms.deck.size
        if size != self.options.pack:
            found.append(Fact("pack", (size, self.players)))
        if self.options.hand == "eight" and self.terms.tricks * BEST_FOR_EIGHT != 32:
            found.append(Fact("cards_each", (self.terms.tricks,)))
        elif self.options.hand == "eight" and self.players != BEST_FOR_EIGHT:
            found.append(Fact("four"))
        if self.buys and self.players == 3:
            found.append(Fact("four_to_six"))
        return found

    @override
    def asks(self, t: TippenTable) -> Fact:
        """How much lies there, how many cards may go, or what else is open just then."""
        if t.phase == "join":
            return Fact("join", (t.kitty,))
        if t.phase == "dealer_first":
            return Fact("dealer_first", (t.trump,))
        if t.phase == "sniff" and t.sniffed:
            return Fact("lay_for_sniff")
        return super().asks(t)
