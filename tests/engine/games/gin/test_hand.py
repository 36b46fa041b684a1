"""The own hand: sorted by its best melding, with the dead wood counted, or by hand."""

from __future__ import annotations

from engine.cards import BACK, cards, codes
from engine.facts import Fact
from engine.hidden import view
from tests.engine.games.gin.positions import DEALER, OTHER, dealt, own

MIXED = "C3 H7 S9 DA H5 C9 S2 D9 D4 H6"
"""The same ten cards as in TEN_LEFT."""


def test_the_dead_wood_is_counted_for_the_holder_alone() -> None:
    there = dealt(other=MIXED)
    assert own(there) == [Fact("dead_wood", (10,))]
    assert there.rules.show.own_notes(view(there.table, DEALER).table, OTHER) == []


def test_a_covered_hand_has_one_part() -> None:
    there = dealt(other=MIXED)
    hand = [BACK, BACK, *cards("H6 C3")]
    assert codes(there.rules.show.sorted_hand(there.table, hand)) == "?? ?? C3 H6"
    assert there.rules.show.groups(there.table, hand) == [hand]
