"""What can be looked up about Ramser: where each question is answered, and how a card stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.cards import Card
from engine.facts import Fact
from engine.games.ramser.play import is_best
from engine.games.ramser.rules import RamserRules
from engine.games.ramser.table import RamserTable
from engine.games.ramser.trumps import BELLI, trumps
from engine.override import override
from engine.phases.tricks import won_by_rank
from engine.rules.booklet import Booklet, placed
from engine.table import Trick

BLIND = "The Blind"
JOIN = "Playing or passing"
UPCARD = "The dealer’s card"
TRICKS = "The tricks"
LEADS = "Who leads what"
HOUSE = "House rules to choose from"


class RamserBooklet(Booklet[RamserTable]):
    """The booklet of Ramser."""

    rules: RamserRules

    variants: ClassVar[Mapping[str, Sequence[str]]] = {
        HOUSE: (
            "five_pack",
            "belli",
            "take_up",
            "lone_player",
            "overtrump",
            "ace_opens",
            "second_trump",
            "goal",
            "finish",
            "stop_at_goal",
            "sausage",
            "evening",
            "games deals",
        ),
    }
    chapters: ClassVar[Mapping[str, str]] = {
        "blind": BLIND,
        "take_up": UPCARD,
        "take_both": UPCARD,
        "lay_away": UPCARD,
        "join": JOIN,
        "tricks": TRICKS,
    }
    paragraphs: ClassVar[Mapping[str, str]] = {
        "must_follow": TRICKS,
        "must_follow_trump": TRICKS,
        "must_trump": TRICKS,
        "must_overtrump": TRICKS,
        "sow_opens": LEADS,
        "second_trick_trump": LEADS,
        "upcard_is_kept": UPCARD,
        "lay_one_away": UPCARD,
    }

    @override
    def beats(self, t: RamserTable, card: Card, top: Card) -> bool | None:
        return self.rules.tricks.rankings[t.trump].beats(card, top) if t.trump else None

    @override
    def standing(self, t: RamserTable, card: Card) -> list[Fact]:
        if not t.trump:
            return [Fact("always_trump")] if card is BELLI else []
        own = trumps(self.rules.pack(), is_best(self.rules.options), t.trump)
        return [placed(own, card)] if card in own else [Fact("of_suit", (card.suit,))]

    @override
    def won(self, t: RamserTable, trick: Trick) -> Fact | None:
        if not t.trump:
            return None
        return won_by_rank(self.rules.tricks.rankings[t.trump], trick, t.who_played(trick))
