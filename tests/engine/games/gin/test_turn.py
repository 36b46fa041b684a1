"""Turn by turn: a card is taken, another discarded; and when nobody ends the deal."""

from __future__ import annotations

from random import Random

from engine.cards import card
from engine.facts import Fact
from engine.hidden import view
from engine.moves import Call
from tests.engine.games.gin.positions import (
    DEALER,
    OTHER,
    PICTURES,
    dealt,
    drawing,
    last,
    turn,
)


def test_the_top_of_the_talon_is_drawn() -> None:
    there = drawing()
    top = there.table.stock[0]
    there.does(DEALER, "!draw")
    assert there.table.hands[DEALER][-1] is top
    assert Fact("draws", (DEALER,)) in there.facts()


def test_the_top_of_the_heap_is_taken_and_named() -> None:
    there = drawing().does(DEALER, "!take")
    assert there.hand(DEALER).endswith("SK")
    assert Fact("takes_up", (DEALER, card("SK"))) in there.facts()


def test_it_may_go_in_a_later_turn() -> None:
    there = dealt("D7").does(OTHER, "!take", "SK").does(DEALER, "!draw")
    there.does(DEALER, there.hand(DEALER).split()[0]).does(OTHER, "!draw")
    assert "D7" in there.may()


def test_with_two_cards_left_in_the_talon_the_deal_is_drawn() -> None:
    """GI-A2: after the discard of who drew the last card but two."""
    there = turn(PICTURES, "H2", left=2)
    assert not there.over
    there.does(OTHER, "SK")
    assert there.over
    assert there.points() == (0, 0)
    assert there.rules.show.line_name(there.line()) == Fact("drawn")
    assert "ends_drawn" in there.told()


def test_who_only_take_what_the_other_throws_must_turn_to_the_talon() -> None:
    """GI-A27: else the deal would last for ever."""
    there = drawing()
    for _ in range(5):
        for seat in (DEALER, OTHER):
            there.does(seat, "!take", there.hand(seat).split()[0])
    assert there.may() == ["!draw"]
    assert there.why_not("!take") == "too_often_in_a_row"
    there.does(DEALER, "!draw", there.hand(DEALER).split()[0])
    assert "!take" in there.may()


def test_option_they_may_go_on_like_that_for_any_time() -> None:
    there = drawing(heap_in_a_row=0)
    for _ in range(10):
        for seat in (DEALER, OTHER):
            there.does(seat, "!take", there.hand(seat).split()[0])
    assert there.may() == ["!draw", "!take"]


def test_option_a_deal_that_goes_in_circles_is_drawn_in_the_end() -> None:
    there = drawing(heap_in_a_row=0)
    for _ in range(200):
        assert not there.over
        there.does(there.table.turn, "!take", there.hand(there.table.turn).split()[0])
    assert there.over and there.points() == (0, 0)
    assert there.told()[-1] == "ends_in_circles"


def test_option_bots_draw_all_the_same_when_it_has_gone_on_long_enough() -> None:
    there = drawing(heap_in_a_row=0)
    there.table.in_a_row = 10
    seen = view(there.table, there.table.turn)
    legal = there.rules.legal(there.table)
    assert there.rules.bots.candidates(there.table, legal) == [Call("draw")]
    for choose in (there.rules.bots.advise, there.rules.bots.simple):
        assert choose(seen, legal, Random(1)).move == Call("draw")


# The tournament rule of the last discard.


HELD = "H5 H6 H7 C9 D9 S9 CA C2 C4 SK"
"""Gin with the Three of clubs, if the King goes."""


def test_option_the_last_discard_may_be_taken_for_gin() -> None:
    there = last(HELD, "C3 SJ D4 D6", "C3")
    assert (there.phase, there.turn) == ("last", OTHER)
    assert "!gin SK" in there.may()
    there.does(OTHER, "!gin SK")
    assert there.over
    assert there.rules.show.line_name(there.line()) == Fact("gin")
