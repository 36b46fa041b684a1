"""Talk at a table of bots: who says something before a decision, if anybody does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.moves import Call
from engine.table import Seat

ROUNDS = 4
"""How often partners who settle something may speak before one decision."""


def said(
    seats: Sequence[Seat],
    says: Callable[[Seat], Call | None],
    rng: Random,
    due: Sequence[Seat] = (),
) -> tuple[Seat, Call] | None:
    """Who says what: all are asked in any order, first those whose word is due; one is enough."""
    order = rng.sample(seats, len(seats))
    for seat in sorted(order, key=lambda seat: seat not in due):
        phrase = says(seat)
        if phrase is not None:
            return seat, phrase
    return None


def conferred(
    seats: Callable[[], Sequence[Seat]],
    says: Callable[[Seat], Call | None],
    due: Callable[[], Sequence[Seat]],
    tell: Callable[[Seat, Call], None],
    rng: Random,
) -> None:
    """Have somebody speak before a decision, and go on as long as a word is due and is given.

    `seats` are those who may speak, `due` those whose word is due, both asked anew each time;
    `tell` has it heard by all.
    """
    for _ in range(ROUNDS):
        waited = due()
        found = said(seats(), says, rng, waited)
        if found is None:
            return
        tell(*found)
        if found[0] not in waited or not due():
            return
