"""The early versions of 1924 and 1938: the pack, the three open cards, the Five."""

from __future__ import annotations

from typing import Any

from engine.cards import codes
from engine.facts import Fact
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.options import BERNHARD_1924, BOHMSTEDT, GRUENBERG_1938
from tests.engine.games.knueffeln.positions import (
    FOREHAND,
    REARHAND,
    SECOND,
    Position,
    dealt,
    trick,
)


def early(*hands: str, **more: Any) -> Position:
    return dealt(*hands, bottom_olen="three_open", **more)


def test_1924_the_pack_includes_the_five_of_each_suit_rather_than_the_ten() -> None:
    ranks = {one.rank for one in GAME.make(BERNHARD_1924, 4).pack()}
    assert "5" in ranks and "10" not in ranks


def test_1938_it_is_the_tens_rather_than_the_fives() -> None:
    assert GAME.make(GRUENBERG_1938, 4).pack() == GAME.make(BOHMSTEDT, 4).pack()


def test_1924_it_is_the_fives_that_can_be_exchanged() -> None:
    there = dealt("", "H5", up="HK SK", exchange_card="five", bottom_olen="off")
    assert there.may() == "!swap H5 HK, !leave"


def test_1924_a_chosen_five_is_worth_what_a_ten_is_elsewhere() -> None:
    """KN-A36: it has taken the Ten's place."""
    assert trick("HS", "S5 S4 DA C3", exchange_card="five") == 2
    assert trick("HS", "S5 CA DA C3", exchange_card="five") == 1


def test_the_bottom_three_cards_of_the_stock_lie_face_up() -> None:
    there = early(bottom="C7 D7 C8")
    assert codes(there.table.up) == "HK SK C7 D7 C8"
    assert len(there.table.stock) == 7
    assert Fact("lays_open", tuple(there.table.up[2:])) in there.facts()


def test_any_olen_among_them_can_be_exchanged_for_the_queens() -> None:
    there = early("DQ", "CQ", bottom="D9 C4 C8")
    there.does(FOREHAND, "!swap DQ D9").does(SECOND, "!swap CQ C4")
    assert codes(there.table.up) == "HK SK DQ CQ C8"
    assert there.phase == "tricks"


def test_or_the_kings_if_the_queens_are_sleeping() -> None:
    there = early("", "", "DK", up="HK SK", bottom="D9 DQ C8")
    assert (there.turn, there.may()) == (REARHAND, "!swap DK D9, !leave")


def test_with_both_hearts_the_queen_takes_one_and_the_king_the_other() -> None:
    """KN-A25: the Queen is given once, and then she sleeps."""
    there = early("HQ", "HK", up="SK CK", bottom="H2 H9 C8")
    assert there.may() == "!swap HQ H2, !swap HQ H9, !leave"
    there.does(FOREHAND, "!swap HQ H9")
    assert (there.turn, there.may()) == (SECOND, "!swap HK H2, !leave")


def test_who_declines_loses_the_right_and_another_is_asked() -> None:
    there = early("DQ", "CQ", bottom="D9 C4 C8").does(FOREHAND, "!leave")
    assert there.turn == SECOND
    there.does(SECOND, "!leave")
    assert codes(there.table.up) == "HK SK D9 C4 C8"


def test_the_open_bottom_cards_are_no_turn_ups() -> None:
    there = early("S10", bottom="S3 C7 C8")
    assert there.may() == "!swap S10 SK, !leave"
