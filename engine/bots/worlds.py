"""Worlds: tables that a seat could be sitting at, as likely as what it has seen makes them.

They come from the view by `redeal`. Where the game says how likely the others would have acted
so, more are dealt than are wanted and the likely ones are kept, some of them more than once.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import accumulate
from math import prod
from random import Random
from typing import Any

from engine.bots.insight import Insight
from engine.bots.play_likelihood import played_so
from engine.hidden import NoSuchDeal, Redealing
from engine.table import Table, View


def worlds(insight: Insight, seen: View, number: int, rng: Random) -> list[Table]:
    """So many tables that fit what this seat has seen; none may be played on but as a copy."""
    made = insight.sample(seen, number, rng)
    if made is not None:
        return made
    deal = _Dealing(insight, seen)
    signs = [sign for sign in (insight.likelihood(seen), played_so(insight, seen)) if sign]
    if not signs:
        return [deal.table(rng) for _ in range(number)]
    pool = [deal.table(rng) for _ in range(number * insight.pool)]
    weights = [prod(sign(t) for sign in signs) for t in pool]
    return [pool[place] for place in drawn(weights, number, rng)]


class _Dealing:
    """Redeals from one view; cards that a seat probably lacks are mostly not given to it."""

    def __init__(self, insight: Insight, seen: View) -> None:
        self._deal: Redealing[Any] = Redealing(insight.rules, seen)
        self._unlikely = [list(some.items()) for some in insight.unlikely(seen)]

    def table(self, rng: Random) -> Any:
        """One world. Which of the unlikely cards are ruled out in it, chance decides."""
        if any(self._unlikely):
            random = rng.random
            out = [
                frozenset([card for card, likely in some if random() >= likely])
                for some in self._unlikely
            ]
            with suppress(NoSuchDeal):
                return self._deal.table(rng, out)
        return self._deal.table(rng)


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
