"""The exchange with the talon, five cards for the whole table, and the dealer's upcard."""

from __future__ import annotations

from engine.cards import BACK, card, cards
from engine.games.ramsen.options import UNLIMITED
from engine.hidden import view
from tests.engine.games.ramsen.positions import (
    DEALER,
    FOREHAND,
    HANDS,
    REARHAND,
    SECOND,
    at_the_dealer,
    dealt,
    exchanging,
)


def test_each_may_exchange_in_clockwise_order_beginning_with_forehand() -> None:
    there = exchanging()
    asked = []
    while there.phase == "exchange":
        asked.append(there.turn)
        there.does(there.turn, "!stand")
    assert asked == [FOREHAND, SECOND, REARHAND, DEALER]


def test_it_is_told_how_many_are_drawn_but_not_which() -> None:
    there = exchanging()
    there.facts()
    there.does(FOREHAND, "E7", "E8", "!draw")
    told = there.facts()
    assert [(fact.key, fact.args) for fact in told] == [
        ("draws", (FOREHAND, 2)),
    ]


# The dealer and the upcard.


def test_only_the_dealer_may_take_the_upcard() -> None:
    there = exchanging()
    for seat in (FOREHAND, SECOND, REARHAND):
        assert not there.offers("!swap")
        assert there.why_not(f"!swap {there.hand(seat).split()[0]} H10") == "only_dealer_swaps"
        there.does(seat, "!stand")
    assert there.offers("!swap")


def test_nobody_sees_what_the_dealer_gave_for_it() -> None:
    there = exchanging().each("!stand !stand !stand")
    there.facts()
    there.does(DEALER, "!swap GK H10")
    assert view(there.table, FOREHAND).table.aside[DEALER] == [BACK]
    assert [(fact.key, fact.args) for fact in there.facts()] == [
        ("takes_up", (DEALER, card("H10")))
    ]


# Zaisertshofen: bidding takes place before exchanging.


def test_zaisertshofen_a_passer_never_exchanges() -> None:
    """RM-A26: only who plays has something to improve."""
    there = exchanging(bid_before_exchange=True).each("!pass !play !pass !play")
    asked = []
    while there.phase == "exchange":
        asked.append(there.turn)
        there.does(there.turn, "!stand")
    assert asked == [SECOND, DEALER]


# The dealer's swap before or after drawing.


def test_the_dealer_swaps_before_he_draws() -> None:
    """RM-A3: in his turn, before he knows what he draws."""
    there = at_the_dealer().does(DEALER, "GK")
    assert "!swap GA H10" in there.may().replace(" !", "|!").split("|")
    there.does(DEALER, "!swap GA H10", "!draw")
    assert there.phase == "bid"


def test_option_after_drawing_he_may_leave_the_upcard_there() -> None:
    there = at_the_dealer(upcard_swap="after_drawing").does(DEALER, "GK", "!draw", "!stand")
    assert there.phase == "bid"
    assert there.table.up == cards("H10")
    assert [fact.key for fact in there.facts()].count("stands") == 3


def test_option_after_drawing_nothing_is_drawn_behind_the_swap() -> None:
    for first in (("GK", "!draw"), ("!swap GK H10",)):
        there = at_the_dealer(upcard_swap="after_drawing").does(DEALER, *first)
        assert there.cards() == ""
        assert there.reason("EA").key == "has_drawn"


def test_a_card_that_only_rearhand_has_seen_is_none_that_was_taken_openly() -> None:
    """Rearhand left it at the bottom, and the dealer, who drew it, may swap it like any other."""
    there = dealt(
        *HANDS,
        up="EU H10",
        exchange_total=UNLIMITED,
        upcard_swap="after_drawing",
        perm_trump_upcard="turn_another",
    )
    there.does(FOREHAND, "E7", "E8", "E9", "E10", "G8", "!draw")
    there.does(SECOND, "G9", "G10", "GU", "GO", "!draw").does(REARHAND, "!stand")
    there.does(DEALER, "GK", "!draw", "!swap GA EU")
    assert there.hand(DEALER).split()[-2:] == ["G7", "EU"]
    assert "!swap G7 H10" in there.may() and "!swap EU H10" not in there.may()
