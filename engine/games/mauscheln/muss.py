"""The Muss of Kratzen: what all pay into an empty kitty, and where the cut sends the pack.

Each Ace that the cut shows sends the pack one place on, each Seven one place back, and the one
who gets it pays a stake; the Weli makes everybody pay one. After such a cut the new dealer
shuffles, and it is cut anew, until an ordinary card is shown (MA-A21).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from engine.cards import WELI, Card
from engine.table import Seat

MOST = 6
"""After this number of special cuts in a row the pack is taken as it lies (MA-A24)."""

STEPS = {"A": 1, "7": -1}
"""By how many places these cards send the pack on."""

Paid: TypeAlias = tuple[int, ...]
"""The number of stakes that each seat pays or has paid."""


def is_special(card: Card) -> bool:
    """Whether a cut that shows this card changes something."""
    return card is WELI or card.rank in STEPS


def carried_out(shown: Sequence[str], dealer: Seat, seats: int) -> Iterator[tuple[Seat, Paid]]:
    """Yield what each card that a cut has shown does, by its rank: who deals, who pays."""
    for rank in shown:
        if rank not in STEPS:
            yield dealer, (1,) * seats
            continue
        dealer = (dealer + STEPS[rank]) % seats
        yield dealer, tuple(int(seat == dealer) for seat in range(seats))


class Cut(NamedTuple):
    """A result of cuts: by how many places the deal moved, and what each paid, dealer first."""

    passed: int
    paid: Paid


@cache
def cuts(seats: int, weli: bool) -> Mapping[int, tuple[Cut, ...]]:
    """Return every possible result of the cuts of a Muss, by the stakes that are paid in all."""
    shown = [(one,) for one in STEPS] + [(one, two) for one in STEPS for two in STEPS]
    if weli:
        shown += [("W",), *(both for one in STEPS for both in ((one, "W"), ("W", one)))]
    found = last = {Cut(0, (0,) * seats)}
    for _ in range(MOST):
        last = {_after(cut, ranks, seats) for cut in last for ranks in shown} - found
        found = found | last
    by_sum: dict[int, list[Cut]] = {}
    for cut in sorted(found):
        by_sum.setdefault(sum(cut.paid), []).append(cut)
    return {stakes: tuple(some) for stakes, some in by_sum.items()}


def _after(cut: Cut, shown: Sequence[str], seats: int) -> Cut:
    passed, paid = cut
    for dealer, more in carried_out(shown, passed, seats):
        passed = dealer
        paid = tuple(had + one for had, one in zip(paid, more, strict=True))
    return Cut(passed, paid)


def stakes(began: Seat, cut: Cut) -> Paid:
    """Return what each has paid after the cut, when this first dealer paid double."""
    seats = len(cut.paid)
    return tuple(1 + (seat == began) + cut.paid[(seat - began) % seats] for seat in range(seats))
