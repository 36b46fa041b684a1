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


@pytest.mark.parametrize("kind", ["no_tricks", "no_hearts", "no_obers", "no_max"])
def test_any_card_may_be_led_hearts_too(kind: str) -> None:
    """KS-A11: following suit is the only duty."""
    there = dealt(kind, "EA EK HA HK HO HU H10 H9")
    assert there.turn == FOREHAND
    assert there.may() == "EA EK HA HK HO HU H10 H9"


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    there = won_by("no_tricks", "02010123")
    assert [one.leader for one in there.table.tricks] == [0, 0, 2, 0, 1, 0, 1, 2]


def test_a_call_is_no_card() -> None:
    assert dealt("no_tricks").reason("!pass").key == "put_a_card"


def test_a_card_of_another_hand_cannot_be_played() -> None:
    assert dealt("no_tricks", "EA", "SA").reason("SA").key == "not_in_hand"


# What each deal costs.


def test_every_trick_costs_five_in_no_tricks() -> None:
    there = won_by("no_tricks", "00011223")
    assert there.values() == (-15, -10, -10, -5)
    assert there.table.pot == 40


def test_every_heart_costs_five_in_no_hearts() -> None:
    """KS-A12: the King of Hearts, in the fifth trick, no more than the others."""
    assert won_by("no_hearts", "12310012").values() == (-40, 0, 0, 0)
    assert won_by("no_hearts", "00001200").values() == (0, -20, -20, 0)


def test_every_ober_costs_ten_in_no_obers() -> None:
    """KS-A13: the Ober of Hearts, in the fifth trick, as much as the others."""
    assert won_by("no_obers", "02121233").values() == (-10, -20, 0, -10)


def test_max_the_king_of_hearts_costs_forty_in_no_max() -> None:
    assert won_by("no_max", "00002000").values() == (0, 0, -40, 0)


def test_the_black_pig_takes_the_place_of_max() -> None:
    there = won_by("no_max", "01302000", max_card="ober_of_leaves")
    assert there.values() == (0, 0, 0, -40)


def test_the_penultimate_trick_costs_forty() -> None:
    there = won_by("no_penultimate", "00000023", deals="six_penultimate")
    assert there.values() == (0, 0, -40, 0)


def test_the_first_and_the_last_trick_cost_twenty_each() -> None:
    there = won_by("no_first_last", "10000003", deals="six_first_last")
    assert there.values() == (0, -20, 0, -20)


def test_whoever_takes_first_and_last_trick_pays_for_both() -> None:
    """KS-A16: twice twenty."""
    there = won_by("no_first_last", "10000001", deals="six_first_last")
    assert there.values() == (0, -40, 0, 0)


def test_in_power_everything_costs_at_once() -> None:
    """Each takes two tricks, three of them an Ober; forehand Max, an Ober and four Hearts."""
    there = won_by("power", "01230123", deals="power")
    assert there.values() == (-10 - 10 - 20 - 10 - 40, -10 - 20, -10 - 10 - 10, -10)


def test_a_power_trick_of_sow_ober_ten_and_king_of_hearts_costs_fifteen_stakes() -> None:
    there = dealt("power", "HA", "HO", "H10", "HK", deals="power", stake=1)
    there.each("HA HO H10 HK")
    assert there.about("pays") == [(FOREHAND, 1 + 4 + 2 + 8)]


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


def test_the_stake_multiplies_everything() -> None:
    assert won_by("no_max", "00002000", stake=20).values() == (0, 0, -160, 0)
    assert won_by("no_tricks", "00011223", stake=1).values() == (-3, -2, -2, -1)


def test_the_price_is_paid_into_the_pot_when_the_trick_is_taken() -> None:
    there = dealt("no_hearts", "HA H7", "HK", "HO", "HU", money=(-10, 5, 0, -35))
    assert there.rules.show.coins(there.table).kitty == 40
    there.each("HA HK HO HU")
    assert there.table.pot == 60
    assert there.table.money == [-30, 5, 0, -35]
    assert there.about("pays") == [(FOREHAND, 20)]


def test_a_trick_that_costs_nothing_is_not_spoken_of() -> None:
    there = dealt("no_hearts", "EA", "EK", "EO", "EU").each("EA EK EO EU")
    assert there.about("pays") == []


# When a deal ends.


def test_no_max_ends_when_max_has_fallen() -> None:
    """KS-A17: what is left decides nothing."""
    there = won_by("no_max", "01232000")
    assert len(there.table.tricks) == 5
    assert there.about("nothing_left") == [()]


def test_no_obers_ends_with_the_last_ober() -> None:
    """KS-A17: which lies in the seventh trick."""
    assert len(won_by("no_obers", "01230123").table.tricks) == 7


def test_no_penultimate_trick_spares_the_last() -> None:
    assert len(won_by("no_penultimate", "01230123", deals="six_penultimate").table.tricks) == 7


def test_no_tricks_and_power_last_to_the_last_trick() -> None:
    assert len(won_by("no_tricks", "01230123").table.tricks) == 8
    assert len(won_by("power", "01230123", deals="power").table.tricks) == 8


@pytest.mark.parametrize("rule", [{"early_end": False}, {"march": True}])
def test_a_deal_may_be_played_to_its_end(rule: dict[str, bool]) -> None:
    """KS-A17: by house rule, and always with the march."""
    there = won_by("no_max", "01232000", **rule)
    assert len(there.table.tricks) == 8
    assert there.values() == (0, 0, -40, 0)


# The march.


def test_who_takes_every_trick_wins_fifty_and_the_others_pay_thirty() -> None:
    """KS-A1: the forty that are left over go into the pot."""
    there = won_by("no_tricks", "11111111", march=True, money=(0, -40, 0, 0))
    assert there.values() == (-30, 50, -30, -30)
    assert there.table.pot == 80
    assert there.about("marches") == [(SECOND,)]


@pytest.mark.parametrize("kind", ["no_tricks", "no_hearts", "no_obers", "no_max"])
def test_a_march_brings_the_pot_what_the_deal_would_have_brought(kind: str) -> None:
    """KS-A1: so 160 lie there in the end, march or none."""
    there = won_by(kind, "33333333", march=True)
    assert there.values() == (-30, -30, -30, 50)
    assert there.table.pot == 40


def test_a_march_in_power_counts_four_times() -> None:
    """KS-A3: Power is four deals in one."""
    there = won_by("power", "00000000", march=True, deals="power")
    assert there.values() == (200, -120, -120, -120)
    assert there.table.pot == 160


def test_seven_tricks_are_no_march() -> None:
    there = won_by("no_tricks", "11111110", march=True)
    assert there.values() == (-5, -35, 0, 0)


def test_without_the_agreement_every_trick_is_only_dear() -> None:
    assert won_by("no_tricks", "11111111").values() == (0, -40, 0, 0)


def test_the_money_is_right_while_a_march_goes_on() -> None:
    there = dealt("no_tricks", "EA EK", "E10", "E9", "E8", march=True)
    there.each("EA E10 E9 E8")
    assert there.table.pot == 5
    assert there.table.money == [-5, 0, 0, 0]


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
