"""The tricks: what has to be played and led, and where the Bälli stands."""

from __future__ import annotations

import pytest

from engine.cards import card, codes
from tests.engine.games.ramser.positions import beats, position, rules, tricks


@pytest.mark.parametrize("trump", "EGHS")
def test_at_langenthal_it_is_the_best(trump: str) -> None:
    assert beats("S7", trump + "A", trump, "best")
    assert not beats(trump + "A", "S7", trump, "best")


def test_a_six_stands_below_the_seven() -> None:
    ranking = rules(players=5).tricks.rankings["E"]
    assert ranking.beats(card("H7"), card("H6"))
    assert ranking.beats(card("E6"), card("HA"))


LANGENTHAL = {"belli": "best"}


@pytest.mark.parametrize(
    ("trick", "hand", "may"),
    [
        ("HK", "S7 SA GK", "S7 SA GK"),
        ("HK", "S7 H8 GK", "H8 S7"),
        ("G10", "G7 S7 E9", "G7 S7"),
        ("G10", "S7 E9 SA", "S7 E9 SA"),
        ("G10 HU", "S7 H8 E9", "H8 S7"),
    ],
)
def test_at_langenthal_the_baelli_may_always_be_played_and_never_has_to(
    trick: str, hand: str, may: str
) -> None:
    assert position("H", hand, trick, **LANGENTHAL).cards() == may


# What is led.


def test_at_langenthal_the_baelli_alone_need_not_be_led() -> None:
    there = tricks("H", "EA E10 S7", "E7 E8 E9", "G7 G8 G9", **LANGENTHAL).each("EA E7 G7")
    assert there.cards() == "E10 S7"
    there = tricks("H", "EA HK S7", "E7 E8 E9", "G7 G8 G9", **LANGENTHAL).each("EA E7 G7")
    assert there.cards() == "HK S7"


# The end of a game.


def test_the_deal_ends_with_the_trick_that_ends_the_game() -> None:
    there = tricks("H", "HA HK E7", "E8 E9 G8", "G7 G9 S8", needed="1 5 5").each("HA E8 G7")
    assert not there.table.phase
    assert there.table.finished == [0]
    assert there.rules.score(there.table).values == (1, 0, 0)


def test_option_it_is_played_to_its_end() -> None:
    there = tricks("H", "HA HK", "E8 E9", "G7 G9", needed="1 5 5", stop_at_goal=False)
    there.each("HA E8 G7 HK E9 G9")
    assert there.rules.score(there.table).values == (2, 0, 0)


def test_the_rest_can_be_claimed() -> None:
    there = tricks("H", "HA S7 HK", "E8 E9 G8", "G7 G9 S8")
    assert there.rules.tricks.claims(there.table, 0) == ("all",)
    assert codes(there.table.hands[0]) == "HA S7 HK"
