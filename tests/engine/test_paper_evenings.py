"""Random evenings of real cards: whatever is answered, the sums are kept and nothing is lost."""

from __future__ import annotations

from random import Random

import pytest

from engine import asking
from engine.entry import Answers, Field, Refused
from engine.head import BadLog, Head, Player
from engine.match import Match
from engine.settling import from_points, payments, rounded
from engine.summary import summary
from tests.kit import Case, cases

every_case = pytest.mark.parametrize("case", cases(), ids=str)

EVENINGS = 16
DEALS = 6
TRIES = 25


def guessed(match: Match, rng: Random) -> Answers:
    """Answers as somebody gives who does not know the rules."""
    answers: dict[tuple[str, int], int | None] = {}
    lines = match.sheet().lines
    for _ in range(8):
        asked = [
            one for one in asking.fields(match.game, lines, answers) if one.name not in answers
        ]
        if not asked:
            break
        for field in asked:
            answers[field.name] = _guess(field, rng)
        for key in dict.fromkeys(field.key for field in asked if field.side >= 0):
            _all_to_one([field for field in asked if field.key == key], answers, rng)
    return answers


def _all_to_one(
    fields: list[Field], answers: dict[tuple[str, int], int | None], rng: Random
) -> None:
    """Now and then somebody takes all there is."""
    if rng.random() < 0.6:
        for field in fields:
            answers[field.name] = 0
        answers[fields[int(rng.random() * len(fields))].name] = fields[0].high


def _guess(field: Field, rng: Random) -> int | None:
    if field.blank and rng.random() < 0.4:
        return None
    if field.usual is not None and rng.random() < 0.5:
        return field.usual
    choices = field.sides or range(len(field.choices)) or range(field.low, min(field.high, 5) + 1)
    return choices[int(rng.random() * len(choices))]


def evening(case: Case, seed: int) -> Match:
    rng = Random(seed)
    people = tuple(Player(f"player {seat}") for seat in range(case.players))
    head = Head(case.game, case.label, case.options.as_dict(), people, seed, real_cards=True)
    match = Match(head)
    for _ in range(TRIES):
        if match.over or len(match.sheet().lines) >= DEALS:
            break
        try:
            line = asking.line(match.game, match.sheet().lines, guessed(match, rng))
        except Refused as refused:
            assert refused.reason.key
            continue
        match.chalk(line)
        if rng.random() < 0.1:
            match.undo()
            match.redo()
    return match


@every_case
def test_random_evenings_keep_their_sums(case: Case) -> None:
    entered = 0
    for seed in range(EVENINGS):
        match = evening(case, seed)
        sheet = match.sheet()
        entered += len(sheet.lines)
        again = Match.from_events(match.events())
        assert again.sheet() == sheet
        assert summary(match.events()).deals == len(sheet.lines)
        for total in sheet.totals:
            owed = rounded(from_points(total.values, 7), 5)
            for payment in payments(owed):
                owed[payment.debtor] += payment.amount
                owed[payment.creditor] -= payment.amount
            assert not any(owed)
        match.undo(match.undoable()) if match.undoable() else None
        assert match.sheet().lines == ()
    assert entered > EVENINGS // 2


@every_case
def test_random_corrections_leave_an_evening_that_can_be_opened(case: Case) -> None:
    for seed in range(EVENINGS // 4):
        match, rng = evening(case, seed), Random(seed + 1000)
        before = match.sheet()
        corrected = 0
        for place, _ in enumerate(before.lines):
            lines = match.sheet().lines[:place]
            short = Match(match.head)
            for one in lines:
                short.chalk(one)
            try:
                line = asking.line(match.game, lines, guessed(short, rng))
                match.correct(place, line, "tried")
            except (Refused, BadLog):
                continue
            corrected += 1
            assert match.sheet().lines[place] == line
        assert Match.from_events(match.events()).sheet() == match.sheet()
        if corrected:
            match.undo(corrected)
        assert match.sheet() == before
