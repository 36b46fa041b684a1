"""The round of knocks, up to three suits, joining, and the dealer's trump card."""

from __future__ import annotations

import pytest

from engine.table import NOBODY
from tests.engine.games.ramsli.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    from_top,
)


def test_the_dealer_is_asked_first_then_all_in_turn() -> None:
    """RL-A1: the dealer is the only one said to knock before all others."""
    there = from_top()
    asked = []
    while there.phase == "knock" and len(asked) < 4:
        asked.append(there.turn)
        there.does(there.turn, "!pass")
    assert asked == [DEALER, FOREHAND, SECOND, REARHAND]


# Other suits.


def test_when_the_stock_runs_out_the_deal_fails() -> None:
    """RL-A4: with six players only hearts are left."""
    six = "!pass !pass !pass !pass !pass !pass"
    hearts = {"up": "HA", "stock": "HK HO HU H10 H9 H8", "bottom": "H7"}
    there = from_top(players=6, **hearts).each(six)
    assert there.phase == ""
    assert there.table.stock == []
    assert there.values() == (None, None, None, None, None, -4)


# Joining.


def test_all_others_are_asked_from_the_knockers_left() -> None:
    there = from_top().each("!pass !pass !knock")
    asked = []
    while there.phase == "join":
        asked.append(there.turn)
        there.does(there.turn, "!join")
    assert asked == [REARHAND, DEALER, FOREHAND]


def test_a_dealer_who_takes_it_alone_has_his_ante_back_with_it() -> None:
    there = dealt(kitty=8, bottom="GA").each("!bottom !out !out !out")
    assert there.values() == (None, None, None, 8)
    line = there.rules.score(there.table)
    told = there.rules.show.reckoning(there.table, line)
    assert [(one.why.key, one.amount) for one in told] == [("kitty", 12), ("ante", -4)]


# The muss.


def test_a_knock_in_a_muss_is_doubted_but_not_one_on_the_card() -> None:
    there = from_top(kitty=0)
    game, table = there.rules, there.table
    doubts = {str(move): game.show.doubt(table, move) for move in game.legal(table)}
    assert doubts["!knock"] is not None
    assert doubts["!knock_on_card"] is None
    assert doubts["!pass"] is None


# The trump card.


@pytest.mark.parametrize("seat", [FOREHAND, DEALER])
def test_everybody_hears_who_knocked(seat: int) -> None:
    there = from_top()
    there.each("!pass !knock" if seat == FOREHAND else "!knock")
    keys = [fact.key for fact in there.rules.show.status(there.table, seat)]
    assert keys == ["knocked"]
    assert there.table.knocker == seat != NOBODY
