"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import card, cards
from engine.games.ramsli.heuristic import choose
from engine.games.ramsli.thumbs import THUMBS
from engine.games.ramsli.trumps import HIGH_TO_LOW
from engine.hidden import view
from engine.moves import write
from tests.engine.games.ramsli.positions import (
    DEALER,
    FOREHAND,
    Position,
    dealt,
    from_bottom,
    from_top,
    knocked,
    position,
    tricks,
)

STRONG = "HA HK HO H10"
WEAK = "E7 G8 S8 E9"


def advice(there: Position) -> str:
    seen = view(there.table, there.turn)
    return write(choose(there.rules, seen, there.rules.legal(there.table), Random(1)).move)


@pytest.mark.parametrize("suit", "EGHS")
def test_a_higher_card_is_worth_more(suit: str) -> None:
    worths = [THUMBS.worth["H"][card(suit + rank)] for rank in HIGH_TO_LOW]
    assert worths == sorted(worths, reverse=True)


def test_a_strong_bottom_card_is_turned() -> None:
    assert advice(dealt("", "", "", "HK HO EA GA", bottom="HA", up="S9")) == "!bottom"


def test_a_poor_one_is_left() -> None:
    assert advice(dealt("", "", "", "E7 S8 EA GA", bottom="G7")) == "!top"


def test_a_strong_hand_knocks() -> None:
    assert advice(from_top(STRONG, up="H8").each("!pass")) == "!knock"


def test_a_strong_dealer_knocks_on_the_card() -> None:
    assert advice(from_top("", "", "", STRONG, up="H8")) == "!knock_on_card"


def test_a_weak_hand_passes_and_stays_out() -> None:
    there = from_top("", WEAK, up="H8").each("!pass !pass")
    assert advice(there) == "!pass"
    there.each("!pass !knock !join !join")
    assert advice(there) == "!out"


def test_against_a_knocker_alone_cards_that_are_changed_may_take_a_trick() -> None:
    there = from_top("", WEAK, up="H8").each("!pass !pass !pass !knock !out !out")
    assert advice(there) == "!join"


def test_a_strong_hand_joins() -> None:
    assert advice(from_top("", STRONG, up="H8").each("!pass !knock")) == "!join"


def test_in_a_muss_nobody_binds_himself_for_nothing() -> None:
    assert advice(from_top(STRONG, kitty=0, up="H8").each("!pass")) == "!pass"


def test_the_trump_card_is_taken_for_the_worst() -> None:
    there = from_bottom("", "", "", "GK GO E7 SA", bottom="GA").each("!join !out !out")
    assert there.turn == DEALER
    assert advice(there) == "!take E7 GA"


def test_the_seven_is_swapped_at_once() -> None:
    assert advice(knocked("H7 HK GA S8", up="HA")) == "!swap H7 HA"


def test_bad_cards_are_changed() -> None:
    there = knocked("HA HK E7 G8")
    for _ in range(2):
        assert advice(there) in ("E7", "G8")
        there.does(FOREHAND, advice(there))
    assert advice(there) == "!draw"


def test_a_hopeless_hand_is_changed_as_a_whole() -> None:
    there = from_top(WEAK, kitty=0, up="H10", bottom="GA").each("!pass !pass !pass !pass")
    for _ in range(4):
        there.does(FOREHAND, advice(there))
    assert advice(there) == "!new_hand"


def test_a_good_hand_asks_for_an_open_card_for_it_costs_nothing() -> None:
    assert advice(knocked(STRONG, up="H8")) == "!eins_auf"


@pytest.mark.parametrize(("offered", "answer"), [("HU", "!take S8 HU"), ("S7", "!leave")])
def test_the_open_card_is_taken_if_it_is_better(offered: str, answer: str) -> None:
    there = knocked("HA HK HO S8", up="H8", stock=offered).does(FOREHAND, "!eins_auf")
    assert advice(there) == answer


def test_what_nobody_can_beat_is_led() -> None:
    assert advice(tricks("H", "HA E7 G7 S8", "E8 E9 E10 EU")) == "HA"


def test_the_last_to_play_wins_as_cheaply_as_it_goes() -> None:
    assert advice(position(trump="H", trick="E10 E9", hand="EK EA")) == "EK"


def test_who_cannot_win_throws_the_lowest() -> None:
    assert advice(position(trump="H", trick="GA", hand="GK G7 G9")) == "G7"


def test_the_bottom_card_is_known_to_the_dealer_alone() -> None:
    chosen = set()
    for bottom in cards("HA G7"):
        there = from_top("HK EK E7 S8", bottom=bottom.code, up="H8").each("!pass")
        assert there.turn == FOREHAND
        chosen.add(advice(there))
    assert len(chosen) == 1
