"""The trump card for the declarer, and the exchange of Mauscheln."""

from __future__ import annotations

import pytest

from engine.cards import card, cards, codes
from engine.moves import read
from tests.engine.games.mauscheln.positions import (
    FOREHAND,
    Position,
    dealt,
    declared,
)


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


# Five for four.


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
