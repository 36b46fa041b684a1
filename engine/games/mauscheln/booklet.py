"""What can be looked up about Mauscheln: where each question is answered, how a card stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import Card
from engine.facts import Fact
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.table import MauschelnTable
from engine.override import override
from engine.phases.tricks import won_by_rank
from engine.rules.booklet import Booklet, placed
from engine.table import Trick

CHANGING = "Exchanging cards"
TRICKS = "The tricks"
PROMISE = "What you promise"
HOUSE = "House rules to choose from"
DUTIES = "With duties"
CHRATZE = "Chratze"


class MauschelnBooklet(Booklet[MauschelnTable]):
    """The booklet of Mauscheln."""

    rules: MauschelnRules
    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        HOUSE: (
            "cards",
            "suits",
            "way",
            "antes",
            "ante",
            "ante_every_deal",
            "all_play",
            "seven_turned",
            "ace_turned",
            "ace_held",
            "offers",
            "dealer_stays",
            "last_joiner",
            "takes_trump_card",
            "five_for_four",
            "stock_exhausted",
            "leads",
            "overtrump",
            "one_trick",
            "limit",
            "word",
            "deals",
            "leftovers",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "declare": PROMISE,
        "join": PROMISE,
        "join_now": DUTIES,
        "trump_card": DUTIES,
        "exchange": CHANGING,
        "exchange_more": CHANGING,
        "draw_now": CHANGING,
        "fifth": CHANGING,
        "no_stock": CHANGING,
        "tricks": TRICKS,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "must_follow": TRICKS,
        "must_follow_trump": TRICKS,
        "must_trump": TRICKS,
        "must_overtrump": HOUSE,
        "ace_declares": DUTIES,
        "one_last": DUTIES,
    }

    @override
    def beats(self, t: MauschelnTable, card: Card, top: Card) -> bool | None:
        return self.rules.deck.rankings[t.trump].beats(card, top) if t.trump else None

    @override
    def standing(self, t: MauschelnTable, card: Card) -> list[Fact]:
        if not t.trump:
            return []
        if card.suit != t.trump:
            return [Fact("of_suit", (card.suit,))]
        return [placed(self.rules.deck.trumps(t.trump), card)]

    @override
    def won(self, t: MauschelnTable, trick: Trick) -> Fact | None:
        if not t.trump:
            return None
        return won_by_rank(self.rules.deck.rankings[t.trump], trick, t.who_played(trick))
