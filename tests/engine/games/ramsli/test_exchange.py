"""The exchange: keep, change, new hand, eins auf, and the Seven of trumps."""

from __future__ import annotations

import pytest

from engine.cards import BACK, cards, codes
from engine.hidden import view
from engine.moves import read
from engine.rules import Formal
from tests.engine.games.ramsli.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    from_top,
    knocked,
)

HAND = "E7 E8 GA HA"


def test_the_knocker_changes_first_then_clockwise() -> None:
    there = from_top().each("!pass !pass !knock !join !join !join")
    order = []
    while there.phase == "exchange":
        order.append(there.turn)
        there.does(there.turn, "!stand")
    assert order == [SECOND, REARHAND, DEALER, FOREHAND]


# The Seven of trumps.


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


def test_the_holder_of_the_seven_is_told_what_it_is_good_for() -> None:
    there = from_top("H7 E8 GA HA", up="HK")
    notes = there.rules.show.own_notes(view(there.table, FOREHAND).table, FOREHAND)
    assert [fact.key for fact in notes] == ["seven"]
    assert there.rules.show.own_notes(view(there.table, SECOND).table, SECOND) == []


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
