"""The deals of tricks: following suit, what each deal costs, when it ends, the march."""

from __future__ import annotations

import pytest

from engine.cards import codes
from tests.engine.games.kein_stich.positions import (
    FOREHAND,
    FOURTH,
    SECOND,
    THIRD,
    dealt,
    trick,
    won_by,
)

# Following suit, no trumps.


def test_whoever_has_the_suit_led_must_follow() -> None:
    there = trick("GA", "G7 HK")
    assert there.may() == "G7"
    assert there.reason("HK").key == "must_follow"


def test_whoever_has_not_may_play_anything() -> None:
    assert trick("GA", "S8 HK").may() == "S8 HK"


def test_there_are_no_trumps_the_highest_of_the_suit_led_takes() -> None:
    there = trick("G9 HA GK", "G7", kind="no_tricks").does(FOURTH, "G7")
    assert there.table.tricks[-1].winner == THIRD


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    there = won_by("no_tricks", "02010123")
    assert [one.leader for one in there.table.tricks] == [0, 0, 2, 0, 1, 0, 1, 2]


# What each deal costs.


@pytest.mark.parametrize("winners", ["01230123", "00011223", "33333332", "22220000"])
def test_power_costs_thirty_two_stakes_in_all(winners: str) -> None:
    """KS-A20: eight for tricks, eight for Hearts, eight for Obers, eight for Max."""
    there = won_by("power", winners, deals="power", stake=1)
    assert sum(value or 0 for value in there.values()) == -32


@pytest.mark.parametrize("kind", ["no_first_last", "no_tricks", "no_obers", "no_hearts", "no_max"])
def test_every_deal_of_the_hausruck_costs_eight_points(kind: str) -> None:
    """KS-A23: so the same tables of prices serve."""
    there = won_by(kind, "01230123", deals="hausruck", stake=1)
    assert sum(value or 0 for value in there.values()) == -8


def test_the_price_is_paid_into_the_pot_when_the_trick_is_taken() -> None:
    there = dealt("no_hearts", "HA H7", "HK", "HO", "HU", money=(-10, 5, 0, -35))
    assert there.rules.show.coins(there.table).kitty == 40
    there.each("HA HK HO HU")
    assert there.table.pot == 60
    assert there.table.money == [-30, 5, 0, -35]
    assert there.about("pays") == [(FOREHAND, 20)]


# When a deal ends.


@pytest.mark.parametrize("rule", [{"early_end": False}, {"march": True}])
def test_a_deal_may_be_played_to_its_end(rule: dict[str, bool]) -> None:
    """KS-A17: by house rule, and always with the march."""
    there = won_by("no_max", "01232000", **rule)
    assert len(there.table.tricks) == 8
    assert there.values() == (0, 0, -40, 0)


# What everybody at the table is told.


def test_the_signs_name_the_deal_and_its_costs() -> None:
    there = dealt("power", deals="power")
    signs = [(fact.key, *fact.args) for fact in there.rules.show.signs(there.table)]
    assert [key for key, *_ in signs] == [
        "power",
        *(f"several_{one}" for one in ("trick", "heart", "ober", "max")),
    ]
    assert codes([there.rules.deck.max]) == "HK"
    assert signs[-1][-1] == 40


def test_a_name_plate_tells_what_the_deal_has_cost() -> None:
    there = dealt("no_tricks", "EA EK", "E10", "E9", "E8").each("EA E10 E9 E8")
    assert [fact.args for fact in there.rules.show.status(there.table, FOREHAND)] == [(5,)]
    assert there.rules.show.status(there.table, SECOND) == []


def test_max_is_max_where_the_deal_is_about_him() -> None:
    there = dealt("no_max")
    king = there.rules.deck.max
    assert there.rules.show.nickname(king, there.table) == "max"
    assert there.rules.show.nickname(king, dealt("no_hearts").table) == ""


def test_the_deal_is_named_by_the_cards_that_are_played() -> None:
    """KS-A19: Queens where Obers are meant."""
    french = dealt("no_obers", suits="french")
    assert [fact.key for fact in french.rules.show.signs(french.table)] == ["no_queens", "queen"]
    assert french.about("no_queens") == [()]
    pig = dealt("no_max", max_card="ober_of_leaves")
    assert pig.rules.show.signs(pig.table)[0].key == "no_black_pig"
    assert pig.about("no_black_pig") == [()]
    assert dealt("no_obers").about("no_obers") == [()]
