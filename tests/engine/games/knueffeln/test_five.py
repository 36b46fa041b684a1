"""Five at the table: the dealer sits out, or plays the stock against the other four."""

from __future__ import annotations

from engine.cards import BACK
from engine.facts import Fact
from engine.hidden import view
from engine.moves import Call
from tests.engine.games.knueffeln.positions import alone, five, score, sitting_out

FIRST, SECOND, THIRD, FOURTH, DEALER = range(5)


def test_he_may_look_at_the_whole_stock_and_nobody_else_may() -> None:
    there = five()
    assert (there.phase, there.turn, there.may()) == ("solo", DEALER, "!solo, !pass")
    doubts = [there.rules.show.doubt(there.table, Call(word)) for word in ("solo", "pass")]
    assert doubts == [Fact("alone_against_all"), None], "it stakes more, so it is asked again"
    assert BACK not in view(there.table, DEALER).table.stock
    assert set(view(there.table, FIRST).table.stock) == {BACK}


# The dealer sits out.


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


def test_a_ten_card_stock_leaves_a_card_over_after_a_march() -> None:
    there = score(alone(), "4 4 4 4").does(DEALER, "!march")
    score(there, "4 4 4 4 4")
    assert there.over and len(there.table.hands[DEALER]) == 1
    assert there.values()[DEALER] == 1200


def test_the_four_answer_the_dealers_turn_and_he_theirs() -> None:
    there = score(alone(), "4")
    there.does(DEALER, f"!turn {there.hand(DEALER).split()[0]}")
    assert there.turn == FIRST
    there.does(FIRST, "!run")
    assert there.values() == (-10, -10, -10, -10, 40)
    there = alone()
    there.does(THIRD, f"!turn {there.hand(THIRD).split()[0]}")
    assert there.turn == DEALER


# The ladder of five: each person has one (KN-A33).


def test_each_winner_rubs_out_rungs_of_his_own() -> None:
    there = score(sitting_out(scoring="ladder"), "1 3 0 1t 1 3")
    assert there.values() == (0, 2, 0, 2, None)
    sheet = there.rules.sheet([there.line()] * 2)
    assert sheet.total("rungs") == (4, 0, 4, 0, 4)
    assert sheet.total("losses") == (1, 0, 1, 0, 1)
