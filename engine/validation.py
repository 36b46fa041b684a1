"""Whether an event fits the evening as it is: each check says what was read, or raises BadLog.

The match asks before it does anything; what only the table can tell, it looks at itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import parsing
from engine.head import BadLog
from engine.moves import Call
from engine.rules import Rules, Setup
from engine.sheet import Line


def deal(event: tuple[int, int, str], number: int, setup: Setup | None, rules: Rules[Any]) -> Setup:
    """How the deal that is due begins, if this is it: its number, its dealer, the whole pack."""
    if setup is None or rules.game.by_hand:
        raise BadLog(-1, "no deal is due")
    if event[:2] != (number, setup.dealer):
        raise BadLog(-1, "wrong deal")
    parsing.pack(event[2], rules.pack())
    return setup


def phrase(seat: object, said: Sequence[object], players: int) -> Call:
    """Something said by one of these players."""
    if type(seat) is not int or not 0 <= seat < players:
        raise BadLog(-1, "nobody sits there")
    return parsing.phrase(said)


def line(data: object, lines: Sequence[Line], rules: Rules[Any], due: bool) -> Line:
    """A line that a deal after these lines can have left, if one is due."""
    if not due:
        raise BadLog(-1, "no line is due")
    found = parsing.line(data)
    if len(found.values) != len(rules.sides()) or not rules.line_fits(lines, found):
        raise BadLog(-1, "the line does not fit the rules")
    return found


def steps(number: object, there: Sequence[object]) -> None:
    """So many steps back or forth."""
    if type(number) is not int or not 0 < number <= len(there):
        raise BadLog(-1, f"cannot go {number} steps")
