"""The list of a whist drive: thirteen tricks a deal between two pairs, trumps in their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.override import override
from engine.rules.entry import Answers, Field
from engine.sheet import Counting, Line
from engine.sheets.lists import SUM, ListEntry, ListOptions, ListRules, list_game

TRICKS = 13
TRUMPS = ("hearts", "clubs", "diamonds", "spades")
"""The trumps of the deals, one after the other."""


@dataclass(frozen=True)
class WhistDriveOptions(ListOptions):
    """How many deals are played at a table before people move."""


MOVING = WhistDriveOptions(rounds=1)
PRESETS = {"moving": MOVING, "four": replace(MOVING, rounds=4), "long": replace(MOVING, rounds=24)}


class WhistDriveRules(ListRules):
    """Two against two; each trick is a point for both of a pair."""

    pairs = True
    usual_length = 24

    @override
    def counting(self) -> Counting:
        whole = TRICKS * self.options.rounds or None
        return Counting(SUM, least=whole, most=whole, lowest=0, highest=whole)

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        there = [-1 if value is None else value for value in line.values]
        fits = not line.notes and min(there) >= 0 and sum(there) == TRICKS
        return None if fits else Fact("does_not_fit")


class WhistDriveEntry(ListEntry):
    """How many tricks the first pair took; the others have the rest."""

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        return [Field("tricks", 0, high=TRICKS)]

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        first = answers.get(("tricks", 0)) or 0
        return Line((first, TRICKS - first))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        return {("tricks", 0): line.values[0]}

    @override
    def title(self, lines: Sequence[Line]) -> Fact:
        """Return the trumps of the next deal."""
        return Fact(TRUMPS[len(lines) % len(TRUMPS)])


TEXTS = {
    "": "whist_drive",
    "game": "Whist drive (scores)",
    "game.about": (
        "The scores of a whist drive: thirteen tricks a deal between two pairs. No cards are "
        "dealt here."
    ),
    "preset.moving": "One deal, then move",
    "preset.four": "Four deals, one with each suit as trumps",
    "preset.long": "24 deals",
    "entry.tricks": "Tricks",
    "line.hearts": "Hearts",
    "line.clubs": "Clubs",
    "line.diamonds": "Diamonds",
    "line.spades": "Spades",
    "total.sum": "Tricks",
}


GAME = list_game(
    TEXTS,
    PRESETS,
    WhistDriveRules,
    WhistDriveEntry,
    seats=(4,),
    pattern="international",
    ties=("best_round", "last_round"),
)
