"""What can be looked up about Gin beside its pages: what a card is to a hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.games.gin.melds import POINTS, dead_wood, is_set, lay_offs, melding, with_card
from engine.games.gin.table import GinTable
from engine.override import override
from engine.rules.booklet import Booklet


class GinBooklet(Booklet[GinTable]):
    """The booklet of Gin."""

    @override
    def standing(self, t: GinTable, card: Card) -> list[Fact]:
        found = [Fact("counts", (POINTS[card],))]
        for hand in t.hands:
            if card in hand:
                way = melding([one for one in hand if one.suit])
                meld = next((one for one in way.melds if card in one), None)
                if meld is None:
                    found.append(Fact("is_dead"))
                else:
                    found.append(Fact("in_set" if is_set(meld) else "in_run"))
        return found

    @override
    def worth(self, t: GinTable, card: Card) -> int | None:
        return POINTS[card]

    @override
    def left_over(self, hand: Sequence[Card]) -> int | None:
        return dead_wood(hand)

    @override
    def lays_on(self, melds: Sequence[Sequence[Card]], hand: Sequence[Card]) -> list[Card]:
        lying, left, laid = [list(one) for one in melds], list(hand), []
        while found := lay_offs(lying, left):
            card, meld = found[0]
            lying[meld] = with_card(lying[meld], card)
            left.remove(card)
            laid.append(card)
        return laid
