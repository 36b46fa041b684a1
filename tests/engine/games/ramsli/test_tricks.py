"""The four tricks: follow, else trump, and nobody has to beat what lies."""

from __future__ import annotations

import pytest

from tests.engine.games.ramsli.positions import (
    position,
    tricks,
)


def test_with_neither_any_card_may_be_played_and_none_wins() -> None:
    there = position(trump="H", trick="G10", hand="E8 S7")
    assert there.cards() == "E8 S7"
    there.does(1, "S7")
    assert there.table.tricks[0].winner == 0


def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_led() -> None:
    there = tricks("H", "GA E7", "G7 E8", "H7 EA")
    there.each("GA G7 H7")
    assert there.turn == 2
    there.each("EA E7 E8")
    assert [trick.winner for trick in there.table.tricks] == [2, 2]


@pytest.mark.parametrize(
    ("higher", "lower"),
    [("A", "K"), ("K", "O"), ("O", "U"), ("U", "10"), ("10", "9"), ("9", "8"), ("8", "7")],
)
def test_the_order_in_every_suit(higher: str, lower: str) -> None:
    for suit in "EGHS":
        there = position(trump="H", trick=suit + lower, hand=suit + higher)
        there.does(1, suit + higher)
        assert there.table.tricks[0].winner == 1
