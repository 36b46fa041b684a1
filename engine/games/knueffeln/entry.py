"""A deal of Knüffeln played with real cards: who won it, in which way, after how many turns.

Of four players a side wins. Of five either two win together while one sits out, or the dealer was
alone. What that is worth, the tally knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import KnueffelnTable
from engine.games.knueffeln.tally import (
    BASIC,
    FAILED,
    FOUR_SIDES,
    JANN,
    MARCH,
    RAN,
    SOLO,
    THROWN_IN,
    TURNS,
    Outcome,
    fits,
    may_run,
    thrown_in,
    turns_by_hand,
    was_thrown_in,
)
from engine.override import override
from engine.rules.entry import CHOICE, NO_YES, SIDE, Answers, Entry, Field, Refused, answered
from engine.sheet import Line

WAYS = (BASIC, JANN, MARCH, FAILED, THROWN_IN)
WON, WITH, OUT, ALONE, LOST = "won", "with", "out", "alone", "alone_lost"


class KnueffelnEntry(Entry[KnueffelnTable]):
    """What is asked about a deal of Knüffeln."""

    rules: KnueffelnRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """Who, how and after how many turns; whether somebody ran, where that can have ended it.

        Of cards that were thrown in nothing else is asked.
        """
        way = Field("way", kind=CHOICE, choices=WAYS, usual=0)
        if answers.get(way.name) == WAYS.index(THROWN_IN):
            return [way]
        sides = tuple(range(len(self.rules.sides())))
        asked: list[Field] = []
        if len(sides) == FOUR_SIDES:
            asked.append(Field(WON, kind=SIDE, sides=sides))
        else:
            asked.append(Field(ALONE, kind=CHOICE, choices=NO_YES, usual=0))
            if answers.get((ALONE, -1)):
                asked.append(Field(WON, kind=SIDE, sides=sides))
                asked.append(Field(LOST, kind=CHOICE, choices=NO_YES, usual=0))
            else:
                asked += [Field(key, kind=SIDE, sides=sides) for key in (OUT, WON, WITH)]
        asked.append(way)
        won_by = WAYS[answers.get(way.name) or 0]
        most = turns_by_hand(self.rules.options, won_by)
        if most:
            asked.append(Field(TURNS, high=most, usual=0))
        if may_run(self.rules.options, won_by):
            asked.append(Field(RAN, kind=CHOICE, choices=NO_YES, usual=0))
        return asked

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """Return what the deal leaves; raises Refused where somebody would be in it twice."""
        sides = len(self.rules.sides())
        way = WAYS[answered(answers, "way")]
        if way == THROWN_IN:
            return thrown_in(sides, 0)
        won, lost, solo = _sides(sides, answers)
        turns = answers.get((TURNS, -1)) or 0
        ran = may_run(self.rules.options, way) and bool(answers.get((RAN, -1)))
        return Outcome(way, turns, won, lost, solo, ran).line(self.rules.options, sides)

    @override
    def comes(self, lines: Sequence[Line], line: Line) -> bool:
        return fits(self.rules.options, len(self.rules.sides()), line, turns_by_hand)

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Read from the notes how a line came."""
        if was_thrown_in([line]):
            return {("way", -1): WAYS.index(THROWN_IN)}
        notes = dict(line.notes)
        way = next((one for one in WAYS if one in notes), BASIC)
        won = [side for side, value in enumerate(line.values) if value and value > 0]
        given: dict[tuple[str, int], int | None] = {
            ("way", -1): WAYS.index(way),
            (TURNS, -1): notes.get(TURNS, 0),
            (RAN, -1): int(RAN in notes),
        }
        if len(line.values) == FOUR_SIDES:
            return given | {(WON, -1): won[0] if won else None}
        alone = notes.get(SOLO)
        given[ALONE, -1] = int(alone is not None)
        if alone is not None:
            return given | {(WON, -1): alone, (LOST, -1): int(alone not in won)}
        out = next((side for side, value in enumerate(line.values) if value is None), None)
        pair = [*won, None, None]
        return given | {(OUT, -1): out, (WON, -1): pair[0], (WITH, -1): pair[1]}


def _sides(sides: int, answers: Answers) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Who won, who lost, and who was alone, or -1."""
    first = answered(answers, WON)
    everybody = tuple(range(sides))
    if sides == FOUR_SIDES:
        return (first,), (1 - first,), -1
    if answers.get((ALONE, -1)):
        others = tuple(side for side in everybody if side != first)
        won, lost = ((first,), others)
        return (lost, won, first) if answers.get((LOST, -1)) else (won, lost, first)
    named = (answered(answers, OUT), first, answered(answers, WITH))
    if len(set(named)) < len(named):
        raise Refused(Fact("named_twice"))
    pair = tuple(sorted(named[1:]))
    return pair, tuple(side for side in everybody if side not in named), -1
