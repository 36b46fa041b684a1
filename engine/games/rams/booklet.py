"""What can be looked up about Rams: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import Card
from engine.facts import Fact
from engine.games.rams.rules import RamsRules
from engine.games.rams.table import RamsTable
from engine.games.rams.trumps import trumps
from engine.override import override
from engine.phases.tricks import won_by_rank
from engine.rules.booklet import Booklet, placed
from engine.table import Trick

TRICKS = "The tricks"
JOIN = "Play, pass, or the widow"
GENERAL = "General Rams"
TRUMP_CARD = "The dealer and the trump card"
HOUSE = "House rules to choose from"


class RamsBooklet(Booklet[RamsTable]):
    """The booklet of Rams."""

    rules: RamsRules

    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        HOUSE: (
            "seven",
            "bowers",
            "way",
            "widow",
            "passing",
            "turn_up",
            "head",
            "scoring",
            "counters",
            "general",
            "finish",
            "games",
            "longest",
            "deals",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "join": JOIN,
        "join_pool": JOIN,
        "bound": JOIN,
        "play_or_widow": JOIN,
        "trump_card": TRUMP_CARD,
        "tricks": TRICKS,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "no_general": GENERAL,
        "must_follow": TRICKS,
        "must_follow_trump": TRICKS,
        "must_trump": TRICKS,
        "must_head": TRICKS,
    }

    @override
    def beats(self, t: RamsTable, card: Card, top: Card) -> bool | None:
        return self.rules.rankings[t.trump].beats(card, top) if t.trump else None

    @override
    def standing(self, t: RamsTable, card: Card) -> list[Fact]:
        if not t.trump:
            return []
        own = trumps(self.rules.options, t.trump)
        return [placed(own, card)] if card in own else [Fact("of_suit", (card.suit,))]

    @override
    def won(self, t: RamsTable, trick: Trick) -> Fact | None:
        if not t.trump:
            return None
        return won_by_rank(self.rules.rankings[t.trump], trick, t.who_played(trick))
