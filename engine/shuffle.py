"""The only randomness outside `bots/`: how deal number n of an evening lies, and who deals first.

Frozen by a test: the same seed and number give the same pack for ever. Only `random()` of the
standard generator is promised not to change between Python versions, so nothing else is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from random import Random

from engine import seeds
from engine.cards import Card
from engine.seeds import SEEDS, Seed


def shuffled(pack: Sequence[Card], rng: Random) -> list[Card]:
    """Return the pack as it lies after shuffling and cutting, top card first."""
    lies = list(pack)
    random = rng.random
    for last in range(len(lies) - 1, 0, -1):
        other = floor(random() * (last + 1))
        lies[last], lies[other] = lies[other], lies[last]
    return lies


def numbered(pack: Sequence[Card], seed: Seed, number: int) -> list[Card]:
    """How the pack lies in deal `number` (1 upwards) of the evening with this seed."""
    if isinstance(seed, int):
        return shuffled(pack, Random(seed + number * SEEDS))
    return shuffled(pack, seeds.stream(seed, "deal", number))


def again(some: Sequence[Card], seed: Seed, number: int, time: int) -> list[Card]:
    """How these cards lie when some are shuffled again in deal `number`, for the `time`th time.

    Both count from 1.
    """
    return shuffled(some, seeds.stream(seed, "shuffle", number, time))


def lot(seed: Seed, number: int, seats: Sequence[int]) -> int:
    """Which of these seats deals deal `number` (1 upwards), where that is drawn by lot."""
    return seats[int(seeds.stream(seed, "lot", number).random() * len(seats))]


def first_dealer(seed: Seed, seats: int) -> int:
    """Return the seat that deals first in the evening with this seed."""
    rng = Random(seed) if isinstance(seed, int) else seeds.stream(seed, "dealer")
    return int(rng.random() * seats)
