"""The tricks of a race played on in small numbers: the marks go on with them."""

from __future__ import annotations

from typing import TypeVar

from engine.cards import card
from engine.override import override
from engine.phases.quick_tricks import Numbers, QuickTricks
from engine.phases.race import Course, RaceTable
from engine.phases.tricks import Duties
from engine.table import Seat

R = TypeVar("R", bound=RaceTable)


class QuickRace(QuickTricks[R]):
    """The tricks of one deal. On the table `open` and `finished` go on with them."""

    def __init__(self, t: R, numbers: Numbers, duties: Duties, course: Course) -> None:
        super().__init__(t, numbers, duties)
        self.course = course
        self._is_bound = course.best_opens or course.trump_second

    @override
    def bound(self, hand: list[int]) -> list[int]:
        if not self._is_bound or self.number > 1:
            return hand
        numbers, course = self.numbers, self.course
        if self.number:
            if not course.trump_second:
                return hand
            owed = numbers.trumps & ~self._free
            if not any(owed >> place & 1 for place in hand):
                return hand
            return [place for place in hand if numbers.trumps >> place & 1]
        best = numbers.place[card(self.t.trump + "A")]
        return [best] if course.best_opens and best in hand else hand

    @override
    def high(self, seat: Seat) -> bool:
        return not self.won[seat]

    @override
    def taken(self, seat: Seat) -> bool:
        """Mark the trick; the race may end with it."""
        needed = self.t.open
        if not needed[seat]:
            return False
        needed[seat] -= 1
        if needed[seat]:
            return False
        self.t.finished.append(seat)
        return self.course.stops and self.course.is_over(needed)
