"""The exchange: keep, change, new hand, eins auf, and the Seven of trumps."""

from __future__ import annotations

import pytest

from engine.cards import BACK, card, cards, codes
from engine.hidden import view
from engine.moves import read
from engine.rules import Formal
from engine.table import NOBODY
from tests.engine.games.ramsli.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    from_top,
    knocked,
)

HAND = "E7 E8 GA HA"
STOCK = "SA SK SO SU S10"


def test_the_knocker_changes_first_then_clockwise() -> None:
    there = from_top().each("!pass !pass !knock !join !join !join")
    order = []
    while there.phase == "exchange":
        order.append(there.turn)
        there.does(there.turn, "!stand")
    assert order == [SECOND, REARHAND, DEALER, FOREHAND]


def test_in_a_muss_without_a_knock_forehand_changes_first() -> None:
    """RL-A8: somebody has to begin where there is no knocker."""
    there = from_top(kitty=0).each("!pass !pass !pass !pass")
    assert there.turn == FOREHAND


def test_who_is_out_changes_nothing() -> None:
    there = knocked(joins="!join !out !join").each("!stand !stand")
    assert there.turn == DEALER


def test_one_may_keep_the_hand() -> None:
    there = knocked(HAND).does(FOREHAND, "!stand")
    assert there.hand(FOREHAND) == HAND
    assert there.turn == SECOND


def test_cards_are_laid_away_one_by_one_and_then_drawn_for() -> None:
    there = knocked(HAND, stock=STOCK).does(FOREHAND, "E7", "E8", "!draw")
    assert there.hand(FOREHAND) == "GA HA SA SK"
    assert there.table.aside[FOREHAND] == cards("E7 E8")
    assert there.turn == SECOND


def test_what_was_laid_away_is_seen_by_its_owner_alone() -> None:
    """RL-A16: face down and out of play."""
    there = knocked(HAND).does(FOREHAND, "E7", "!draw")
    assert view(there.table, FOREHAND).table.aside[FOREHAND] == [card("E7")]
    assert view(there.table, SECOND).table.aside[FOREHAND] == [BACK]


def test_who_has_laid_away_must_draw() -> None:
    there = knocked(HAND).does(FOREHAND, "E7")
    assert there.why_not("!stand") == "draw_first"
    assert there.why_not("!eins_auf") == "one_or_the_other"


def test_nobody_draws_for_nothing() -> None:
    there = knocked(HAND)
    assert there.why_not("!draw") == "nothing_laid_away"
    assert there.why_not("!new_hand") == "four_for_new_hand"
    assert there.why_not("SA") == "not_in_hand"


# A new hand.


def test_who_lays_all_four_away_gets_four_and_one_open() -> None:
    there = knocked(HAND, stock=STOCK).does(FOREHAND, "E7", "E8", "GA", "HA")
    assert there.may() == "!new_hand"
    assert there.why_not("!draw") == "new_hand_is_five"
    there.does(FOREHAND, "!new_hand")
    assert there.hand(FOREHAND) == "SA SK SO SU"
    assert there.table.offer is card("S10")
    assert there.table.up[-1] is card("S10")


def test_the_open_fifth_may_be_taken_for_one_of_the_four() -> None:
    """RL-A14: the hand has four cards in any case."""
    there = knocked(HAND, stock=STOCK).does(FOREHAND, "E7", "E8", "GA", "HA", "!new_hand")
    there.does(FOREHAND, "!take SU S10")
    assert there.hand(FOREHAND) == "SA SK SO S10"
    assert there.turn == SECOND


def test_or_left() -> None:
    there = knocked(HAND, stock=STOCK).does(FOREHAND, "E7", "E8", "GA", "HA", "!new_hand")
    there.does(FOREHAND, "!leave")
    assert there.hand(FOREHAND) == "SA SK SO SU"


# Eins auf.


def test_eins_auf_lays_a_card_open_and_costs_none() -> None:
    there = knocked(HAND, stock=STOCK).does(FOREHAND, "!eins_auf")
    assert there.hand(FOREHAND) == HAND
    assert there.table.offer is card("SA")
    assert view(there.table, NOBODY).table.up[-1] is card("SA")


def test_the_open_card_may_be_taken_for_any_card() -> None:
    there = knocked(HAND, stock=STOCK).does(FOREHAND, "!eins_auf", "!take E7 SA")
    assert there.hand(FOREHAND) == "E8 GA HA SA"
    assert there.table.aside[FOREHAND] == [card("E7")]
    assert there.turn == SECOND


