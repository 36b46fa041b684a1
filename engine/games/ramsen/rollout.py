"""How the players of imagined deals of Ramsen lead, in small numbers: as `heuristic.py` has it."""

from __future__ import annotations

from engine.games.ramsen.table import RamsenTable
from engine.override import override
from engine.phases.quick_tricks import QuickTricks
from engine.table import Seat


class Rollout(QuickTricks[RamsenTable]):
    """The tricks of one deal."""

    @override
    def lead(self, seat: Seat, hand: list[int], seen: int) -> int:
        """Lead what nobody can beat, trumps first; else, from a full hand, the lowest plain."""
        numbers = self.numbers
        above, trumps = numbers.above, numbers.trumps
        sure = [place for place in hand if not above[place] & ~seen]
        if sure:
            last = max(sure)
            return last if trumps >> last & 1 else sure[0]
        if len(hand) > 2:
            plain = [place for place in hand if not trumps >> place & 1]
            if plain:
                return numbers.lowest(plain)
        return numbers.highest(hand)
