"""The list of Tarock: who played, alone or with a partner, and what each opponent paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.override import override
from engine.rules.entry import CHOICE, SIDE, WON_LOST, Answers, Field, Refused
from engine.sheet import Counting as Counting
from engine.sheet import Line
from engine.sheets.lists import (
    SUM as SUM,
)
from engine.sheets.lists import (
    ListEntry,
    ListOptions,
    ListRules,
    comes_to_nothing,
    list_game,
    paid,
)

MOST = 999


@dataclass(frozen=True)
class TarockOptions(ListOptions):
    """How many games the list has."""


CLUB = TarockOptions(rounds=16)
PRESETS = {"club": CLUB, "home": replace(CLUB, rounds=0)}


class TarockRules(ListRules):
    """What some win the others lose."""

    adds_up_to_nothing = True

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        return Fact("does_not_fit") if line.notes else comes_to_nothing(line)


class TarockEntry(ListEntry):
    """Who played and with whom, what the game was worth with its premiums, and who won it."""

    keeps_answers = True

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        sides = tuple(range(self.rules.players))
        asked = [Field("player", kind=SIDE, sides=sides)]
        if self.rules.players == 4:
            asked.append(Field("partner", kind=SIDE, sides=sides, blank=True))
        return [
            *asked,
            Field("outcome", kind=CHOICE, choices=WON_LOST, usual=0),
            Field("value", low=0, high=MOST),
        ]

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        player, partner = answers.get(("player", -1)) or 0, answers.get(("partner", -1))
        if player == partner:
            raise Refused(Fact("named_twice"))
        party = {player} if partner is None else {player, partner}
        value = answers.get(("value", -1)) or 0
        lost = answers.get(("outcome", -1))
        return Line(paid(self.rules.players, party, -value if lost else value))

    @override
    def told(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return what the game was worth; who played it is not kept."""
        return {("value", -1): min(abs(value or 0) for value in line.values)}


TEXTS = {
    "": "tarock",
    "game": "Tarock (scores)",
    "game.about": (
        "The scores of a Tarock match: who played, alone or with a partner, and what each "
        "opponent paid. No cards are dealt here."
    ),
    "preset.club": "16 games at a club",
    "preset.home": "At home",
    "entry.value": "What did each opponent pay or get?",
}


GAME = list_game(TEXTS, PRESETS, TarockRules, TarockEntry, seats=(3, 4))
