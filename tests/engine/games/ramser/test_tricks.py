"""The tricks: what has to be played and led, and where the Bälli stands."""

from __future__ import annotations

import pytest

from engine.cards import card, codes
from tests.engine.games.ramser.positions import position, rules, tricks


def beats(one: str, other: str, trump: str, belli: str = "second") -> bool:
    return bool(rules(belli=belli).tricks.rankings[trump].beats(card(one), card(other)))


@pytest.mark.parametrize("trump", "EGHS")
def test_the_baelli_is_the_second_best_trump_whatever_is_trump(trump: str) -> None:
    assert beats("S7", trump + "K", trump)
    assert beats(trump + "A", "S7", trump)


@pytest.mark.parametrize("trump", "EGHS")
def test_at_langenthal_it_is_the_best(trump: str) -> None:
    assert beats("S7", trump + "A", trump, "best")
    assert not beats(trump + "A", "S7", trump, "best")


def test_a_six_stands_below_the_seven() -> None:
    ranking = rules(players=5).tricks.rankings["E"]
    assert ranking.beats(card("H7"), card("H6"))
    assert ranking.beats(card("E6"), card("HA"))


def test_suit_has_to_be_followed_and_who_can_may_not_trump() -> None:
    there = position("H", "G7 GA H9", "G10")
    assert there.cards() == "G7 GA"
    assert there.why_not("H9") == "must_follow"


def test_without_the_suit_one_has_to_trump() -> None:
    there = position("H", "H9 HA E7", "G10")
    assert there.cards() == "H9 HA"
    assert there.why_not("E7") == "must_trump"


def test_a_lower_trump_is_allowed_only_without_a_higher_one() -> None:
    there = position("H", "H9 HA E7", "G10 HU")
    assert there.cards() == "HA"
    assert there.why_not("H9") == "must_overtrump"
    assert position("H", "H9 H8 E7", "G10 HU").cards() == "H9 H8"
    assert position("H", "H9 S7 E7", "G10 HU").cards() == "S7"


def test_where_trumps_were_led_any_trump_will_do() -> None:
    assert position("H", "H9 HA E7", "HU").cards() == "H9 HA"
    assert position("H", "S7 SA GK", "H10").cards() == "S7"
    assert position("H", "S7 SA GK", "S10").cards() == "SA"


def test_with_neither_one_plays_what_one_likes() -> None:
    assert position("H", "EA SK", "G10 H8").cards() == "EA SK"


@pytest.mark.parametrize(
    ("option", "ruffed", "led"), [("always", "HA", "HA"), ("never", "H9 HA", "H9 HA")]
)
def test_option_overtrumping(option: str, ruffed: str, led: str) -> None:
    assert position("H", "H9 HA E7", "G10 HU", overtrump=option).cards() == ruffed
    assert position("H", "H9 HA E7", "HU", overtrump=option).cards() == led


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


def test_the_sow_of_trumps_opens() -> None:
    there = tricks("H", "EA HA S7", "E7 E8 E9", "G7 G8 G9")
    assert there.cards() == "HA"
    assert there.why_not("EA") == "sow_opens"
    assert tricks("H", "EA HK S7", "E7 E8 E9", "G7 G8 G9").cards() == "EA HK S7"


def test_the_second_trick_begins_with_a_trump() -> None:
    there = tricks("H", "EA HK S7", "E7 E8 E9", "G7 G8 G9").each("EA E7 G7")
    assert there.cards() == "HK S7"
    there = tricks("H", "EA E10 S7", "E7 E8 E9", "G7 G8 G9").each("EA E7 G7")
    assert there.why_not("E10") == "second_trick_trump"
    there.each("S7 E8 G8")
    assert there.cards() == "E10", "from the third on nothing is prescribed"


def test_at_langenthal_the_baelli_alone_need_not_be_led() -> None:
    there = tricks("H", "EA E10 S7", "E7 E8 E9", "G7 G8 G9", **LANGENTHAL).each("EA E7 G7")
    assert there.cards() == "E10 S7"
    there = tricks("H", "EA HK S7", "E7 E8 E9", "G7 G8 G9", **LANGENTHAL).each("EA E7 G7")
    assert there.cards() == "HK S7"


def test_options_leads_are_free() -> None:
    there = tricks("H", "EA HA", "E7 E8", "G7 G8", ace_opens=False, second_trump=False)
    assert there.cards() == "EA HA"
    there.each("EA E7 G7")
    assert there.cards() == "HA"


def test_the_first_who_plays_leads_and_then_who_took_the_trick() -> None:
    there = tricks("H", "", "E7 E8 E9", "EA G8 G9")
    assert there.table.turn == 1
    there.each("E7 EA")
    assert there.table.turn == 2


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


def test_where_all_but_the_last_win_the_deal_goes_on() -> None:
    there = tricks("H", "HA HK", "E8 E9", "G7 G9", needed="1 5 5", finish="last")
    there.each("HA E8 G7")
    assert there.table.phase == "tricks"


def test_the_rest_can_be_claimed() -> None:
    there = tricks("H", "HA S7 HK", "E8 E9 G8", "G7 G9 S8")
    assert there.rules.tricks.claims(there.table, 0) == ("all",)
    assert codes(there.table.hands[0]) == "HA S7 HK"
