"""What tricks, and none of them, do to the points; the same for tables and for play-outs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.schnellen.options import SchnellenOptions
from engine.games.schnellen.table import SchnellenTable
from engine.table import Seat


def chalk(t: SchnellenTable, options: SchnellenOptions, winner: Seat, won: int) -> bool:
    """Take a trick off the winner's points; whether that ends the deal (SN-A8).

    `won` is how many tricks whoever named the trumps has with this one, and of no account for the
    others. A bid is chalked all at once, when it is made.
    """
    taken = 1
    points = t.points
    if winner == t.declarer:
        if won < t.bid:
            return False
        if won == t.bid:
            taken = won
            if t.facts is not None:
                t.tell("makes_bid", winner, won)
    points[winner] -= taken * t.times
    if points[winner] > 0:
        return False
    if t.facts is not None and points[winner] > -taken * t.times:
        t.tell("is_down", winner)
    return options.ends == "trick"


def collect(t: SchnellenTable, options: SchnellenOptions, won: Sequence[int]) -> None:
    """After five tricks who has none goes up, and so does who missed his bid (SN-A7, SN-A9)."""
    due = options.no_trick * t.times
    for seat, plays in enumerate(t.plays):
        if not plays:
            continue
        missed = seat == t.declarer and won[seat] < t.bid
        if missed or not won[seat]:
            t.points[seat] += due
            if t.facts is not None:
                t.tell("misses_bid" if missed else "goes_up", seat, due)
