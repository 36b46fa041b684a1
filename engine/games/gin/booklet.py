"""What can be looked up about Gin: where a question is answered, and what a card is to a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import Card
from engine.facts import Fact
from engine.games.gin.melds import POINTS, dead_wood, is_set, lay_offs, melding, with_card
from engine.games.gin.table import GinTable
from engine.override import override
from engine.rules.booklet import Booklet

STEPS = "A deal, step by step"
MELDS = "Melds and deadwood"
FAILS = "A knock that fails"
HOUSE = "House rules you can choose"


class GinBooklet(Booklet[GinTable]):
    """The booklet of Gin."""

    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        HOUSE: (
            "runden",
            "target",
            "limit",
            "ace_means_gin",
            "spade_doubles spade_doubles_boxes",
            "gin_bonus undercut_bonus box runde_bonus",
            "big_gin",
            "false_knock",
            "spread",
            "heap_in_a_row",
            "return_taken_discard",
            "last_discard_knock",
            "shutout",
            "tie",
            "arrangement",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "first": STEPS,
        "draw": STEPS,
        "draw_talon": STEPS,
        "discard": STEPS,
        "last": HOUSE,
        "spread": STEPS,
        "lay_off": STEPS,
        "discard_or_knock": STEPS,
        "discard_or_gin": MELDS,
        "discard_or_end": STEPS,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "too_much_dead_wood": FAILS,
        "too_often_in_a_row": HOUSE,
        "taken_is_kept": HOUSE,
        "take_to_end_or_leave": HOUSE,
        "that_is_gin": MELDS,
        "not_gin": MELDS,
        "not_all_melded": MELDS,
    }

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
