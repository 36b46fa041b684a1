"""Knocking, the failed knock, gin, laying off, undercut."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.cards import BACK, card, codes
from engine.facts import Fact
from engine.games.gin.options import RUNDE, GinOptions
from engine.hidden import view
from engine.moves import read
from tests.engine.games.gin.positions import (
    DEALER,
    GIN,
    OTHER,
    PICTURES,
    TEN_LEFT,
    Position,
    dealt,
    turn,
)

JACKS = "CJ SJ HJ DQ CQ SQ H8 H9 CK D5"
"""Against the ten of TEN_LEFT: 32, of which 17 can be laid off."""


def knocked(against: str = JACKS, first: str = "D10", **options: object) -> Position:
    """The OTHER has knocked with ten points of dead wood."""
    there = turn(TEN_LEFT, "SK", against, first, **options)
    return there.does(OTHER, "!knock SK")


# The knock.


def test_who_knocks_lays_a_card_face_down_and_crosswise() -> None:
    there = knocked()
    assert codes(there.table.aside[OTHER]) == "SK"
    assert codes(view(there.table, DEALER).table.aside[OTHER]) == "??"
    assert there.heap() == "D10"


def test_he_spreads_his_melds_and_his_dead_wood() -> None:
    there = knocked()
    assert there.rows() == ["C9 S9 D9", "H5 H6 H7", "DA S2 C3 D4"]
    assert there.hand(OTHER) == ""
    assert there.table.dead[OTHER] == 10
    assert there.told()[-2:] == ["knocks", "has_dead_wood"]


def test_exactly_the_limit_is_allowed_and_one_more_is_not() -> None:
    """Tens and pictures set a limit of ten."""
    for first in ("D10", "DJ", "DQ"):
        assert knocked("", first).table.knocker == OTHER
    there = turn("H5 H6 H7 C9 D9 S9 DA S2 C3 C5", "SK", first="D10").does(OTHER, "!knock SK")
    assert there.table.knocker != OTHER


def test_one_may_knock_in_the_very_first_turn_and_with_the_first_card() -> None:
    """GI-A19: no turn is excepted. GI-A20: nor is that of who takes the first card."""
    there = dealt("D9", "H5 H6 H7 C9 S9 DA S2 CA H2 SK").does(OTHER, "!take", "!knock SK")
    assert there.table.knocker == OTHER


def test_a_card_has_to_be_named_that_is_laid_crosswise() -> None:
    there = turn(TEN_LEFT, "SK")
    for text in ("!knock", "!gin", "!knock H2", "!knock SK DA", "!knock 7"):
        assert there.why_not(text) == "lay_one_crosswise"


# The failed knock.


def failed(**options: object) -> Position:
    """The limit is five, and the dead wood seven."""
    hand = "H5 H6 H7 C9 D9 S9 DA S2 C3 CA"
    there = turn(hand, "SK", PICTURES.replace("SK", "D2"), "D5", **options)
    return there.does(OTHER, "!knock SK")


def test_after_a_knock_too_high_the_hand_is_taken_up_again() -> None:
    there = turn("H5 H6 H7 C9 D9 S9 DA S2 C3 C4", "SK", first="H9")
    there.does(OTHER, "!knock SK")
    assert there.rows() == []
    assert there.hand(OTHER) == "H5 H6 H7 C9 D9 S9 DA S2 C3 C4"
    assert (there.phase, there.turn) == ("draw", DEALER)


def test_the_card_is_turned_over_and_the_other_goes_on_with_both_piles() -> None:
    """GI-A17: it is the top of the heap."""
    there = failed()
    assert there.heap() == "D5 SK"
    assert there.turn == DEALER
    there.does(DEALER, "!take")
    assert there.hand(DEALER).endswith("SK")


def test_it_is_told_with_the_dead_wood() -> None:
    assert Fact("knocks_in_vain", (OTHER, card("SK"), 7)) in failed().facts()


def test_the_other_has_seen_the_hand_and_knows_it() -> None:
    """GI-A18: it is covered again, but not forgotten."""
    there = failed()
    assert there.table.hands[OTHER] == view(there.table, DEALER).table.hands[OTHER]
    assert "??" in codes(view(there.table, OTHER).table.hands[DEALER])
    there.does(DEALER, "!draw", "DK").does(OTHER, "!draw")
    seen = codes(view(there.table, DEALER).table.hands[OTHER])
    assert seen == "?? H5 H6 H7 C9 D9 S9 DA S2 C3 CA"


def test_after_an_ace_a_knock_with_one_point_fails() -> None:
    """GI-A4: after an Ace only gin ends the Spiel."""
    there = turn("H5 H6 H7 C9 D9 S9 DA S4 C4 H4", "SK", first="CA").does(OTHER, "!knock SK")
    assert there.phase == "draw"
    assert there.table.known


def test_option_after_an_ace_one_point_will_do() -> None:
    hand = "H5 H6 H7 C9 D9 S9 DA S4 C4 H4"
    there = turn(hand, "SK", first="CA", ace_means_gin=False).does(OTHER, "!knock SK")
    assert there.table.knocker == OTHER


def test_option_a_knock_too_high_is_not_allowed() -> None:
    there = turn(TEN_LEFT, "SK", first="H9", false_knock=False)
    assert not there.offers("!knock")
    assert there.reason("!knock SK") == Fact("too_much_dead_wood", (9, 10))
    there = turn(TEN_LEFT, "SK", first="CA", false_knock=False)
    assert there.why_not("!knock SK") == "only_gin_ends"


def test_option_only_knocks_within_the_limit_are_offered() -> None:
    there = turn("H5 H6 H7 C9 D9 S9 DA S2 C3 C5", "D4", first="D10", false_knock=False)
    assert [text for text in there.may() if "knock" in text] == ["!knock C5"]


def test_a_knock_that_fails_is_doubted_first() -> None:
    there = turn(TEN_LEFT, "SK", first="H9")
    seen = view(there.table, OTHER).table
    assert there.rules.show.doubt(seen, read("!knock SK")) == Fact("knock_too_high", (9, 10))
    assert there.rules.show.doubt(seen, read("!knock DA")) == Fact("knock_too_high", (9, 19))
    assert there.rules.show.doubt(seen, read("SK")) is None
    there = turn(TEN_LEFT, "SK", first="D10")
    assert there.rules.show.doubt(there.table, read("!knock SK")) is None
    there = turn(TEN_LEFT, "SK", first="CA")
    assert there.rules.show.doubt(there.table, read("!knock SK")) == Fact("ace_asks_for_gin")


def test_the_hand_of_a_failed_knock_stays_open_to_the_other() -> None:
    """GI-A18: what he drew since is covered, and what he threw is gone."""
    there = failed()
    there.does(DEALER, "!draw", "DK").does(OTHER, "!draw", "CA")
    seen = view(there.table, DEALER).table
    assert codes(there.rules.show.laid_open(seen, OTHER)) == "H5 H6 H7 C9 D9 S9 DA S2 C3"
    assert seen.hands[OTHER].count(BACK) == 1
    assert there.rules.show.laid_open(seen, DEALER) == []
    assert there.rules.show.laid_open(view(there.table).table, OTHER) == []


def test_a_card_that_was_taken_from_the_heap_is_known_but_not_held_open() -> None:
    there = dealt("D9", "H5 H6 H7 C9 S9 DA S2 CA H2 SK").does(OTHER, "!take", "SK")
    seen = view(there.table, DEALER).table
    assert card("D9") in seen.hands[OTHER]
    assert there.rules.show.laid_open(seen, OTHER) == []


# How the knocker's cards lie.

TWO_WAYS = "C3 S3 H3 H2 H4 C5 S5 D5 DA SA"
"""Three Threes, or the run of Hearts: eight points of dead wood in either way."""


FITTING = "D3 H5 HA CK SQ DJ H9 C8 S7 D6"
"""Against it: the first three fit in the one way or the other."""


def undecided(hand: str = TWO_WAYS, spread: str = "knocker") -> Position:
    """The OTHER has knocked with a hand that can lie in two ways."""
    return turn(hand, "SK", FITTING, spread=spread).does(OTHER, "!knock SK")


def test_where_the_hand_can_lie_in_two_ways_the_knocker_chooses() -> None:
    """GI-A28: the Threes let the Three of Diamonds be laid off, the run an Ace and a Five."""
    there = undecided()
    assert (there.phase, there.turn) == ("spread", OTHER)
    assert there.rules.asks(there.table) == Fact("spread", (card("H3"),))
    assert there.may() == ["!run", "!set"]
    assert there.why_not("!done") == "say_where_it_lies"
    there.does(OTHER, "!run")
    assert there.rows()[:3] == ["C5 S5 D5", "H2 H3 H4", "DA SA C3 S3"]
    assert undecided().does(OTHER, "!set").rows()[:2] == ["C3 S3 H3", "C5 S5 D5"]


def test_meanwhile_all_see_his_cards_but_not_how_they_lie() -> None:
    there = undecided()
    assert there.rows() == ["C3 S3 H3 C5 S5 D5 DA SA H2 H4"]
    assert there.table.dead == [8, -1]
    assert view(there.table).table.rows == there.table.rows
    assert "knocks" in there.told() and "has_dead_wood" not in there.told()
    there.does(OTHER, "!set")
    assert "has_dead_wood" in there.told()


def test_what_can_be_laid_off_goes_by_his_choice() -> None:
    there = undecided().does(OTHER, "!set")
    assert there.may() == ["!lay_off D3 0", "!lay_off H5 1", "!done"]
    there = undecided().does(OTHER, "!run")
    assert there.may() == ["!lay_off H5 0", "!lay_off H5 1", "!lay_off HA 1", "!done"]


@pytest.mark.parametrize("hand", [TEN_LEFT, "C4 S4 H4 D4 H5 H6 C8 S8 D8 DA"])
def test_where_nothing_differs_he_is_not_asked(hand: str) -> None:
    there = turn(hand, "SK", JACKS, spread="knocker").does(OTHER, "!knock SK")
    assert (there.phase, there.turn) == ("lay_off", DEALER)


def test_on_gin_he_is_not_asked() -> None:
    """Nothing is laid off on it."""
    there = turn("C3 S3 H3 D3 H4 H5 H6 CK SK DK", "S9", spread="knocker").does(OTHER, "!gin S9")
    assert there.over


def test_of_a_card_after_the_other_he_is_asked() -> None:
    """Three ways: with a set of Threes, or a run of Clubs with the Five or without it."""
    hand = "C2 C3 C4 C5 D3 H3 S4 S5 D5 H5"
    there = turn(hand, "SK", spread="knocker").does(OTHER, "!knock SK")
    assert there.rules.asks(there.table).args == (card("C3"),)
    there.does(OTHER, "!run")
    assert there.rules.asks(there.table).args == (card("C5"),)
    assert there.does(OTHER, "!run").rows()[:2] == ["S5 H5 D5", "C2 C3 C4 C5"]
    there = turn(hand, "SK", spread="knocker").does(OTHER, "!knock SK", "!set")
    assert there.rows()[:2] == ["C3 H3 D3", "C5 S5 H5 D5"]


def test_bots_lay_it_where_the_other_is_likely_to_get_rid_of_the_least() -> None:
    """One Three is less than the Five of Hearts and an Ace, but not if he is known to have it."""
    there = undecided()
    for seat, known, wanted in ((OTHER, (), "!set"), (OTHER, ("D3",), "!run")):
        t = there.table.copy()
        t.known = {card(one): (OTHER, DEALER) for one in known}
        seen = view(t, seat)
        legal = there.rules.legal(seen.table)
        assert there.rules.bots.advise(seen, legal, Random(1)).move == read(wanted)


def test_what_lies_on_the_heap_can_be_laid_off_by_nobody() -> None:
    there = turn(TWO_WAYS, "SK", "D6 CK SQ DJ H9 C8 S7 CA C2 C4", "H5", spread="knocker")
    there.table.limit = 10
    there.table.up.insert(0, card("HA"))
    there.table.stock.remove(card("HA"))
    there.does(OTHER, "!knock SK")
    seen = view(there.table, OTHER)
    advice = there.rules.bots.advise(seen, there.rules.legal(seen.table), Random(1))
    assert advice.move == read("!run")


def test_option_the_way_on_which_the_fewest_cards_fit_lies_by_itself() -> None:
    there = undecided(spread="fewest")
    assert there.phase == "lay_off" or there.over
    assert there.rows()[:2] == ["C3 S3 H3", "C5 S5 D5"]


# Gin.


def test_without_dead_wood_it_is_gin_and_no_knock() -> None:
    there = turn(GIN, "SK")
    assert [text for text in there.may() if "gin" in text] == ["!gin SK"]
    assert "!knock SK" not in there.may()
    assert there.why_not("!knock SK") == "that_is_gin"


def test_with_dead_wood_it_is_no_gin() -> None:
    assert turn(TEN_LEFT, "SK").reason("!gin SK") == Fact("not_gin", (10,))
    assert turn(GIN, "SK").why_not("!gin H5") == "not_gin"


def test_who_knocks_although_he_has_gin_is_asked_again() -> None:
    there = turn(GIN, "SA", first="D10")
    assert "!knock C4" in there.may()
    assert there.rules.show.doubt(there.table, read("!knock C4")) == Fact("gin_is_there")


def test_who_discards_although_he_has_gin_is_asked_again() -> None:
    there = turn(GIN, "SK")
    assert there.rules.show.doubt(there.table, read("SK")) == Fact("gin_is_given_up")
    assert there.rules.show.doubt(there.table, read("!gin SK")) is None
    there = turn(GIN, "SK", arrangement="by_hand")
    assert there.rules.show.doubt(there.table, read("SK")) is None


@pytest.mark.parametrize("first", ["CK", "HA", "D2"])
def test_gin_is_always_allowed(first: str) -> None:
    """GI-A24: there is no dead wood to limit."""
    assert turn(GIN, "SK", first=first).does(OTHER, "!gin SK").over


def test_on_gin_nothing_is_laid_off() -> None:
    """The cards that would fit count as dead wood, too."""
    there = turn(GIN, "SK", "H8 H9 CK CQ D2 DA S2 SA H3 DQ").does(OTHER, "!gin SK")
    assert there.over
    assert there.table.dead == [0, 56]
    assert there.points() == (25 + 56, 0)
    assert there.hand(DEALER) == ""


def test_after_a_spade_gin_counts_double() -> None:
    """GI-A7: the 25 as well as the dead wood."""
    there = turn(GIN, "CK", "H8 H9 SK CQ D2 DA S2 SA H3 DQ", "S5").does(OTHER, "!gin CK")
    assert there.points() == (2 * (25 + 56), 0)


def test_gin_beats_a_hand_without_dead_wood() -> None:
    """GI-A5: gin cannot be undercut."""
    there = turn(GIN, "SK", "D2 D3 D4 D5 S2 S3 S4 HJ HQ HK").does(OTHER, "!gin SK")
    assert there.points() == (25, 0)


def test_option_gin_with_all_eleven_cards() -> None:
    there = turn(GIN, "C5", "H8 H9 CK CQ D2 DA S2 SA H3 DQ", big_gin=31)
    assert there.offers("!big_gin") and there.offers("!gin")
    there.does(OTHER, "!big_gin")
    assert there.points() == (31 + 56, 0)
    assert there.table.aside[OTHER] == []
    there = turn(GIN, "SK", big_gin=31)
    assert there.reason("!big_gin") == Fact("not_all_melded", (10,))


def test_gin_of_eleven_is_not_played_as_a_rule() -> None:
    there = turn(GIN, "C5")
    assert not there.offers("!big_gin")
    assert there.why_not("!big_gin") == "now_discard"


# Laying off.


def test_the_loser_lays_off_card_by_card() -> None:
    """GI-A15: he alone; then the Spiel is over."""
    there = knocked()
    assert (there.phase, there.turn) == ("lay_off", DEALER)
    assert there.may() == ["!lay_off H8 1", "!lay_off H9 0", "!done"]
    there.does(DEALER, "!lay_off H8 1")
    assert there.may() == ["!lay_off H9 0", "!lay_off H9 1", "!done"]
    there.does(DEALER, "!lay_off H9 1")
    assert there.over
    assert there.rows()[1] == "H5 H6 H7 H8 H9"
    assert there.table.dead == [10, 15]


def test_he_need_not() -> None:
    """GI-A16: it is voluntary."""
    there = knocked().does(DEALER, "!done")
    assert there.table.dead == [10, 32]
    assert there.points() == (22, 0)


def test_his_hand_is_covered_until_he_is_done() -> None:
    """GI-A28: then it is melded as well as it can be."""
    there = knocked()
    assert set(codes(view(there.table, OTHER).table.hands[DEALER]).split()) == {"??"}
    there.does(DEALER, "!done")
    assert there.hand(DEALER) == ""
    assert there.rows()[3:] == ["CJ SJ HJ", "CQ SQ DQ", "D5 H8 H9 CK"]


def test_what_does_not_fit_is_refused() -> None:
    there = knocked()
    assert there.reason("!lay_off CK 0") == Fact("does_not_fit", (card("CK"),))
    assert there.why_not("!lay_off H8 0") == "does_not_fit"
    assert there.why_not("!lay_off D5 2") == "does_not_fit"
    assert there.why_not("!lay_off H8 7") == "does_not_fit"
    assert there.why_not("!lay_off S8 1") == "not_in_hand"
    assert there.why_not("H8") == "lay_it_on_a_meld"
    assert there.why_not("!lay_off") == "lay_off_or_done"
    assert there.why_not("!draw") == "lay_off_or_done"


def test_where_nothing_fits_nobody_is_asked() -> None:
    assert knocked("CJ SJ HJ DQ CQ SQ CK CA D2 DK").over


def test_what_fits_may_come_out_of_an_own_meld() -> None:
    """GI-A16: what he lays down is his own affair."""
    there = knocked("H8 C8 D8 CJ SJ HJ DK HK CQ SQ").does(DEALER, "!lay_off H8 1")
    assert there.over
    assert there.table.dead[DEALER] == 8 + 8 + 40


# What a deal brings.


def test_the_knocker_gets_the_difference() -> None:
    """Ten against ten after three cards were laid off; ten against fifteen after two."""
    there = knocked("CJ SJ HJ DQ CQ SQ H8 H9 CK H4")
    there.does(DEALER, "!lay_off H4 1", "!lay_off H8 1", "!lay_off H9 1")
    assert there.table.dead == [10, 10]
    there = knocked(JACKS)
    there.does(DEALER, "!lay_off H8 1", "!lay_off H9 1")
    assert there.points() == (5, 0)
    assert there.rules.show.line_name(there.line()) == Fact("knock")


def test_after_a_spade_it_is_doubled() -> None:
    """Five points, counted twice."""
    there = knocked(JACKS, "S10")
    there.does(DEALER, "!lay_off H8 1", "!lay_off H9 1")
    assert there.points() == (10, 0)


@pytest.mark.parametrize(("first", "points"), [("D10", 25), ("S10", 50)])
def test_as_much_dead_wood_is_undercut(first: str, points: int) -> None:
    """Ten against ten."""
    there = knocked("H8 H9 H10 HJ DK CK HK C2 S3 D5", first)
    there.does(DEALER, "!done")
    assert there.table.dead == [10, 10]
    assert there.points() == (0, points)
    assert there.rules.show.line_name(there.line()) == Fact("undercut")


@pytest.mark.parametrize(("first", "points"), [("D10", 33), ("S10", 66)])
def test_less_dead_wood_brings_the_difference_besides(first: str, points: int) -> None:
    """Two against ten."""
    there = knocked("C8 D8 S8 DK CK HK HJ SJ CJ C2", first)
    assert there.table.dead == [10, 2]
    assert there.points() == (0, points)


def test_no_dead_wood_after_laying_off_is_no_gin() -> None:
    """GI-A6: it is the undercut, with the difference and no more."""
    there = knocked("C8 D8 S8 DK CK HK CJ HJ SJ H8").does(DEALER, "!done")
    assert there.table.dead == [10, 0]
    assert there.points() == (0, 25 + 10)


def test_option_other_bonuses() -> None:
    there = knocked("C8 D8 S8 DK CK HK CJ HJ SJ H8", undercut_bonus=10).does(DEALER, "!done")
    assert there.points() == (0, 20)
    there = turn(GIN, "SK", "H8 H9 CK CQ D2 DA S2 SA H3 DQ", gin_bonus=50)
    assert there.does(OTHER, "!gin SK").points() == (106, 0)


def test_the_rows_lie_in_two_strips_with_their_dead_wood() -> None:
    there = knocked()
    (strip,) = there.rules.show.strips(there.table)
    assert (strip.rows, strip.caption) == ((0, 1, 2), Fact("spread", (OTHER, 10)))
    there.does(DEALER, "!done")
    _, second = there.rules.show.strips(there.table)
    assert (second.rows, second.caption) == ((3, 4, 5), Fact("spread", (DEALER, 32)))
    gin = turn(GIN, "SK").does(OTHER, "!gin SK")
    assert gin.rules.show.strips(gin.table)[0].caption == Fact("no_dead_wood", (OTHER,))
    assert gin.rules.show.status(gin.table, OTHER) == [Fact("gin")]


def test_in_an_evening_from_before_the_knocker_could_choose_his_hand_lies_by_itself() -> None:
    old = {name: value for name, value in RUNDE if name not in ("spread", "heap_in_a_row")}
    assert GinOptions.from_dict(old) == replace(RUNDE, spread="fewest")
