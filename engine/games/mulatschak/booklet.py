"""What can be looked up about Mulatschak: where each question is answered, how a card stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import WELI, Card
from engine.facts import Fact
from engine.games.mulatschak.rules import MulatschakRules
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import TRUMPS_OF
from engine.override import override
from engine.phases.tricks import won_by_rank
from engine.rules.booklet import Booklet, placed
from engine.table import Trick

AUCTION = "The auction"
ANEW = "No court card"
FIVE = "Mulatschak"
HOME = "Playing or staying at home"
EXCHANGE = "The exchange"
TRICKS = "The tricks"
HOUSE = "House rules to choose from"


class MulatschakBooklet(Booklet[MulatschakTable]):
    """The booklet of Mulatschak."""

    rules: MulatschakRules

    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        HOUSE: (
            "pack",
            "start",
            "cut_weli",
            "no_court",
            "weli_is_court",
            "one_trick",
            "stay",
            "stay_bound",
            "stay_doubles",
            "exchange",
            "head",
            "failed",
            "hearts_double",
            "doublings",
            "deals",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "auction": AUCTION,
        "auction_over": AUCTION,
        "auction_dealer": AUCTION,
        "trump": AUCTION,
        "stay": HOME,
        "exchange": EXCHANGE,
        "exchange_more": EXCHANGE,
        "draw_now": EXCHANGE,
        "tricks": TRICKS,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "first_word_only": FIVE,
        "has_court": ANEW,
        "never_anew": HOUSE,
        "must_be_dealt_anew": HOUSE,
        "one_is_hearts": HOUSE,
    }

    @override
    def beats(self, t: MulatschakTable, card: Card, top: Card) -> bool | None:
        return self.rules.rankings[t.trump].beats(card, top) if t.trump else None

    @override
    def standing(self, t: MulatschakTable, card: Card) -> list[Fact]:
        if not t.trump:
            return [Fact("trump.2")] if card is WELI else []
        own = TRUMPS_OF[self.rules.options.pack][t.trump]
        return [placed(own, card)] if card in own else [Fact("of_suit", (card.suit,))]

    @override
    def won(self, t: MulatschakTable, trick: Trick) -> Fact | None:
        if not t.trump:
            return None
        return won_by_rank(self.rules.rankings[t.trump], trick, t.who_played(trick))
