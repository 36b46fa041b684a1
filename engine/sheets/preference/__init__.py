"""The list of Préférence: what each paid into the pot or took out of it, and what lies in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.override import override
from engine.sheet import Column, Counting, Line
from engine.sheets.lists import SUM, ListOptions, ListRules, ListTally, list_game

POT = "pot"


@dataclass(frozen=True)
class PreferenceOptions(ListOptions):
    """How many games the list has."""


CLUB = PreferenceOptions(rounds=24)
PRESETS = {"club": CLUB, "home": replace(CLUB, rounds=0)}


class PreferenceTally(ListTally):
    """What each has won or lost, and beside it what lies in the pot after each game."""

    def __init__(self, sides: int, length: int) -> None:
        super().__init__(sides, length)
        self.pots: list[int] = []

    @override
    def add(self, line: Line) -> None:
        super().add(line)
        self.pots.append(-sum(self.sums))

    @override
    def beside(self) -> tuple[Column, ...]:
        return (Column(POT, tuple(self.pots)),)


class PreferenceRules(ListRules):
    """No more is taken out of the pot than lies in it."""

    @override
    def tally(self) -> PreferenceTally:
        return PreferenceTally(self.players, self.length)

    @override
    def counting(self) -> Counting:
        return Counting(SUM, most=0)

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        if line.notes:
            return Fact("does_not_fit")
        pot = -sum(value or 0 for one in lines for value in one.values)
        taken = sum(value or 0 for value in line.values)
        return Fact("more_than_the_pot", (taken, pot)) if taken > pot else None


TEXTS = {
    "": "preference",
    "game": "Préférence (scores)",
    "game.about": (
        "The scores of a Préférence match: what each player paid into the pot or took out of "
        "it. No cards are dealt here."
    ),
    "preset.club": "24 games at a club",
    "preset.home": "At home",
    "entry.points": "Taken out of the pot, or paid in (below 0)",
    "refusal.more_than_the_pot": "Together you take {0}, and there is only {1} in the pot.",
    "column.pot": "Pot",
}


GAME = list_game(TEXTS, PRESETS, PreferenceRules, seats=(3, 4), pattern="international")
