"""Corrections: a past line of the sheet is put right, for a reason that stays in the log.

The line that stood there is never forgotten: a correction knows both. That it can be undone is the
affair of the match, like every other step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from engine import bounds, parsing
from engine.head import BadLog, Event
from engine.rules import Rules
from engine.sheet import Line, Lines
from engine.table import NOBODY, Seat


class Correction(NamedTuple):
    """What was put right: which line (0 is the first), what stood there, what stands now, why."""

    line: int
    before: Line
    after: Line
    why: str


Made: TypeAlias = tuple[int, Correction]
"""A correction, and its place among the steps of a log."""


def event(number: int, line: Line, why: str) -> Event:
    """Return the event that puts line `number` (0 is the first) right.

    In a log they count from 1.
    """
    return {"correct": {"line": number + 1, **line.as_dict(), "why": why}}


def checked(
    rules: Rules[Any], lines: Sequence[Line], data: object, turn: Seat, made: list[Made]
) -> Correction:
    """Return the correction of an event that fits these lines; raises BadLog.

    It is made between deals, when it is nobody's turn. The line must fit those before it, and those
    behind it that fitted must still fit. Each correction that was `made` has looked at those again:
    there is a bound to that.
    """
    if sum(len(lines) - one.line for _, one in made) > bounds.PUT_RIGHT:
        raise BadLog(-1, "too many corrections")
    if turn != NOBODY:
        raise BadLog(-1, "a deal is being played")
    match data:
        case {"line": int(count), "why": str(why), **rest} if type(count) is int:
            if count > len(lines):
                raise BadLog(-1, "there is no such line")
            line = parsing.line(rest)
            if rest.keys() != {"values", "notes"} or line == lines[count - 1]:
                raise BadLog(-1, "the correction changes nothing")
            _check_fit(rules, lines, count - 1, line)
            return Correction(count - 1, lines[count - 1], line, why)
    raise BadLog(-1, "unreadable correction")


def take_back(made: list[Made], place: int, lines: list[Line]) -> None:
    """Forget what was put right from this place in the log on, the newest first."""
    while made and made[-1][0] >= place:
        _, wrong = made.pop()
        lines[wrong.line] = wrong.before


def _check_fit(rules: Rules[Any], lines: Sequence[Line], place: int, line: Line) -> None:
    if len(line.values) != len(rules.sides()) or not rules.line_fits(lines[:place], line):
        raise BadLog(-1, "the line does not fit the rules")
    # Both grow line by line, for so they remember what they have come to.
    before, after = Lines(), Lines()
    before.extend(lines[: place + 1])
    after.extend([*lines[:place], line])
    for later in range(place + 1, len(lines)):
        next_line = lines[later]
        if _fits(rules, before, next_line) and not _fits(rules, after, next_line):
            raise BadLog(-1, "line {0} would no longer fit", later + 1)
        before.append(next_line)
        after.append(next_line)


def _fits(rules: Rules[Any], before: Lines, line: Line) -> bool:
    """Whether there could be a deal behind these lines, and it could have left this one."""
    return rules.next_deal(before, 0) is not None and rules.line_fits(before, line)
