"""The Olen at the bottom of the stock, and the Ten for a turn-up."""

from __future__ import annotations

from engine.cards import BACK, card, codes
from engine.facts import Fact
from engine.hidden import view
from engine.moves import read
from engine.rules import Formal
from tests.engine.games.knueffeln.positions import DEALER, FOREHAND, REARHAND, SECOND, dealt

# The Olen.


def test_the_dealer_checks_the_card_on_the_bottom_of_the_stock() -> None:
    there = dealt(bottom="C7")
    assert view(there.table, DEALER).table.stock[-1] is card("C7")
    assert view(there.table, FOREHAND).table.stock[-1] is BACK
    assert there.phase == "tricks"


def test_an_ole_there_is_shown_to_all_players() -> None:
    there = dealt("", "HQ", bottom="H9")
    for seat in range(4):
        assert codes(view(there.table, seat).table.up) == "HK SK H9"
    assert Fact("shows_bottom", (DEALER, card("H9"))) in there.facts()


def test_a_player_with_the_queen_of_the_same_suit_may_exchange_it() -> None:
    there = dealt("", "HQ", bottom="H9")
    assert (there.phase, there.turn, there.may()) == ("olen", SECOND, "!swap HQ H9, !leave")
    there.does(SECOND, "!swap HQ H9")
    assert "H9" in there.hand(SECOND) and "HQ" not in there.hand(SECOND)


def test_the_queen_goes_face_down_on_top_of_the_stock() -> None:
    """KN-A10: so the next card at the bottom is one that was not seen yet."""
    there = dealt("", "HQ", bottom="C7 H9").does(SECOND, "!swap HQ H9")
    assert there.table.stock[0] is card("HQ")
    assert there.table.stock[-1] is card("C7")
    assert there.phase == "tricks"


def test_if_she_sleeps_a_player_with_the_king_inherits_the_right() -> None:
    there = dealt("", "", "SK", up="HK CK", bottom="SQ S8")
    assert (there.turn, there.may()) == (REARHAND, "!swap SK S8, !leave")
    there.does(REARHAND, "!swap SK S8")
    assert "S8" in there.hand(REARHAND)


def test_the_king_has_no_right_while_somebody_holds_the_queen() -> None:
    there = dealt("SK", "SQ", up="HK CK", bottom="S8")
    assert there.turn == SECOND
    there.does(SECOND, "!leave")
    assert there.phase == "tricks"


def test_who_declines_lets_the_right_lapse_and_the_ole_stays() -> None:
    """KN-A7: the King inherits only from a Queen that nobody has."""
    there = dealt("SK", "SQ", up="HK CK", bottom="D9 S8").does(SECOND, "!leave")
    assert codes(there.table.stock[-2:]) == "D9 S8"
    assert codes(there.table.up) == "HK CK"


def test_a_queen_among_the_turn_ups_sleeps() -> None:
    """KN-A6: nobody holds her."""
    there = dealt("", "", "", "HK", up="HQ SK", bottom="H2")
    assert (there.turn, there.may()) == (DEALER, "!swap HK H2, !leave")


def test_when_both_sleep_the_ole_stays() -> None:
    """KN-A9: nobody has a right to it."""
    there = dealt(up="HQ SQ", bottom="HK D9 H2")
    assert there.phase == "tricks"
    assert codes(there.table.stock[-2:]) == "D9 H2"


def test_after_an_exchange_the_next_card_on_the_bottom_is_looked_at() -> None:
    """After the first a second, and after that a third."""
    there = dealt("SK", "DQ", "CQ", up="HK CK", bottom="C7 C4 D9 SQ S8")
    there.does(FOREHAND, "!swap SK S8")
    assert there.phase == "tricks", "the next card was the Queen"
    there = dealt("SK DQ", "CQ", "", up="SQ CK", bottom="C7 C4 D9 S8")
    there.does(FOREHAND, "!swap SK S8").does(FOREHAND, "!swap DQ D9").does(SECOND, "!swap CQ C4")
    assert there.phase == "tricks"
    assert there.table.olen == 3


def test_up_to_three_olen_can_be_exchanged_in_this_way() -> None:
    there = dealt("SQ DQ", "CQ HQ", up="HK CK", bottom="C7 H2 C4 D9 S8")
    there.does(FOREHAND, "!swap SQ S8", "!swap DQ D9").does(SECOND, "!swap CQ C4")
    assert there.phase == "tricks", "a fourth is never looked at"
    assert there.table.stock[-1] is card("H2")
    assert view(there.table, DEALER).table.stock[-1] is BACK


def test_a_queen_spent_on_one_ole_sleeps_for_the_second() -> None:
    """KN-A8: the holder of the King, perhaps the same player, may take it."""
    there = dealt("HQ HK", up="SK CK", bottom="C7 H9 H2").does(FOREHAND, "!swap HQ H2")
    assert there.may() == "!swap HK H9, !leave"


def test_option_the_olen_stay_there() -> None:
    assert dealt("HQ", bottom="H9", bottom_olen="off").phase == "tricks"


# The Ten.


def test_who_holds_the_ten_of_a_chosen_suit_may_exchange_it_with_the_turn_up() -> None:
    there = dealt("", "H10", up="HK SK")
    assert (there.phase, there.turn, there.may()) == ("tens", SECOND, "!swap H10 HK, !leave")
    there.does(SECOND, "!swap H10 HK")
    assert "HK" in there.hand(SECOND)
    assert codes(there.table.up) == "H10 SK"


