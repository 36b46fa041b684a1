"""What is left of the kitty after the last deal, for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.table import Seat


def divided(held: int, order: Sequence[Seat]) -> list[int]:
    """What each seat gets of what is left: equal parts, odd ones one by one in this order."""
    part, rest = divmod(held, len(order))
    parts = [part] * len(order)
    for seat in order[:rest]:
        parts[seat] += 1
    return parts


def around(seats: int, dealer: Seat) -> list[Seat]:
    """The seats in turn, forehand first and the dealer last."""
    return [(dealer + place) % seats for place in range(1, seats + 1)]
