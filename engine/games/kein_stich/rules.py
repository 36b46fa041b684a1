"""Kein Stich: deals that cost, and a lay-off that pays out the pot.

Every deal is of one kind; which, follows from the number of deals before it and from the game
agreed on. The pack is dealt out. In a deal of tricks one follows suit, without trumps, and pays
for what one takes; in the lay-off the suits grow from their Unters and the first out win the pot.
`readings.md` names the text that the rules come from, and gives the readings KS-A1 to KS-A23 for
what it leaves open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.games.kein_stich import tally
from engine.games.kein_stich.chapters import CostlyTricks, DealOut, LayOff
from engine.games.kein_stich.deck import Deck
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.table import KeinStichTable
from engine.games.kein_stich.tally import KeinStichTally
from engine.override import override
from engine.phases.rows import PASS
from engine.rules import Phase, Rules, Setup
from engine.sheet import Counting, Line, Note
from engine.table import Seat


class KeinStichRules(Rules[KeinStichTable]):
    """Kein Stich for three to six players, each for himself."""

    options: KeinStichOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return self.deck.cards

    @property
    @override
    def pattern(self) -> str:
        return "international" if self.deck.french else "bavarian"

    @override
    def flow(self) -> list[Phase[KeinStichTable]]:
        self.deck = Deck(self.options, self.players)
        self.tricks = CostlyTricks(self.options, self.deck)
        self.rows = LayOff(self.options, self.deck)
        return [DealOut(self.deck), self.tricks, self.rows]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> KeinStichTable:
        place, pot, *money = setup.carried
        kind = self.tally().deals[place]
        return KeinStichTable(
            self.players, setup.dealer, list(cards), kind, pot, money, before=tuple(money)
        )

    @override
    def score(self, t: KeinStichTable) -> Line:
        """Return what the deal brought each, with its kind, the pot, the march and the places."""
        notes = [Note(t.kind, t.pot), *(Note(tally.OUT, seat) for seat in t.out)]
        marcher = t.marcher()
        if self.tricks.march and marcher is not None:
            notes.append(Note(tally.MARCH, marcher))
        return Line(t.brought(), tuple(notes))

    @override
    def tally(self) -> KeinStichTally:
        return KeinStichTally(self.options, self.players)

    @override
    def counting(self) -> Counting:
        """Return what decides the evening: the balance, shared if equal (KS-A18); not the pot."""
        return Counting("money", most=0)

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, self.deck, lines, line)

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        kept = tally.tally(self.options, self.players, lines)
        if kept.over:
            return None
        if self.options.dealer == "stays" and kept.place:
            dealer = (dealer - 1) % self.players
        return Setup(dealer, tuple(range(self.players)), (kept.place, kept.pot, *kept.money))

    @override
    def remarks(self) -> list[Fact]:
        """With how many cards they play, and whether some are left out (KS-A21)."""
        deck = self.deck
        dealt = (len(deck.cards), deck.hand)
        if not deck.left_out:
            return [Fact("pack", dealt)]
        return [Fact("pack_without", (*dealt, deck.left_out))]

    @override
    def asks(self, t: KeinStichTable) -> Fact:
        """In the lay-off, whether to begin, to lay, to lay on, or only to pass."""
        if t.phase != self.rows.name:
            return super().asks(t)
        legal = self.legal(t)
        if not t.layers:
            return Fact("begin", (self.deck.start,))
        if legal == [PASS]:
            return Fact("nothing_fits")
        if t.laid:
            return Fact("lay_on" if len(legal) > 1 else "nothing_more")
        return Fact("may_lay" if PASS in legal else "rows")
