"""The free sheet: whatever is played, cards, dice or darts, its rounds are written down."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.rules import Phase, Rules, Setup
from engine.sheet import Line, Sheet, folded
from engine.sheets.free_sheet.options import FreeSheetOptions
from engine.sheets.free_sheet.tally import Tally, wrong
from engine.table import Seat, Table


class FreeSheetRules(Rules[Table]):
    """Names by rounds, any numbers, and their sums."""

    options: FreeSheetOptions

    def pack(self) -> tuple[Card, ...]:
        """No cards: what is played is not our affair."""
        return ()

    def flow(self) -> list[Phase[Table]]:
        return []

    def sheet(self, lines: Sequence[Line]) -> Sheet:
        return folded(Tally(self.options, self.players), self.players, lines)

    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return not line.notes and wrong(self.options, line.values) is None

    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """One round more, until there have been as many as were agreed on."""
        if 0 < self.options.rounds <= len(lines):
            return None
        return Setup(dealer, tuple(range(self.players)))

    def brought(self, line: Line) -> list[Fact]:
        """What each has got in the round."""
        return [
            Fact("gets", (side, value))
            for side, value in enumerate(line.values)
            if value is not None
        ]
