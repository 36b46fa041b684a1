"""What the table shows and says of Kein Stich."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.kein_stich import tally
from engine.games.kein_stich.penalties import COSTS, LAY_OFF, NO_MAX, POWER
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.override import override
from engine.parts.show import Coins, Show, Strip
from engine.sheet import Line
from engine.table import Seat

PLACES = ("first_out", "second_out", "third_out")
"""How the places are called that can win anything."""


class KeinStichShow(Show[KeinStichTable]):
    """What the table shows and says of Kein Stich."""

    rules: KeinStichRules

    @override
    def coins(self, t: KeinStichTable) -> Coins:
        """The pot, and what each has won or lost in the evening until now."""
        return Coins(t.pot, tuple(t.money))

    @override
    def columns(self, t: KeinStichTable, row: int) -> list[int]:
        """The rows grow to both sides of the Unters, which lie in one column."""
        return [self.rules.deck.column(card) for card in t.rows[row]]

    @override
    def strips(self, t: KeinStichTable) -> list[Strip]:
        """A strip for each suit, with room for all its cards."""
        return [Strip((row,), wide=len(self.rules.deck.ranks)) for row in range(len(t.rows))]

    @override
    def brought(self, line: Line) -> list[Fact]:
        """Who marched, who paid and who was paid, and what then lies in the pot."""
        facts = [Fact("marches", (note.number,)) for note in line.notes if note.key == tally.MARCH]
        for seat, value in enumerate(line.values):
            if value:
                facts.append(Fact("pays" if value < 0 else "gets", (seat, abs(value))))
        facts += [Fact("pot", (note.number,)) for note in line.notes if note.key in COSTS]
        return facts

    @override
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

    @override
    def signs(self, t: KeinStichTable) -> list[Fact]:
        """The kind of the deal, what costs what, or what each place wins."""
        facts = [Fact(self.rules.deck.called(t.kind))]
        if t.kind == LAY_OFF:
            won = zip(PLACES, t.prizes, strict=False)
            return facts + [Fact(place, (prize,)) for place, prize in won if prize]
        costs = COSTS[t.kind].named()
        for name, cost in costs:
            price = cost * self.rules.options.stake
            # A price or two are sentences; more are a list.
            key = ("several_" if len(costs) > 2 else "") + self.rules.deck.called(name)
            facts.append(Fact(key, (self.rules.deck.max, price) if name == "max" else (price,)))
        return facts

    @override
    def line_name(self, line: Line) -> Fact | None:
        """The kind of the deal, where it is noted."""
        kinds = [note.key for note in line.notes if note.key in (*COSTS, LAY_OFF)]
        return Fact(self.rules.deck.called(kinds[0])) if kinds else None

    @override
    def nickname(self, card: Card, t: KeinStichTable | None = None) -> str:
        """Max or Black Pig, where a deal is about it."""
        if card is not self.rules.deck.max or (t is not None and t.kind not in (NO_MAX, POWER)):
            return ""
        return "black_pig" if self.rules.deck.black_pig else "max"
