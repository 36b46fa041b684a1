"""The four tricks: follow, else trump, and nobody has to beat what lies."""

from __future__ import annotations

import pytest

from engine.table import NOBODY
from tests.engine.games.ramsli.positions import (
    FOREHAND,
    SECOND,
    from_top,
    knocked,
    position,
    tricks,
)


def test_the_suit_led_is_followed() -> None:
    there = position(trump="H", trick="G10", hand="G7 GA H9 E8")
    assert there.cards() == "G7 GA"
    assert there.why_not("H9") == "must_follow"


def test_who_has_none_of_it_plays_a_trump() -> None:
    there = position(trump="H", trick="G10", hand="H9 HA E8")
    assert there.cards() == "H9 HA"
    assert there.why_not("E8") == "must_trump"


def test_any_trump_will_do_even_under_a_higher_one() -> None:
    """RL-A17: there is no duty to beat."""
    assert position(trump="H", trick="G10 HK", hand="H9 HA E8").cards() == "H9 HA"


def test_with_neither_any_card_may_be_played_and_none_wins() -> None:
    there = position(trump="H", trick="G10", hand="E8 S7")
    assert there.cards() == "E8 S7"
    there.does(1, "S7")
    assert there.table.tricks[0].winner == 0


def test_a_trump_led_is_followed() -> None:
    there = position(trump="H", trick="H10", hand="H7 GA")
    assert there.cards() == "H7"
    assert there.why_not("GA") == "must_follow_trump"


def test_nothing_is_said_now() -> None:
    assert position(trump="H", trick="G10", hand="E8 S7").why_not("!stand") == "put_a_card"


def test_option_a_trump_must_be_higher_than_the_one_that_lies() -> None:
    there = position(trump="H", trick="G10 HK", hand="H9 HA E8", overtrump=True)
    assert there.cards() == "HA"
    assert there.why_not("H9") == "must_overtrump"
    assert there.why_not("E8") == "must_trump"


def test_option_so_must_one_that_was_led() -> None:
    assert position(trump="H", trick="HU", hand="H9 HA HO", overtrump=True).cards() == "HA HO"


def test_option_a_trump_that_is_too_low_is_played_all_the_same() -> None:
    assert position(trump="H", trick="G10 HK", hand="H9 H7 E8", overtrump=True).cards() == "H9 H7"


@pytest.mark.parametrize("trick", ["G10", "G10 HK"])
def test_option_in_a_plain_suit_nothing_must_be_beaten(trick: str) -> None:
    assert position(trump="H", trick=trick, hand="G7 GA HA", overtrump=True).cards() == "G7 GA"


def test_option_who_leads_is_free() -> None:
    assert position(trump="H", hand="G7 GA HA", overtrump=True).cards() == "G7 GA HA"


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


def test_the_knocker_leads() -> None:
    there = from_top().each("!pass !pass !knock !join !join !join !stand !stand !stand !stand")
    assert there.phase == "tricks"
    assert there.turn == SECOND


def test_in_a_muss_without_a_knock_forehand_leads() -> None:
    there = from_top(kitty=0).each("!pass !pass !pass !pass !stand !stand !stand !stand")
    assert there.table.knocker == NOBODY
    assert there.turn == FOREHAND


def test_all_four_tricks_are_played() -> None:
    """RL-A21: also when the knocker can no longer succeed."""
    there = knocked().to_the_end()
    assert len(there.table.tricks) == 4
