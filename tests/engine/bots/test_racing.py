"""The race: the same worlds for all, and who is clearly behind drops out."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots import racing
from engine.cards import cards
from engine.moves import Move
from engine.table import Table

WORLDS = [Table(4, 0, []) for _ in range(200)]
USUAL, GOOD, BAD = cards("E7 E8 E9")


def worth(better: dict[Move, float], noise: float = 1.0):
    """A result that is the luck of the world, the same for all, plus what a move is better by."""

    def result(world: Table, move: Move, number: int) -> float:
        luck = Random(number).random() * 10
        return luck + better[move] + noise * (Random(f"{number} {move}").random() - 0.5)

    return result


def test_the_luck_of_a_world_does_not_hide_a_small_difference() -> None:
    candidates = racing.run([USUAL, GOOD], USUAL, WORLDS, worth({USUAL: 0, GOOD: 0.5}))
    assert candidates[0].move is GOOD
    assert candidates[0].lead(candidates[1]).z > 2.5


def test_who_is_clearly_behind_runs_no_further() -> None:
    result = worth({USUAL: 0, GOOD: 0.1, BAD: -3})
    behind = racing.run([USUAL, GOOD, BAD], USUAL, WORLDS, result)[-1]
    assert behind.move is BAD
    assert len(behind.results) == racing.FIRST


def test_a_race_that_only_one_can_win_is_over() -> None:
    candidates = racing.run([USUAL, BAD], USUAL, WORLDS, worth({USUAL: 0, BAD: -3}))
    assert candidates[0].move is USUAL
    assert len(candidates[0].results) == racing.FIRST


def test_the_usual_move_stays_until_another_is_as_surely_better_as_is_wanted() -> None:
    """Or the one that wants to be surer than others are to drop out would never be sure."""
    result = worth({USUAL: 0, GOOD: 0.25})
    soon = racing.run([USUAL, GOOD], USUAL, WORLDS, result)
    late = racing.run([USUAL, GOOD], USUAL, WORLDS, result, sure=6.0)
    assert racing.DROPS <= soon[0].lead(soon[1]).z < 6 <= late[0].lead(late[1]).z
    assert len(soon[0].results) < len(late[0].results)


def test_moves_that_come_to_the_same_are_not_told_apart_for_long() -> None:
    candidates = racing.run([USUAL, GOOD], USUAL, WORLDS, lambda world, move, number: number % 3)
    assert candidates[0].move is USUAL
    assert racing.SAME <= len(candidates[0].results) < len(WORLDS)


def test_the_usual_move_races_even_if_it_is_no_candidate() -> None:
    candidates = racing.run([GOOD], USUAL, WORLDS, worth({USUAL: 0, GOOD: -2}))
    assert {one.move for one in candidates} == {USUAL, GOOD}


def test_a_clock_ends_the_race_between_two_worlds() -> None:
    ticks = iter(range(1000))
    result = worth({USUAL: 0, GOOD: 0.01})
    candidates = racing.run([USUAL, GOOD], USUAL, WORLDS, result, lambda: next(ticks), 9.5)
    assert {len(one.results) for one in candidates} == {11}


@pytest.mark.parametrize(
    ("differences", "mean", "z"), [([1, 1, 1], 1, float("inf")), ([0, 0], 0, 0), ([2, -2], 0, 0)]
)
def test_a_lead_is_a_mean_and_its_error(differences: list[float], mean: float, z: float) -> None:
    lead = racing.lead(differences)
    assert (lead.mean, lead.z) == (mean, z)


def test_one_world_proves_nothing() -> None:
    assert racing.lead([5.0]).z == 0
