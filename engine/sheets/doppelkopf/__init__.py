"""The list of Doppelkopf: the points of each game, won by Re or by Kontra, and the duty solos."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import number
from engine.override import override
from engine.rules.entry import CHOICE, NO_YES, SIDE, WON_LOST, Answers, Field, Refused
from engine.sheet import Counting as Counting
from engine.sheet import Line, Note, Total
from engine.sheets.lists import (
    SUM as SUM,
)
from engine.sheets.lists import (
    ListEntry,
    ListOptions,
    ListRules,
    ListTally,
    comes_to_nothing,
    list_game,
    paid,
)

DUTY = "duty"
MOST = 60
"""More points than any game of Doppelkopf is worth."""
USUAL = 8
"""How many points a game nobody comes to on the average, mostly."""


@dataclass(frozen=True)
class DoppelkopfOptions(ListOptions):
    """How many games, and how many solos each has to play in them."""

    duty: int = number(1, 0, 3, group="scoring")


TOURNAMENT = DoppelkopfOptions(rounds=24)
PRESETS = {
    "list": TOURNAMENT,
    "short": replace(TOURNAMENT, rounds=12),
    "home": replace(TOURNAMENT, rounds=0, duty=0),
}


class DoppelkopfTally(ListTally):
    """Points, and how many duty solos each has played."""

    def __init__(self, options: DoppelkopfOptions, length: int) -> None:
        super().__init__(4, length)
        self.options = options
        self.solos = [0] * 4

    @override
    def add(self, line: Line) -> None:
        super().add(line)
        for note in line.notes:
            if note.key == DUTY:
                self.solos[note.number] += 1

    @override
    def totals(self) -> tuple[Total, ...]:
        rows = super().totals()
        return (*rows, Total("solos", tuple(self.solos))) if self.options.duty else rows


class DoppelkopfRules(ListRules):
    """What some win the others lose."""

    adds_up_to_nothing = True
    usual_length = 24
    options: DoppelkopfOptions

    @override
    def counting(self) -> Counting:
        most = 3 * MOST * self.length or None
        lowest = None if most is None else -most
        usual = USUAL * (self.length or 99)
        return replace(super().counting(), lowest=lowest, highest=most, usual=usual)

    @override
    def tally(self) -> DoppelkopfTally:
        return DoppelkopfTally(self.options, self.length)

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        for key, seat in line.notes:
            if key != DUTY or seat not in range(4):
                return Fact("does_not_fit")
            if _solos(lines, seat) >= self.options.duty:
                return Fact("duty_done", (seat,))
        if len(line.notes) > 1 or any(abs(value or 0) > 3 * MOST for value in line.values):
            return Fact("does_not_fit")
        return comes_to_nothing(line)


def _solos(lines: Sequence[Line], seat: int) -> int:
    """How many duty solos this seat has played in these games."""
    return sum(note == Note(DUTY, seat) for line in lines for note in line.notes)


class DoppelkopfEntry(ListEntry):
    """Who was Re, what the game was worth, who won it; alone it may be the duty solo."""

    rules: DoppelkopfRules
    keeps_answers = True

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        sides = tuple(range(self.rules.players))
        asked = [
            Field("player", kind=SIDE, sides=sides),
            Field("partner", kind=SIDE, sides=sides, blank=True),
        ]
        if answers.get(("partner", -1)) is None and self.rules.options.duty:
            asked.append(Field(DUTY, kind=CHOICE, choices=NO_YES, usual=0))
        return [
            *asked,
            Field("outcome", kind=CHOICE, choices=WON_LOST, usual=0),
            Field("value", high=MOST, low=0),
        ]

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        player, partner = answers.get(("player", -1)) or 0, answers.get(("partner", -1))
        if player == partner:
            raise Refused(Fact("named_twice"))
        value = answers.get(("value", -1)) or 0
        party = {player} if partner is None else {player, partner}
        duty = partner is None and self.rules.options.duty and answers.get((DUTY, -1))
        return Line(
            paid(4, party, -value if answers.get(("outcome", -1)) else value),
            (Note(DUTY, player),) if duty else (),
        )

    @override
    def told(self, lines: Sequence[Line], line: Line) -> Answers:
        """Who was alone and what the game was worth; of two against two who was Re is not kept."""
        numbers = [value or 0 for value in line.values]
        alone = [seat for seat, value in enumerate(numbers) if abs(value) == 3 * _least(numbers)]
        if not _least(numbers) or len(alone) != 1:
            return {("value", -1): _least(numbers)}
        return {
            ("player", -1): alone[0],
            ("partner", -1): None,
            (DUTY, -1): int(bool(line.notes)),
            ("outcome", -1): int(numbers[alone[0]] < 0),
            ("value", -1): _least(numbers),
        }


def _least(numbers: Sequence[int]) -> int:
    return min(map(abs, numbers))


TEXTS = {
    "": "doppelkopf",
    "game": "Doppelkopf (scores)",
    "game.about": (
        "The scores of a Doppelkopf match: Re or Kontra, the points of each game, and the duty "
        "solos. No cards are dealt here."
    ),
    "preset.list": "List of 24 games",
    "preset.short": "List of 12 games",
    "preset.home": "At home",
    "option.duty": "Duty solos for each",
    "option.duty.0": "none",
    "entry.player": "Who was Re?",
    "entry.partner": "And who with them?",
    "entry.partner.nobody": "alone",
    "entry.duty": "Was it the duty solo?",
    "entry.duty.no": "no",
    "entry.duty.yes": "yes",
    "entry.outcome": "How did it end for Re?",
    "entry.value": "Points of the game",
    "refusal.duty_done": "{0:seat} has no duty solo left.",
    "refusal.duty_done.you": "You have no duty solo left.",
    "total.solos": "Duty solos played",
}


GAME = list_game(TEXTS, PRESETS, DoppelkopfRules, DoppelkopfEntry, seats=(4,), pattern="berlin")