def test_or_it_is_out_of_play_where_all_have_seen_it() -> None:
    """RL-A16: what lay open stays known."""
    there = knocked(HAND, stock=STOCK).does(FOREHAND, "!eins_auf", "!leave")
    assert there.hand(FOREHAND) == HAND
    assert there.table.up == [card("H8")]
    assert view(there.table, DEALER).table.aside[FOREHAND] == [card("SA")]


def test_a_card_taken_openly_is_known_to_all() -> None:
    there = knocked(HAND, stock=STOCK).does(FOREHAND, "!eins_auf", "!take E7 SA")
    assert view(there.table, DEALER).table.hands[FOREHAND] == [BACK, BACK, BACK, card("SA")]


def test_nothing_else_is_done_while_a_card_lies_open() -> None:
    there = knocked(HAND, stock=STOCK).does(FOREHAND, "!eins_auf")
    for move in ("E7", "!stand", "!eins_auf", "!draw"):
        assert there.why_not(move) == "take_or_leave"


def test_each_has_one_exchange() -> None:
    """RL-A13: who has drawn has only the Seven left to think of."""
    there = knocked("E7 E8 GA HA", stock="H7 SK SO SU S10").does(FOREHAND, "E7", "!draw")
    assert there.asks() == "seven"
    assert there.why_not("E8") == "one_exchange"
    assert there.why_not("!eins_auf") == "one_exchange"


# The Seven of trumps.


def test_the_seven_may_be_swapped_for_the_trump_card() -> None:
    there = knocked("", "H7 EK SK SO", up="HK").does(FOREHAND, "!stand")
    there.does(SECOND, "!swap H7 HK")
    assert there.hand(SECOND) == "EK SK SO HK"
    assert there.table.up == [card("H7")]
    assert there.turn == SECOND
    there.does(SECOND, "!stand")
    assert there.turn == REARHAND


def test_nobody_without_it_swaps() -> None:
    there = knocked("E7 EK SK SO", "H7 EA GA SA", up="HK")
    assert there.why_not("!swap H7 HK") == "only_the_seven"
    assert there.why_not("!swap E7 HK") == "only_the_seven"


def test_who_is_out_cannot_swap() -> None:
    """RL-A12: the Seven is swapped in one's turn to exchange."""
    there = knocked("", "H7 EK SK SO", up="HK", joins="!out !join !join")
    there.each("!stand !stand !stand")
    assert there.phase == "tricks"
    assert there.table.up == [card("HK")]


def test_a_seven_that_was_drawn_may_be_swapped() -> None:
    there = knocked(HAND, stock="H7 SK", up="HK").does(FOREHAND, "E7", "!draw")
    assert there.turn == FOREHAND
    assert there.may() == "!go_on  !swap H7 HK"
    there.does(FOREHAND, "!swap H7 HK")
    assert there.hand(FOREHAND) == "E8 GA HA HK"
    assert there.turn == SECOND


def test_or_not() -> None:
    there = knocked(HAND, stock="H7 SK", up="HK").does(FOREHAND, "E7", "!draw", "!go_on")
    assert there.turn == SECOND


@pytest.mark.parametrize(
    ("stock", "moves", "asked"),
    [
        ("H7 SK", "E7, !draw", "seven"),
        ("S7 SK", "E7, !draw", "no_seven"),
        ("H7 SK", "!eins_auf, !take E7 H7", "seven"),
        ("SK H7", "!eins_auf, !take E7 SK", "no_seven"),
        ("H7 SK", "!eins_auf, !leave", "no_seven"),
    ],
)
def test_who_has_drawn_is_asked_whether_he_has_the_seven_or_not(
    stock: str, moves: str, asked: str
) -> None:
    there = knocked(HAND, stock=stock, up="HK")
    for move in moves.split(", "):
        there.rules.apply(there.table, read(move))
    assert (there.turn, there.asks()) == (FOREHAND, asked)


def test_who_has_not_the_seven_goes_on_for_forms_sake() -> None:
    """In an evening of version 1 he is not asked."""
    there = knocked(HAND, stock="S7 SK", up="HK")
    there.rules.apply(there.table, read("E7"))
    assert there.rules.formal(there.table) is None
    there.rules.apply(there.table, read("!draw"))
    assert there.may() == "!go_on"
    assert there.rules.formal(there.table) == Formal(read("!go_on"), since=2)
    there.facts()
    there.rules.apply(there.table, read("!go_on"))
    assert (there.turn, there.facts()) == (SECOND, [])


@pytest.mark.parametrize("up, swaps_late", [("HK", False), ("H7", True)])
def test_nobody_is_asked_for_a_seven_that_cannot_be_swapped(up: str, swaps_late: bool) -> None:
    there = knocked(HAND, stock="S7 SK", up=up, seven_swap_after_draw=swaps_late)
    there.rules.apply(there.table, read("E7"))
    there.rules.apply(there.table, read("!draw"))
    assert there.turn == SECOND


