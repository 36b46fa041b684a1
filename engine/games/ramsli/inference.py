"""What is told of hidden hands in Ramsli by what was said on them, until cards are changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engine.families.pot.heuristic import likely_said
from engine.games.ramsli.heuristic import joining_brings, knocking_brings, with_upcard
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.weights import Weights
from engine.table import NOBODY, Seat, View

SURE_OF_ITSELF = 8.0
"""How much more likely one plays than not for each kitty that playing seems to bring."""


def world_likelihood(
    options: RamsliOptions, seen: View, weights: Weights
) -> Callable[[RamsliTable], float] | None:
    """Return what weighs worlds: how likely the others would have knocked, passed and joined so.

    The dealer who turned the bottom card knew half of his hand, but is heard like any knocker.
    """
    now = cast(RamsliTable, seen.table)
    if now.phase not in ("knock", "join") or now.together:
        return None
    others = [seat for seat in range(len(now.hands)) if seat != seen.seat]
    knocked = [(one, one == now.maker) for one in others if _was_asked(now, one)]
    joined = _joined(now, seen.seat)
    if not knocked and not joined:
        return None
    numbers = weights.weighing(now)

    def weigh(t: RamsliTable) -> float:
        likely = 1.0
        for seat, does in knocked:
            hand = with_upcard(t, seat, does and t.on_card, numbers)
            brings = knocking_brings(t, hand, options, numbers) - numbers.knocks_from
            likely *= likely_said(does, brings, SURE_OF_ITSELF)
        for seat, among in joined:
            brings = joining_brings(t, seat, among, numbers) - numbers.joins_from
            likely *= likely_said(bool(t.plays[seat]), brings, SURE_OF_ITSELF)
        return likely

    return weigh


def _was_asked(t: RamsliTable, seat: Seat) -> bool:
    return seat == t.maker or t.said[seat] is not None


def _joined(t: RamsliTable, own: Seat) -> list[tuple[Seat, list[bool | None]]]:
    """Return the others who said whether they join, and what each knew of the rest then."""
    if t.maker == NOBODY:
        return []
    found: list[tuple[Seat, list[bool | None]]] = []
    said: list[bool | None] = [True]
    seat = t.after[t.maker]
    while seat != t.maker and t.plays[seat] is not None:
        if seat != own:
            found.append((seat, said + [None] * (len(t.plays) - len(said) - 1)))
        said = [*said, t.plays[seat]]
        seat = t.after[seat]
    return found
