"""The exchange with the talon, five cards for the whole table, and the dealer's upcard."""

from __future__ import annotations

from typing import Any

from engine.cards import BACK, card, cards
from engine.games.ramsen.options import UNLIMITED
from engine.hidden import view
from engine.table import NOBODY
from tests.engine.games.ramsen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    Position,
    dealt,
)

HANDS = (
    "E7 E8 E9 E10 G8",
    "G9 G10 GU GO H7",
    "H8 H9 SU SO SK",
    "GK GA EK EA SA",
)


def table(**more: Any) -> Position:
    """Everybody holds something to exchange; Hearts are trump, the talon begins S9 S7 EO."""
    return dealt(*HANDS, up="H10", talon="S9 S7 EO EU HA", **more)


def test_each_may_exchange_in_clockwise_order_beginning_with_forehand() -> None:
    there = table()
    asked = []
    while there.phase == "exchange":
        asked.append(there.turn)
        there.does(there.turn, "!stand")
    assert asked == [FOREHAND, SECOND, REARHAND, DEALER]


def test_any_card_of_the_hand_may_be_laid_away_or_none() -> None:
    assert table().may() == "E7 E8 E9 E10 G8 !stand"


def test_as_many_cards_are_drawn_as_were_laid_away() -> None:
    there = table().does(FOREHAND, "E8", "E10", "!draw")
    assert there.hand(FOREHAND) == "E7 E9 G8 S9 S7"
    assert there.table.exchanged == [2, 0, 0, 0]
    assert there.table.stock[0] is card("EO")


def test_nothing_is_seen_of_the_new_cards_before_all_is_laid_away() -> None:
    there = table().does(FOREHAND, "E8")
    assert there.hand(FOREHAND) == "E7 E9 E10 G8"
    assert there.may() == "E7 E9 E10 G8 !draw"


def test_who_has_laid_a_card_away_must_draw() -> None:
    there = table().does(FOREHAND, "E8")
    assert there.why_not("!stand") == "draw_first"


def test_who_has_laid_nothing_away_draws_nothing() -> None:
    assert table().why_not("!draw") == "nothing_laid_away"


def test_a_card_that_is_not_in_the_hand_cannot_be_laid_away() -> None:
    assert table().reason("GA").key == "not_in_hand"


def test_a_maximum_of_five_cards_may_be_exchanged_in_total() -> None:
    there = table().does(FOREHAND, "E7", "E8", "E9", "E10", "G8")
    assert there.may() == "!draw"


def test_if_forehand_exchanges_three_the_next_player_may_only_exchange_two() -> None:
    """RM-A4: the limit is the table's, first come, first served."""
    there = table().does(FOREHAND, "E7", "E8", "E9", "!draw").does(SECOND, "G9", "G10")
    assert there.may() == "!draw"
    assert there.reason("GU").key == "exchange_used_up"


def test_if_the_next_one_does_so_no_more_exchanging_may_take_place() -> None:
    there = table().does(FOREHAND, "E7", "E8", "E9", "!draw").does(SECOND, "G9", "G10", "!draw")
    assert there.turn == DEALER
    assert there.cards() == ""


def test_if_forehand_takes_all_five_nobody_else_exchanges() -> None:
    there = table().does(FOREHAND, "E7", "E8", "E9", "E10", "G8", "!draw")
    assert there.hand(FOREHAND) == "S9 S7 EO EU HA"
    assert there.turn == DEALER
    there.does(DEALER, "!stand")
    assert there.phase == "bid"


def test_there_is_only_one_round_of_exchanging() -> None:
    """RM-A6: each is asked once."""
    there = table().each("!stand !stand !stand !stand")
    assert there.phase == "bid"


def test_cards_laid_away_are_dead_and_face_down() -> None:
    """RM-A5: who laid them away knows them, nobody else."""
    there = table().does(FOREHAND, "E7", "E8", "!draw")
    assert there.table.aside[FOREHAND] == cards("E7 E8")
    assert view(there.table, FOREHAND).table.aside[FOREHAND] == cards("E7 E8")
    for seat in (SECOND, REARHAND, DEALER, NOBODY):
        assert view(there.table, seat).table.aside[FOREHAND] == [BACK, BACK]


def test_it_is_told_how_many_are_drawn_but_not_which() -> None:
    there = table()
    there.facts()
    there.does(FOREHAND, "E7", "E8", "!draw")
    told = there.facts()
    assert [(fact.key, fact.args) for fact in told] == [
        ("draws", (FOREHAND, 2)),
    ]


# The dealer and the upcard.


