"""What can be looked up about Kein Stich beside its pages: what a card costs."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.kein_stich.chapters import CostlyTricks
from engine.games.kein_stich.penalties import LAY_OFF
from engine.games.kein_stich.table import KeinStichTable
from engine.override import override
from engine.phases.trick_booklet import TrickBooklet


class KeinStichBooklet(TrickBooklet[KeinStichTable]):
    """The booklet of Kein Stich."""

    @override
    def beats(self, t: KeinStichTable, card: Card, top: Card) -> bool | None:
        return None if t.kind == LAY_OFF else super().beats(t, card, top)

    @override
    def standing(self, t: KeinStichTable, card: Card) -> list[Fact]:
        if t.kind == LAY_OFF:
            return self._in_rows(t, card)
        worth = self.worth(t, card)
        return [Fact("costs", (worth,)) if worth else Fact("costs_nothing")]

    def _in_rows(self, t: KeinStichTable, card: Card) -> list[Fact]:
        if card in t.layers:
            return [Fact("lies")]
        rows = self.rules.rows  # type: ignore[attr-defined]
        if card in rows.openers:
            return [Fact("opens_row", (card.suit,))]
        needed = rows.needs[card]
        return [Fact("fits_now") if needed in t.layers else Fact("waits_for", (needed,))]

    @override
    def worth(self, t: KeinStichTable, card: Card) -> int | None:
        if t.kind == LAY_OFF:
            return None
        tricks = self._tricks
        assert isinstance(tricks, CostlyTricks)
        bill = tricks.bills[t.kind]
        # In the middle of a deal: what the first and the last trick cost is not the card's.
        return bill.of(2, [card]) - bill.of(2, [])
