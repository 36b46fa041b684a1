"""What the table shows and says of Kein Stich."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.kein_stich import tally
from engine.games.kein_stich.deck import HEARTS
from engine.games.kein_stich.penalties import COSTS, LAY_OFF, NO_MAX, POWER
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.override import override
from engine.rules.show import Coins, Reckoned, Show, Strip, changes
from engine.sheet import Line
from engine.table import Seat, Trick

PLACES = ("first_out", "second_out", "third_out")
"""How the places are called that can win anything."""


class KeinStichShow(Show[KeinStichTable]):
    """What the table shows and says of Kein Stich."""

    rules: KeinStichRules

    @override
    def coins(self, t: KeinStichTable) -> Coins:
        """Return the pot, and what each has won or lost in the evening until now."""
        return Coins(t.pot, tuple(t.money))

    @override
    def decision(self, t: KeinStichTable) -> str:
        """Return the phase, or the kind of deal where each kind's tricks are decided otherwise."""
        return t.phase if t.kind == LAY_OFF else t.kind

    @override
    def columns(self, t: KeinStichTable, row: int) -> list[int]:
        """Return the columns of a row, which grows to both sides of the Unter."""
        return [self.rules.deck.column(card) for card in t.rows[row]]

    @override
    def strips(self, t: KeinStichTable) -> list[Strip]:
        """Return a strip for each suit, with room for all its cards."""
        return [Strip((row,), wide=len(self.rules.deck.ranks)) for row in range(len(t.rows))]

    @override
    def brought(self, line: Line) -> list[Fact]:
        """Who marched, who paid and who was paid, and what then lies in the pot."""
        facts = [Fact("marches", (note.number,)) for note in line.notes if note.key == tally.MARCH]
        facts += changes(line, "gets", "pays")
        facts += [Fact("pot", (note.number,)) for note in line.notes if note.key in COSTS]
        return facts

    @override
    def reckoning(self, t: KeinStichTable, line: Line) -> list[Reckoned]:
        """Each kind of penalty by itself; a march; or the places of the lay-off."""
        sides = range(len(line.values))
        if t.kind == LAY_OFF:
            places = {seat: place for place, seat in enumerate(t.out)}
            return [
                Reckoned(seat, _place_of(places.get(seat)), line.values[seat] or 0)
                for seat in sorted(sides, key=lambda one: places.get(one, len(sides)))
            ]
        marcher = next((note.number for note in line.notes if note.key == tally.MARCH), None)
        if marcher is not None:
            return [
                Reckoned(seat, Fact("marched" if seat == marcher else "against_march"), value or 0)
                for seat, value in enumerate(line.values)
            ]
        return [one for seat in sides for one in self._paid(t, seat)]

    def _paid(self, t: KeinStichTable, seat: Seat) -> list[Reckoned]:
        """Return what one has paid for, in the order of the rule book."""
        deck, stake = self.rules.deck, self.rules.options.stake
        taken = [(n, trick) for n, trick in enumerate(t.tricks) if trick.winner == seat]
        cards = [card for _, trick in taken for card in trick.cards]
        numbers = {number for number, _ in taken}
        counts = {
            "trick": len(taken),
            "heart": sum(card.suit == HEARTS for card in cards),
            "ober": sum(card in deck.obers for card in cards),
            "max": int(deck.max in cards),
            "first": int(0 in numbers),
            "last": int(deck.hand - 1 in numbers),
            "penultimate": int(deck.hand - 2 in numbers),
        }
        found = [
            Reckoned(seat, Fact(deck.called(name), (counts[name],)), -counts[name] * cost * stake)
            for name, cost in COSTS[t.kind].named()
            if counts[name]
        ]
        return found or [Reckoned(seat, Fact("nothing_taken"))]

    @override
    def counted(self, t: KeinStichTable) -> list[Card]:
        """Return the cards that cost something; where tricks do, those that took one."""
        if t.kind == LAY_OFF:
            return []
        costs = COSTS[t.kind]
        if not (costs.heart or costs.ober or costs.max):
            return super().counted(t)
        return [card for trick in t.tricks for card in trick.cards if self._costs(t, card)]

    @override
    def lies_before(self, t: KeinStichTable, trick: Trick, seat: Seat, card: Card) -> Seat:
        """Return the seat before which a card lies: a costly one before its taker, who pays."""
        return trick.winner if self._costs(t, card) else seat

    def _costs(self, t: KeinStichTable, card: Card) -> bool:
        """Whether the card itself costs its taker."""
        costs, deck = COSTS[t.kind], self.rules.deck
        return bool(
            (costs.heart and card.suit == HEARTS)
            or (costs.ober and card in deck.obers)
            or (costs.max and card is deck.max)
        )

    @override
    def status(self, t: KeinStichTable, seat: Seat) -> list[Fact]:
        """Return what the deal has cost or brought, and in which place somebody went out."""
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
        """Return the kind of the deal, what costs what, or what each place wins."""
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
        """Return the kind of the deal, where it is noted."""
        kinds = [note.key for note in line.notes if note.key in (*COSTS, LAY_OFF)]
        return Fact(self.rules.deck.called(kinds[0])) if kinds else None

    @override
    def nickname(self, card: Card, t: KeinStichTable | None = None) -> str:
        """Max or Black Pig, where a deal is about it."""
        if card is not self.rules.deck.max or (t is not None and t.kind not in (NO_MAX, POWER)):
            return ""
        return "black_pig" if self.rules.deck.black_pig else "max"


def _place_of(place: int | None) -> Fact:
    """In which place somebody went out of the lay-off."""
    if place is None:
        return Fact("not_out")
    return Fact(PLACES[place]) if place < len(PLACES) else Fact("out", (place + 1,))
