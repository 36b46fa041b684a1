"""What can be looked up about Kein Stich: where a question is answered, and what a card costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import Card
from engine.facts import Fact
from engine.games.kein_stich.chapters import CostlyTricks
from engine.games.kein_stich.penalties import LAY_OFF
from engine.games.kein_stich.table import KeinStichTable
from engine.override import override
from engine.phases.ranking import Ranking
from engine.phases.tricks import won_by_rank
from engine.rules.booklet import Booklet
from engine.table import Trick

TRICKS = "Taking tricks, or rather not"
ROWS = "The lay-off"


class KeinStichBooklet(Booklet[KeinStichTable]):
    """The booklet of Kein Stich."""

    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        "House rules you can choose": (
            "deals",
            "max_card",
            "start_unter",
            "payout",
            "march march_money",
            "early_end",
            "must_lay several",
            "dealer",
            "cards suits",
            "stake",
            "games",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "tricks": TRICKS,
        "begin": ROWS,
        "rows": ROWS,
        "may_lay": ROWS,
        "lay_on": ROWS,
        "nothing_more": ROWS,
        "nothing_fits": ROWS,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "must_follow": TRICKS,
        "begin_with": ROWS,
        "does_not_fit": ROWS,
        "must_lay": ROWS,
        "not_all_pass": "House rules you can choose",
    }

    def _tricks(self) -> CostlyTricks:
        found = self.rules.tricks  # type: ignore[attr-defined]
        assert isinstance(found, CostlyTricks)
        return found

    def _ranking(self) -> Ranking:
        return self._tricks().rankings[""]

    @override
    def beats(self, t: KeinStichTable, card: Card, top: Card) -> bool | None:
        return None if t.kind == LAY_OFF else self._ranking().beats(card, top)

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
        bill = self._tricks().bills[t.kind]
        # In the middle of a deal: what the first and the last trick cost is not the card's.
        return bill.of(2, [card]) - bill.of(2, [])

    @override
    def won(self, t: KeinStichTable, trick: Trick) -> Fact | None:
        return won_by_rank(self._ranking(), trick, t.who_played(trick))
