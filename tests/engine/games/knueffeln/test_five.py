"""Five at the table: the dealer sits out, or plays the stock against the other four."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import BACK, card
from engine.facts import Fact
from engine.hidden import view
from engine.moves import Call
from tests.engine.games.knueffeln.positions import Position, dealt, score

FIRST, SECOND, THIRD, FOURTH, DEALER = range(5)


def five(*hands: str, **more: Any) -> Position:
    return dealt(*hands, players=5, **more)


def sitting_out(**more: Any) -> Position:
    return five(**more).does(DEALER, "!pass")


def alone(**more: Any) -> Position:
    """The dealer plays alone, and exchanges no Ten that he found."""
    there = five(**more).does(DEALER, "!solo")
    return there.does(DEALER, "!leave") if there.phase == "tens" else there


def test_the_dealer_deals_nine_cards_to_the_other_four() -> None:
    there = five()
    assert [len(hand) for hand in there.table.hands] == [9, 9, 9, 9, 0]


def test_he_may_look_at_the_whole_stock_and_nobody_else_may() -> None:
    there = five()
    assert (there.phase, there.turn, there.may()) == ("solo", DEALER, "!solo, !pass")
    doubts = [there.rules.show.doubt(there.table, Call(word)) for word in ("solo", "pass")]
    assert doubts == [Fact("alone_against_all"), None], "it stakes more, so it is asked again"
    assert BACK not in view(there.table, DEALER).table.stock
    assert set(view(there.table, FIRST).table.stock) == {BACK}


@pytest.mark.parametrize(("up", "stock"), [("HK SK", 10), ("HK HQ SK", 9), ("HK HQ H3 SK", 8)])
def test_the_stock_usually_has_ten_cards_but_may_have_nine_or_eight(up: str, stock: int) -> None:
    assert len(five(up=up).table.stock) == stock


# The dealer sits out.


def test_most_deals_are_played_with_the_dealer_sitting_out() -> None:
    there = sitting_out()
    assert there.table.in_play() == [FIRST, SECOND, THIRD, FOURTH]
    assert (there.phase, there.turn) == ("tricks", FIRST)
    assert there.rules.show.status(there.table, DEALER) == [Fact("sits_out")]


def test_partners_are_first_and_third_second_and_fourth() -> None:
    """KN-A34: counted clockwise from the dealer."""
    assert sitting_out().table.side == (0, 1, 0, 1, -1)
    there = five(dealer=1).does(1, "!pass")
    assert there.table.side == (1, -1, 0, 1, 0)


def test_the_dealer_neither_pays_nor_receives() -> None:
    assert score(sitting_out(), "1 3 0 1 1 3").values() == (-10, 10, -10, 10, None)


def test_he_knows_the_stock_while_he_looks_on() -> None:
    there = sitting_out()
    assert BACK not in view(there.table, DEALER).table.stock


def test_there_is_no_chance_to_take_the_bottom_card() -> None:
    there = five("HQ", bottom="H2").does(DEALER, "!pass")
    assert there.phase == "tricks"


def test_each_person_has_a_column_because_the_partners_change() -> None:
    there = sitting_out()
    assert there.rules.sides() == ((0,), (1,), (2,), (3,), (4,))
    lines = [score(sitting_out(), "1 3 0 1 1 3").line()]
    other = five(dealer=1).does(1, "!pass")
    lines.append(score(other, "2 3 4 2 4 2").line())
    sums = [sum(line.values[side] or 0 for line in lines) for side in range(5)]
    assert there.rules.sheet(lines).total("money") == tuple(sums)
    assert lines[1].values[1] is None


# Solo.


def test_the_dealer_uses_the_stock_cards_as_a_hand() -> None:
    there = five()
    stock = there.table.stock[:]
    there.does(DEALER, "!solo")
    assert there.table.hands[DEALER] == stock and there.table.stock == []
    seen = view(there.table, FIRST).table.hands[DEALER]
    assert seen.count(BACK) == len(stock)


def test_the_player_second_to_the_right_of_the_dealer_leads() -> None:
    there = alone()
    assert there.turn == THIRD
    first = there.table.seats_from(THIRD, 5)
    assert first.index(DEALER) == 2, "two before the dealer and two after"


def test_the_dealer_needs_four_tricks_and_each_of_the_others_pays() -> None:
    """One accepted turn brings twenty from each of four."""
    there = score(alone(), "0 4t 4 1 4 4")
    assert there.over and there.values() == (-20, -20, -20, -20, 80)


def test_the_others_win_with_five_and_each_is_paid() -> None:
    """Before the dealer has his four."""
    there = score(alone(), "0 4 4 1 4 2 3 3")
    assert there.over and there.values() == (10, 10, 10, 10, -40)


def test_it_is_decided_by_the_end_of_the_eighth_trick() -> None:
    assert score(alone(), "0 4 0 4 0 4 0 0").over
    assert score(alone(), "0 4 0 4 0 4 0 4").over


def test_the_dealers_first_four_in_succession_are_a_jann() -> None:
    """KN-A28: four are what he needs."""
    there = score(alone(), "4 4 4 4")
    assert (there.phase, there.turn) == ("jann", DEALER)
    assert there.does(DEALER, "!stop").values() == (-100, -100, -100, -100, 400)


def test_the_others_first_five_are_a_jann() -> None:
    """KN-A28: five are what they need."""
    there = score(alone(), "0 1 2 3 0")
    assert (there.phase, there.turn) == ("jann", FIRST)
    assert there.does(FIRST, "!stop").values() == (100, 100, 100, 100, -400)


def test_a_dealers_failed_march_costs_him_twelve_hundred() -> None:
    there = score(alone(), "4 4 4 4").does(DEALER, "!march")
    assert score(there, "4 4 1").values() == (300, 300, 300, 300, -1200)


def test_a_ten_card_stock_leaves_a_card_over_after_a_march() -> None:
    there = score(alone(), "4 4 4 4").does(DEALER, "!march")
    score(there, "4 4 4 4 4")
    assert there.over and len(there.table.hands[DEALER]) == 1
    assert there.values()[DEALER] == 1200


def test_a_dealer_with_eight_cards_marches_with_eight_tricks() -> None:
    """KN-A27: he has no card for a ninth."""
    there = score(alone(up="HK HQ H3 SK"), "4 4 4 4").does(DEALER, "!march")
    score(there, "4 4 4 4")
    assert there.over and there.values()[DEALER] == 1200


def test_so_do_the_others_against_him() -> None:
    """KN-A27: the tricks are as many for them."""
    there = score(alone(up="HK HQ H3 SK"), "0 1 2 3 0").does(FIRST, "!march")
    assert score(there, "1 1 1").values() == (300, 300, 300, 300, -1200)


def test_the_four_answer_the_dealers_turn_and_he_theirs() -> None:
    there = score(alone(), "4")
    there.does(DEALER, f"!turn {there.hand(DEALER).split()[0]}")
    assert there.turn == FIRST
    there.does(FIRST, "!run")
    assert there.values() == (-10, -10, -10, -10, 40)
    there = alone()
    there.does(THIRD, f"!turn {there.hand(THIRD).split()[0]}")
    assert there.turn == DEALER


def test_the_dealer_can_exchange_tens_found_in_the_stock() -> None:
    there = five(up="HK SK", bottom="H10").does(DEALER, "!solo")
    assert (there.phase, there.turn, there.may()) == (
        "tens",
        DEALER,
        "!swap H10 HK, !swap S10 SK, !leave",
    )


def test_he_decides_before_the_others_exchange() -> None:
    """KN-A26: first the solo, then the Tens."""
    there = five("S10", up="HK SK")
    assert there.phase == "solo"
    assert there.does(DEALER, "!solo").turn == FIRST


def test_an_ole_at_the_bottom_of_the_stock_is_his() -> None:
    there = five("HQ", bottom="H2").does(DEALER, "!solo")
    assert "H2" in there.hand(DEALER)
    assert card("H2") not in view(there.table, FIRST).table.hands[DEALER]


def test_nothing_but_solo_or_sitting_out_is_said() -> None:
    assert five().why_not("!see") == "solo_or_pass"


# The ladder of five: each person has one (KN-A33).


def test_each_winner_rubs_out_rungs_of_his_own() -> None:
    there = score(sitting_out(scoring="ladder"), "1 3 0 1t 1 3")
    assert there.values() == (0, 2, 0, 2, None)
    sheet = there.rules.sheet([there.line()] * 2)
    assert sheet.total("rungs") == (4, 0, 4, 0, 4)
    assert sheet.total("losses") == (1, 0, 1, 0, 1)


def test_alone_he_rubs_out_no_more_than_the_deal_is_worth() -> None:
    assert score(alone(scoring="ladder"), "0 4 4 4 4").values() == (0, 0, 0, 0, 1)
