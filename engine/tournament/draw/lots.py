"""Lots: the only chance in a tournament, frozen so that a seed means the same draw for ever.

Like the packs of a match it rests on `random()` alone, which is promised not to change.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from engine.seeds import SEEDS

T = TypeVar("T")

ATTEMPTS = 1000
"""A round is drawn less often than this."""


def generator(seed: int, number: int, attempt: int) -> Random:
    """Return the chance of one attempt (1 upwards) to draw the round of this number (1 upwards)."""
    return Random(seed + (number * ATTEMPTS + attempt) * SEEDS)


def shuffled(some: Sequence[T], rng: Random) -> list[T]:
    """In an order in which everybody is as likely at every place."""
    order = list(some)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
