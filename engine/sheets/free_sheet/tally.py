"""The sums of a free sheet, and whether a round comes to what was agreed on.

A line has a number for each name, None for who was not in the round.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.override import override
from engine.rules.entry import LARGEST
from engine.sheet import Counting, Sums
from engine.sheets.free_sheet.options import GIVEN, NOTHING, FreeSheetOptions

SUM = "sum"


class FreeSheetTally(Sums):
    """What everybody has so far. A sheet has one game, however long it is."""

    def __init__(self, options: FreeSheetOptions, sides: int) -> None:
        super().__init__(sides, SUM)
        self.options = options

    @property
    @override
    def over(self) -> bool:
        return 0 < self.options.rounds <= self.lines


def counting(options: FreeSheetOptions) -> Counting:
    """The highest sum wins, or the lowest; together they come to what was agreed on."""
    fewest = options.wins == "fewest"
    match options.comes_to:
        case "nothing":
            return Counting(SUM, fewest, least=0, most=0)
        case "given" if options.rounds:
            whole = options.total * options.rounds
            return Counting(SUM, fewest, least=whole, most=whole)
    return Counting(SUM, fewest)


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
