"""The list of a Schieber Jass: 157 points a game between two pairs, 257 for all the tricks.

Melds count besides, for those they belong to, and a game may count several times by its trump.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import switch
from engine.override import override
from engine.rules.entry import SIDE, Answers, Field
from engine.sheet import Counting, Line, Note
from engine.sheets.lists import SUM, GoalOptions, GoalRules, ListEntry, list_game, noted

CARDS, MATCH = 157, 257
"""The points of a game, and of one in which one side takes every trick."""
TIMES, MELDS = "times", "melds"
MOST_MELDS = 500


@dataclass(frozen=True)
class JassOptions(GoalOptions):
    """When the list ends, whether games count several times, and whether melds do."""

    times: bool = switch(False, group="scoring")
    melds: bool = switch(False, group="scoring")


CLUB = JassOptions(rounds=8)
PRESETS = {
    "club": CLUB,
    "to_1000": replace(CLUB, rounds=0, goal=1000, melds=True),
    "to_2500": replace(CLUB, rounds=0, goal=2500, melds=True, times=True),
}


class JassRules(GoalRules):
    """Two against two."""

    options: JassOptions
    pairs = True

    @override
    def counting(self) -> Counting:
        o = self.options
        if o.rounds and not (o.goal or o.times or o.melds):
            least, most = CARDS * o.rounds, MATCH * o.rounds
            return Counting(SUM, least=least, most=most, step=MATCH - CARDS, lowest=0, highest=most)
        return Counting(SUM, lowest=0)

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        times, melds = noted(line, TIMES, 1), noted(line, MELDS)
        known = {TIMES: self.options.times, MELDS: self.options.melds}
        if any(not known.get(note.key) for note in line.notes) or None in line.values:
            return Fact("does_not_fit")
        if not 1 <= times <= 7 or min(value or 0 for value in line.values) < 0:
            return Fact("does_not_fit")
        made = sum(value or 0 for value in line.values)
        if made not in (times * (CARDS + melds), times * (MATCH + melds)):
            return Fact("does_not_fit")
        return None


class JassEntry(ListEntry):
    """Who took every trick, or else what the first side made; melds and times if they count."""

    rules: JassRules
    keeps_answers = True

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        asked = [Field("match", kind=SIDE, sides=(0, 1), blank=True)]
        if answers.get(("match", -1)) is None:
            asked.append(Field("points", 0, high=CARDS))
        if self.rules.options.melds:
            asked += [Field(MELDS, side, high=MOST_MELDS, usual=0) for side in (0, 1)]
        if self.rules.options.times:
            asked.append(Field(TIMES, low=1, high=7, usual=1))
        return asked

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        match = answers.get(("match", -1))
        first = answers.get(("points", 0)) or 0
        points = [first, CARDS - first] if match is None else [MATCH * (match == n) for n in (0, 1)]
        melds: list[int] = [answers.get((MELDS, side)) or 0 for side in (0, 1)]
        times = (answers.get((TIMES, -1)) or 1) if self.rules.options.times else 1
        notes = [Note(MELDS, sum(melds))] if self.rules.options.melds and any(melds) else []
        if times > 1:
            notes.append(Note(TIMES, times))
        values = (times * (one + more) for one, more in zip(points, melds, strict=True))
        return Line(tuple(values), tuple(notes))

    @override
    def told(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return the points, where no melds have been mixed with them."""
        times, melds = noted(line, TIMES, 1), noted(line, MELDS)
        if melds:
            return {(TIMES, -1): times}
        first, second = ((value or 0) // times for value in line.values)
        match = (0 if first else 1) if first + second == MATCH else None
        return {("match", -1): match, ("points", 0): min(first, CARDS), (TIMES, -1): times}


TEXTS = {
    "": "jass",
    "game": "Schieber Jass (scores)",
    "game.about": (
        "The scores of a Schieber, two against two: 157 points a game, 257 for all the tricks. "
        "No cards are dealt here."
    ),
    "preset.club": "Eight games at a club",
    "preset.to_1000": "To 1,000 with melds",
    "preset.to_2500": "To 2,500, trumps counting more",
    "option.times": "A game may count several times",
    "option.melds": "Melds count",
    "entry.match": "Who took all the tricks?",
    "entry.points": "Points in tricks",
    "entry.melds": "Melds",
    "entry.times": "How many times does the game count?",
}


GAME = list_game(TEXTS, PRESETS, JassRules, JassEntry, seats=(4,), pattern="tell")
