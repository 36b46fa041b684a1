"""The end of a deal of Mauscheln: penalties, the limit, and what is left after the last deal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.table import MauschelnTable
from engine.phases.kitty import PLAY_OUT
from engine.table import NOBODY, Seat

OWED, OWED_BY_DECLARER = 1, 2
"""The tricks that who plays has to take, and that the declarer usually has to."""


def penalty(options: MauschelnOptions, tricks: int, owed: int) -> int:
    """How many kitties somebody pays who owed so many tricks and took so many."""
    if tricks >= owed:
        return 0
    if owed == OWED:
        return 1
    return options.one_trick if tricks else 2


def owes(t: MauschelnTable, seat: Seat) -> int:
    """How many tricks this seat, which plays, has to take."""
    return t.owed if seat == t.declarer else OWED


def collect(t: MauschelnTable, options: MauschelnOptions, won: Sequence[int]) -> None:
    """Who took too few tricks pays what the kitty held when the tricks began.

    `won` says how many each seat took.
    """
    if t.kind == PLAY_OUT:
        return
    declarer = t.declarer
    for seat, plays in enumerate(t.plays):
        if not plays or (won[seat] and seat != declarer):
            continue
        kitties = penalty(options, won[seat], owes(t, seat))
        if kitties:
            t.pay(seat, kitties * t.stake)
            if t.facts is not None:
                two = seat == declarer and t.owed > OWED
                t.tell("fails_as_declarer" if two else "fails_to_win", seat)
                t.tell("pays", seat, kitties * t.stake)


def close(t: MauschelnTable, options: MauschelnOptions) -> None:
    """Hold the kitty at its level; after the last deal divide what is left (MA-A19)."""
    t.close(options.limit)


def failed(t: MauschelnTable) -> bool:
    """Whether nobody declared in this deal, which is over."""
    return t.declarer == NOBODY and not t.together
