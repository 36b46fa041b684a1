"""Rules of thumb for the tricks: lead what nobody can beat, and win as cheaply as it goes."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.moves import Move
from engine.phases.heading import head
from engine.phases.ranking import Ranking
from engine.table import Table


def height(ranking: Ranking, card: Card) -> tuple[bool, int]:
    """From low to high whatever its kind, trumps above all others."""
    return ranking.kind[card] == ranking.trump, ranking.strength[card]


def unseen_above(t: Table, ranking: Ranking, card: Card) -> int:
    """How many higher cards of its kind whoever's turn it is has not seen fall or lie open."""
    seen = {*t.hands[t.turn], *t.aside[t.turn], *t.up, *t.trick}
    for trick in t.tricks:
        seen.update(trick.cards)
    kind, strength = ranking.kind, ranking.strength
    return sum(
        kind[one] == kind[card] and strength[one] > strength[card] and one not in seen
        for one in kind
    )


def lead(t: Table, legal: Iterable[Move], ranking: Ranking, needs: bool) -> Advice:
    """What nobody can beat, trumps first; else a small card with trumps behind, or the best.

    `needs` says whether the leader still owes a trick: then a hand without trumps leads its best.
    """
    hand = [move for move in legal if isinstance(move, Card)]
    kind, trump = ranking.kind, ranking.trump
    highest = [card for card in hand if not unseen_above(t, ranking, card)]
    sure = [card for card in highest if kind[card] == trump]
    if sure:
        return Advice(sure[0], Fact("sure_trump", (sure[0],)))
    if highest:
        return Advice(highest[0], Fact("highest_of_suit", (highest[0],)))
    plain = [card for card in hand if kind[card] != trump]
    if plain and (len(plain) < len(hand) or not needs):
        card = min(plain, key=lambda one: height(ranking, one))
        return Advice(card, Fact("keep_trumps", (card,)))
    card = max(hand, key=lambda one: height(ranking, one))
    return Advice(card, Fact("lead_best", (card,)))


def follow(t: Table, legal: Iterable[Move], ranking: Ranking, needs: bool) -> Advice:
    """Cheap when last or sure; high while a trick is still owed; else a chance, or the lowest."""
    hand = [move for move in legal if isinstance(move, Card)]
    hand.sort(key=lambda one: height(ranking, one))
    return head(t, hand, ranking, lambda card: unseen_above(t, ranking, card), high=needs)
