"""The end of a deal of Mauscheln: penalties, the limit, and what is left after the last deal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.table import MauschelnTable
from engine.phases.kitty import LAST, PLAY_OUT, divided, levelled
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
    """Hold the kitty at its limit; after the last deal divide what is left."""
    if options.limit:
        kitty, bank = levelled(t.kitty, t.bank, options.limit)
        if bank > t.bank:
            t.tell("to_bank", bank - t.bank)
        elif bank < t.bank:
            t.tell("from_bank", t.bank - bank)
        t.kitty, t.bank = kitty, bank
    t.held = t.kitty, t.bank
    if t.kind == LAST:
        _divide(t)


def _divide(t: MauschelnTable) -> None:
    """Everybody gets an equal part of what is left (MA-A19)."""
    left, seats = t.kitty + t.bank, len(t.hands)
    t.shares = tuple(divided(left, seats, (t.dealer + 1) % seats))
    t.balances = [have + part for have, part in zip(t.balances, t.shares, strict=True)]
    t.kitty = t.bank = 0
    if left:
        t.tell("divides", left)


def failed(t: MauschelnTable) -> bool:
    """Whether nobody declared in this deal, which is over."""
    return t.declarer == NOBODY and not t.together
