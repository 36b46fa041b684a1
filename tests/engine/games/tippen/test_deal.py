"""The stake, the cut, hop and jump, the cards and the trump card."""

from __future__ import annotations

import pytest

from engine.cards import GERMAN_32, codes
from engine.games.tippen.game import GAME
from engine.games.tippen.options import TIPPEN
from engine.hidden import view
from engine.rules import WrongNumber
from tests.engine.games.tippen.positions import (
    FOREHAND,
    dealt,
    rules,
)


def test_the_pack_has_thirty_two_german_cards() -> None:
    assert set(rules().pack()) == set(GERMAN_32)


def test_lupfen_has_twenty() -> None:
    pack = rules("lupfen").pack()
    assert len(pack) == 20
    assert {one.rank for one in pack} == {"A", "10", "K", "O", "U"}


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_may_play(players: int) -> None:
    with pytest.raises(WrongNumber):
        GAME.make(TIPPEN, players)


def test_in_zwicken_the_card_is_turned_before_the_last_of_each() -> None:
    there = dealt("HK GA H7", preset="zwicken", up="H8", bottom="SO")
    assert there.hand(FOREHAND) == "HK GA H7"
    assert there.table.trump == "H"
    told = there.told()
    assert told.index("turns_up") < len(told) - 1 - told[::-1].index("deals")


# Hop and jump.


@pytest.mark.parametrize("shown", ["GA", "E7"])
def test_a_sow_or_a_seven_at_the_cut_passes_the_deal_on(shown: str) -> None:
    """TP-A3: the stake of who was passed over stays, and the next dealer pays his."""
    there = dealt(pot=3, hop="hop", bottom=f"{shown} HK")
    assert there.table.passed == 1
    assert there.table.dealer == FOREHAND
    assert there.pot == 3 + 3 + 3
    told = there.told()
    assert told.index("cut_shows") < told.index("is_passed_over") < told.index("antes")


def test_what_was_shown_stays_below_the_stock_where_all_know_it() -> None:
    there = dealt(pot=3, hop="hop", bottom="GA HK")
    seen = view(there.table, FOREHAND).table
    assert codes(seen.stock[-2:]) == "GA HK", "the card of the last cut lies lowest"
    assert there.table.dealer == FOREHAND


def test_the_deal_goes_round_the_table_once_at_most() -> None:
    for number in range(400):
        there = dealt(pot=3, preset="zwicken", players=3, bottom=("HA", "S7", "E7")[number % 3])
        assert there.table.passed <= 3


# Lampeln.


@pytest.mark.parametrize(("players", "each"), [(3, 8), (4, 8), (5, 6), (6, 5)])
def test_with_more_than_four_each_gets_as_many_as_go_round(players: int, each: int) -> None:
    """TP-A2: and what is not the usual four is said before an evening begins."""
    there = dealt(preset="lampeln_bavaria", pot=0, players=players)
    assert {len(hand) for hand in there.table.hands} == {each}
    assert bool(there.rules.remarks()) == (players != 4)
