"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

import pytest

from engine.cards import BACK, cards, codes
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.tally import RamsliTally
from engine.hidden import view
from engine.moves import read
from engine.phases.kitty import LAST, ORDINARY
from engine.rules import Formal
from engine.sheet import Line, Note, chalked
from engine.table import NOBODY
from tests.engine.games.ramsli.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    fits,
    from_top,
    game,
    knocked,
    position,
)

# The ante, the two packets, and the dealer's choice of the top or the bottom card.


@pytest.mark.parametrize(("players", "stock"), [(2, 23), (3, 19), (4, 15), (5, 11), (6, 7)])
def test_the_rest_is_the_stock(players: int, stock: int) -> None:
    assert len(from_top(players=players).table.stock) == stock


# The exchange: keep, change, new hand, eins auf, and the Seven of trumps.


HAND = "E7 E8 GA HA"


def test_the_knocker_changes_first_then_clockwise() -> None:
    there = from_top().each("!pass !pass !knock !join !join !join")
    order = []
    while there.phase == "exchange":
        order.append(there.turn)
        there.does(there.turn, "!stand")
    assert order == [SECOND, REARHAND, DEALER, FOREHAND]


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


# The round of knocks, up to three suits, joining, and the dealer's trump card.


def test_the_dealer_is_asked_first_then_all_in_turn() -> None:
    """RL-A1: the dealer is the only one said to knock before all others."""
    there = from_top()
    asked = []
    while there.phase == "knock" and len(asked) < 4:
        asked.append(there.turn)
        there.does(there.turn, "!pass")
    assert asked == [DEALER, FOREHAND, SECOND, REARHAND]


def test_when_the_stock_runs_out_the_deal_fails() -> None:
    """RL-A4: with six players only hearts are left."""
    six = "!pass !pass !pass !pass !pass !pass"
    hearts = {"up": "HA", "stock": "HK HO HU H10 H9 H8", "bottom": "H7"}
    there = from_top(players=6, **hearts).each(six)
    assert there.phase == ""
    assert there.table.stock == []
    assert there.values() == (None, None, None, None, None, -4)


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


def test_a_knock_in_a_muss_is_doubted_but_not_one_on_the_card() -> None:
    there = from_top(kitty=0)
    game, table = there.rules, there.table
    doubts = {str(move): game.show.doubt(table, move) for move in game.legal(table)}
    assert doubts["!knock"] is not None
    assert doubts["!knock_on_card"] is None
    assert doubts["!pass"] is None


@pytest.mark.parametrize("seat", [FOREHAND, DEALER])
def test_everybody_hears_who_knocked(seat: int) -> None:
    there = from_top()
    there.each("!pass !knock" if seat == FOREHAND else "!knock")
    keys = [fact.key for fact in there.rules.show.status(there.table, seat)]
    assert keys == ["knocked"]
    assert there.table.maker == seat != NOBODY


# The accounts of an evening, and which lines written down by hand can be true.


MUSS = Line((-8, 3, 1))
"""The first dealer antes four; he takes no trick in the muss, the others three and one."""


def test_what_all_have_paid_lies_in_the_middle() -> None:
    assert chalked(RamsliTally(RamsliOptions(), 3), [MUSS]).kitty == 4
    with_bank = chalked(RamsliTally(RamsliOptions(bank_level=8), 3), [MUSS, Line((-16, -4, 0))])
    assert (with_bank.kitty, with_bank.bank) == (8, 16)


def quiet(number: int) -> list[Line]:
    """So many deals, the muss and then failed deals of the dealers in turn."""
    lines = [MUSS]
    for deal in range(1, number):
        lines.append(Line(tuple(-4 if side == deal % 3 else None for side in range(3))))
    return lines


def test_the_last_deal_is_known_before() -> None:
    kinds = []
    for played in (6, 7):
        setup = game(deals=8).next_deal(quiet(played), 0)
        assert setup is not None
        kinds.append(setup.carried[-1])
    assert kinds == [ORDINARY, LAST]


def test_what_is_left_is_shared_equally_and_shown() -> None:
    """Thirty-two counters among three: the odd ones from forehand on."""
    lines = quiet(8)
    lines[-1] = Line(lines[-1].values, (Note("dealer", 1),))
    sheet = game(deals=8).sheet(lines)
    assert sheet.total("share") == (11, 10, 11)
    assert sum(sheet.total("account")) == 0


def test_there_is_no_such_row_before_the_end() -> None:
    with pytest.raises(KeyError):
        game(deals=8).sheet(quiet(7)).total("share")


def test_when_it_is_played_out_only_shares_are_won() -> None:
    before = tuple(quiet(8))
    assert fits(16, 8, 8, before=before, deals=8, leftovers="play_out")
    assert fits(0, None, 32, before=before, deals=8, leftovers="play_out")
    assert not fits(16, 8, 4, before=before, deals=8, leftovers="play_out")
    assert not fits(-8, 8, 32, before=before, deals=8, leftovers="play_out")


def test_nothing_fits_when_the_evening_is_over() -> None:
    assert not fits(None, -4, None, before=tuple(quiet(8)), deals=8)


# The four tricks: follow, else trump, and nobody has to beat what lies.


def test_with_neither_any_card_may_be_played_and_none_wins() -> None:
    there = position(trump="H", trick="G10", hand="E8 S7")
    assert there.cards() == "E8 S7"
    there.does(1, "S7")
    assert there.table.tricks[0].winner == 0


@pytest.mark.parametrize(
    ("higher", "lower"),
    [("A", "K"), ("K", "O"), ("O", "U"), ("U", "10"), ("10", "9"), ("9", "8"), ("8", "7")],
)
def test_the_order_in_every_suit(higher: str, lower: str) -> None:
    for suit in "EGHS":
        there = position(trump="H", trick=suit + lower, hand=suit + higher)
        there.does(1, suit + higher)
        assert there.table.tricks[0].winner == 1
