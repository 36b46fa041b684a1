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


def test_the_next_card_lies_open_beside_a_talon_of_thirty_one() -> None:
    """GI-A26: fifty-two less twice ten and one."""
    there = dealt("D7")
    assert there.heap() == "D7"
    assert len(there.table.stock) == 31


@pytest.mark.parametrize(
    ("first", "limit"),
    [
        ("D2", 2),
        ("D7", 7),
        ("D9", 9),
        ("D10", 10),
        ("DJ", 10),
        ("DQ", 10),
        ("DK", 10),
    ],
)
def test_the_first_card_sets_the_limit(first: str, limit: int) -> None:
    there = dealt(first, other="")
    assert there.table.limit == limit
    assert Fact("limit_is", (limit,)) in there.facts()
    assert Fact("limit", (limit,)) in there.rules.signs(there.table)


def test_an_ace_means_gin() -> None:
    there = dealt("DA")
    assert there.table.limit == 0
    assert "gin_only" in there.told()
    assert Fact("gin_only") in there.rules.signs(there.table)


def test_option_an_ace_is_a_limit_of_one() -> None:
    assert dealt("DA", ace_means_gin=False).table.limit == 1


@pytest.mark.parametrize("first", ["D3", "SA", "HK"])
def test_option_the_limit_is_always_ten(first: str) -> None:
    there = dealt(first, other="", limit="ten")
    assert there.table.limit == 10
    assert "limit_is" not in there.told()


@pytest.mark.parametrize(("first", "factor"), [("S7", 2), ("C7", 1), ("H7", 1), ("D7", 1)])
def test_a_spade_doubles(first: str, factor: int) -> None:
    there = dealt(first)
    assert there.table.factor == factor
    assert ("doubles" in there.told()) == (factor == 2)
    assert (Fact("double") in there.rules.signs(there.table)) == (factor == 2)


def test_option_spades_count_once() -> None:
    assert dealt("S7", spade_doubles=False).table.factor == 1


def test_the_other_is_asked_first() -> None:
    there = dealt()
    assert there.turn == OTHER
    assert there.may() == ["!take", "!leave"]
    assert there.why_not("!draw") == "take_or_leave"
    assert there.why_not("SK") == "take_or_leave"


def test_who_takes_it_has_eleven_cards_and_discards() -> None:
    there = dealt("D7").does(OTHER, "!take")
    assert (there.phase, there.turn) == ("discard", OTHER)
    assert there.hand(OTHER) == PICTURES + " D7"
    assert there.heap() == ""


def test_if_he_leaves_it_the_dealer_may_take_it() -> None:
    there = dealt("D7").does(OTHER, "!leave")
    assert there.may() == ["!take", "!leave"]
    there.does(DEALER, "!take")
    assert (there.phase, there.turn) == ("discard", DEALER)


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
    assert there.rules.piles(there.table).keys() == {"stock"}
    assert there.rules.asks(there.table).key == "draw_talon"
    assert there.why_not("!take") == "both_left_it"


def test_then_the_first_card_may_lie_under_the_next_discard() -> None:
    there = dealt("D7").does(OTHER, "!leave").does(DEALER, "!leave").does(OTHER, "!draw", "SK")
    assert there.heap() == "D7 SK"
    assert there.may() == ["!draw", "!take"]
    there.does(DEALER, "!take")
    assert there.heap() == "D7"


def test_taking_the_first_card_changes_neither_limit_nor_doubling() -> None:
    there = dealt("S7").does(OTHER, "!take", "SK").does(DEALER, "!draw")
    assert (there.table.limit, there.table.factor) == (7, 2)
    assert there.rules.signs(there.table)[0].args[0] == there.table.hands[OTHER][-1]


def test_all_know_who_has_the_first_card_that_was_taken() -> None:
    there = dealt("D7").does(OTHER, "!take", "SK")
    assert str(view(there.table, DEALER).table.hands[OTHER][-1]) == "D7"
    assert all(card.code == "??" for card in view(there.table, DEALER).table.hands[OTHER][:-1])
    there.does(DEALER, "!draw", there.hand(DEALER).split()[0]).does(OTHER, "!draw", "D7")
    assert there.table.known == {}


def test_piles_are_what_may_be_taken_from() -> None:
    there = dealt("D7")
    assert {place: move.word for place, move in there.rules.piles(there.table).items()} == {
        "up": "take"
    }
    there.does(OTHER, "!take")
    assert there.rules.piles(there.table) == {}
    there.does(OTHER, "SK")
    assert set(there.rules.piles(there.table)) == {"stock", "up"}
