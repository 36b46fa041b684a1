"""What the tricks of a deal of Rams come to, as pure sums.

Counting down, a trick takes a counter away, and who is in without one gets five (RA-A5). With a
pool the dealer puts five in, a trick is a fifth of what lies there, and a player who is in without
one puts five in (RA-A12). So the pool always holds as many fives as it takes. A flush takes all of
it, and five from each who is in (RA-A18).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.games.rams.options import RamsOptions
from engine.table import NOBODY, Seat

HAND = 5
"""The cards of each, and the tricks of a deal."""
PENALTY = 5
"""The counters that no trick costs."""
ALONE = 5
"""The counters that a player left alone is rid of, where nobody else has to play."""
STAKE = 5
"""What the dealer puts into the pool."""

Won: TypeAlias = Sequence[int | None]
"""The tricks of each seat, None for one who was not in."""


def counted_down(
    options: RamsOptions, won: Won, general: Seat, left: Sequence[int]
) -> list[int | None]:
    """By how much the counters of each change; `left` is what each had before the deal."""
    found: list[int | None] = [None if tricks is None else -tricks or PENALTY for tricks in won]
    if general == NOBODY:
        return found
    missed = HAND - (won[general] or 0)
    if options.general == "five":
        if missed:
            found[general] = PENALTY
        return found
    # Nothing but the promise counts (RA-A9).
    others = [seat for seat, tricks in enumerate(won) if tricks is not None and seat != general]
    for seat in others:
        found[seat] = -missed
    found[general] = missed * len(others) if missed else -left[general]
    return found


def swept(pool: int, playing: Sequence[bool | None], winner: Seat) -> list[int | None]:
    """Return what a flush takes from a pool that held so much, and its cost to others in."""
    found: list[int | None] = [-PENALTY if plays else None for plays in playing]
    found[winner] = pool + PENALTY * (sum(map(bool, playing)) - 1)
    return found


def from_pool(pool: int, won: Won) -> list[int | None]:
    """Return what each gets out of a pool that held so much, or puts in."""
    return [None if tricks is None else tricks * pool // HAND or -PENALTY for tricks in won]
