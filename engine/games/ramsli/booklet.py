"""What can be looked up about Ramsli: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import GERMAN_32, Card
from engine.facts import Fact
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.trumps import RANKINGS, STRENGTH
from engine.override import override
from engine.phases.tricks import won_by_rank
from engine.rules.booklet import Booklet, placed
from engine.table import Trick

CHANGING = "Exchanging cards"
TRICKS = "The tricks"
KNOCK = "What you promise"
ON_CARD = "Knocking on the card"
HOUSE = "House rules to choose from"


class RamsliBooklet(Booklet[RamsliTable]):
    """The booklet of Ramsli."""

    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        HOUSE: (
            "ante",
            "ante_every_deal",
            "dealer_sees_first_packet",
            "first_asked",
            "three",
            "failed_deal_pays",
            "seven_swap_after_draw",
            "stock_exhausted",
            "overtrump",
            "knocker_one_trick",
            "bank_level",
            "deals",
            "leftovers",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "source": ON_CARD,
        "knock": KNOCK,
        "knock_in_muss": "The Muss",
        "join": KNOCK,
        "pick_up": ON_CARD,
        "exchange": CHANGING,
        "exchange_more": CHANGING,
        "draw_now": CHANGING,
        "no_stock": CHANGING,
        "offer": CHANGING,
        "seven": CHANGING,
        "no_seven": CHANGING,
        "tricks": TRICKS,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "must_follow": TRICKS,
        "must_follow_trump": TRICKS,
        "must_trump": TRICKS,
        "must_overtrump": HOUSE,
        "spoken_before": "If nobody knocks",
        "only_dealer_on_card": ON_CARD,
        "muss_all_play": "The Muss",
    }

    @override
    def beats(self, t: RamsliTable, card: Card, top: Card) -> bool | None:
        return RANKINGS[t.trump].beats(card, top) if t.trump else None

    @override
    def standing(self, t: RamsliTable, card: Card) -> list[Fact]:
        if not t.trump:
            return []
        if card.suit != t.trump:
            return [Fact("of_suit", (card.suit,))]
        own = [one for one in GERMAN_32 if one.suit == t.trump]
        return [placed(sorted(own, key=STRENGTH.__getitem__, reverse=True), card)]

    @override
    def won(self, t: RamsliTable, trick: Trick) -> Fact | None:
        return won_by_rank(RANKINGS[t.trump], trick, t.who_played(trick)) if t.trump else None
