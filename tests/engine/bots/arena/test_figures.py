"""The error of a mean: by Student's table, and honest about few results."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots.arena.running import Interval, interval, quantile


def test_an_interval_is_as_wide_as_the_table_says() -> None:
    found = interval([1.0, 2.0, 3.0])
    assert found.mean == 2
    assert found.high - found.mean == pytest.approx(4.303 / 3**0.5)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


def test_one_result_proves_nothing() -> None:
    assert not interval([5.0]).clear


def test_zero_is_inside_or_outside() -> None:
    assert Interval(1, 0.1, 2).clear and Interval(-1, -2, -0.1).clear
    assert not Interval(1, -0.1, 2).clear


@pytest.mark.parametrize("number", [5, 12, 40, 200])
def test_about_95_of_100_intervals_have_the_truth_inside(number: int) -> None:
    rng = Random(1)
    inside = 0
    for _ in range(1000):
        found = interval([rng.gauss(3, 2) for _ in range(number)])
        inside += found.low <= 3 <= found.high
    assert 930 <= inside <= 975


def test_the_slowest_hundredth() -> None:
    times = [float(one) for one in range(100)]
    assert quantile(times, 0.5) == 50 and quantile(times, 0.99) == 99
    assert quantile([], 0.5) == 0
