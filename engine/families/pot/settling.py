"""What too few tricks cost, in pots; the same for tables, for sheets and for play-outs."""

from __future__ import annotations

OWED, OWED_BY_MAKER = 1, 2
"""The tricks that a player has to take, and that one who has undertaken to play usually has to."""


def penalty(tricks: int, owed: int, one_trick: int) -> int:
    """How many pots somebody pays who owed and took these numbers of tricks.

    `one_trick` is what a single one of two costs.
    """
    if tricks >= owed:
        return 0
    if owed == OWED:
        return 1
    return one_trick if tricks else 2
