"""Points that run down to nothing: the sheet of games in which all start with some of them.

A line has by how much each one's points change: less for tricks, more for penalties, None for a
side that was not in the deal. The first at nothing ends the evening. Penalties can lift everybody
again and again, so it may also end with a last deal; the one who then has the fewest wins.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engine.override import override
from engine.sheet import Counting, Line, Tally, Total

POINTS = "points"
"""The row of sums that decides: the points that each side has to go."""


class Countdown(Tally):
    """What each side still has to go.

    With a `floor` nobody goes below nothing, as where counters are thrown off: one who is there is
    there. Without one the points of the last deal count in full, and the lowest wins.
    """

    def __init__(self, start: int, sides: int, *, deals: int = 0, floor: bool = False) -> None:
        """Everybody starts with these points; 0 `deals` are as many as it takes."""
        self.sides = sides
        self.points = [start] * sides
        self.deals = 0
        """How many deals have been played."""
        self._last = deals
        self._floor = floor

    @property
    @override
    def over(self) -> bool:
        return min(self.points) <= 0 or 0 < self._last <= self.deals

    @property
    def left(self) -> int | None:
        """How many deals there are still at most, None where there is no last one."""
        return max(0, self._last - self.deals) if self._last else None

    @override
    def add(self, line: Line) -> None:
        """Write one deal down."""
        for side, value in enumerate(line.values):
            left = self.points[side] + (value or 0)
            self.points[side] = max(0, left) if self._floor else left
        self.deals += 1

    @override
    def totals(self) -> tuple[Total, ...]:
        """Return what each has to go."""
        return (Total(POINTS, tuple(self.points), fewest=True),)


def counting(*, floor: bool = False) -> Counting:
    """Return what decides an evening that is counted down: the fewest points to go."""
    least = 0 if floor else None
    return Counting(POINTS, fewest=True, least=least, lowest=least)


# Lines written down by hand.


def told(line: Line, keys: Collection[str]) -> dict[str, int] | None:
    """Return the notes of a line by their keys; None where one is unknown or there twice."""
    notes = dict(line.notes)
    return notes if len(notes) == len(line.notes) and notes.keys() <= set(keys) else None


def adds_up(won: Iterable[Collection[int]], tricks: int) -> bool:
    """Whether the tricks of a deal can have been taken so, each by somebody.

    `won` has for each side with how many tricks its number on the line may have come about.
    """
    sums = {0}
    for possible in won:
        sums = {before + one for before in sums for one in possible if before + one <= tricks}
    return tricks in sums
