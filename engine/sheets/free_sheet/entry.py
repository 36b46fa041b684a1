"""A round of a free sheet: a number for each name, and together what was agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import entry
from engine.entry import Answers, Field, Refused
from engine.game import Game
from engine.sheet import Line
from engine.sheets.free_sheet.options import FreeSheetOptions
from engine.sheets.free_sheet.tally import wrong


def fields(game: Game[Any], lines: Sequence[Line], answers: Answers) -> list[Field]:
    """A number for each; who was not in the round is left blank."""
    return entry.fields(game, lines, answers)


def line(game: Game[Any], lines: Sequence[Line], answers: Answers) -> Line:
    """The numbers as they are; raises Refused where they do not come to what they must."""
    made = entry.line(game, lines, answers)
    options = game.options
    assert isinstance(options, FreeSheetOptions)
    if reason := wrong(options, made.values):
        raise Refused(reason)
    return made


def answers(game: Game[Any], lines: Sequence[Line], line: Line) -> Answers:
    """The numbers of a line."""
    return entry.answers(game, lines, line)
