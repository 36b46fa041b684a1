"""The kitty and what lies beside it: how much is in the middle, as pure sums.

Whoever pays, pays into the kitty; what it holds above the agreed limit is laid beside it, and
after a settlement the kitty is filled up again from there as far as it goes (MA-A18).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.table import Seat

SHARES = 4
"""The kitty falls into a share for each trick."""

ORDINARY, LAST, PLAY_OUT = range(3)
"""Kinds of deals: the leftovers are divided after the LAST; a PLAY_OUT only empties the kitty."""


def capped(kitty: int, bank: int, limit: int) -> tuple[int, int]:
    """Kitty and bank when what is above the limit was taken out; a limit of 0 is none."""
    surplus = kitty - limit
    if not limit or surplus <= 0:
        return kitty, bank
    return limit, bank + surplus


def levelled(kitty: int, bank: int, limit: int) -> tuple[int, int]:
    """Kitty and bank after a settlement: what is too much goes out, what is missing comes in."""
    held = kitty + bank
    if not limit:
        return kitty, bank
    kitty = min(limit, held)
    return kitty, held - kitty


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
