"""The list of Rommé: what each is left with when somebody goes out; the fewest points win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import number, switch
from engine.override import override
from engine.rules.entry import CHOICE, NO_YES, SIDE, Answers, Field
from engine.sheet import Line
from engine.sheets.lists import GoalOptions, GoalRules, ListEntry, list_game

MOST = 500
"""More than a hand can be worth."""


@dataclass(frozen=True)
class RommeOptions(GoalOptions):
    """When the list ends, and whether all counts twice when somebody goes out at one stroke."""

    goal: int = number(0, 0, 2000, group="length")
    hand_doubles: bool = switch(True, group="scoring")


CLUB = RommeOptions(rounds=10)
PRESETS = {"club": CLUB, "to_500": replace(CLUB, rounds=0, goal=500)}


class RommeRules(GoalRules):
    """Each for himself."""

    options: RommeOptions
    line_fewest = True

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        there = [-1 if value is None else value for value in line.values]
        if line.notes or min(there) < 0:
            return Fact("does_not_fit")
        return None if there.count(0) == 1 else Fact("one_goes_out")


class RommeEntry(ListEntry):
    """Who went out, and what the others had left in their hands."""

    rules: RommeRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        sides = range(self.rules.players)
        asked = [Field("out", kind=SIDE, sides=tuple(sides))]
        if self.rules.options.hand_doubles:
            asked.append(Field("hand", kind=CHOICE, choices=NO_YES, usual=0))
        out = answers.get(("out", -1))
        return [*asked, *(Field("left", side, low=1, high=MOST) for side in sides if side != out)]

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        out = answers.get(("out", -1))
        twice = self.rules.options.hand_doubles and answers.get(("hand", -1))
        left = [answers.get(("left", side)) or 0 for side in range(self.rules.players)]
        return Line(
            tuple(
                0 if side == out else value * (2 if twice else 1) for side, value in enumerate(left)
            )
        )

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Who went out and what the others were left with, as if it had counted once."""
        out = line.values.index(0) if 0 in line.values else None
        left = {("left", side): value for side, value in enumerate(line.values) if value}
        return {("out", -1): out, ("hand", -1): 0, **left}


TEXTS = {
    "": "romme",
    "game": "Rommé (scores)",
    "game.about": (
        "The scores of a Rommé match: who went out, and what the others were left with. No "
        "cards are dealt here."
    ),
    "preset.club": "Ten deals at a club",
    "preset.to_500": "Until somebody has 500",
    "option.hand_doubles": "Going out in one go counts double",
    "entry.out": "Who went out?",
    "entry.hand": "In one go?",
    "entry.hand.no": "no",
    "entry.hand.yes": "yes",
    "entry.left": "Left in the hand",
    "refusal.one_goes_out": "Exactly one goes out; all the others are left with something.",
    "total.sum": "Penalty points",
}


GAME = list_game(
    TEXTS,
    PRESETS,
    RommeRules,
    RommeEntry,
    seats=(2, 3, 4, 5, 6),
    pattern="international",
    ties=("best_round", "worst_round"),
)
