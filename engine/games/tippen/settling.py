"""The end of a deal of Tippen: what too few tricks cost, and what is left after the last deal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tippen.pot import Terms
from engine.games.tippen.table import TippenTable
from engine.phases.kitty import LAST, PLAY_OUT, divided
from engine.table import NOBODY


def collect(t: TippenTable, terms: Terms, won: Sequence[int]) -> None:
    """Who took too few tricks pays; `won` says how many each seat took."""
    if t.kind == PLAY_OUT:
        return
    quota = terms.options.quota
    for seat, plays in enumerate(t.plays):
        if not plays or won[seat] >= quota:
            continue
        due = terms.penalty(t.stake, won[seat])
        t.pay(seat, due)
        if t.facts is not None:
            t.tell("fails", seat)
            t.tell("pays", seat, due)
    if t.belli_lost_by != NOBODY:
        t.pay(t.belli_lost_by, terms.stake)
        if t.facts is not None:
            t.tell("pays_for_belli", t.belli_lost_by, terms.stake)


def close(t: TippenTable) -> None:
    """After the last deal everybody gets an equal part of what is left (TP-A15)."""
    t.held = t.pot
    if t.kind != LAST:
        return
    seats = len(t.hands)
    t.shares = tuple(divided(t.pot, seats, (t.dealer + 1) % seats))
    t.balances = [have + part for have, part in zip(t.balances, t.shares, strict=True)]
    if t.pot:
        t.tell("divides", t.pot)
    t.pot = 0
