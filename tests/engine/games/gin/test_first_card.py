"""The deal, the limit, and who may take the first card."""

from __future__ import annotations

import pytest

from engine.facts import Fact
from engine.hidden import view
from tests.engine.games.gin.positions import DEALER, OTHER, PICTURES, dealt


def test_ten_cards_each_one_by_one_the_other_first() -> None:
    there = dealt()
    assert there.hand(OTHER) == PICTURES
    assert len(there.table.hands[DEALER]) == 10


@pytest.mark.parametrize(("first", "factor"), [("S7", 2), ("C7", 1), ("H7", 1), ("D7", 1)])
def test_a_spade_doubles(first: str, factor: int) -> None:
    there = dealt(first)
    assert there.table.factor == factor
    assert ("doubles" in there.told()) == (factor == 2)
    assert (Fact("double") in there.rules.show.signs(there.table)) == (factor == 2)


def test_after_the_dealer_took_it_the_other_goes_on_with_both_piles() -> None:
    """GI-A21: only two refusals close the heap."""
    there = dealt("D7").does(OTHER, "!leave").does(DEALER, "!take")
    there.does(DEALER, there.hand(DEALER).split()[0])
    assert there.turn == OTHER
    assert there.may() == ["!draw", "!take"]


def test_if_both_leave_it_the_other_draws_from_the_talon_alone() -> None:
    """GI-A22: he has refused the card on the heap."""
    there = dealt("D7").does(OTHER, "!leave").does(DEALER, "!leave")
    assert there.turn == OTHER
    assert there.may() == ["!draw"]
    assert there.rules.show.piles(there.table).keys() == {"stock"}
    assert there.rules.asks(there.table).key == "draw_talon"
    assert there.why_not("!take") == "both_left_it"


def test_taking_the_first_card_changes_neither_limit_nor_doubling() -> None:
    there = dealt("S7").does(OTHER, "!take", "SK").does(DEALER, "!draw")
    assert (there.table.limit, there.table.factor) == (7, 2)
    assert there.rules.show.signs(there.table)[0].args[0] == there.table.hands[OTHER][-1]


def test_all_know_who_has_the_first_card_that_was_taken() -> None:
    there = dealt("D7").does(OTHER, "!take", "SK")
    assert str(view(there.table, DEALER).table.hands[OTHER][-1]) == "D7"
    assert all(card.code == "??" for card in view(there.table, DEALER).table.hands[OTHER][:-1])
    there.does(DEALER, "!draw", there.hand(DEALER).split()[0]).does(OTHER, "!draw", "D7")
    assert there.table.known == {}


def test_piles_are_what_may_be_taken_from() -> None:
    there = dealt("D7")
    assert {place: move.word for place, move in there.rules.show.piles(there.table).items()} == {
        "up": "take"
    }
    there.does(OTHER, "!take")
    assert there.rules.show.piles(there.table) == {}
    there.does(OTHER, "SK")
    assert set(there.rules.show.piles(there.table)) == {"stock", "up"}
