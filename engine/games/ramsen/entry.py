"""A deal of Ramsen played with real cards: the tricks of each, and who finished first.

Blank is who passed; a nought is who played for nothing. Five tricks lie in a deal, fewer only if
it ended with somebody's last bar.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.entry import SIDE, Answers, Field, Refused
from engine.facts import Fact
from engine.games.ramsen import tally
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.tally import BARS, FINISHED
from engine.rules import Rules
from engine.sheet import Line

TRICKS, PLACE = "tricks", "finished"
LONE_BARS = {"five": BARS, "one": 1, "void": None}


def fields(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> list[Field]:
    """The tricks of everybody in the game; where several finish, in which order they did."""
    playing, needed = _following(rules, lines)
    asked = [Field(TRICKS, side, high=BARS, blank=True) for side in playing]
    done = [side for side in playing if (answers.get((TRICKS, side)) or 0) >= needed[side]]
    for place in range(len(done) - 1):
        asked.append(Field(f"{PLACE}{place + 1}", kind=SIDE, sides=tuple(done), usual=done[place]))
    return asked


def line(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> Line:
    """The bars of each; raises Refused where the tricks do not come to a deal."""
    playing, needed = _following(rules, lines)
    bars = {side: answers.get((TRICKS, side)) for side in playing}
    inside = [side for side in playing if bars[side] is not None]
    whole = sum(bars[side] or 0 for side in inside)
    done = [side for side in inside if (bars[side] or 0) >= needed[side]]
    options = rules.options
    assert isinstance(options, RamsenOptions)
    if not inside and options.lone_player != "void":
        raise Refused(Fact("nobody_in"))
    if whole > BARS:
        raise Refused(Fact("too_many_tricks", (whole,)))
    if len(inside) == 1 and whole != LONE_BARS[options.lone_player] and not done:
        raise Refused(Fact("lone_player"))
    if len(inside) > 1 and whole < BARS and not done:
        raise Refused(Fact("tricks_missing", (BARS - whole,)))
    values = tuple(bars.get(side) for side in range(rules.players))
    return Line(values, tally.finished(_order(done, answers)))


def answers(rules: Rules[Any], lines: Sequence[Line], line: Line) -> Answers:
    """The tricks of a line, and the order that its notes tell."""
    given = {(TRICKS, side): value for side, value in enumerate(line.values)}
    order = [note.number for note in line.notes if note.key == FINISHED]
    given |= {(f"{PLACE}{place + 1}", -1): side for place, side in enumerate(order[:-1])}
    return given


def _following(rules: Rules[Any], lines: Sequence[Line]) -> tuple[tuple[int, ...], list[int]]:
    options = rules.options
    assert isinstance(options, RamsenOptions)
    return tally.tally(options, rules.players, lines).following()


def _order(done: Sequence[int], answers: Answers) -> list[int]:
    """Who finished, the first one first, the last by what is left."""
    named = [answers.get((f"{PLACE}{place + 1}", -1)) for place in range(len(done) - 1)]
    order = [side for side in named if side is not None]
    if len(set(order)) < len(order):
        raise Refused(Fact("named_twice"))
    return [*order, *(side for side in done if side not in order)]
