"""The points: what the lines of an evening of Mulatschak come to.

A line has what each one's points change by: less for tricks, more for penalties. Notes say who
declared, how many tricks, by how much everything was multiplied, and what kind of deal it was.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.mulatschak.options import MulatschakOptions
from engine.override import override
from engine.sheet import Line, Tally, Total, chalked

DECLARER, BID, TIMES, MULATSCHAK, ANEW = "declarer", "bid", "times", "mulatschak", "anew"
NOTES = {DECLARER, BID, TIMES, MULATSCHAK, ANEW}
TRICKS = 5
TIMES_OF = (1, 2)
"""By what everything may be multiplied."""


class MulatschakTally(Tally):
    """What each still needs; the first at nothing ends the evening."""

    def __init__(self, options: MulatschakOptions, sides: int) -> None:
        self.options = options
        self.points = [options.start] * sides
        self.deals = 0
        self.doubled = False
        """Whether the next deal counts double."""

    @property
    @override
    def over(self) -> bool:
        return min(self.points) <= 0 or self.deals >= self.options.deals

    @override
    def add(self, line: Line) -> None:
        for side, value in enumerate(line.values):
            self.points[side] += value or 0
        self.deals += 1
        self.doubled = ANEW in dict(line.notes)

    @override
    def totals(self) -> tuple[Total, ...]:
        return (Total("points", tuple(self.points)),)


def tally(options: MulatschakOptions, sides: int, lines: Sequence[Line]) -> MulatschakTally:
    """The tally of these lines."""
    return chalked(MulatschakTally(options, sides), lines)


def fits(options: MulatschakOptions, line: Line) -> bool:
    """Whether some deal can have left this line: five tricks, each of them for somebody."""
    if {note.key for note in line.notes} - NOTES or None in line.values:
        return False
    values = [value or 0 for value in line.values]
    return not any(values) or any(_comes_to(options, values, times) for times in TIMES_OF)


def _comes_to(options: MulatschakOptions, values: Sequence[int], times: int) -> bool:
    """Whether these are the numbers of one deal, multiplied by so much."""
    if any(value % times for value in values):
        return False
    plain = [value // times for value in values]
    tricks = -sum(value for value in plain if value < 0)
    penalties = {0, options.no_trick, options.failed, options.stay_costs}
    return tricks <= TRICKS and all(value < 0 or value in penalties for value in plain)
