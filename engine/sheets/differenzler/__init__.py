"""The list of Differenzler: by how much each missed what he had announced; the fewest win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import switch
from engine.override import override
from engine.rules.entry import Answers, Field, Refused
from engine.sheet import Line, Note
from engine.sheets.lists import ListEntry, ListOptions, ListRules, list_game

CARDS = 157
"""The points of a game, the last trick's five with them."""
EXACT = 10
"""What may be taken off for exactly what was announced."""
SAID, MADE = "said", "made"


@dataclass(frozen=True)
class DifferenzlerOptions(ListOptions):
    """How many games the list has, and whether an exact announcement takes points off."""

    exact: bool = switch(False, group="scoring")


CLUB = DifferenzlerOptions(rounds=8)
PRESETS = {"club": CLUB, "home": replace(CLUB, rounds=0)}


def missed(
    said: Sequence[int], made: Sequence[int], options: DifferenzlerOptions
) -> tuple[int, ...]:
    """By how much each missed; below 0 if an exact announcement but of 0 takes points off."""
    off = EXACT if options.exact else 0
    return tuple(
        -off if one == other > 0 else abs(one - other)
        for one, other in zip(said, made, strict=True)
    )


class DifferenzlerRules(ListRules):
    """Each for himself; what is missed is written down."""

    options: DifferenzlerOptions
    line_fewest = True

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        said = [note.number for note in line.notes if note.key == SAID]
        made = [note.number for note in line.notes if note.key == MADE]
        if not len(said) == len(made) == len(line.values) or len(line.notes) != 2 * len(said):
            return Fact("does_not_fit")
        if not all(0 <= one <= CARDS for one in (*said, *made)):
            return Fact("does_not_fit")
        if sum(made) != CARDS:
            return Fact("not_the_total", (CARDS, sum(made)))
        return None if line.values == missed(said, made, self.options) else Fact("does_not_fit")


class DifferenzlerEntry(ListEntry):
    """What each announced, and what each made."""

    rules: DifferenzlerRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        sides = range(self.rules.players)
        return [Field(key, side, high=CARDS) for key in (SAID, MADE) for side in sides]

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        sides = range(self.rules.players)
        said = [answers.get((SAID, side)) or 0 for side in sides]
        made = [answers.get((MADE, side)) or 0 for side in sides]
        if sum(made) != CARDS:
            raise Refused(Fact("not_the_total", (CARDS, sum(made))))
        return Line(
            missed(said, made, self.rules.options),
            (*(Note(SAID, one) for one in said), *(Note(MADE, one) for one in made)),
        )

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        found: dict[tuple[str, int], int | None] = {}
        for key in (SAID, MADE):
            numbers = [note.number for note in line.notes if note.key == key]
            found |= {(key, side): value for side, value in enumerate(numbers)}
        return found


TEXTS = {
    "": "differenzler",
    "game": "Differenzler (scores)",
    "game.about": (
        "The scores of a Differenzler: what each announced, what each made, and by how much it "
        "was missed. No cards are dealt here."
    ),
    "preset.club": "Eight games at a club",
    "preset.home": "At home",
    "option.exact": "Exactly as announced, but for 0, takes 10 off",
    "entry.said": "Announced",
    "entry.made": "Made",
    "refusal.not_the_total": "All tricks together are {0} points; these come to {1}.",
    "total.sum": "Missed by",
}


GAME = list_game(
    TEXTS,
    PRESETS,
    DifferenzlerRules,
    DifferenzlerEntry,
    seats=(2, 3, 4, 5),
    pattern="tell",
    ties=("best_round", "worst_round"),
)