def test_only_the_dealer_may_take_the_upcard() -> None:
    there = table()
    for seat in (FOREHAND, SECOND, REARHAND):
        assert not there.offers("!swap")
        assert there.why_not(f"!swap {there.hand(seat).split()[0]} H10") == "only_dealer_swaps"
        there.does(seat, "!stand")
    assert there.offers("!swap")


def test_the_dealer_gives_one_card_for_the_upcard_in_his_own_turn() -> None:
    """RM-A3: he is the last to exchange."""
    there = table().each("!stand !stand !stand").does(DEALER, "!swap GK H10")
    assert there.hand(DEALER) == "GA EK EA SA H10"
    assert there.table.up == []
    assert there.table.aside[DEALER] == [card("GK")]


def test_the_dealer_may_give_any_card_of_his_hand() -> None:
    there = table().each("!stand !stand !stand")
    for given in HANDS[DEALER].split():
        assert f"!swap {given} H10" in there.may()


def test_the_dealer_may_besides_exchange_with_the_talon() -> None:
    there = table().each("!stand !stand !stand").does(DEALER, "GK", "!swap GA H10", "EK", "!draw")
    assert there.hand(DEALER) == "EA SA H10 S9 S7"


def test_the_swap_for_the_upcard_does_not_count_among_the_five() -> None:
    """RM-A2: "in addition"."""
    there = table().each("!stand !stand !stand").does(DEALER, "!swap GK H10")
    there.does(DEALER, "GA", "EK", "EA", "SA", "!draw")
    assert there.table.exchanged[DEALER] == 4
    assert there.hand(DEALER) == "H10 S9 S7 EO EU"


def test_the_dealer_may_take_the_upcard_when_the_five_are_used_up() -> None:
    there = table().does(FOREHAND, "E7", "E8", "E9", "E10", "G8", "!draw")
    assert there.turn == DEALER
    assert there.offers("!swap")
    there.does(DEALER, "!swap GK H10", "!stand")
    assert there.phase == "bid"


def test_there_is_one_upcard_and_so_one_swap() -> None:
    there = table().each("!stand !stand !stand").does(DEALER, "!swap GK H10")
    assert not there.offers("!swap")


def test_an_upcard_that_was_taken_is_not_laid_away_again() -> None:
    """RM-A25: he asked for it before all eyes."""
    there = table().each("!stand !stand !stand").does(DEALER, "!swap GK H10")
    assert there.may() == "GA EK EA SA !stand"
    assert there.why_not("H10") == "upcard_is_kept"


def test_everybody_knows_that_the_dealer_holds_the_upcard() -> None:
    there = table().each("!stand !stand !stand").does(DEALER, "!swap GK H10")
    for seat in (FOREHAND, SECOND, REARHAND):
        assert view(there.table, seat).table.hands[DEALER] == [BACK] * 4 + [card("H10")]


def test_nobody_sees_what_the_dealer_gave_for_it() -> None:
    there = table().each("!stand !stand !stand")
    there.facts()
    there.does(DEALER, "!swap GK H10")
    assert view(there.table, FOREHAND).table.aside[DEALER] == [BACK]
    assert [(fact.key, fact.args) for fact in there.facts()] == [
        ("takes_up", (DEALER, card("H10")))
    ]


def test_a_seven_of_bells_turned_up_makes_bells_trump_and_may_be_taken() -> None:
    there = dealt("", "", "", "GK GA EK EA SA", up="S7").each("!stand !stand !stand")
    assert there.table.trump == "S"
    there.does(DEALER, "!swap GK S7")
    assert card("S7") in there.table.hands[DEALER]


def test_where_another_card_is_turned_the_dealer_may_take_both() -> None:
    """As in Swiss Ramsen."""
    there = dealt("", "", "", HANDS[3], up="S7 H10", perm_trump_upcard="turn_another")
    there.each("!stand !stand !stand").does(DEALER, "!swap GK S7", "!swap GA H10", "!stand")
    assert there.hand(DEALER) == "EK EA SA S7 H10"
    assert there.table.up == []


# House rules.


def test_option_the_swap_counts_among_the_five() -> None:
    there = table(upcard_swap_counts=True).does(FOREHAND, "E7", "E8", "E9", "!draw")
    there.each("!stand !stand").does(DEALER, "!swap GK H10", "GA")
    assert there.may() == "!draw"


def test_option_the_swap_counts_and_is_gone_when_the_five_are_used_up() -> None:
    there = table(upcard_swap_counts=True).does(FOREHAND, "E7", "E8", "E9", "E10", "G8", "!draw")
    assert there.phase == "bid"


