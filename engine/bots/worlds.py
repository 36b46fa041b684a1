"""Worlds: tables that a seat could be sitting at, as likely as what it has seen makes them.

They come from the view by `redeal`. Where the game says how likely the others would have acted
so, more are dealt than are wanted and the likely ones are kept, some of them more than once.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random

from engine.bots.insight import Insight
from engine.hidden import Redealing
from engine.table import Table, View

POOL = 4
"""So many worlds are dealt for each that is wanted, where they are weighed."""


def worlds(insight: Insight, seen: View, number: int, rng: Random) -> list[Table]:
    """So many tables that fit what this seat has seen; none may be played on but as a copy."""
    made = insight.sample(seen, number, rng)
    if made is not None:
        return made
    deal = Redealing(insight.game, seen)
    if not insight.infers:
        return [deal.table(rng) for _ in range(number)]
    pool: list[Table] = [deal.table(rng) for _ in range(number * POOL)]
    weigh = insight.likelihood(seen)
    weights = [weigh(t) for t in pool]
    return [pool[place] for place in drawn(weights, number, rng)]


def drawn(weights: list[float], number: int, rng: Random) -> list[int]:
    """So many places, each as often as its weight, by one stroke of a comb; in random order."""
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
