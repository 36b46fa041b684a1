"""The only randomness outside `bots/`: how deal number n of an evening lies.

Frozen by a test: the same seed and number give the same pack for ever. Only `random()` of the
standard generator is promised not to change between Python versions, so nothing else is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from random import Random

from engine.cards import Card

SEEDS = 2**32
"""Seeds run from 0 to one below this."""


def shuffled(pack: Sequence[Card], rng: Random) -> list[Card]:
    """The pack as it lies after shuffling and cutting, top card first."""
    lies = list(pack)
    random = rng.random
    for last in range(len(lies) - 1, 0, -1):
        other = floor(random() * (last + 1))
        lies[last], lies[other] = lies[other], lies[last]
    return lies


def numbered(pack: Sequence[Card], seed: int, number: int) -> list[Card]:
    """How the pack lies in deal `number` (1 upwards) of the evening with this seed."""
    return shuffled(pack, Random(seed + number * SEEDS))


def first_dealer(seed: int, seats: int) -> int:
    """The seat that deals first in the evening with this seed."""
    return int(Random(seed).random() * seats)