def test_or_any_of_the_two_or_three_cards_of_the_first_suit() -> None:
    """KN-A12: the holder of the Ten chooses."""
    there = dealt("H10", up="HK HQ H3 S3")
    assert there.may() == "!swap H10 HK, !swap H10 HQ, !swap H10 H3, !leave"
    there.does(FOREHAND, "!swap H10 HQ")
    assert codes(there.table.up) == "HK H10 H3 S3"
    assert there.phase == "tricks"


def test_an_ole_that_was_turned_up_can_be_taken() -> None:
    """KN-A11: no turn-up is excepted."""
    there = dealt("", "", "S10", up="S8 HK").does(REARHAND, "!swap S10 S8")
    assert "S8" in there.hand(REARHAND)


def test_a_ten_that_was_turned_up_cannot_be_exchanged_for() -> None:
    """KN-A11: there is but one Ten in a suit."""
    there = dealt(up="H10 SK")
    assert there.phase == "tricks"


def test_a_ten_of_an_unchosen_suit_is_worth_nothing() -> None:
    assert dealt("D10 C10", up="HK SK").phase == "tricks"


def test_who_holds_both_tens_may_exchange_both() -> None:
    there = dealt("H10 S10", up="HK SK").does(FOREHAND, "!swap H10 HK", "!swap S10 SK")
    assert there.phase == "tricks"


def test_they_are_asked_from_forehand_on_and_may_decline() -> None:
    there = dealt("S10", "H10", up="HK SK").does(FOREHAND, "!leave").does(SECOND, "!leave")
    assert codes(there.table.up) == "HK SK"


def test_a_queen_obtained_for_a_ten_cannot_be_used_for_an_ole() -> None:
    """KN-A5: the Olen come first, so the ban on the double exchange keeps itself."""
    there = dealt("H10", "HK", up="HQ SK", bottom="H2")
    assert (there.phase, there.turn) == ("olen", SECOND)
    there.does(SECOND, "!leave").does(FOREHAND, "!swap H10 HQ")
    assert there.phase == "tricks"
    assert "HQ" in there.hand(FOREHAND) and there.table.stock[-1] is card("H2")


# What is refused, and what the others know of it.


def test_what_cannot_be_exchanged_is_refused_by_name() -> None:
    there = dealt("", "HQ", bottom="H9")
    assert there.why_not("!swap HQ H2") == "not_on_offer"
    assert there.why_not("!swap HK H9") == "not_in_hand"
    assert there.why_not(f"!swap {there.hand(SECOND).split()[1]} H9") == "queen_or_king"
    assert there.why_not("HQ") == "exchange_or_leave"
    there = dealt("", "H10 S3", up="HK SK")
    assert there.why_not("!swap S10 SK") == "not_in_hand"
    assert there.why_not("!swap S3 SK") == "ten_of_the_suit"
    assert there.why_not("!swap H10 DK") == "not_on_offer"


def test_what_was_taken_openly_is_known_to_all() -> None:
    there = dealt("", "H10", up="HK SK").does(SECOND, "!swap H10 HK")
    assert card("HK") in view(there.table, REARHAND).table.hands[SECOND]


def test_each_is_asked_so_that_nobody_learns_who_keeps_a_ten() -> None:
    there = dealt("", "H10", up="HK SK", asking=True)
    assert (there.phase, there.turn, there.may()) == ("tens", FOREHAND, "!leave")
    there.rules.apply(there.table, read("!leave"))
    assert (there.turn, there.may()) == (SECOND, "!swap H10 HK, !leave")
    there.facts()
    there.rules.apply(there.table, read("!leave"))
    assert (there.turn, there.may(), there.facts()) == (REARHAND, "!leave", [])
    there.rules.apply(there.table, read("!leave"))
    there.rules.apply(there.table, read("!leave"))
    assert there.phase == "tricks"
    assert card("H10") not in view(there.table, FOREHAND).table.hands[SECOND]
    assert not there.rules.barred(there.table, REARHAND)


def test_nobody_is_asked_any_more_when_both_tens_lie_open() -> None:
    there = dealt("", "H10 S10", up="HK SK").does(SECOND, "!swap H10 HK", "!swap S10 SK")
    assert there.phase == "tricks"
    assert dealt("", "H10", up="HK S10", asking=True).phase == "tens"
    assert dealt("", "", up="H10 S10", asking=True).phase == "tricks"


def test_whoever_has_no_ten_has_nothing_to_decide() -> None:
    there = dealt("", "H10", up="HK SK", asking=True)
    assert there.rules.formal(there.table) == Formal(read("!leave"), since=1)
    there.rules.apply(there.table, read("!leave"))
    assert there.rules.formal(there.table) is None


def test_who_has_exchanged_is_asked_again_so_that_nobody_learns_of_another_ten() -> None:
    for hand in ("H10", "H10 S10"):
        there = dealt("", hand, up="HK SK")
        there.rules.apply(there.table, read("!swap H10 HK"))
        assert (there.phase, there.turn) == ("tens", SECOND)
    assert there.may() == "!swap S10 SK, !leave"
    assert there.rules.formal(there.table) is None


def test_who_has_no_other_ten_leaves_for_forms_sake() -> None:
    """In an evening of version 1 he is not asked."""
    there = dealt("", "H10", up="HK SK")
    there.rules.apply(there.table, read("!swap H10 HK"))
    assert there.rules.formal(there.table) == Formal(read("!leave"), since=2)
    there.facts()
    there.rules.apply(there.table, read("!leave"))
    assert (there.turn, there.facts()) == (REARHAND, [])
    assert there.rules.formal(there.table) == Formal(read("!leave"), since=1)
