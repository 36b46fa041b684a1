"""What is fitted to hints that came true or not, and how it is written down."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.parts.calibration import AS_COUNTED, Calibration
from tests.workshop.arena.calibration import TOGETHER, Trial, fitted, in_all, table, trials


def made_up(number: int, shrunk: float) -> list[Trial]:
    """Trials that come true less often than was counted: so much of what is above a half."""
    rng = Random(1)
    found = []
    for _ in range(number):
        counted = rng.uniform(30, 100)
        found.append(Trial(counted, 1 if 100 * rng.random() < 50 + shrunk * (counted - 50) else -1))
    return found


def test_what_comes_true_is_found_again() -> None:
    one = fitted(made_up(40 * TOGETHER, 0.5))
    for counted in range(60, 96, 5):
        assert one.share(counted) == pytest.approx(50 + (counted - 50) / 2, abs=4)


def test_it_is_never_surer_than_what_was_counted_and_always_rises() -> None:
    for shrunk in (1.5, 1.0, -0.5, 0.0):
        one = fitted(made_up(10 * TOGETHER, shrunk))
        assert list(one.true) == sorted(one.true)
        assert all(true <= counted for counted, true in zip(one.counted, one.true, strict=True))
        assert one.counted[0] == 50 and one.counted[-1] == 100


def test_few_trials_are_one_point() -> None:
    some = [Trial(80.0, 1.0)] * 3 + [Trial(80.0, -1.0)]
    assert fitted(some) == Calibration((50.0, 80.0, 100.0), (50.0, 75.0, 75.0))


def test_the_table_says_what_was_told_beside_what_happened() -> None:
    some = [Trial(80.0, 1.0)] * 3 + [Trial(80.0, -1.0)]
    right = fitted(some)
    assert table(some)[2:] == ["| 80–90 % | 4 | 80 % | 75 % ± 42 |"]
    assert table(some, right)[2:] == ["| 80–90 % | 4 | 80 % | 75 % | 75 % ± 42 |"]
    assert in_all(some, right) == "Of all: counted 80.0 %, told 75.0 %, happened 75.0 %."
    assert in_all([], AS_COUNTED)


def test_hints_are_fewer_than_decisions_and_tell_more_than_half() -> None:
    kind = games.find("knueffeln")
    rules = kind.make(next(iter(kind.presets.values())), kind.usual())
    found = trials(rules, 1, 20, 40)
    assert len(found.next) == 20
    assert 0 < len(found.hints) < len(found.next)
    assert sum(one.counted for one in found.hints) / len(found.hints) > 50


def test_equal_numbers_are_one_point_however_they_came_out() -> None:
    """Sorted with what came of them, the worse half of them would be a point of its own."""
    some = [Trial(100.0, came) for came in (1.0, -1.0, 1.0, 1.0)] * TOGETHER
    assert fitted(some) == Calibration((50.0, 100.0), (50.0, 75.0))
