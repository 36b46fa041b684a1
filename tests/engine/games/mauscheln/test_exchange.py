"""The trump card for the declarer, and the exchange of Mauscheln."""

from __future__ import annotations

import pytest

from engine.cards import card, cards, codes
from engine.moves import read
from tests.engine.games.mauscheln.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    Position,
    dealt,
    declared,
)


def test_one_to_four_cards_are_changed_once() -> None:
    there = declared("HA E7 G7 S7", stock="HK HO HU")
    assert there.may() == "HA  E7  G7  S7  !stand"
    there.does(FOREHAND, "E7", "G7", "S7")
    assert there.asks() == "exchange_more"
    there.does(FOREHAND, "!draw")
    assert there.hand(FOREHAND) == "HA HK HO HU"
    assert there.turn == SECOND
    assert there.table.exchanged[FOREHAND] == 3


def test_all_four_may_go() -> None:
    there = declared("HA E7 G7 S7", stock="HK HO HU H10")
    there.does(FOREHAND, "HA", "E7", "G7", "S7")
    assert (there.may(), there.asks()) == ("!draw", "draw_now")
    there.does(FOREHAND, "!draw")
    assert there.hand(FOREHAND) == "HK HO HU H10"


def test_who_keeps_the_hand_stands() -> None:
    there = declared().does(FOREHAND, "!stand")
    assert there.table.exchanged[FOREHAND] == 0


def test_only_those_who_are_in_change() -> None:
    there = declared(joins="!out !join !out").does(FOREHAND, "!stand")
    assert there.turn == REARHAND
    there.does(REARHAND, "!stand")
    assert there.phase == "tricks"


@pytest.mark.parametrize(
    ("done", "move", "reason"),
    [
        ("", "EA", "not_in_hand"),
        ("", "!draw", "nothing_laid_away"),
        ("", "!five", "no_five"),
        ("E7", "!stand", "draw_first"),
        ("", "!join", "exchange_now"),
    ],
)
def test_what_may_not_be_done_has_its_rule(done: str, move: str, reason: str) -> None:
    there = declared("HA E7 G7 S7", "EA").each(done)
    assert there.why_not(move) == reason


# The trump card.


def test_option_the_declarer_gets_the_trump_card_and_lays_one_aside() -> None:
    """It comes after the others have spoken (MA-A12)."""
    there = declared("HA E7 G7 S7", takes_trump_card=True, up="H8")
    assert (there.phase, there.turn) == ("trump_card", FOREHAND)
    there.does(FOREHAND, "!take E7 H8")
    assert there.hand(FOREHAND) == "HA G7 S7 H8"
    assert codes(there.table.aside[FOREHAND]) == "E7"
    assert there.table.known[card("H8")] == (0, 1, 2, 3)
    assert there.phase == "exchange"


def test_he_may_leave_it() -> None:
    there = declared("HA HK HO HU", takes_trump_card=True, up="H7").does(FOREHAND, "!leave")
    assert there.hand(FOREHAND) == "HA HK HO HU"
    assert there.table.up == cards("H7")
    assert there.phase == "exchange"


def test_something_else_is_not_to_be_done_then() -> None:
    assert declared(takes_trump_card=True).why_not("!stand") == "take_or_leave"


def test_a_dealer_who_had_to_declare_gets_it_too() -> None:
    there = dealt(kitty=0, all_play=True, takes_trump_card=True)
    assert (there.phase, there.turn) == ("trump_card", DEALER)


def test_without_that_rule_it_stays_where_it_lies() -> None:
    assert declared().phase == "exchange"


# Five for four.


def laid_four(hand: str, **more: object) -> Position:
    return declared(hand, stock="HK HO HU H10 H9", **more).does(FOREHAND, *hand.split())


def test_option_four_of_one_suit_bring_five() -> None:
    """The fifth card is laid aside at once (MA-A13)."""
    there = laid_four("E7 E8 E9 EU", five_for_four="one_suit")
    assert there.may() == "!five"
    assert there.why_not("!draw") == "five_for_four"
    there.does(FOREHAND, "!five")
    assert there.hand(FOREHAND) == "HK HO HU H10 H9"
    assert (there.turn, there.asks(), there.may()) == (FOREHAND, "fifth", "HK  HO  HU  H10  H9")
    assert there.why_not("!stand") == "lay_one_away"
    there.does(FOREHAND, "H9")
    assert there.hand(FOREHAND) == "HK HO HU H10"
    assert there.turn == SECOND
    assert card("H9") in there.table.aside[FOREHAND]


def test_four_of_several_suits_bring_four() -> None:
    assert laid_four("E7 E8 E9 GU", five_for_four="one_suit").may() == "!draw"


def test_option_whoever_lays_all_four_aside_draws_five() -> None:
    assert laid_four("E7 E8 E9 GU", five_for_four="all").may() == "!five"


def test_for_nobody_as_a_rule() -> None:
    assert laid_four("E7 E8 E9 EU").may() == "!draw"


def test_who_joined_as_the_last_draws_five_for_any_four() -> None:
    """The last is there if needed (MA-A11)."""
    there = dealt("", "E7 G8 S9 EU", last_joiner=True, stock="HK HO HU H10 H9")
    there.each("!mauscheln !last !out !out").does(FOREHAND, "!stand")
    there.does(SECOND, "E7", "G8", "S9", "EU")
    assert there.may() == "!five"


def test_with_only_four_to_draw_it_is_four() -> None:
    there = declared(
        "E7 E8 E9 EU", joins="!join !join", players=3, stock_exhausted="cap", five_for_four="all"
    )
    del there.table.stock[4:]
    there.does(FOREHAND, "E7", "E8", "E9", "EU")
    assert there.may() == "!draw"


# A stock that is too small.


def six(**options: object) -> Position:
    """Six in play with seven cards to draw, of which two have drawn all."""
    there = dealt(players=6, **options).each("!mauscheln" + " !join" * 5)
    for seat, number in ((0, 4), (1, 3)):
        hand = there.hand(seat).split()[:number]
        there.does(seat, *hand, "!draw")
    assert not there.table.stock
    return there


def test_what_the_others_laid_aside_is_shuffled() -> None:
    """Nobody draws what he laid aside himself (MA-A14)."""
    there = six()
    assert there.asks() == "exchange"
    before = {one for some in there.table.aside for one in some}
    laid = there.hand(2).split()[:2]
    there.does(2, *laid)
    shuffled = there.rules.reshuffles(there.table, read("!draw"))
    assert set(shuffled) == before
    there.does(2, "!draw")
    assert "shuffles" in there.told()
    assert len(there.table.hands[2]) == 4
    assert not set(cards(" ".join(laid))) & set(there.table.hands[2])


def test_option_or_nobody_can_draw_any_more() -> None:
    there = six(stock_exhausted="cap")
    assert (there.asks(), there.may()) == ("no_stock", "!stand")
    assert there.why_not(there.hand(2).split()[0]) == "stock_used_up"
