"""The end of a deal of Ramsli: penalties, the bank, and what is left after the last deal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.table import RamsliTable
from engine.phases.kitty import PLAY_OUT

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
    """Hold the kitty at its level; after the last deal divide what is left (RL-A19)."""
    t.close(options.bank_level)
