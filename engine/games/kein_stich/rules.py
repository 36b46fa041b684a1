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
from engine.games.kein_stich.penalties import COSTS, LAY_OFF, NO_MAX, POWER
from engine.games.kein_stich.table import KeinStichTable
from engine.phases.rows import PASS
from engine.rules import Coins, Phase, Rules, Setup, Strip
from engine.sheet import Line, Note, Sheet
from engine.table import Seat

PLACES = ("first_out", "second_out", "third_out")
"""How the places are called that can win anything."""


class KeinStichRules(Rules[KeinStichTable]):
    """Kein Stich for three to six players, each for himself."""

    options: KeinStichOptions

    @property
    def pattern(self) -> str:
        return "international" if self.deck.french else "bavarian"

    def pack(self) -> tuple[Card, ...]:
        return self.deck.cards

    def flow(self) -> list[Phase[KeinStichTable]]:
        self.deck = Deck(self.options, self.players)
        self.tricks = CostlyTricks(self.options, self.deck)
        self.rows = LayOff(self.options, self.deck)
        return [DealOut(self.deck), self.tricks, self.rows]

    def deal(self, cards: Sequence[Card], setup: Setup) -> KeinStichTable:
        place, pot, *money = setup.carried
        kind = tally.Tally(self.options, self.players).deals[place]
        return KeinStichTable(
            self.players, setup.dealer, list(cards), kind, pot, money, before=tuple(money)
        )

    def score(self, t: KeinStichTable) -> Line:
        """What the deal brought each, with its kind, the pot, the march and the places."""
        notes = [Note(t.kind, t.pot), *(Note(tally.OUT, seat) for seat in t.out)]
        marcher = t.marcher()
        if self.options.march and marcher is not None:
            notes.append(Note(tally.MARCH, marcher))
        return Line(t.brought(), tuple(notes))

    def sheet(self, lines: Sequence[Line]) -> Sheet:
        return tally.sheet(self.options, self.players, lines)

    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, self.deck, lines, line)

    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        kept = tally.tally(self.options, self.players, lines)
        if kept.over:
            return None
        if self.options.dealer == "stays" and kept.place:
            dealer = (dealer - 1) % self.players
        return Setup(dealer, tuple(range(self.players)), (kept.place, kept.pot, *kept.money))

    def barred(self, t: KeinStichTable, seat: Seat) -> frozenset[Card]:
        if t.kind == LAY_OFF:
            return self.rows.barred(t, seat)
        return self.tricks.barred(t, seat)

    def coins(self, t: KeinStichTable) -> Coins:
        """The pot, and what each has won or lost in the evening until now."""
        return Coins(t.pot, tuple(t.money))

    def columns(self, t: KeinStichTable, row: int) -> list[int]:
        """The rows grow to both sides of the Unters, which lie in one column."""
        return [self.deck.column(card) for card in t.rows[row]]

    def strips(self, t: KeinStichTable) -> list[Strip]:
        """A strip for each suit, with room for all its cards."""
        return [Strip((row,), wide=len(self.deck.ranks)) for row in range(len(t.rows))]

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

    def brought(self, line: Line) -> list[Fact]:
        """Who marched, who paid and who was paid, and what then lies in the pot."""
        facts = [Fact("marches", (note.number,)) for note in line.notes if note.key == tally.MARCH]
        for seat, value in enumerate(line.values):
            if value:
                facts.append(Fact("pays" if value < 0 else "gets", (seat, abs(value))))
        facts += [Fact("pot", (note.number,)) for note in line.notes if note.key in COSTS]
        return facts

    def status(self, t: KeinStichTable, seat: Seat) -> list[Fact]:
        """What the deal has cost or brought, and in which place somebody went out."""
        facts = []
        if seat in t.out:
            place = t.out.index(seat)
            facts.append(Fact(PLACES[place] if place < len(PLACES) else "out"))
        value = t.brought()[seat]
        if value:
            facts.append(Fact("lost" if value < 0 else "won", (abs(value),)))
        return facts

    def signs(self, t: KeinStichTable) -> list[Fact]:
        """The kind of the deal, what costs what, or what each place wins."""
        facts = [Fact(self.deck.called(t.kind))]
        if t.kind == LAY_OFF:
            won = zip(PLACES, t.prizes, strict=False)
            return facts + [Fact(place, (prize,)) for place, prize in won if prize]
        for name, cost in COSTS[t.kind].named():
            price = cost * self.options.stake
            key = self.deck.called(name)
            facts.append(Fact(key, (self.deck.max, price) if name == "max" else (price,)))
        return facts

    def line_name(self, line: Line) -> Fact | None:
        """The kind of the deal, where it is noted."""
        kinds = [note.key for note in line.notes if note.key in (*COSTS, LAY_OFF)]
        return Fact(self.deck.called(kinds[0])) if kinds else None

    def nickname(self, card: Card, t: KeinStichTable | None = None) -> str:
        """Max or Black Pig, where a deal is about it."""
        if card is not self.deck.max or (t is not None and t.kind not in (NO_MAX, POWER)):
            return ""
        return "black_pig" if self.deck.black_pig else "max"
