"""A round of a free sheet: a number for each name, and together what was agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import entry
from engine.entry import Answers, Field, Refused
from engine.rules import Rules
from engine.sheet import Line
from engine.sheets.free_sheet.options import FreeSheetOptions
from engine.sheets.free_sheet.tally import wrong


def fields(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> list[Field]:
    """A number for each; who was not in the round is left blank."""
    return entry.fields(rules, lines, answers)


def line(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> Line:
    """The numbers as they are; raises Refused where they do not come to what they must."""
    made = entry.line(rules, lines, answers)
    options = rules.options
    assert isinstance(options, FreeSheetOptions)
    if reason := wrong(options, made.values):
        raise Refused(reason)
    return made


def answers(rules: Rules[Any], lines: Sequence[Line], line: Line) -> Answers:
    """The numbers of a line."""
    return entry.answers(rules, lines, line)
