"""The own hand: sorted by its best melding, with the dead wood counted, or by hand."""

from __future__ import annotations

from engine.cards import BACK, cards, codes
from engine.facts import Fact
from engine.hidden import view
from tests.engine.games.gin.positions import DEALER, OTHER, TEN_LEFT, Position, dealt, turn

MIXED = "C3 H7 S9 DA H5 C9 S2 D9 D4 H6"
"""The same ten cards as in TEN_LEFT."""


def held(there: Position, seat: int = OTHER) -> list[str]:
    hand = there.rules.sorted_hand(there.table, there.table.hands[seat])
    return [codes(group) for group in there.rules.groups(there.table, hand)]


def own(there: Position, seat: int = OTHER) -> list[Fact]:
    return there.rules.own_notes(view(there.table, seat).table, seat)


def test_a_hand_lies_in_melds_and_dead_wood() -> None:
    assert held(dealt(other=MIXED)) == ["C9 S9 D9", "H5 H6 H7", "DA S2 C3 D4"]


def test_a_hand_of_melds_has_no_dead_wood() -> None:
    assert held(dealt(other="H5 H6 H7 C9 D9 S9 CA C2 C3 C4"))[-1] == "H5 H6 H7"


def test_the_dead_wood_is_counted_for_the_holder_alone() -> None:
    there = dealt(other=MIXED)
    assert own(there) == [Fact("dead_wood", (10,))]
    assert there.rules.own_notes(view(there.table, DEALER).table, OTHER) == []


def test_with_eleven_cards_what_the_best_discard_leaves_is_counted() -> None:
    assert own(turn(TEN_LEFT, "SK")) == [Fact("dead_wood_left", (10,))]
    assert own(turn(TEN_LEFT, "H8")) == [Fact("dead_wood_left", (6,))]


def test_a_card_that_has_to_stay_is_counted() -> None:
    there = dealt("CK", TEN_LEFT).does(OTHER, "!take")
    assert own(there) == [Fact("dead_wood_left", (16,))]


def test_option_by_hand_it_is_sorted_by_suits_and_nothing_is_counted() -> None:
    there = dealt(other=MIXED, arrangement="by_hand")
    assert held(there) == ["C3 C9 S2 S9 H5 H6 H7 DA D4 D9"]
    assert own(there) == []


def test_a_covered_hand_has_one_part() -> None:
    there = dealt(other=MIXED)
    hand = [BACK, BACK, *cards("H6 C3")]
    assert codes(there.rules.sorted_hand(there.table, hand)) == "?? ?? C3 H6"
    assert there.rules.groups(there.table, hand) == [hand]
