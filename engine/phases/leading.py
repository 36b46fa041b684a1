"""Rules of thumb for the tricks: lead what nobody can beat, and win as cheaply as it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.moves import Move
from engine.phases.ranking import Ranking
from engine.table import Table


def height(ranking: Ranking, card: Card) -> tuple[bool, int]:
    """From low to high whatever its kind, trumps above all others."""
    return ranking.kind[card] == ranking.trump, ranking.strength[card]


def unseen_above(t: Table, ranking: Ranking, card: Card) -> int:
    """How many higher cards of its kind the player in turn has not seen fall or lie open."""
    seen = {*t.hands[t.turn], *t.aside[t.turn], *t.up, *t.trick}
    for trick in t.tricks:
        seen.update(trick.cards)
    kind, strength = ranking.kind, ranking.strength
    return sum(
        kind[one] == kind[card] and strength[one] > strength[card] and one not in seen
        for one in kind
    )


def lead(t: Table, legal: Iterable[Move], ranking: Ranking, needs: bool) -> Advice:
    """Return what nobody can beat, trumps first; else a small card with trumps behind, or the best.

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


def head(
    t: Table, hand: Sequence[Card], ranking: Ranking, beaten: Callable[[Card], object], high: bool
) -> Advice:
    """Return the card to put on the trick that lies, out of these that may be played, low to high.

    The lowest if none wins; the cheapest that wins for sure, being the last or one for which
    `beaten` finds nothing that may still beat it; else the highest if `high`, or the cheapest.
    """
    assert t.top is not None
    winning = [card for card in hand if ranking.beats(card, t.top)]
    if not winning:
        return Advice(hand[0], Fact("throw_lowest", (hand[0],)))
    last = t.after[t.turn] == t.leader
    for card in winning:
        if last or not beaten(card):
            return Advice(card, Fact("cheapest_winner", (card,)))
    card = winning[-1] if high else winning[0]
    return Advice(card, Fact("try_to_win", (card,)))
