"""Asks about a deal played with real cards, in the way of its game, and makes the line of it.

The one door for forms: what each game asks says its `entry`; here the answers are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.facts import Fact
from engine.rules import Rules
from engine.rules.entry import Answers, Field, Refused
from engine.sheet import Line
from engine.table import NOBODY, Seat


def fields(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> list[Field]:
    """What is asked about the deal after these lines, given what has been answered so far."""
    return rules.entry.fields(lines, answers)


def line(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> Line:
    """The line that these answers come to; raises Refused with the reason."""
    for one in fields(rules, lines, answers):
        answer = answers.get(one.name)
        if answer is None and not one.blank:
            raise Refused(Fact("not_answered"))
        if not one.allows(answer):
            raise Refused(Fact("out_of_range", (one.low, one.high)))
    made = rules.entry.line(lines, answers)
    if not rules.line_fits(lines, made):
        raise Refused(Fact("does_not_fit"))
    return made


def answers(rules: Rules[Any], lines: Sequence[Line], line: Line) -> Answers:
    """The answers that come to this line; what cannot be asked for is left out."""
    return rules.entry.answers(lines, line)


def title(rules: Rules[Any], lines: Sequence[Line]) -> Fact | None:
    """What the deal after these lines is called, where it is known before it is played."""
    return rules.entry.title(lines)


def dealer(rules: Rules[Any], lines: Sequence[Line]) -> Seat:
    """Who deals the deal after these lines, if who is named first dealt the first of them.

    NOBODY where no deal is to come, or none at all is ever dealt, and from a lot on, which only
    the table knows: see `lot_is_due`.
    """
    turn, count = 0, 0
    while (setup := rules.next_deal(lines[:count], turn)) is not None and not rules.game.by_hand:
        if setup.by_lot:
            break
        if count == len(lines):
            return setup.dealer
        turn, count = (setup.dealer + 1) % rules.players, count + 1
    return NOBODY


def lot_is_due(rules: Rules[Any], lines: Sequence[Line]) -> bool:
    """Whether the dealer of the deal after these lines is drawn by lot."""
    setup = rules.next_deal(lines, 0)
    return setup is not None and setup.by_lot
