"""What can be looked up about Tippen: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import Card
from engine.facts import Fact
from engine.games.tippen.rules import TippenRules
from engine.games.tippen.table import TippenTable
from engine.games.tippen.trumps import has_belli, trumps
from engine.override import override
from engine.phases.tricks import won_by_rank
from engine.rules.booklet import Booklet, placed
from engine.table import Trick

TRICKS = "The tricks"
TAP = "Tapping or passing"
SNIFF = "Sniffing"
LIFT = "Lifting"
BUY = "Buying"
HOUSE = "House rules to choose from"


class TippenBooklet(Booklet[TippenTable]):
    """The booklet of Tippen."""

    rules: TippenRules

    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        HOUSE: (
            "pack",
            "hand",
            "belli",
            "stake_a_trick",
            "stakes",
            "hop",
            "hop_pays",
            "compulsory",
            "trump",
            "lift",
            "sniff",
            "dealer_first",
            "buy",
            "void",
            "head",
            "lead_trump",
            "quota",
            "bete",
            "limit",
            "belli_lost",
            "deals",
            "leftovers",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "join": TAP,
        "dealer_first": "Lampeln",
        "sniff": SNIFF,
        "lay_for_sniff": SNIFF,
        "lift": LIFT,
        "buy": BUY,
        "buy_more": BUY,
        "draw_now": BUY,
        "no_stock": BUY,
        "tricks": TRICKS,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "must_follow": TRICKS,
        "must_follow_trump": TRICKS,
        "must_trump": TRICKS,
        "must_head": HOUSE,
        "must_lead_trump": HOUSE,
    }

    @override
    def beats(self, t: TippenTable, card: Card, top: Card) -> bool | None:
        return self.rules.rankings[t.trump].beats(card, top) if t.trump else None

    @override
    def standing(self, t: TippenTable, card: Card) -> list[Fact]:
        if not t.trump:
            return []
        own = trumps(self.rules.options.pack, has_belli(self.rules.options), t.trump)
        return [placed(own, card)] if card in own else [Fact("of_suit", (card.suit,))]

    @override
    def won(self, t: TippenTable, trick: Trick) -> Fact | None:
        if not t.trump:
            return None
        return won_by_rank(self.rules.rankings[t.trump], trick, t.who_played(trick))
