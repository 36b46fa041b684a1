"""How the players of imagined deals of Rams lead, in small numbers: as `heuristic.py` has it."""

from __future__ import annotations

from engine.games.rams.table import RamsTable
from engine.override import override
from engine.phases.quick_tricks import QuickTricks
from engine.table import Seat


class Rollout(QuickTricks[RamsTable]):
    """The tricks of one deal."""

    @override
    def lead(self, seat: Seat, hand: list[int], seen: int) -> int:
        """Lead from the top after a promise of all tricks."""
        if seat == self.t.general:
            return self.numbers.highest(hand)
        return super().lead(seat, hand, seen)
