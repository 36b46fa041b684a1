"""The list of Canasta: what each side made in a deal, up to 5,000."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import number
from engine.override import override
from engine.sheet import Line
from engine.sheets.lists import GoalOptions, GoalRules, list_game

STEP = 5
"""Every card and every premium is worth a multiple of these points."""


@dataclass(frozen=True)
class CanastaOptions(GoalOptions):
    """How far it goes."""

    goal: int = number(5000, 0, 9000, group="length")


USUAL = CanastaOptions()
PRESETS = {"to_5000": USUAL, "club": replace(USUAL, goal=0, rounds=4)}


class CanastaRules(GoalRules):
    """Two or three for themselves, four in two pairs."""

    options: CanastaOptions
    pairs = True

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        if line.notes or None in line.values:
            return Fact("does_not_fit")
        crooked = [value for value in line.values if value is not None and value % STEP]
        return Fact("not_by_fives", (crooked[0],)) if crooked else None


TEXTS = {
    "": "canasta",
    "game": "Canasta (scores)",
    "game.about": (
        "The scores of a Canasta match: what each side made, up to 5,000. No cards are dealt here."
    ),
    "preset.to_5000": "To 5,000",
    "preset.club": "Four deals at a club",
    "entry.points": "Points of the deal",
    "refusal.not_by_fives": "Everything in Canasta counts in fives; {0} is not possible.",
}


GAME = list_game(TEXTS, PRESETS, CanastaRules, seats=(2, 3, 4), pattern="international")
