"""Turn by turn: a card is taken, another discarded; and when nobody ends the deal."""

from __future__ import annotations

from random import Random

from engine.cards import card
from engine.facts import Fact
from engine.hidden import view
from engine.moves import Call
from tests.engine.games.gin.positions import DEALER, GIN, OTHER, PICTURES, Position, dealt, turn


def drawing(left: int = 31, **options: object) -> Position:
    """The dealer's turn to take a card, with the King on the heap."""
    there = turn(PICTURES, "H2", left=left, **options)
    return there.does(OTHER, "SK")


def test_a_turn_begins_with_a_card_from_talon_or_heap() -> None:
    there = drawing()
    assert there.phase == "draw"
    assert there.may() == ["!draw", "!take"]
    assert there.why_not("SK") == "first_take_a_card"
    assert there.why_not("!knock SK") == "first_take_a_card"


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


def test_a_card_is_discarded_on_top_of_the_heap() -> None:
    there = turn(PICTURES, "H2", first="D7").does(OTHER, "H2")
    assert there.heap() == "D7 H2"
    assert there.turn == DEALER


def test_a_card_just_drawn_may_go_at_once() -> None:
    """GI-A3: it was drawn unseen."""
    assert "H2" in turn(PICTURES, "H2").may()


def test_a_card_just_taken_from_the_heap_is_kept() -> None:
    """GI-A3: another card has to go, whether it is discarded or laid crosswise."""
    there = dealt("D7").does(OTHER, "!take")
    assert "D7" not in there.may()
    assert there.reason("D7") == Fact("taken_is_kept", (card("D7"),))
    assert there.why_not("!knock D7") == "taken_is_kept"


def test_it_may_go_in_a_later_turn() -> None:
    there = dealt("D7").does(OTHER, "!take", "SK").does(DEALER, "!draw")
    there.does(DEALER, there.hand(DEALER).split()[0]).does(OTHER, "!draw")
    assert "D7" in there.may()


def test_option_it_may_be_returned() -> None:
    there = dealt("D7", return_taken_discard=True).does(OTHER, "!take", "D7")
    assert there.heap() == "D7"


def test_only_cards_of_the_hand_are_discarded() -> None:
    assert turn(PICTURES, "H2").reason("H3") == Fact("not_in_hand", (card("H3"),))


def test_one_card_a_turn() -> None:
    there = turn(PICTURES, "H2")
    assert there.why_not("!draw") == "now_discard"
    assert there.why_not("!take") == "now_discard"


def test_with_two_cards_left_in_the_talon_the_deal_is_drawn() -> None:
    """GI-A2: after the discard of who drew the last card but two."""
    there = turn(PICTURES, "H2", left=2)
    assert not there.over
    there.does(OTHER, "SK")
    assert there.over
    assert there.points() == (0, 0)
    assert there.rules.show.line_name(there.line()) == Fact("drawn")
    assert "ends_drawn" in there.told()


def test_with_three_left_it_goes_on() -> None:
    assert not turn(PICTURES, "H2", left=3).does(OTHER, "SK").over


def test_who_drew_the_last_card_may_still_end_the_deal() -> None:
    """GI-A2: a turn that has begun is finished."""
    there = turn(GIN, "SK", left=2).does(OTHER, "!gin SK")
    assert there.over
    assert there.points()[OTHER]


def test_after_a_knock_in_vain_with_two_cards_left_it_is_drawn() -> None:
    """GI-A2: the other has no turn any more."""
    there = turn(PICTURES, "H2", left=2).does(OTHER, "!knock SK")
    assert there.over
    assert there.points() == (0, 0)


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


def last(other: str, against: str = "", throws: str = "", **options: object) -> Position:
    """The dealer has thrown the last card there was to throw; the OTHER holds this hand."""
    there = turn(other, "SQ", against, left=3, last_discard_knock=True, **options)
    there.does(OTHER, "SQ").does(DEALER, "!draw")
    return there.does(DEALER, throws)


HELD = "H5 H6 H7 C9 D9 S9 CA C2 C4 SK"
"""Gin with the Three of clubs, if the King goes."""


def test_option_the_last_discard_may_be_taken_for_gin() -> None:
    there = last(HELD, "C3 SJ D4 D6", "C3")
    assert (there.phase, there.turn) == ("last", OTHER)
    assert "!gin SK" in there.may()
    there.does(OTHER, "!gin SK")
    assert there.over
    assert there.rules.show.line_name(there.line()) == Fact("gin")


def test_option_it_may_be_taken_to_knock_with_it() -> None:
    there = last(HELD.replace("C4", "D2"), "C3 SJ D4 D6", "C3", limit="ten")
    assert there.offers("!knock")
    there.does(OTHER, "!knock SK")
    assert there.table.knocker == OTHER


def test_option_it_may_not_be_taken_for_less() -> None:
    there = last(PICTURES.replace("SK", "C2"), "C3 SJ D4 D6".replace("SJ", "DA"), "C3")
    assert there.may() == ["!leave"]
    assert there.why_not("!take") == "take_to_end_or_leave"
    assert there.why_not("!draw") == "take_to_end_or_leave"
    there.does(OTHER, "!leave")
    assert there.over
    assert there.points() == (0, 0)
