"""The round of knocks, up to three suits, joining, and the dealer's trump card."""

from __future__ import annotations

import pytest

from engine.cards import card, cards
from engine.table import NOBODY
from tests.engine.games.ramsli.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    from_bottom,
    from_top,
    knocked,
)

ALL_PASS = "!pass !pass !pass !pass"


def test_the_dealer_is_asked_first_then_all_in_turn() -> None:
    """RL-A1: the dealer is the only one said to knock before all others."""
    there = from_top()
    asked = []
    while there.phase == "knock" and len(asked) < 4:
        asked.append(there.turn)
        there.does(there.turn, "!pass")
    assert asked == [DEALER, FOREHAND, SECOND, REARHAND]


def test_option_forehand_is_asked_first() -> None:
    there = from_top(first_asked="forehand")
    assert there.turn == FOREHAND
    assert there.may() == "!knock  !pass"
    there.each("!pass !pass !pass")
    assert there.turn == DEALER


def test_option_a_dealer_who_is_asked_last_cannot_knock_on_the_card() -> None:
    """RL-A2: others have spoken before him."""
    there = from_top(first_asked="forehand").each("!pass !pass !pass")
    assert there.may() == "!knock  !pass"
    assert there.why_not("!knock_on_card") == "spoken_before"


def test_whoever_knocks_ends_the_round() -> None:
    there = from_top().each("!pass !pass !knock")
    assert there.table.knocker == SECOND
    assert there.phase == "join"
    assert there.turn == REARHAND


def test_only_the_dealer_may_knock_on_the_card() -> None:
    """RL-A2: and only with his own first word."""
    there = from_top()
    assert there.may() == "!knock  !knock_on_card  !pass"
    there.does(DEALER, "!pass")
    assert there.may() == "!knock  !pass"
    assert there.why_not("!knock_on_card") == "only_dealer_on_card"


def test_no_card_is_played_before_it_is_said_who_knocks() -> None:
    there = from_top("EA EK GA GK")
    assert there.why_not("EA") == "knock_or_pass"


# Other suits.


def test_if_nobody_knocks_another_suit_is_offered() -> None:
    there = from_top(up="H8", stock="S9").each(ALL_PASS)
    assert there.table.trump == "S"
    assert there.table.up == cards("H8 S9")
    assert there.phase == "knock"
    assert there.turn == DEALER


def test_the_dealer_may_knock_on_the_new_card_too() -> None:
    there = from_top(up="H8", stock="S9").each(ALL_PASS + " !knock_on_card !join !out !out")
    assert there.phase == "pick_up"
    assert there.table.upcard is card("S9")


def test_a_suit_is_never_offered_twice() -> None:
    there = from_top(up="H8", stock="HA HK S9").each(ALL_PASS)
    assert there.table.up == cards("H8 HA HK S9")
    assert there.table.trump == "S"


def test_after_three_suits_without_a_knock_the_deal_fails() -> None:
    """RL-A5: nobody pays but the dealer, his ante."""
    there = from_top(up="H8", stock="S9 HA E9", kitty=8).each(" ".join([ALL_PASS] * 3))
    assert there.phase == ""
    assert there.kitty == 12
    assert "fails" in there.told()
    assert there.net() == (None, None, None, -4)


def test_a_suit_that_was_passed_over_does_not_count_among_the_three() -> None:
    """RL-A4: nobody could have knocked on it."""
    there = from_top(up="H8", stock="HA S9 E9").each(" ".join([ALL_PASS] * 2))
    assert there.phase == "knock"
    assert there.table.trump == "E"


def test_option_three_cards_turned_are_enough() -> None:
    there = from_top(up="H8", stock="HA S9 E9", three="cards").each(" ".join([ALL_PASS] * 2))
    assert there.phase == ""
    assert there.table.up == cards("H8 HA S9")


def test_option_the_third_card_may_be_of_a_suit_that_was_offered() -> None:
    there = from_top(up="H8", stock="S9 SA", three="cards").each(" ".join([ALL_PASS] * 2))
    assert there.phase == ""
    assert there.table.up == cards("H8 S9 SA")


def test_option_everybody_pays_for_a_deal_that_fails() -> None:
    there = from_top(up="H8", stock="S9 E9", kitty=8, failed_deal_pays=True)
    there.each(" ".join([ALL_PASS] * 3))
    assert there.kitty == 12 + 16
    assert there.net() == (-4, -4, -4, -8)


def test_when_the_stock_runs_out_the_deal_fails() -> None:
    """RL-A4: with six players only hearts are left."""
    six = "!pass !pass !pass !pass !pass !pass"
    hearts = {"up": "HA", "stock": "HK HO HU H10 H9 H8", "bottom": "H7"}
    there = from_top(players=6, **hearts).each(six)
    assert there.phase == ""
    assert there.table.stock == []
    assert there.net() == (None, None, None, None, None, -4)


# Joining.


def test_all_others_are_asked_from_the_knockers_left() -> None:
    there = from_top().each("!pass !pass !knock")
    asked = []
    while there.phase == "join":
        asked.append(there.turn)
        there.does(there.turn, "!join")
    assert asked == [REARHAND, DEALER, FOREHAND]


