"""What can be looked up about Mulatschak: where each question is answered, how a card stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import WELI, Card
from engine.facts import Fact
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import RANKINGS, trumps
from engine.override import override
from engine.parts.booklet import Booklet, placed
from engine.phases.tricks import won_by_rank
from engine.table import Trick

STEPS = "A deal, step by step"


class MulatschakBooklet(Booklet[MulatschakTable]):
    """The booklet of Mulatschak."""

    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        "House rules you can choose": (
            "start",
            "cut_weli",
            "no_court",
            "stay",
            "stay_costs",
            "exchange",
            "hearts_double",
            "no_trick",
            "failed",
            "deals",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "auction": STEPS,
        "auction_over": STEPS,
        "trump": STEPS,
        "stay": STEPS,
        "exchange": STEPS,
        "exchange_more": STEPS,
        "tricks": STEPS,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "first_word_only": "Mulatschak",
        "has_court": "No court card",
        "must_be_dealt_anew": "No court card",
    }

    @override
    def beats(self, t: MulatschakTable, card: Card, top: Card) -> bool | None:
        return RANKINGS[t.trump].beats(card, top) if t.trump else None

    @override
    def standing(self, t: MulatschakTable, card: Card) -> list[Fact]:
        if not t.trump:
            return [Fact("trump.2")] if card is WELI else []
        high_to_low = trumps(t.trump)
        return [placed(high_to_low, card) if card in high_to_low else Fact("of_suit", (card.suit,))]

    @override
    def won(self, t: MulatschakTable, trick: Trick) -> Fact | None:
        return won_by_rank(RANKINGS[t.trump], trick, t.who_played(trick)) if t.trump else None
