"""The sums of a free sheet, and whether a round comes to what was agreed on.

A line has a number for each name, None for who was not in the round.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.parts.entry import LARGEST
from engine.sheet import Line, Mark, Total, best
from engine.sheets.free_sheet.options import GIVEN, NOTHING, FreeSheetOptions


class Tally:
    """What everybody has so far."""

    ended = False
    """A sheet has one game, however long it is."""

    def __init__(self, options: FreeSheetOptions, sides: int) -> None:
        self.options = options
        self.sums = [0] * sides
        self.rounds = 0

    @property
    def over(self) -> bool:
        return 0 < self.options.rounds <= self.rounds

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has the most, or the fewest."""
        return best(self.sums, range(len(self.sums)), fewest=self.options.wins == "fewest")

    def add(self, line: Line) -> None:
        """Add the numbers of a round."""
        self.rounds += 1
        for side, value in enumerate(line.values):
            self.sums[side] += value or 0

    def slate(self, side: int) -> tuple[Mark, ...]:
        return ()

    def totals(self) -> tuple[Total, ...]:
        """The sum of each."""
        return (Total("sum", tuple(self.sums)),)


def wrong(options: FreeSheetOptions, values: Sequence[int | None]) -> Fact | None:
    """Why these numbers are no round of this sheet, None if they are one."""
    there = [value for value in values if value is not None]
    if not there:
        return Fact("nothing_entered")
    if any(abs(value) > LARGEST for value in there):
        return Fact("out_of_range", (-LARGEST, LARGEST))
    made = sum(there)
    if options.comes_to == NOTHING and made != 0:
        return Fact("not_nothing", (made,))
    if options.comes_to == GIVEN and made != options.total:
        return Fact("not_the_total", (options.total, made))
    return None
