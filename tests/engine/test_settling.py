"""Settling up: everybody gets what is theirs, with as few payments as can be."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.settling import Payment, Unbalanced, from_points, payments, rounded

amounts = st.lists(st.integers(-30, 30), min_size=1, max_size=5).map(
    lambda some: [*some, -sum(some)]
)


def after(balances: list[int], made: list[Payment]) -> list[int]:
    left = list(balances)
    for one in made:
        left[one.debtor] += one.amount
        left[one.creditor] -= one.amount
    return left


def fewest(balances: list[int]) -> int:
    """By trying every way to part the people into groups that come to nothing."""
    people = [one for one, balance in enumerate(balances) if balance]

    def most_groups(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        first, *rest = left
        return max(
            1 + most_groups(tuple(one for one in rest if one not in others))
            for size in range(len(rest) + 1)
            for others in combinations(rest, size)
            if balances[first] + sum(balances[one] for one in others) == 0
        )

    return len(people) - most_groups(tuple(people))


def test_amounts_that_do_not_come_to_nothing_are_refused() -> None:
    with pytest.raises(Unbalanced):
        payments([5, -4])
    with pytest.raises(Unbalanced):
        rounded([5, -4], 5)


@given(amounts)
def test_everybody_is_even_after_the_fewest_payments(balances: list[int]) -> None:
    made = payments(balances)
    assert not any(after(balances, made))
    assert all(one.amount > 0 for one in made)
    assert len(made) == fewest(balances)


@given(st.lists(st.integers(-50, 50), min_size=13, max_size=20))
def test_a_large_table_is_settled_too(some: list[int]) -> None:
    balances = [*some, -sum(some)]
    made = payments(balances)
    assert not any(after(balances, made)) and len(made) < len(balances)


def test_points_are_settled_by_each_with_each() -> None:
    assert from_points([10, 4, 1], 5) == [75, -15, -60]
    assert from_points([10, 4, 1], 5, few_win=True) == [-75, 15, 60]


@given(amounts, st.sampled_from([1, 5, 10, 50]))
def test_rounding_keeps_the_sum_and_rounds_the_largest_remainders_up(
    balances: list[int], coin: int
) -> None:
    made = rounded(balances, coin)
    assert sum(made) == 0
    assert all(one % coin == 0 for one in made)
    gains = [one - was for one, was in zip(made, balances, strict=True)]
    assert all(-coin < gain < coin for gain in gains)
    up = [balances[one] % coin for one, gain in enumerate(gains) if gain > 0]
    down = [balances[one] % coin for one, gain in enumerate(gains) if gain < 0]
    assert min(up, default=coin) >= max(down, default=0)


def test_of_equal_remainders_the_last_is_rounded_up() -> None:
    assert rounded([5, -5], 10) == [0, 0]
    assert rounded([5, 5, 5, 5, -20], 10) == [0, 0, 10, 10, -20]