def test_option_unlimited_leaves_each_all_five_cards() -> None:
    there = table(exchange_total=UNLIMITED)
    there.does(FOREHAND, "E7", "E8", "E9", "E10", "G8", "!draw")
    there.does(SECOND, "G9", "G10", "GU", "GO", "H7", "!draw")
    assert there.turn == REARHAND
    there.does(REARHAND, "H8")
    assert there.may() == "!draw", "the talon had eleven cards"


def test_option_no_exchange_goes_to_the_dealer_for_the_upcard() -> None:
    there = table(exchange_total=0)
    assert there.turn == DEALER
    assert there.cards() == ""
    there.does(DEALER, "!swap GK H10", "!stand")
    assert there.phase == "bid"


def test_option_no_exchange_leaves_the_upcard_to_the_dealer_even_if_swaps_would_count() -> None:
    """Among no cards there is nothing to count; that option is greyed out then."""
    assert table(exchange_total=0, upcard_swap_counts=True).offers("!swap")


# Zaisertshofen: bidding takes place before exchanging.


def test_zaisertshofen_asks_who_plays_before_any_exchange() -> None:
    assert table(bid_before_exchange=True).phase == "bid"


def test_zaisertshofen_a_passer_never_exchanges() -> None:
    """RM-A26: only who plays has something to improve."""
    there = table(bid_before_exchange=True).each("!pass !play !pass !play")
    asked = []
    while there.phase == "exchange":
        asked.append(there.turn)
        there.does(there.turn, "!stand")
    assert asked == [SECOND, DEALER]


def test_zaisertshofen_the_exchange_ends_with_the_last_player_when_the_dealer_has_passed() -> None:
    there = table(bid_before_exchange=True).each("!play !play !play !pass")
    assert there.phase == "exchange"
    there.does(FOREHAND, "!stand").does(SECOND, "!stand").does(REARHAND, "!stand")
    assert there.phase == "tricks"


def test_zaisertshofen_a_dealer_who_passed_does_not_take_the_upcard() -> None:
    """RM-A26: the swap is an exchange like the others."""
    there = table(bid_before_exchange=True).each("!play !play !pass !pass")
    for seat in (FOREHAND, SECOND):
        assert there.turn == seat
        assert not there.offers("!swap")
        there.does(seat, "!stand")
    assert there.phase == "tricks"
    assert there.table.up == [card("H10")]


def test_zaisertshofen_a_dealer_who_plays_may_take_the_upcard() -> None:
    there = table(bid_before_exchange=True).each("!play !pass !pass !play !stand")
    there.does(DEALER, "!swap GK H10", "!stand")
    assert there.phase == "tricks"


def test_zaisertshofen_a_schlecker_who_plays_does_not_exchange() -> None:
    there = dealt(bottom="G7", keeps=True, bid_before_exchange=True).each("!play !play !play !pass")
    there.does(FOREHAND, "!stand").does(SECOND, "!stand")
    assert there.phase == "tricks"


def test_zaisertshofen_the_five_are_still_the_whole_tables() -> None:
    """RM-A26: all else is as in Bavaria."""
    there = table(bid_before_exchange=True).each("!play !play !play !pass")
    there.does(FOREHAND, "E7", "E8", "E9", "!draw").does(SECOND, "G9", "G10", "!draw")
    assert there.phase == "tricks"


# The dealer's swap before or after drawing.


def at_the_dealer(**more: Any) -> Position:
    """The others have exchanged nothing; the Ten of Hearts lies open."""
    there = table(**more)
    while there.turn != DEALER:
        there.does(there.turn, "!stand")
    return there


def test_the_dealer_swaps_before_he_draws() -> None:
    """RM-A3: in his turn, before he knows what he draws."""
    there = at_the_dealer().does(DEALER, "GK")
    assert "!swap GA H10" in there.may().replace(" !", "|!").split("|")
    there.does(DEALER, "!swap GA H10", "!draw")
    assert there.phase == "bid"


def test_option_after_drawing_the_dealer_swaps_when_he_knows_his_new_cards() -> None:
    there = at_the_dealer(upcard_swap="after_drawing").does(DEALER, "GK", "EK")
    assert "swap" not in there.may()
    assert there.why_not("!swap GA H10") == "draw_before_swap"
    there.does(DEALER, "!draw")
    assert there.phase == "exchange" and there.turn == DEALER
    assert there.hand(DEALER) == "GA EA SA S9 S7"
    there.does(DEALER, "!swap SA H10", "!stand")
    assert there.hand(DEALER) == "GA EA S9 S7 H10"
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


def test_option_after_drawing_is_over_at_once_where_nothing_is_left_to_swap() -> None:
    there = at_the_dealer(upcard_swap="after_drawing", upcard_swap_counts=True)
    there.does(DEALER, "GK", "GA", "EK", "EA", "SA", "!draw")
    assert there.phase == "bid"


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
