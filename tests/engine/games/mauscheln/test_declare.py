"""Who declares, who joins, and who has to, at a table of Mauscheln."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import card
from engine.facts import Fact
from engine.hidden import redeal, view
from engine.table import NOBODY
from tests.engine.games.mauscheln.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    declared,
)


def test_forehand_is_asked_first_then_the_others_in_turn() -> None:
    there = dealt()
    for seat in (FOREHAND, SECOND, REARHAND, DEALER):
        assert there.turn == seat
        assert there.may() == "!mauscheln  !pass"
        assert there.asks() == "declare"
        if seat != DEALER:
            there.does(seat, "!pass")


def test_the_first_to_declare_is_the_only_one() -> None:
    there = dealt().each("!pass !mauscheln")
    assert there.table.declarer == SECOND
    assert (there.phase, there.turn) == ("join", REARHAND)


def test_who_passed_may_still_join() -> None:
    there = dealt().each("!pass !mauscheln !out !out")
    assert there.turn == FOREHAND
    assert there.offers("!join")


def test_if_nobody_declares_the_cards_are_thrown_in_and_the_kitty_stays() -> None:
    """A second card is turned only in Chratze (MA-A9)."""
    there = dealt(kitty=8).each("!pass !pass !pass !pass")
    assert there.over
    assert there.kitty == 12
    assert there.net() == (None, None, None, -4)
    assert there.notes()["failed"] == 1
    assert "fails" in there.told()


def test_if_nobody_joins_the_declarer_takes_the_kitty() -> None:
    there = dealt(kitty=8).each("!mauscheln !out !out !out")
    assert there.over
    assert there.net() == (12, None, None, -4)
    assert there.kitty == 0


def test_what_is_not_to_be_said_now_has_its_rule() -> None:
    there = dealt()
    assert there.why_not("!join") == "declare_or_pass"
    there.each("!mauscheln")
    assert there.why_not("!mauscheln") == "join_or_out"
    assert there.why_not("!last") == "join_or_out"


# Chratze.


def test_in_chratze_other_words_are_said() -> None:
    there = dealt(preset="chratze", up="H8")
    assert there.may() == "!chratze  !pass"
    there.each("!chratze")
    assert there.may() == "!metcho  !out"


def test_in_chratze_a_second_and_a_third_card_are_turned() -> None:
    there = dealt(preset="chratze", up="H8", stock="S6 C9")
    there.each("!pass !pass !pass !pass")
    assert there.table.trump == "S"
    assert there.turn == FOREHAND
    there.each("!pass !pass !pass !pass")
    assert there.table.trump == "C"
    there.each("!pass !pass !pass !chratze")
    assert there.table.declarer == DEALER


def test_a_suit_that_was_offered_before_counts_but_nobody_is_asked() -> None:
    """A second card is turned only in Chratze (MA-A9)."""
    there = dealt(preset="chratze", up="H8", stock="H6 C9").each("!pass !pass !pass !pass")
    assert there.table.trump == "C"
    assert len(there.table.up) == 3
    there.each("!pass !pass !pass !pass")
    assert there.over
    assert there.notes()["failed"] == 3


def test_the_third_card_of_an_old_suit_ends_it_at_once() -> None:
    there = dealt(preset="chratze", up="H8", stock="C6 H9").each("!pass !pass !pass !pass")
    there.each("!pass !pass !pass !pass")
    assert there.over


# What a turned card obliges to.


def test_option_a_turned_seven_makes_the_dealer_declare_for_one_trick() -> None:
    """The turned card decides for the dealer (MA-A7)."""
    there = dealt(up="H7", seven_turned=True)
    assert (there.table.declarer, there.table.owed) == (DEALER, 1)
    assert (there.phase, there.turn) == ("join", FOREHAND)
    assert "seven_binds" in there.told()


def test_option_a_turned_ace_makes_the_dealer_declare_for_two() -> None:
    there = dealt(up="HA", ace_turned=True)
    assert (there.table.declarer, there.table.owed) == (DEALER, 2)
    assert "ace_binds" in there.told()


@pytest.mark.parametrize("up", ["H7", "HA", "H8"])
def test_without_these_rules_a_turned_card_binds_nobody(up: str) -> None:
    assert dealt(up=up).table.declarer == NOBODY


def test_a_seven_binds_as_the_second_card_as_well() -> None:
    there = dealt(preset="chratze", seven_turned=True, up="H8", stock="S7")
    there.each("!pass !pass !pass !pass")
    assert (there.table.declarer, there.table.owed) == (DEALER, 1)


def test_a_pack_meant_to_have_no_sevens_knows_no_such_rule() -> None:
    there = dealt(players=5, cards=24, seven_turned=True, up="H7")
    assert there.table.declarer == NOBODY


def test_option_with_only_the_ante_all_play_and_the_dealer_declares() -> None:
    """What all pay for one deal is the ante (MA-A6)."""
    there = dealt(kitty=0, all_play=True)
    assert there.phase == "exchange"
    assert (there.table.declarer, there.turn) == (DEALER, DEALER)
    assert there.table.plays == [True] * 4
    assert there.told()[1] == "all_play"


def test_with_more_than_the_ante_all_are_asked() -> None:
    assert dealt(kitty=4, all_play=True).phase == "declare"


def test_where_everybody_pays_the_ante_is_what_all_have_paid() -> None:
    assert dealt(kitty=0, all_play=True, antes="everybody").phase == "exchange"
    assert dealt(kitty=4, all_play=True, antes="everybody").phase == "declare"


def test_where_all_play_a_seven_takes_one_trick_off_the_dealer() -> None:
    there = dealt(kitty=0, all_play=True, seven_turned=True, up="H7")
    assert (there.table.declarer, there.table.owed) == (DEALER, 1)
    assert "seven_helps" in there.told()


# The Ace in the hand.


def test_option_who_holds_the_ace_of_trumps_may_not_pass() -> None:
    """The Ace binds in turn (MA-A8)."""
    there = dealt("HA E7 G7 S7", ace_held=True)
    assert there.may() == "!mauscheln"
    assert there.reason("!pass") == Fact("ace_declares", (card("HA"),))


def test_another_ace_binds_nobody() -> None:
    assert dealt("EA GA SA S7", ace_held=True).offers("!pass")


def test_if_somebody_has_declared_before_the_ace_is_free() -> None:
    there = dealt("", "HA E7 G7 S7", ace_held=True).each("!mauscheln")
    assert there.may() == "!join  !out"


def test_who_passed_under_that_rule_does_not_hold_it_as_all_could_see() -> None:
    there = dealt("E7 G7 S7 S9", "", "HA", ace_held=True).each("!pass !pass")
    for seat in (FOREHAND, SECOND):
        assert there.rules.barred(there.table, seat) == {card("HA")}
    seen, rng = view(there.table, FOREHAND), Random(3)
    there.rules.barred(seen.table, SECOND)
    for _ in range(40):
        assert card("HA") not in redeal(there.rules, seen, rng).hands[SECOND]


def test_who_has_drawn_since_may_hold_it() -> None:
    there = dealt("E7 G7 S7 S9", "HA", ace_held=True, stock="HK HO HU").each("!pass !mauscheln")
    there.each("!out !out !join").each("!stand E7 !draw")
    assert there.rules.barred(there.table, FOREHAND) == frozenset()


def test_without_the_rule_a_pass_tells_nothing() -> None:
    there = dealt().each("!pass")
    assert there.rules.barred(there.table, FOREHAND) == frozenset()


# The last.


def test_option_one_may_say_that_he_joins_if_nobody_else_does() -> None:
    """The last is there if needed (MA-A11)."""
    there = dealt(last_joiner=True).each("!mauscheln")
    assert there.may() == "!join  !last  !out"
    there.each("!last")
    assert there.may() == "!join  !out"
    assert there.why_not("!last") == "one_last"


def test_if_nobody_else_joins_the_last_is_in() -> None:
    there = dealt(last_joiner=True).each("!mauscheln !out !last !out")
    assert there.phase == "exchange"
    assert there.table.plays == [True, False, True, False]
    assert "joins_as_last" in there.told()


def test_if_somebody_joins_the_last_is_asked_again() -> None:
    there = dealt(last_joiner=True).each("!mauscheln !last !out !join")
    assert (there.phase, there.turn, there.asks()) == ("join", SECOND, "join_now")
    assert there.may() == "!join  !out"
    there.each("!out")
    assert there.table.plays == [True, False, False, True]
    assert (there.phase, there.turn) == ("exchange", FOREHAND)


def test_the_only_other_one_as_the_last_keeps_the_declarer_from_taking_it_all() -> None:
    there = dealt(last_joiner=True).each("!mauscheln !out !out !last")
    assert not there.over


# Who is first.


def test_the_declarer_changes_first_and_leads() -> None:
    """The order of changing is that of leading (MA-A15)."""
    there = dealt().each("!pass !mauscheln !join !out !join")
    assert (there.phase, there.turn) == ("exchange", SECOND)
    there.each("!stand !stand !stand")
    assert (there.phase, there.turn) == ("tricks", SECOND)


def test_option_forehand_or_who_is_in_after_it_is_first() -> None:
    there = dealt(leads="forehand").each("!pass !pass !mauscheln !join !out !join")
    assert there.turn == SECOND
    there.each("!stand !stand !stand")
    assert (there.phase, there.turn) == ("tricks", SECOND)


def test_joins_by_the_others() -> None:
    assert declared(joins="!out !join !out").table.plays == [True, False, True, False]
