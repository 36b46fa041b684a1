"""The booklet of a game of tricks: what takes a trick and how a card stands, by its ranking."""

from __future__ import annotations

from functools import cached_property

from engine.cards import Card
from engine.facts import Fact
from engine.override import override
from engine.parts.part import T
from engine.phases.ranking import Ranking
from engine.phases.tricks import Tricks
from engine.rules.booklet import Booklet, placed
from engine.table import Trick


class TrickBooklet(Booklet[T]):
    """What can be looked up where the ranking of the trump says it; nothing before there is one."""

    @cached_property
    def _tricks(self) -> Tricks[T]:
        return next(one for one in self.rules.flow() if isinstance(one, Tricks))

    def _ranking(self, t: T) -> Ranking | None:
        return self._tricks.rankings.get(t.trump)

    @override
    def beats(self, t: T, card: Card, top: Card) -> bool | None:
        ranking = self._ranking(t)
        return None if ranking is None else ranking.beats(card, top)

    @override
    def standing(self, t: T, card: Card) -> list[Fact]:
        ranking = self._ranking(t)
        if ranking is None:
            return []
        if ranking.kind[card] != ranking.trump:
            return [Fact("of_suit", (card.suit,))]
        trumps = [one for one, kind in ranking.kind.items() if kind == ranking.trump]
        return [placed(sorted(trumps, key=ranking.strength.__getitem__, reverse=True), card)]

    @override
    def won(self, t: T, trick: Trick) -> Fact | None:
        """Why the winner's card took the trick: `won.KEY` of winner and card."""
        ranking = self._ranking(t)
        if ranking is None:
            return None
        card = dict(t.who_played(trick))[trick.winner]
        kind = ranking.kind[card]
        rivals = [one for one in trick.cards if one != card and ranking.kind[one] == kind]
        if kind != ranking.trump or not ranking.trump:
            key = "highest_of_suit" if rivals else "only_of_suit"
        elif rivals:
            key = "highest_trump"
        else:
            key = "always_trump" if card in self._always else "only_trump"
        return Fact(key, (trick.winner, card))

    @cached_property
    def _always(self) -> frozenset[Card]:
        """The cards that are trumps in every deal that has any."""
        trumps = [one for one in self._tricks.rankings.values() if one.trump]
        kinds = [{card for card, kind in one.kind.items() if kind == one.trump} for one in trumps]
        return frozenset(set.intersection(*kinds)) if len(kinds) > 1 else frozenset()
