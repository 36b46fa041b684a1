"""Duplicate deals: the same packs at all tables of a round, so that luck falls to all alike.

Every table of a size plays the same deals from the same seed, with the same first dealer; the
seats with the same number hold the same cards. At real tables slips say how each pack lies.
"""

from __future__ import annotations

from engine import shuffle
from engine.cards import Card
from engine.seeds import SEEDS
from engine.tournament.draw.lots import ATTEMPTS, generator


def deal_seed(seed: int, round_number: int) -> int:
    """The seed of the deals of a round, for the head of every table's match."""
    return int(generator(seed, round_number, ATTEMPTS - 1).random() * SEEDS)


def table_seed(seed: int, round_number: int, table: int) -> int:
    """The seed of a table's match of version 1 where every table plays its own deals."""
    return int(generator(seed, round_number + ATTEMPTS, table).random() * SEEDS)


def slips(pack: tuple[Card, ...], seed: int, round_number: int, deals: int) -> list[list[Card]]:
    """How the pack lies in each deal of a round, top card first, for printed slips."""
    numbered = range(1, deals + 1)
    return [shuffle.numbered(pack, deal_seed(seed, round_number), deal) for deal in numbered]


def first_dealer(seed: int, round_number: int, seats: int) -> int:
    """Which seat deals first in a round, at every table of this size."""
    return shuffle.first_dealer(deal_seed(seed, round_number), seats)
