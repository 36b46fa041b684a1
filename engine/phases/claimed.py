"""When the tricks that are left are surely one player's, or surely none of his: sufficient signs.

All cards that others may hold count as if they lay in one hand, which may put down any of them.
What is shown like this is so however the cards lie; what is not shown may be so all the same. It
holds where suit is followed, and as long as the player plays what is said here, trick by trick.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.cards import Card
from engine.phases.ranking import Ranking

ALL, NONE = "all", "none"
"""How many of the tricks that are left somebody may claim."""


def by_kind(ranking: Ranking, some: Iterable[Card]) -> dict[str, list[Card]]:
    """Cards by the kind that has to be followed, the lowest of each first."""
    found: dict[str, list[Card]] = {}
    for card in some:
        found.setdefault(ranking.kind[card], []).append(card)
    for cards in found.values():
        cards.sort(key=ranking.strength.__getitem__)
    return found


def lead_all(ranking: Ranking, hand: Sequence[Card], out: Collection[Card]) -> Card | None:
    """Return the card to lead by which all tricks are taken: trumps first, the highest of each.

    Each lead of a kind draws at least one card of it while others hold any, so as many leads as
    may be out have to be above all of them; what is led after those is good. Another kind is led
    only when no trump can be out any more. None where it is not shown.
    """
    mine, theirs = by_kind(ranking, hand), by_kind(ranking, out)
    strength = ranking.strength
    for kind, cards in mine.items():
        there = theirs.get(kind, [])
        if any(strength[card] < strength[there[-1]] for card in cards[::-1][: len(there)]):
            return None
    trumps = mine.pop(ranking.trump, []) if ranking.trump else []
    if mine and ranking.trump and len(trumps) < len(theirs.get(ranking.trump, [])):
        return None
    first = trumps or mine[min(mine)]
    return first[-1]


def duck_all(
    ranking: Ranking, hand: Sequence[Card], out: Collection[Card], top: Card
) -> Card | None:
    """Return the card to put upon `top` by which no trick is taken, now or later; no trumps.

    It is shown if of each kind the lowest card lies below their lowest, the next one below their
    next, and so on. Then something lies below whatever is led, the highest such card may go, and
    what is left stands as before; where nothing is followed, the highest of any kind may go.
    """
    mine, theirs = by_kind(ranking, hand), by_kind(ranking, {*out, top})
    strength = ranking.strength
    for kind, cards in mine.items():
        for own, other in zip(cards, theirs.get(kind, []), strict=False):
            if strength[own] > strength[other]:
                return None
    if follows := mine.get(ranking.kind[top]):
        return [card for card in follows if strength[card] < strength[top]][-1]
    return max((cards[-1] for cards in mine.values()), key=lambda one: (strength[one], one.code))
