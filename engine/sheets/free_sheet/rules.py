"""The free sheet: whatever is played, cards, dice or darts, its rounds are written down."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.override import override
from engine.rules import Phase, Rules, Setup
from engine.sheet import Counting, Line
from engine.sheets.free_sheet.options import FreeSheetOptions
from engine.sheets.free_sheet.tally import FreeSheetTally, counting, wrong
from engine.table import Seat, Table


class FreeSheetRules(Rules[Table]):
    """Names by rounds, any numbers, and their sums."""

    options: FreeSheetOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        """No cards: what is played is not our affair."""
        return ()

    @override
    def flow(self) -> list[Phase[Table]]:
        return []

    @property
    @override
    def line_fewest(self) -> bool:
        return self.options.wins == "fewest"

    @override
    def tally(self) -> FreeSheetTally:
        return FreeSheetTally(self.options, self.players)

    @override
    def counting(self) -> Counting:
        return counting(self.options)

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return not line.notes and wrong(self.options, line.values) is None

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """One round more, until there have been as many as were agreed on."""
        if 0 < self.options.rounds <= len(lines):
            return None
        return Setup(dealer, tuple(range(self.players)))
