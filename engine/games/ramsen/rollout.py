"""Playing the tricks of Ramsen on to the end of a deal in small numbers, by the rules of thumb.

The rules are those of `chapters.py`, the rules of thumb those of `heuristic.py`; a test plays all
of them side by side.
"""

from __future__ import annotations

from engine.cards import GERMAN_SUITS
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.trumps import RANKINGS
from engine.override import override
from engine.phases.quick_race import QuickRace
from engine.phases.quick_tricks import Numbers
from engine.phases.race import Course
from engine.phases.tricks import Duties
from engine.table import Seat

NUMBERS = {trump: Numbers(RANKINGS[trump]) for trump in GERMAN_SUITS}
"""trump → the pack in numbers."""

DUTIES = Duties(follow=True, trump=True, head=True)


class Rollout(QuickRace[RamsenTable]):
    """The tricks of one deal."""

    def __init__(self, course: Course, t: RamsenTable) -> None:
        super().__init__(t, NUMBERS[t.trump], DUTIES, course)

    @override
    def lead(self, seat: Seat, hand: list[int], seen: int) -> int:
        """What nobody can beat, trumps first; else, while the hand is full, the lowest plain."""
        numbers = self.numbers
        above, trumps, height = numbers.above, numbers.trumps, numbers.height
        sure = [place for place in hand if not above[place] & ~seen]
        if sure:
            highest = max(sure)
            return highest if trumps >> highest & 1 else sure[0]
        if len(hand) > 2:
            plain = [place for place in hand if not trumps >> place & 1]
            if plain:
                return min(plain, key=height.__getitem__)
        return max(hand, key=height.__getitem__)
