"""Talk at a table of bots: who says something before a decision, if anybody does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.moves import Call
from engine.table import Seat


def said(
    seats: Sequence[Seat], says: Callable[[Seat], Call | None], rng: Random
) -> tuple[Seat, Call] | None:
    """Who says what: all are asked in any order, and one is enough."""
    for seat in rng.sample(seats, len(seats)):
        phrase = says(seat)
        if phrase is not None:
            return seat, phrase
    return None
