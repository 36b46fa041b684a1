"""What is proposed about a deal that was played with real cards."""

from __future__ import annotations

import pytest

from engine import games, result_entry
from engine.rules.entry import Answers


def proposed(game: str, players: int, answers: Answers) -> Answers:
    kind = games.find(game)
    rules = kind.make(next(iter(kind.presets.values())), players)
    return result_entry.proposed(rules, [], answers)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, {}),
        ({0: 3}, {}),
        ({0: 3, 1: 2}, {2: None}),
        ({0: 3, 1: 1}, {2: 1}),
        ({0: 3, 1: 3}, {}),
    ],
)
def test_the_last_tricks_of_ramsen_must_be_somebodys(given, expected):
    answers = {("tricks", side): number for side, number in given.items()}
    assert proposed("ramsen", 3, answers) == {
        ("tricks", side): number for side, number in expected.items()
    }


def test_usual_numbers_stand_where_they_come_to_a_deal():
    answers = {("trick", 0): 3, ("trick", 1): 5}
    assert proposed("kein_stich", 4, answers) == {("trick", 2): 0, ("trick", 3): 0}
    one_left = {("trick", 0): 3, ("trick", 1): 2, ("trick", 2): 2}
    assert proposed("kein_stich", 4, one_left) == {("trick", 3): 1}


def test_nothing_is_proposed_for_numbers_that_anybody_may_have():
    assert proposed("free_sheet", 3, {("points", 0): 5}) == {
        ("points", 1): None,
        ("points", 2): None,
    }
