"""What a mix of tables costs when it is drawn, so that the cheapest one is taken.

Each mix is tried in a short draw of its own, which is always the same for the same evening.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import NamedTuple

from engine.tournament.draw.past import Past, Sides, repeats
from engine.tournament.draw.plan import AGAINST
from engine.tournament.draw.seating import Call, Wishes, seat

EFFORT = 20_000
"""How many changes are tried for each mix: enough to tell which mix costs more."""
AHEAD = 8
"""How many rounds are looked ahead at the most."""


class Tried(NamedTuple):
    """A mix, what came of it, and how far its tables are from the best size each round."""

    sizes: tuple[int, ...]
    past: Past
    off: int

    @property
    def cost(self) -> int:
        """The cost of repeated meetings and of tables that are not of the best size."""
        past = self.past
        return AGAINST * (repeats(past.against) + repeats(past.together)) + self.off


def tried(
    mix: tuple[int, ...],
    best: int,
    players: Sequence[int],
    rounds: int,
    past: Past,
    wishes: Wishes,
    sides: Sides,
    rng: Random,
    way: int,
) -> Tried:
    """Return a mix in a draw of several rounds; raises Impossible."""
    after = deepcopy(past)
    calls = [Call(tuple(players[: sum(mix)]), mix)] * rounds
    for tables in seat(calls, past, wishes, sides, rng, EFFORT, way):
        after.add(tables, (), sides)
    return Tried(mix, after, rounds * sum((size - best) ** 2 for size in mix))


def cheapest(some: Iterator[Tried]) -> tuple[int, ...]:
    """Return the mix that costs least.

    The search ends at a mix whose tables are all of the best size, or that repeats no meeting.
    """
    found: list[Tried] = []
    for one in some:
        found.append(one)
        if not one.off or one.cost == one.off:
            break
    return min(found, key=lambda one: one.cost).sizes
