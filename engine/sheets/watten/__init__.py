"""The list of Watten: games to 11, 15 or 18 points; what counts is how many a side has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import number
from engine.override import override
from engine.sheet import Counting, Line, Total
from engine.sheets.lists import ListOptions, ListRules, ListTally, list_game

MOST_BEYOND = 12
"""By how much a last round can carry a side over the goal, at the very most."""


@dataclass(frozen=True)
class WattenOptions(ListOptions):
    """How far a game goes."""

    goal: int = number(15, 5, 31, group="length")


CLUB = WattenOptions(rounds=4)
PRESETS = {
    "to_15": CLUB,
    "to_11": replace(CLUB, goal=11),
    "to_18": replace(CLUB, goal=18),
}


class WattenTally(ListTally):
    """Games won, and the points of all games."""

    def __init__(self, options: WattenOptions, sides: int, length: int) -> None:
        super().__init__(sides, length)
        self.goal = options.goal
        self.won = [0] * sides

    @override
    def add(self, line: Line) -> None:
        super().add(line)
        for side, value in enumerate(line.values):
            self.won[side] += (value or 0) >= self.goal

    @override
    def totals(self) -> tuple[Total, ...]:
        return (Total("won", tuple(self.won)), *super().totals())


class WattenRules(ListRules):
    """Two against two, or one against one."""

    options: WattenOptions
    pairs = True

    @override
    def tally(self) -> WattenTally:
        return WattenTally(self.options, len(self.sides()), self.length)

    @override
    def counting(self) -> Counting:
        games = self.options.rounds or None
        return Counting("won", least=games, most=games, lowest=0, highest=games)

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        goal, there = self.options.goal, [value or 0 for value in line.values]
        if line.notes or None in line.values or min(there) < 0:
            return Fact("does_not_fit")
        if max(there) > goal + MOST_BEYOND:
            return Fact("does_not_fit")
        return None if min(there) < goal <= max(there) else Fact("one_at_the_goal", (goal,))


TEXTS = {
    "": "watten",
    "game": "Watten (scores)",
    "game.about": (
        "The scores of a Watten match: games to 11, 15 or 18, and who won how many. No cards "
        "are dealt here."
    ),
    "preset.to_15": "Games to 15",
    "preset.to_11": "Games to 11",
    "preset.to_18": "Games to 18",
    "option.goal": "A game goes to",
    "entry.points": "Points at the end of the game",
    "refusal.one_at_the_goal": "A game ends when one side has {0}: exactly one.",
    "total.won": "Games won",
}


GAME = list_game(TEXTS, PRESETS, WattenRules, seats=(2, 4))
