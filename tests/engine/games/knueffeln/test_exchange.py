"""The Olen at the bottom of the stock, and the Ten for a turn-up."""

from __future__ import annotations

from engine.cards import card, codes
from engine.hidden import view
from engine.moves import read
from engine.rules import Formal
from tests.engine.games.knueffeln.positions import FOREHAND, REARHAND, SECOND, dealt

# The Olen.


def test_who_declines_lets_the_right_lapse_and_the_ole_stays() -> None:
    """KN-A7: the King inherits only from a Queen that nobody has."""
    there = dealt("SK", "SQ", up="HK CK", bottom="D9 S8").does(SECOND, "!leave")
    assert codes(there.table.stock[-2:]) == "D9 S8"
    assert codes(there.table.up) == "HK CK"


def test_when_both_sleep_the_ole_stays() -> None:
    """KN-A9: nobody has a right to it."""
    there = dealt(up="HQ SQ", bottom="HK D9 H2")
    assert there.phase == "tricks"
    assert codes(there.table.stock[-2:]) == "D9 H2"


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
