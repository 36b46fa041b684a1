"""The tricks of Mauscheln: follow, else trump, else anything."""

from __future__ import annotations

import pytest

from engine import claims
from engine.cards import card
from engine.facts import Fact
from tests.engine.games.mauscheln.positions import FOREHAND, SECOND, position, tricks


def test_suit_is_followed_with_any_card_of_it() -> None:
    assert position(trump="H", trick="G10", hand="G7 GA H9 E8").cards() == "G7 GA"


def test_who_cannot_follow_trumps_with_any_trump() -> None:
    assert position(trump="H", trick="G10", hand="H9 HA E8").cards() == "H9 HA"
    assert position(trump="H", trick="G10 HK", hand="H9 HA E8").cards() == "H9 HA"


def test_who_can_neither_throws_what_he_likes() -> None:
    assert position(trump="H", trick="G10", hand="E8 S7").cards() == "E8 S7"


def test_option_a_trump_upon_a_trump_must_be_higher() -> None:
    """It is one club's rule (MA-A16)."""
    there = position(trump="H", trick="G10 HK", hand="H9 HA E8", overtrump=True)
    assert there.cards() == "HA"
    assert there.reason("H9") == Fact("must_overtrump", (card("HK"),))
    led = position(trump="H", trick="HO", hand="H9 HA E8", overtrump=True)
    assert led.cards() == "HA"


def test_who_cannot_go_higher_plays_any_trump() -> None:
    there = position(trump="H", trick="G10 HA", hand="H9 HK E8", overtrump=True)
    assert there.cards() == "H9 HK"


def test_nobody_has_to_beat_a_card_that_is_no_trump() -> None:
    there = position(trump="H", trick="G10", hand="G7 GA", overtrump=True)
    assert there.cards() == "G7 GA"


@pytest.mark.parametrize(
    ("played", "winner"),
    [("G10 GA E8", 1), ("G10 H7 GA", 1), ("G10 H7 H8", 2), ("G10 EA SA", 0)],
)
def test_the_highest_trump_takes_it_else_the_highest_of_the_suit(played: str, winner: int) -> None:
    one, two, three = played.split()
    there = tricks("H", f"{one} S7", f"{two} S8", f"{three} S9")
    there.each(played)
    assert there.table.tricks[0].winner == winner
    assert there.turn == winner


def test_each_trick_brings_a_quarter_at_once() -> None:
    """A quarter, whoever takes it (MA-A20)."""
    there = tricks("H", "HA E7 E8 E9", "H7 G7 G8 G9", "S7 S8 S9 SU", kitty=20)
    there.each("HA H7 S7")
    assert (there.kitty, there.table.balances[FOREHAND]) == (15, 5)


def test_the_rest_may_be_claimed() -> None:
    there = tricks("H", "HA HK HO HU", "H7 G7 G8 G9", "S7 S8 S9 SU")
    assert claims.kinds(there.rules, there.table, FOREHAND) == ("all",)
    out = there.table.hands[1] + there.table.hands[2]
    assert there.rules.tricks.sure(there.table, "all", out) == card("HA")


def test_why_a_trick_was_won() -> None:
    there = tricks("H", "G10 S7", "H7 S8", "H8 S9").each("G10 H7 H8")
    (trick,) = there.table.tricks
    told = there.rules.booklet.won(there.table, trick)
    assert told == Fact("highest_trump", (2, card("H8"), card("H7")))
    assert there.rules.booklet.beats(there.table, card("H7"), card("GA"))
    assert there.turn == SECOND + 1
