"""What can be told of hidden hands in Schnellen from who plays and who stays at home."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engine.families.pot.heuristic import likely_said, played_so_far
from engine.games.schnellen.rules import SchnellenRules
from engine.games.schnellen.table import SchnellenTable
from engine.games.schnellen.weights import Weights
from engine.table import NOBODY, Seat, View

_SURE_OF_ITSELF = 2.0
"""How much more likely one plays than stays for each point that playing seems to bring."""


def world_likelihood(
    rules: SchnellenRules, seen: View, weights: Weights
) -> Callable[[SchnellenTable], float] | None:
    """Return what weighs worlds: how likely the others would have spoken so with those hands."""
    now = cast(SchnellenTable, seen.table)
    options = rules.options
    spoke = [
        seat for seat in range(len(now.hands)) if seat != seen.seat and _chose(rules, now, seat)
    ]
    if not spoke or now.compulsory:
        return None
    played = played_so_far(now)
    among = max(1.0, weights.unsaid * (len(now.hands) - 1))

    def weigh(t: SchnellenTable) -> float:
        likely = 1.0
        for seat in spoke:
            tricks = weights.likely((*t.hands[seat], *played[seat]), now.trump, among)
            gain = weights.gain(tricks, options.no_trick) + options.home_costs
            likely *= likely_said(bool(now.plays[seat]), gain, _SURE_OF_ITSELF)
        return likely

    return weigh


def _chose(rules: SchnellenRules, t: SchnellenTable, seat: Seat) -> bool:
    """Whether this seat said of its own free will whether it plays."""
    options = rules.options
    if t.plays[seat] is None or seat == t.declarer:
        return False
    if options.dealer_plays and t.declarer == NOBODY and seat == t.dealer:
        return False
    return t.before[seat] > options.home_above or not options.home_above
