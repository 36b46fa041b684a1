"""Random evenings of real cards: whatever is answered, the sums are kept and nothing is lost."""

from __future__ import annotations

from random import Random

import pytest

from engine.head import BadLog
from engine.match import Match
from tests.kit import Case
from tests.workshop.evenings import check, evening, every, guessed, told

every_case = pytest.mark.parametrize("case", every(), ids=str)

EVENINGS = 4


@pytest.mark.one_in(2)
@every_case
def test_random_evenings_keep_their_sums(case: Case) -> None:
    entered = sum(check(evening(case, seed)) for seed in range(EVENINGS))
    assert entered


@pytest.mark.one_in(3)
@every_case
def test_random_corrections_leave_an_evening_that_can_be_opened(case: Case) -> None:
    for seed in range(3):
        match, rng = evening(case, seed), Random(seed + 1000)
        before = match.sheet()
        corrected = 0
        for place, _ in enumerate(before.lines):
            lines = match.sheet().lines[:place]
            short = Match(match.head)
            for one in lines:
                short.chalk(one)
            line = told(short, guessed(short, rng))
            if line is None:
                continue
            try:
                match.correct(place, line, "tried")
            except BadLog:
                continue
            corrected += 1
            assert match.sheet().lines[place] == line
        assert Match.from_events(match.events()).sheet() == match.sheet()
        if corrected:
            match.undo(corrected)
        assert match.sheet() == before
