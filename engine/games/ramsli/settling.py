"""The end of a deal of Ramsli: penalties, the bank, and what is left after the last deal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.table import RamsliTable
from engine.phases.kitty import LAST, PLAY_OUT, divided, levelled

OWED, OWED_BY_KNOCKER = 1, 2
"""The tricks that who plays has to take, and that the knocker has to."""


def penalty(options: RamsliOptions, tricks: int, knocked: bool) -> int:
    """How many kitties somebody pays who took so many tricks."""
    if tricks >= (OWED_BY_KNOCKER if knocked else OWED):
        return 0
    if not knocked:
        return 1
    return options.knocker_one_trick if tricks else 2


def collect(t: RamsliTable, options: RamsliOptions, won: Sequence[int]) -> None:
    """Who took too few tricks pays what the kitty held when the tricks began.

    `won` says how many each seat took.
    """
    if t.kind == PLAY_OUT:
        return
    knocker = t.knocker
    for seat, plays in enumerate(t.plays):
        if not plays or (won[seat] and seat != knocker):
            continue
        kitties = penalty(options, won[seat], seat == knocker)
        if kitties:
            t.pay(seat, kitties * t.stake)
            if t.facts is not None:
                t.tell("fails_as_knocker" if seat == t.knocker else "fails_to_win", seat)
                t.tell("pays", seat, kitties * t.stake)


def close(t: RamsliTable, options: RamsliOptions) -> None:
    """Level the kitty by the bank; after the last deal divide what is left."""
    if options.bank_level:
        kitty, bank = levelled(t.kitty, t.bank, options.bank_level)
        if bank > t.bank:
            t.tell("to_bank", bank - t.bank)
        elif bank < t.bank:
            t.tell("from_bank", t.bank - bank)
        t.kitty, t.bank = kitty, bank
    t.held = t.kitty, t.bank
    if t.kind == LAST:
        _divide(t)


def _divide(t: RamsliTable) -> None:
    """Everybody gets an equal part of kitty and bank (RL-A19)."""
    left, seats = t.kitty + t.bank, len(t.hands)
    t.shares = tuple(divided(left, seats, (t.dealer + 1) % seats))
    t.balances = [have + part for have, part in zip(t.balances, t.shares, strict=True)]
    t.kitty = t.bank = 0
    if left:
        t.tell("divides", left)
