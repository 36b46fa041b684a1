"""The chapters of Kein Stich: the deal, the tricks that cost, the lay-off that pays.

The kind of the deal says whether there are tricks or a lay-off: the other chapter is passed over.
"""

from __future__ import annotations

from engine.games.kein_stich.deck import Deck
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import COSTS, LAY_OFF, Bill, marches, prizes
from engine.games.kein_stich.table import KeinStichTable
from engine.override import override
from engine.phases.claimed import ALL, NONE
from engine.phases.ranking import Duties, Ranking
from engine.phases.rows import Rows
from engine.phases.tricks import Tricks
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import Seat


class DealOut(Phase[KeinStichTable]):
    """The whole pack is dealt, from forehand on."""

    name = "deal"

    def __init__(self, deck: Deck) -> None:
        self.hand = deck.hand

    @override
    def enter(self, t: KeinStichTable) -> Step:
        top = 0
        for seat in t.in_play():
            t.hands[seat] = t.stock[top : top + self.hand]
            top += self.hand
        t.stock = []
        t.tell("deals", t.dealer)
        return NEXT


class CostlyTricks(Tricks[KeinStichTable]):
    """Follow suit, no trumps; the taker of a trick pays for it at once.

    A deal may end when nothing is left that could cost. With the march agreed, a player
    who took every trick gets his money back at the end, and the others pay.
    """

    def __init__(self, options: KeinStichOptions, deck: Deck) -> None:
        strength = {card: len(deck.ranks) - deck.ranks.index(card.rank) for card in deck.cards}
        ranking = Ranking("", {card: card.suit for card in deck.cards}, strength)
        super().__init__({"": ranking}, Duties(follow=True, trump=False, head=False))
        self.deck = deck
        self.bills = {kind: Bill(kind, deck, options) for kind in COSTS}
        self.march = marches(options, deck)
        self.stops = options.early_end and options.applies("early_end")

    @override
    def enter(self, t: KeinStichTable) -> Step:
        if t.kind == LAY_OFF:
            return NEXT
        t.due = self.bills[t.kind].total
        t.tell(self.deck.called(t.kind))
        return super().enter(t)

    @override
    def taken(self, t: KeinStichTable, winner: Seat) -> Step:
        number = len(t.tricks) - 1
        price = self.bills[t.kind].of(number, t.tricks[number].cards)
        if price:
            t.due -= price
            t.pays(winner, price)
            if self.nothing_left(t.due) and t.hands[winner]:
                t.tell("nothing_left")
                return NEXT
        if self.march and not t.hands[winner]:
            self._reckon_march(t)
        return STAY

    def nothing_left(self, due: int) -> bool:
        """Whether the deal ends with a trick behind which this much is due: nothing can cost."""
        return self.stops and not due

    @override
    def claims(self, t: KeinStichTable, seat: Seat) -> tuple[str, ...]:
        """None of the rest, unless a march may have to be broken; all of it on the way to one."""
        marcher = t.marcher()
        if not self.march or (t.tricks and marcher is None):
            return (NONE,)
        return (ALL,) if marcher == seat else ()

    def _reckon_march(self, t: KeinStichTable) -> None:
        marcher = t.marcher()
        if marcher is None:
            return
        t.tell("marches", marcher)
        t.gets(marcher, -t.brought()[marcher])
        values = self.bills[t.kind].marched(marcher, len(t.hands))
        for seat, value in enumerate(values):
            if value < 0:
                t.pays(seat, -value)
        if values[marcher]:
            t.gets(marcher, values[marcher])


class LayOff(Rows[KeinStichTable]):
    """The rows grow from the Unters; the pot is paid out, place by place."""

    def __init__(self, options: KeinStichOptions, deck: Deck) -> None:
        super().__init__(
            deck.rows(),
            deck.unters,
            deck.start,
            several=options.several,
            may_pass=not options.must_lay,
        )
        self.payout = options.payout
        self.stake = options.stake

    @override
    def enter(self, t: KeinStichTable) -> Step:
        if t.kind != LAY_OFF:
            return NEXT
        t.prizes = prizes(self.payout, t.pot, len(t.hands), self.stake)
        t.tell(t.kind)
        return super().enter(t)

    @override
    def goes_out(self, t: KeinStichTable, seat: Seat) -> None:
        super().goes_out(t, seat)
        if prize := self.prize(t, len(t.out) - 1):
            t.gets(seat, prize)

    def prize(self, t: KeinStichTable, place: int) -> int:
        """Return what the pot pays to one who is out in this place, 0 for the first."""
        return t.prizes[place] if place < len(t.prizes) else 0
