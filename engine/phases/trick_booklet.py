"""The booklet of a game of tricks: what takes a trick and how a card stands, by its ranking."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from engine.cards import Card
from engine.facts import Fact
from engine.override import override
from engine.parts.part import T
from engine.phases.ranking import Ranking
from engine.phases.tricks import Tricks
from engine.rules.booklet import Booklet, placed
from engine.table import Seat, Trick


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
        ranking = self._ranking(t)
        return None if ranking is None else won_by_rank(ranking, trick, t.who_played(trick))


def won_by_rank(ranking: Ranking, trick: Trick, played: Iterable[tuple[Seat, Card]]) -> Fact:
    """Why a trick was won where suits and trumps decide: `won.KEY` of winner, card, and other."""
    cards = dict(played)
    card, led = cards[trick.winner], ranking.kind[trick.cards[0]]
    kind = ranking.kind[card]
    rivals = [one for one in trick.cards if one != card and ranking.kind[one] == kind]
    if kind != ranking.trump or not ranking.trump:
        return Fact("highest_of_suit" if rivals else "only_of_suit", (trick.winner, card, kind))
    if not rivals:
        return Fact("only_trump" if led != kind else "led_trump", (trick.winner, card, led))
    second = max(rivals, key=ranking.strength.__getitem__)
    return Fact("highest_trump", (trick.winner, card, second))
