"""Worlds, or determinizations: tables that a seat could be sitting at, as likely as they are.

They come from the view by `redeal`. Where the game says how likely the others would have acted
so, more are dealt than are wanted and the likely ones are kept, some of them more than once.
"""

from __future__ import annotations

from itertools import accumulate
from math import prod
from random import Random
from typing import Any

from engine.bots.play_likelihood import played_so
from engine.cards import Card
from engine.hidden import NoSuchDeal, Redealing
from engine.rules.bots import Bots
from engine.table import Table, View


def worlds(bots: Bots[Any], seen: View, number: int, rng: Random) -> list[Table]:
    """Return `number` tables that fit what this seat has seen; only copies may be played on."""
    made = bots.sample_worlds(seen, number, rng)
    if made is not None:
        return made
    deal = _Dealing(bots, seen)
    signs = [sign for sign in (bots.world_likelihood(seen), played_so(bots, seen)) if sign]
    if not signs:
        return [deal.laid(deal.filling(rng)) for _ in range(number)]
    pool = [deal.filling(rng) for _ in range(number * bots.pool)]
    weights: list[float] = []
    t: Table | None = None
    for filling in pool:
        # Most of them are only weighed: one table does for all.
        t = deal.laid(filling, t)
        weights.append(prod([sign(t) for sign in signs]))
    chosen: dict[int, Table] = {}
    found = []
    for place in drawn(weights, number, rng):
        if place not in chosen:
            chosen[place] = deal.laid(pool[place])
        found.append(chosen[place])
    return found


class _Dealing:
    """Redeals from one view; cards that a seat probably lacks are mostly not given to it."""

    def __init__(self, bots: Bots[Any], seen: View) -> None:
        self._deal: Redealing[Any] = Redealing(bots.rules, seen)
        self._priors = [list(some.items()) for some in bots.card_priors(seen)]
        self._doubts = any(self._priors)
        self.laid = self._deal.laid

    def filling(self, rng: Random) -> list[list[Card]]:
        """Return the cards of one world.

        Which unlikely ones are ruled out in it, chance decides.
        """
        if self._doubts:
            random = rng.random
            out = [
                frozenset([card for card, likely in some if random() >= likely])
                for some in self._priors
            ]
            try:
                return self._deal.filling(rng, out)
            except NoSuchDeal:
                pass
        return self._deal.filling(rng)


def drawn(weights: list[float], number: int, rng: Random) -> list[int]:
    """Draw `number` places by their weights, by one stroke of a comb; in random order."""
    total = sum(weights)
    if total <= 0:
        return list(range(number))
    step = total / number
    mark = rng.random() * step
    places: list[int] = []
    for place, reached in enumerate(accumulate(weights)):
        while mark < reached and len(places) < number:
            places.append(place)
            mark += step
    while len(places) < number:
        places.append(len(weights) - 1)
    random = rng.random
    for last in range(number - 1, 0, -1):
        other = int(random() * (last + 1))
        places[last], places[other] = places[other], places[last]
    return places
