"""The list of Schafkopf: what each won or lost, in points or by the tariff that was agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import choice, number
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

NUMBERS, TARIFF = "numbers", "tariff"
KINDS = ("call", "solo", "wenz", "tout", "geier", "bettel", "ramsch")
CALL, SOLO, WENZ, TOUT, GEIER, BETTEL, RAMSCH = KINDS
PLAIN = (BETTEL, RAMSCH)
"""Games in which neither schneider nor runners count."""
GRADES = ("plain", "schneider", "black")
MOST_RUNNERS = {CALL: 14, SOLO: 14, WENZ: 4, TOUT: 14, GEIER: 4}
LEAST_RUNNERS = {CALL: 3, SOLO: 3, WENZ: 2, TOUT: 3, GEIER: 2}
"""The fewest runners that are paid."""


@dataclass(frozen=True)
class SchafkopfOptions(ListOptions):
    """What is agreed on: numbers as they were settled, or a tariff by which they are worked out."""

    written: str = choice(NUMBERS, TARIFF, group="scoring")
    call: int = number(10, 1, 200, group="scoring", written=(TARIFF,))
    solo: int = number(50, 1, 500, group="scoring", written=(TARIFF,))
    # For schneider, black, and each runner.
    extra: int = number(10, 0, 200, group="scoring", written=(TARIFF,))
    # As the Bavarian Schafkopf club proposes them beside 10 and 50; from each opponent, to each.
    bettel: int = number(30, 1, 500, group="scoring", written=(TARIFF,))
    ramsch: int = number(20, 1, 500, group="scoring", written=(TARIFF,))


SETTLED = SchafkopfOptions()
PRESETS = {
    "settled": SETTLED,
    "tariff": replace(SETTLED, written=TARIFF),
    "short_tariff": replace(
        SETTLED, written=TARIFF, call=5, solo=20, extra=5, bettel=15, ramsch=10
    ),
}


class SchafkopfRules(ListRules):
    """What some win the others lose."""

    adds_up_to_nothing = True
    usual_length = 32
    options: SchafkopfOptions

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        return Fact("does_not_fit") if line.notes else comes_to_nothing(line)


def worth(options: SchafkopfOptions, kind: str, grade: int, runners: int, doubled: int) -> int:
    """Return what a game brings from each opponent; `doubled` is how often it was doubled."""
    if kind in PLAIN:
        return (options.bettel if kind == BETTEL else options.ramsch) << doubled
    if kind == TOUT:
        return 2 * (options.solo + options.extra * runners) << doubled
    base = options.call if kind == CALL else options.solo
    return base + options.extra * (grade + runners) << doubled


class SchafkopfEntry(ListEntry):
    """A number for each; by the tariff who played what, with whom, and how it ended."""

    rules: SchafkopfRules
    keeps_answers = True

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        if self.rules.options.written == NUMBERS:
            return super().fields(lines, answers)
        sides = tuple(range(self.rules.players))
        kind = KINDS[answers.get(("kind", -1)) or 0]
        asked = [
            Field("kind", kind=CHOICE, choices=KINDS, usual=0),
            Field("player", kind=SIDE, sides=sides),
        ]
        if kind == CALL:
            asked.append(Field("with", kind=SIDE, sides=sides))
        if kind != RAMSCH:
            asked.append(Field("outcome", kind=CHOICE, choices=WON_LOST, usual=0))
        if kind not in (TOUT, *PLAIN):
            asked.append(Field("grade", kind=CHOICE, choices=GRADES, usual=0))
        if kind not in PLAIN:
            asked.append(Field("runners", high=MOST_RUNNERS[kind], usual=0))
        return [*asked, Field("doubled", high=6, usual=0)]

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        if self.rules.options.written == NUMBERS:
            return super().made(lines, answers)
        kind = KINDS[answers.get(("kind", -1)) or 0]
        party = {answers.get(("player", -1)) or 0}
        if kind == CALL:
            party.add(answers.get(("with", -1)) or 0)
            if len(party) < 2:
                raise Refused(Fact("named_twice"))
        runners = 0 if kind in PLAIN else answers.get(("runners", -1)) or 0
        if 0 < runners < LEAST_RUNNERS.get(kind, 0):
            raise Refused(Fact("runners_from", (LEAST_RUNNERS[kind],)))
        grade = 0 if kind == TOUT else answers.get(("grade", -1)) or 0
        doubled = answers.get(("doubled", -1)) or 0
        value = worth(self.rules.options, kind, grade, runners, doubled)
        # In a Ramsch it is told who has lost.
        lost = kind == RAMSCH or answers.get(("outcome", -1))
        return Line(paid(self.rules.players, party, -value if lost else value))

    @override
    def told(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return the numbers; by a tariff it cannot be told from them what was played."""
        return super().told(lines, line) if self.rules.options.written == NUMBERS else {}


TEXTS = {
    "": "schafkopf",
    "game": "Schafkopf (scores)",
    "game.about": (
        "The scores of a Schafkopf match: numbers as you settled them, or worked out by your "
        "tariff. No cards are dealt here."
    ),
    "preset.settled": "As settled at the table",
    "preset.tariff": "Tariff 10, 50, 10",
    "preset.short_tariff": "Tariff 5, 20, 5",
    "option.written": "What is written",
    "option.written.numbers": "the numbers of each",
    "option.written.tariff": "the games, by tariff",
    "option.call": "A called game",
    "option.solo": "A Solo, Wenz or Geier",
    "option.bettel": "A Bettel",
    "option.ramsch": "A Ramsch, to each",
    "option.extra": "Schneider, black, each runner",
    "option.extra.0": "nothing",
    "entry.kind": "What was played?",
    "entry.kind.call": "a called game",
    "entry.kind.solo": "Solo",
    "entry.kind.wenz": "Wenz",
    "entry.kind.tout": "Tout",
    "entry.kind.geier": "Geier",
    "entry.kind.bettel": "Bettel",
    "entry.kind.ramsch": "Ramsch",
    "entry.with": "With whom?",
    "entry.grade": "How high?",
    "entry.grade.plain": "plain",
    "entry.grade.schneider": "Schneider",
    "entry.grade.black": "black",
    "entry.runners": "Runners",
    "entry.doubled": "How many times doubled?",
    "refusal.runners_from": "Runners are paid from {0} on; leave fewer out.",
}


GAME = list_game(
    TEXTS,
    PRESETS,
    SchafkopfRules,
    SchafkopfEntry,
    seats=(4,),
)
