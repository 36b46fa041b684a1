"""What can be looked up about Schnellen: where each question is answered, how a card stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import Card
from engine.facts import Fact
from engine.games.schnellen.rules import SchnellenRules
from engine.games.schnellen.table import SchnellenTable
from engine.override import override
from engine.phases.tricks import won_by_rank
from engine.phases.weli import RANKINGS, TRUMPS
from engine.rules.booklet import Booklet, placed
from engine.table import Trick

TRICKS = "The tricks"
STAY = "Playing or staying at home"
SIXTH = "The dealer’s sixth card"
BID = "Bidding for the trumps"
HOUSE = "House rules to choose from"


class SchnellenBooklet(Booklet[SchnellenTable]):
    """The booklet of Schnellen."""

    rules: SchnellenRules

    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        HOUSE: (
            "start",
            "trumps",
            "dealer_takes",
            "dealer_plays",
            "ten_binds",
            "home_above",
            "home_costs",
            "no_trick",
            "head",
            "hearts_double",
            "ends",
            "deals",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "bid": BID,
        "bid_over": BID,
        "name": BID,
        "stay": STAY,
        "stay_free": STAY,
        "lay_away": SIXTH,
        "tricks": TRICKS,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "must_follow": TRICKS,
        "must_follow_trump": TRICKS,
        "must_trump": TRICKS,
        "must_head": TRICKS,
    }

    @override
    def beats(self, t: SchnellenTable, card: Card, top: Card) -> bool | None:
        return RANKINGS[t.trump].beats(card, top) if t.trump else None

    @override
    def standing(self, t: SchnellenTable, card: Card) -> list[Fact]:
        if not t.trump:
            return []
        own = TRUMPS[t.trump]
        return [placed(own, card)] if card in own else [Fact("of_suit", (card.suit,))]

    @override
    def won(self, t: SchnellenTable, trick: Trick) -> Fact | None:
        if not t.trump:
            return None
        return won_by_rank(RANKINGS[t.trump], trick, t.who_played(trick))
