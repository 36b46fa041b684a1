"""Duplicate deals: the same packs at all tables of a round, so that luck falls to all alike.

Every table of a size plays the same deals from the same seed, with the same first dealer; the
seats with the same number hold the same cards. At real tables slips say how each pack lies.

The seed of the draws is published, so that a draw can be repeated; it says nothing of the packs.
These come from a secret of their own in the head. Its `commitment` is published with each draw, and
the secret itself after the last round: then anybody can see that no pack was chosen later.
"""

from __future__ import annotations

from hashlib import sha256

from engine import seeds, shuffle
from engine.cards import Card
from engine.seeds import SEEDS, Seed
from engine.tournament.draw.lots import ATTEMPTS, generator
from engine.tournament.head import Head
from engine.tournament.state import TournamentState

DIGITS = 32
"""How many hexadecimal digits a commitment has."""


def round_seed(head: Head, round_number: int) -> Seed:
    """Return the seed of the deals of a round, for the head of every table's match.

    It leads to no other round. A head of an older version has no secret, but its seed alone.
    """
    if not head.packs:
        return deal_seed(head.seed, round_number)
    chance = seeds.digest(head.packs, "packs", round_number) >> 128
    return seeds.code(chance.to_bytes(seeds.BYTES, "big"))


def deal_seed(seed: int, round_number: int) -> int:
    """Return the seed of the deals of a round where packs have no secret of their own."""
    return int(generator(seed, round_number, ATTEMPTS - 1).random() * SEEDS)


def table_seed(seed: int, round_number: int, table: int) -> int:
    """Return the seed of a table's match of version 1 where every table plays its own deals."""
    return int(generator(seed, round_number + ATTEMPTS, table).random() * SEEDS)


def slips(pack: tuple[Card, ...], seed: Seed, deals: int) -> list[list[Card]]:
    """How the pack lies in each deal of the round with this seed, top card first."""
    return [shuffle.numbered(pack, seed, deal) for deal in range(1, deals + 1)]


def commitment(head: Head) -> str:
    """Return what is published of the secret of the packs before it is; "" where there is none."""
    return promise(head.packs) if head.packs else ""


def promise(secret: str) -> str:
    """Return what is published of this secret, which is a code as `seeds.read` returns it."""
    return sha256(f"kartentisch packs\n{secret}".encode()).hexdigest()[:DIGITS]


def revealed(state: TournamentState) -> bool:
    """Whether the secret may be told: every round that was planned is closed."""
    rounds = state.rounds
    return len(rounds) >= len(state.head.plan) and all(one.state == "closed" for one in rounds)
