"""Asks about a deal played with real cards, in the way of its game, and makes the line of it.

The one door for forms: what each game asks says its `entry`; here the answers are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.facts import Fact
from engine.rules import Rules
from engine.rules.entry import NUMBER, TABLE, Answers, Field, Refused
from engine.sheet import Line
from engine.table import NOBODY, Seat

FEW = 20
"""The most numbers that are tried one by one where one of them must be right."""


def fields(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> list[Field]:
    """Return what is asked about the deal after these lines, by what has been answered."""
    return rules.entry.fields(lines, answers)


def line(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> Line:
    """Return the line that these answers come to; raises Refused with the reason."""
    for one in fields(rules, lines, answers):
        answer = answers.get(one.name)
        if answer is None and not one.blank:
            raise Refused(Fact("not_answered"))
        if not one.allows(answer):
            raise Refused(Fact("out_of_range", (one.low, one.high)))
    made = rules.entry.line(lines, answers)
    if not rules.entry.comes(lines, made):
        raise Refused(Fact("does_not_fit"))
    return made


def answers(rules: Rules[Any], lines: Sequence[Line], line: Line) -> Answers:
    """Return the answers that come to this line; what cannot be asked for is left out."""
    return rules.entry.answers(lines, line)


def title(rules: Rules[Any], lines: Sequence[Line]) -> Fact | None:
    """Return what the deal after these lines is called, where it is known before it is played."""
    return rules.entry.title(lines)


def dealer(rules: Rules[Any], lines: Sequence[Line]) -> Seat:
    """Who deals the deal after these lines, if the one named first dealt the first of them.

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


def fits(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> bool:
    """Whether these answers come to a line."""
    try:
        line(rules, lines, answers)
    except Refused:
        return False
    return True


def proposed(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> Answers:
    """Return what the open numbers of sides must be, or usually are, given all that was answered.

    A number is open that is not among `answers`. Where usual ones come to no line, but a single
    other number in a single place does, that is proposed. What cannot be told is left out.
    """
    asked = [one for one in fields(rules, lines, answers) if one.name not in answers]
    there = [one for one in asked if one.side != TABLE and one.kind == NUMBER]
    usual = {one.name: one.usual for one in there if one.blank or one.usual is not None}
    if not there or len(there) < len(asked):
        return usual
    if len(usual) == len(there) and fits(rules, lines, {**answers, **usual}):
        return usual
    found = [
        (field.name, number)
        for field in there
        if field.high - field.low <= FEW and len(usual.keys() - {field.name}) == len(there) - 1
        for number in range(field.low, field.high + 1)
        if fits(rules, lines, {**answers, **usual, field.name: number})
    ]
    return {**usual, **dict(found)} if len(found) == 1 else {}
