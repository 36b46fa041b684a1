"""How cards stand where one of them is a trump in every deal, whatever suit is turned or named.

The Weli, the Belli and the Bälli are such cards: just below the best trump, or just above it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import Card
from engine.phases.ranking import Ranking


def rankings(
    pack: Sequence[Card], high_to_low: Sequence[str], always: Card | None, best: bool = False
) -> Mapping[str, Ranking]:
    """trump → how the cards of this pack stand, its ranks given from high to low.

    `always` is the card that is a trump in every deal, None for none: the second-best, or with
    `best` the best of all. It is lower nowhere, whatever its rank or suit.
    """
    ranks = len(high_to_low)
    plain = [one for one in pack if one is not always]
    strength = {one: 2 * (ranks - high_to_low.index(one.rank)) for one in plain}
    if always:
        strength[always] = 2 * ranks + (1 if best else -1)
    found = {}
    for trump in dict.fromkeys(one.suit for one in pack):
        kind = {one: one.suit for one in pack}
        if always:
            kind[always] = trump
        found[trump] = Ranking(trump, kind, strength)
    return found


def trumps(ranking: Ranking) -> tuple[Card, ...]:
    """All trumps from high to low."""
    own = [one for one, kind in ranking.kind.items() if kind == ranking.trump]
    return tuple(sorted(own, key=ranking.strength.__getitem__, reverse=True))