def test_option_a_seven_that_was_drawn_comes_too_late() -> None:
    there = knocked(HAND, stock="H7 SK", up="HK", seven_swap_after_draw=False)
    there.does(FOREHAND, "E7", "!draw")
    assert there.turn == SECOND


def test_option_a_seven_that_was_dealt_is_swapped_all_the_same() -> None:
    there = knocked("H7 E8 GA HA", up="HK", seven_swap_after_draw=False)
    there.does(FOREHAND, "!swap H7 HK")
    assert there.hand(FOREHAND) == "E8 GA HA HK"


def test_a_seven_that_was_turned_up_is_not_swapped() -> None:
    there = knocked("HA HK HO HU", up="H7")
    assert "!swap" not in there.may()
    assert there.why_not("!swap H7 H7") == "trump_card_gone"


def test_an_earlier_trump_card_is_dead() -> None:
    passes = "!pass !pass !pass !pass"
    there = from_top("H7 S7 EA GA", up="HK", stock="SK").each(passes + " !pass !knock")
    there.each("!join !join !join")
    assert there.why_not("!swap H7 HK") == "only_the_seven"
    there.does(FOREHAND, "!swap S7 SK")
    assert there.table.up == cards("HK S7")


def test_a_known_card_is_no_longer_known_when_it_was_laid_away() -> None:
    there = knocked("H7 E8 GA HA", up="HK").does(FOREHAND, "!swap H7 HK", "HK", "!draw")
    assert view(there.table, SECOND).table.aside[FOREHAND] == [BACK]


def test_the_holder_of_the_seven_is_told_what_it_is_good_for() -> None:
    there = from_top("H7 E8 GA HA", up="HK")
    notes = there.rules.own_notes(view(there.table, FOREHAND).table, FOREHAND)
    assert [fact.key for fact in notes] == ["seven"]
    assert there.rules.own_notes(view(there.table, SECOND).table, SECOND) == []


# The end of the stock.

SIX = "!pass !knock !join !join !join !join !join"
THREE_LAID = ("EA", "EK", "EO", "!draw")


def test_who_comes_late_draws_what_is_left() -> None:
    """RL-A15: seven cards are left for six players."""
    there = from_top("EA EK EO EU", "GA GK GO GU", players=6).each(SIX)
    there.does(FOREHAND, *THREE_LAID).does(SECOND, "GA", "GK", "GO", "!draw")
    assert len(there.table.stock) == 1
    assert there.turn == REARHAND
    first, second = there.hand(REARHAND).split()[:2]
    there.does(REARHAND, first)
    assert there.why_not(second) == "stock_used_up"
    there.does(REARHAND, "!draw")
    assert there.asks() == "no_stock"
    assert there.may() == "!stand"
    assert there.why_not("!eins_auf") == "stock_used_up"


def test_with_four_left_a_new_hand_has_four() -> None:
    there = from_top("EA EK EO EU", "GA GK GO GU", players=6).each(SIX)
    there.does(FOREHAND, *THREE_LAID).does(SECOND, "GA", "GK", "GO", "GU")
    assert there.may() == "!draw"
    assert there.why_not("!new_hand") == "stock_used_up"
    there.does(SECOND, "!draw")
    assert there.table.stock == []
    assert there.turn == REARHAND


def test_option_the_discards_are_shuffled() -> None:
    """RL-A15: the house rule of a stock that is filled up."""
    there = from_top("EA EK EO EU", "GA GK GO GU", players=6, stock_exhausted="reshuffle")
    there.each(SIX).does(FOREHAND, *THREE_LAID).does(SECOND, "GA", "GK", "GO", "GU")
    there.does(SECOND, "!new_hand")
    assert "shuffles" in there.told()
    assert there.table.offer in cards("EA EK EO")
    there.does(SECOND, "!leave")
    assert there.table.room == 4
    assert codes(there.table.aside[FOREHAND]) == ""


def test_option_the_dealer_is_told_nothing_of_what_was_shuffled() -> None:
    there = from_top("EA EK EO EU", "GA GK GO GU", players=6, stock_exhausted="reshuffle")
    there.each(SIX).does(FOREHAND, *THREE_LAID).does(SECOND, "GA", "GK", "GO", "GU")
    there.does(SECOND, "!new_hand", "!leave")
    assert set(view(there.table, 5).table.stock) == {BACK}


def test_nothing_is_taken_where_no_card_lies_open() -> None:
    there = knocked(HAND, up="HK")
    assert there.why_not("!take E7 HK") == "no_open_card"
    assert there.why_not("!leave") == "no_open_card"
    assert there.why_not("!knock") == "exchange_now"
