"""A round of a free sheet: a number for each name, and together what was agreed on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.override import override
from engine.rules.entry import Answers, Entry, Refused
from engine.sheet import Line
from engine.sheets.free_sheet.rules import FreeSheetRules
from engine.sheets.free_sheet.tally import wrong
from engine.table import Table


class FreeSheetEntry(Entry[Table]):
    """A number for each; who was not in the round is left blank."""

    rules: FreeSheetRules

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """The numbers as they are; raises Refused where they do not come to what they must."""
        made = super().line(lines, answers)
        if reason := wrong(self.rules.options, made.values):
            raise Refused(reason)
        return made
