"""What is said of a round of the free sheet."""

from __future__ import annotations

from engine.facts import Fact
from engine.override import override
from engine.rules.show import Show
from engine.sheet import Line
from engine.sheets.free_sheet.rules import FreeSheetRules
from engine.table import Table


class FreeSheetShow(Show[Table]):
    """What is said of a round of the free sheet."""

    rules: FreeSheetRules

    @override
    def brought(self, line: Line) -> list[Fact]:
        """What each has got in the round."""
        return [
            Fact("gets", (side, value))
            for side, value in enumerate(line.values)
            if value is not None
        ]
