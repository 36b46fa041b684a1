"""The kitty and the bank beside it: how much lies in the middle, as sums that games share.

Each payment goes into the kitty; what it holds above the agreed level goes into the bank, and
after a settlement the bank fills it up again as far as it can.
"""

from __future__ import annotations

SHARES = 4
"""Where four tricks are played the kitty falls into a share for each."""

ORDINARY, LAST, PLAY_OUT = range(3)
"""Kinds of deals: the leftovers are divided after the LAST; a PLAY_OUT only empties the kitty."""


def capped(kitty: int, bank: int, level: int) -> tuple[int, int]:
    """Kitty and bank when the surplus has gone into the bank; a level of 0 is no bank."""
    surplus = kitty - level
    if not level or surplus <= 0:
        return kitty, bank
    return level, bank + surplus


def levelled(kitty: int, bank: int, level: int) -> tuple[int, int]:
    """Kitty and bank after a settlement: the surplus is taken out, or what is missing put in."""
    held = kitty + bank
    if not level:
        return kitty, bank
    kitty = min(level, held)
    return kitty, held - kitty


def divided(held: int, seats: int, first: int) -> list[int]:
    """Equal parts of what is left, what cannot be divided one by one from the first seat on."""
    part, rest = divmod(held, seats)
    return [part + ((seat - first) % seats < rest) for seat in range(seats)]
