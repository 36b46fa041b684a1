"""The list of Binokel: melds and tricks of each, and the bid that the player has to reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import choice, number
from engine.override import override
from engine.rules.entry import CHOICE, NO_YES, SIDE, Answers, Field
from engine.sheet import Line
from engine.sheets.lists import GoalOptions, GoalRules, ListEntry, list_game

DOUBLE, ONCE = "double", "once"
MOST = 3000
"""More than melds and tricks of one deal come to."""


@dataclass(frozen=True)
class BinokelOptions(GoalOptions):
    """How far it goes, and what a bid costs that was not reached."""

    goal: int = number(1000, 0, 5000, group="length")
    lost: str = choice(DOUBLE, ONCE, group="scoring")


USUAL = BinokelOptions()
PRESETS = {
    "to_1000": USUAL,
    "to_1500": replace(USUAL, goal=1500),
    "club": replace(USUAL, goal=0, rounds=12),
}


class BinokelRules(GoalRules):
    """Each for himself, four in two pairs."""

    options: BinokelOptions
    pairs = True

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        lost = [value for value in line.values if value is not None and value < 0]
        whole = None not in line.values and not line.notes
        return None if whole and len(lost) <= 1 else Fact("does_not_fit")


class BinokelEntry(ListEntry):
    """Who played for which bid, and what each side made in melds and tricks."""

    rules: BinokelRules
    keeps_answers = True

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        sides = range(len(self.rules.sides()))
        asked = [
            Field("player", kind=SIDE, sides=tuple(sides)),
            Field("bid", high=MOST),
            Field("gone", kind=CHOICE, choices=NO_YES, usual=0),
        ]
        # A player who goes off without playing pays the bid once and makes nothing.
        off = answers.get(("player", -1)) if answers.get(("gone", -1)) else None
        return [*asked, *(Field("points", side, high=MOST) for side in sides if side != off)]

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        player, bid = answers.get(("player", -1)) or 0, answers.get(("bid", -1)) or 0
        values = [answers.get(("points", side)) or 0 for side in range(len(self.rules.sides()))]
        if answers.get(("gone", -1)):
            values[player] = -bid
        elif values[player] < bid:
            values[player] = -bid * (2 if self.rules.options.lost == DOUBLE else 1)
        return Line(tuple(values))

    @override
    def told(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return the points of those who reached what they had to; the bid is not kept."""
        return {
            ("points", side): value
            for side, value in enumerate(line.values)
            if value is not None and value >= 0
        }


TEXTS = {
    "": "binokel",
    "game": "Binokel (scores)",
    "game.about": (
        "The scores of a Binokel match: melds and tricks of each player, and what a missed bid "
        "costs. No cards are dealt here."
    ),
    "preset.to_1000": "To 1,000",
    "preset.to_1500": "To 1,500",
    "preset.club": "Twelve deals at a club",
    "option.lost": "A bid that was missed costs",
    "option.lost.double": "twice the bid",
    "option.lost.once": "the bid",
    "entry.bid": "Bid",
    "entry.gone": "Gone off without playing?",
    "entry.gone.no": "no",
    "entry.gone.yes": "yes",
    "entry.points": "Melds and tricks",
}


GAME = list_game(TEXTS, PRESETS, BinokelRules, BinokelEntry, seats=(2, 3, 4))
