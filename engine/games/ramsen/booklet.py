"""What can be looked up about Ramsen: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import Card
from engine.facts import Fact
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.trumps import CRITICALS, RANKINGS, trumps
from engine.override import override
from engine.phases.tricks import won_by_rank
from engine.rules.booklet import Booklet, placed
from engine.table import Trick

STEPS = "A deal, step by step"
DUTIES = "Your duties in a trick"


class RamsenBooklet(Booklet[RamsenTable]):
    """The booklet of Ramsen."""

    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        "House rules you can choose": (
            "bid_before_exchange",
            "schleck",
            "schlecker_must_play",
            "exchange_total",
            "upcard_swap_counts",
            "upcard_swap_forces_play",
            "upcard_swap",
            "perm_trump_upcard",
            "lone_player",
            "crosses",
            "penalty_cross",
            "finish",
            "stop_at_last_bar",
            "stake",
            "evening",
            "games deals",
            "swiss_leads",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "schleck": STEPS,
        "exchange": STEPS,
        "exchange_more": STEPS,
        "draw_now": STEPS,
        "swap_only": STEPS,
        "bid": STEPS,
        "bound": STEPS,
        "tricks": DUTIES,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "must_follow": DUTIES,
        "must_follow_trump": DUTIES,
        "must_trump": DUTIES,
        "must_head": DUTIES,
        "second_trick_trump": "House rules you can choose",
        "sow_opens": "House rules you can choose",
        "only_criticals": "House rules you can choose",
    }

    @override
    def beats(self, t: RamsenTable, card: Card, top: Card) -> bool | None:
        return RANKINGS[t.trump].beats(card, top) if t.trump else None

    @override
    def standing(self, t: RamsenTable, card: Card) -> list[Fact]:
        if not t.trump:
            return [Fact("always_trump")] if card in CRITICALS else []
        high_to_low = trumps(t.trump)
        if card in high_to_low:
            return [placed(high_to_low, card)]
        return [Fact("of_suit", (card.suit,))]

    @override
    def won(self, t: RamsenTable, trick: Trick) -> Fact | None:
        return won_by_rank(RANKINGS[t.trump], trick, t.who_played(trick)) if t.trump else None
