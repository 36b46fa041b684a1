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
    JACKS,
    OTHER,
    TEN_LEFT,
    TWO_WAYS,
    failed,
    knocked,
    turn,
    undecided,
)

# The knock.


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


# The failed knock.


def test_the_card_is_turned_over_and_the_other_goes_on_with_both_piles() -> None:
    """GI-A17: it is the top of the heap."""
    there = failed()
    assert there.heap() == "D5 SK"
    assert there.turn == DEALER
    there.does(DEALER, "!take")
    assert there.hand(DEALER).endswith("SK")


def test_the_other_has_seen_the_hand_and_knows_it() -> None:
    """GI-A18: it is covered again, but not forgotten."""
    there = failed()
    assert there.table.hands[OTHER] == view(there.table, DEALER).table.hands[OTHER]
    assert "??" in codes(view(there.table, OTHER).table.hands[DEALER])
    there.does(DEALER, "!draw", "DK").does(OTHER, "!draw")
    seen = codes(view(there.table, DEALER).table.hands[OTHER])
    assert seen == "?? H5 H6 H7 C9 D9 S9 DA S2 C3 CA"


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


# How the knocker's cards lie.


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


@pytest.mark.parametrize("hand", [TEN_LEFT, "C4 S4 H4 D4 H5 H6 C8 S8 D8 DA"])
def test_where_nothing_differs_he_is_not_asked(hand: str) -> None:
    there = turn(hand, "SK", JACKS, spread="knocker").does(OTHER, "!knock SK")
    assert (there.phase, there.turn) == ("lay_off", DEALER)


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


# Laying off.


def test_his_hand_is_covered_until_he_is_done() -> None:
    """GI-A28: then it is melded as well as it can be."""
    there = knocked()
    assert set(codes(view(there.table, OTHER).table.hands[DEALER]).split()) == {"??"}
    there.does(DEALER, "!done")
    assert there.hand(DEALER) == ""
    assert there.rows()[3:] == ["CJ SJ HJ", "CQ SQ DQ", "D5 H8 H9 CK"]


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


@pytest.mark.parametrize(("first", "points"), [("D10", 25), ("S10", 50)])
def test_as_much_dead_wood_is_undercut(first: str, points: int) -> None:
    """Ten against ten."""
    there = knocked("H8 H9 H10 HJ DK CK HK C2 S3 D5", first)
    there.does(DEALER, "!done")
    assert there.table.dead == [10, 10]
    assert there.points() == (0, points)
    assert there.rules.show.line_name(there.line()) == Fact("undercut")


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
    assert GinOptions.from_dict(old) == replace(RUNDE, spread="fewest", heap_in_a_row=10)
