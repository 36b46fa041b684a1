"""The cards, the widow, the trump card, and how the cards stand."""

from __future__ import annotations

import pytest

from engine.cards import BACK, FRENCH_32, codes
from engine.games.rams.game import GAME
from engine.games.rams.options import RAMS
from engine.games.rams.trumps import bowers, trumps
from engine.hidden import view
from engine.rules import WrongNumber
from tests.engine.games.rams.positions import DEALER, FOREHAND, dealt, rules


def test_the_pack_has_thirty_two_french_cards() -> None:
    """French cards, whatever is played with them (RA-A1)."""
    assert set(rules().pack()) == set(FRENCH_32)


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_may_play(players: int) -> None:
    with pytest.raises(WrongNumber):
        GAME.make(RAMS, players)


def test_each_gets_five_cards_and_the_next_is_trump() -> None:
    there = dealt("HK SA S9 D8 C7", "", "", "HQ HJ CA SK DQ", up="H8")
    assert there.hand(FOREHAND) == "HK SA S9 D8 C7"
    assert there.hand(DEALER) == "HQ HJ CA SK DQ"
    assert (there.table.trump, codes(there.table.up)) == ("H", "H8")
    assert "turns_up" in there.told()


def test_the_widow_is_dealt_before_the_dealer() -> None:
    """RA-A4: three cards and two, of twenty-five and one that is turned."""
    lies = list(rules().pack())
    there = dealt()
    setup = rules().next_deal([], DEALER)
    assert setup is not None
    t = rules().start(lies, setup)
    assert t.stock == [*lies[9:12], *lies[21:23]]
    assert t.hands[DEALER] == [*lies[12:15], *lies[23:25]]
    assert len(there.table.rest) == 32 - 26


def test_nobody_sees_the_widow_nor_what_is_left_over() -> None:
    there = dealt()
    for seat in range(4):
        seen = view(there.table, seat).table
        assert seen.stock == [BACK] * 5
        assert set(seen.fields()["rest"]) == {BACK}  # type: ignore[call-overload]


@pytest.mark.parametrize(("players", "cards"), [(3, 5), (4, 5), (5, 5), (6, 0)])
def test_with_six_there_is_no_widow(players: int, cards: int) -> None:
    """RA-A4: and it is said before an evening begins."""
    there = dealt(players=players)
    assert len(there.table.stock) == cards
    assert bool(there.rules.remarks()) == (players > 5)


def test_where_one_has_dropped_out_five_are_left_and_the_widow_is_back() -> None:
    there = dealt(players=6, finish="last", left=(0, 7, 7, 7, 7, 7))
    assert len(there.table.stock) == 5
    assert there.hand(0) == ""
    assert there.turn == 1


@pytest.mark.parametrize("preset", ["ramscheln", "bester_bube"])
def test_ramscheln_and_bester_bube_have_none(preset: str) -> None:
    assert dealt(preset=preset).table.stock == []


def test_bester_bube_goes_to_the_right() -> None:
    assert rules("bester_bube").anticlockwise
    assert not rules("ramscheln").anticlockwise


# How the cards stand.


def high_to_low(preset: str, trump: str) -> str:
    return codes(trumps(rules(preset).options, trump))


def test_ace_to_seven() -> None:
    assert high_to_low("rams", "H") == "HA HK HQ HJ H10 H9 H8 H7"


def test_the_seven_of_diamonds_stands_after_the_ace() -> None:
    """RA-A2: in its own suit, too, which has no more cards for it."""
    assert high_to_low("bierspiel", "C") == "CA D7 CK CQ CJ C10 C9 C8 C7"
    assert high_to_low("ramscheln", "D") == "DA D7 DK DQ DJ D10 D9 D8"


@pytest.mark.parametrize(("trump", "under"), [("C", "S"), ("S", "C"), ("H", "D"), ("D", "H")])
def test_two_jacks_of_a_colour_are_the_best_trumps(trump: str, under: str) -> None:
    """The Jack of trumps is best, the other of its colour next (RA-A3)."""
    assert codes(bowers(trump)) == f"{trump}J {under}J"
    assert high_to_low("bester_bube", trump).startswith(f"{trump}J {under}J {trump}A {trump}K")
    kinds = rules("bester_bube").rankings[trump].kind
    assert {one.code for one, kind in kinds.items() if kind == under} == {
        f"{under}{rank}" for rank in ("A", "K", "Q", "10", "9", "8", "7")
    }


def test_where_both_are_played_the_seven_comes_after_the_ace() -> None:
    options = rules("bester_bube", seven=True).options
    assert codes(trumps(options, "H")) == "HJ DJ HA D7 HK HQ H10 H9 H8 H7"


def test_if_the_seven_is_turned_diamonds_are_trumps() -> None:
    assert dealt(preset="bierspiel", up="D7").table.trump == "D"


# The pool.


def test_the_dealer_puts_five_into_the_pool() -> None:
    """A counter for each trick (RA-A12)."""
    there = dealt(preset="ramscheln", pool=5)
    assert there.table.pool == 10
    assert there.left == [0, 0, 0, -10], "five of them from the deal before"
    assert there.told()[0] == "antes"


def test_counting_down_nobody_pays_for_dealing() -> None:
    assert dealt().left == [7, 7, 7, 7]