def test_who_passed_on_knocking_may_join() -> None:
    there = from_top().each("!pass !pass !knock !out")
    assert there.turn == DEALER
    there.does(DEALER, "!join")
    assert there.table.plays[DEALER]


def test_who_is_out_takes_no_part() -> None:
    there = knocked(joins="!join !out !join")
    assert there.table.in_play() == [FOREHAND, SECOND, DEALER]


def test_first_it_is_said_who_joins() -> None:
    there = from_top().each("!pass !knock")
    assert there.may() == "!join  !out"
    assert there.why_not("!stand") == "join_or_out"


def test_if_nobody_joins_the_knocker_takes_the_kitty() -> None:
    there = knocked(kitty=8, joins="!out !out !out")
    assert there.phase == ""
    assert there.net() == (12, None, None, -4)
    assert there.kitty == 0
    assert there.table.tricks == []


def test_a_dealer_who_takes_it_alone_has_his_ante_back_with_it() -> None:
    there = dealt(kitty=8, bottom="GA").each("!bottom !out !out !out")
    assert there.net() == (None, None, None, 8)
    line = there.rules.score(there.table)
    told = there.rules.show.reckoning(there.table, line)
    assert [(one.why.key, one.amount) for one in told] == [("kitty", 12), ("ante", -4)]


# The muss.


def test_in_a_muss_nobody_is_asked_whether_he_joins() -> None:
    there = from_top(kitty=0).each("!pass !knock")
    assert there.phase == "exchange"
    assert there.table.plays == [True] * 4


def test_in_a_muss_the_first_suit_stays() -> None:
    there = from_top(kitty=0, up="H8", stock="S9").each(ALL_PASS)
    assert there.table.up == [card("H8")]
    assert there.phase == "exchange"
    assert there.turn == FOREHAND


def test_in_a_muss_only_the_first_to_knock_is_the_knocker() -> None:
    """RL-A9: as in every other deal."""
    there = from_top(kitty=0).each("!pass !pass !knock")
    assert there.table.knocker == SECOND
    assert there.phase == "exchange"
    assert there.turn == SECOND


def test_a_knock_in_a_muss_is_doubted_but_not_one_on_the_card() -> None:
    there = from_top(kitty=0)
    game, table = there.rules, there.table
    doubts = {str(move): game.show.doubt(table, move) for move in game.legal(table)}
    assert doubts["!knock"] is not None
    assert doubts["!knock_on_card"] is None
    assert doubts["!pass"] is None


# The trump card.


def test_the_dealer_who_knocked_on_it_may_take_the_trump_card() -> None:
    """RL-A11: he lays one away for it before anybody exchanges."""
    there = from_top("", "", "", "E7 EA GA SA", up="H8").each("!knock_on_card !join !out !out")
    assert there.phase == "pick_up"
    assert there.may() == "!take E7 H8  !take EA H8  !take GA H8  !take SA H8  !leave"
    there.does(DEALER, "!take E7 H8")
    assert there.hand(DEALER) == "EA GA SA H8"
    assert there.table.aside[DEALER] == [card("E7")]
    assert there.table.up == []


def test_the_dealer_may_take_the_bottom_card() -> None:
    there = from_bottom("", "", "", "E7 EA GK SA", bottom="GA").each("!join !out !out")
    there.does(DEALER, "!take E7 GA")
    assert there.hand(DEALER) == "EA GK SA GA"


def test_taking_it_is_a_right_and_no_duty() -> None:
    """RL-A3: the Seven may be swapped for it then."""
    there = from_bottom("G7 EK SK SO", bottom="GA").each("!join !out !out !leave")
    assert there.turn == DEALER
    there.does(DEALER, "!stand")
    there.does(FOREHAND, "!swap G7 GA")
    assert there.hand(FOREHAND) == "EK SK SO GA"


def test_a_dealer_who_knocked_plainly_does_not_get_it() -> None:
    there = from_top().each("!knock !join !out !out")
    assert there.phase == "exchange"


def test_only_this_is_asked_then() -> None:
    there = from_top().each("!knock_on_card !join !out !out")
    assert there.why_not("!stand") == "take_or_leave"


def test_when_the_dealer_took_it_the_seven_is_worth_no_more() -> None:
    there = from_top("H7 EK SK SO", "", "", "E7 EA GA SA", up="HA")
    there.each("!knock_on_card !join !out !out").does(DEALER, "!take E7 HA", "!stand")
    assert there.turn == FOREHAND
    assert there.why_not("!swap H7 HA") == "trump_card_gone"


@pytest.mark.parametrize("seat", [FOREHAND, DEALER])
def test_everybody_hears_who_knocked(seat: int) -> None:
    there = from_top()
    there.each("!pass !knock" if seat == FOREHAND else "!knock")
    keys = [fact.key for fact in there.rules.show.status(there.table, seat)]
    assert keys == ["knocked"]
    assert there.table.knocker == seat != NOBODY


def test_in_a_muss_nobody_can_stay_out() -> None:
    there = from_top(kitty=0)
    assert there.why_not("!out") == "muss_all_play"
    there.each(ALL_PASS)
    assert there.phase == "exchange"
    assert there.why_not("!out") == "muss_all_play"
