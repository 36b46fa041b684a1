"""The tricks of Ramsen: follow, trump, and head in both."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import GERMAN_32, Card, cards, codes
from engine.facts import Fact
from engine.sheet import Note
from tests.engine.games.ramsen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    position,
    tricks,
)
from tests.engine.games.ramsen.test_trumps import HIGH_TO_LOW

# Who leads.


def test_forehand_leads_to_the_first_trick() -> None:
    there = dealt().each("!stand !stand !stand !stand !play !play !play !play")
    assert there.phase == "tricks"
    assert there.turn == FOREHAND
    assert there.facts()[-1] == Fact("leads", (FOREHAND,))


@pytest.mark.parametrize(
    ("bids", "leader"),
    [
        ("!pass !play !play !play", SECOND),
        ("!pass !pass !play !play", REARHAND),
        ("!play !pass !pass !play", FOREHAND),
        ("!pass !play !pass !play", SECOND),
    ],
)
def test_if_forehand_has_folded_the_next_in_seniority_leads(bids: str, leader: int) -> None:
    """RM-A21: the next player clockwise who is in."""
    assert dealt().each("!stand !stand !stand !stand " + bids).turn == leader


def test_whoever_has_folded_is_passed_over_in_the_tricks() -> None:
    there = dealt().each("!stand !stand !stand !stand !play !pass !play !pass")
    first = there.cards().split()[0]
    there.does(FOREHAND, first)
    assert there.turn == REARHAND


def test_any_card_may_be_led() -> None:
    """RM-A23: in Bavaria the leader is free."""
    assert position(trump="H", hand="HA E7 G9 S9 SA").may() == "HA E7 G9 S9 SA"


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    there = tricks("H", "G7 E7", "G8 E8", "GA E9", "G9 E10").each("G7 G8 GA G9")
    assert there.turn == REARHAND
    assert there.table.leader == REARHAND


# Follow, trump, head.


def test_an_acorn_ober_is_no_acorn() -> None:
    assert position(trump="H", trick="EK", hand="EO E7 HA").may() == "E7"


def test_the_trick_must_be_headed_in_the_suit_led() -> None:
    there = position(trump="H", trick="EK", hand="EA E7 G9")
    assert there.may() == "EA"
    assert there.reason("E7") == Fact("must_head", (cards("EK")[0],))
    assert there.reason("G9") == Fact("must_follow", ("E",))


def test_whoever_cannot_follow_must_trump() -> None:
    there = position(trump="H", trick="EK", hand="EO H7 GA")
    assert there.may() == "EO H7"
    assert there.reason("GA") == Fact("must_trump", ("E",))


def test_a_trumped_trick_must_be_headed_with_a_higher_trump() -> None:
    there = position(trump="H", trick="EK H10", hand="H8 HO G7")
    assert there.may() == "HO"
    assert there.why_not("H8") == "must_head"
    assert there.why_not("G7") == "must_trump"


def test_a_trump_led_must_be_followed_and_headed() -> None:
    there = position(trump="H", trick="EO", hand="S9 HA H7")
    assert there.may() == "S9 HA"
    assert there.why_not("H7") == "must_head"


def test_when_trump_is_led_a_permanent_trump_follows() -> None:
    there = position(trump="H", trick="HK", hand="EU E7 S8")
    assert there.may() == "EU"
    assert there.why_not("E7") == "must_follow_trump"


def test_when_a_permanent_trump_is_led_trump_is_led() -> None:
    assert position(trump="G", trick="S7", hand="S8 SA G7").may() == "G7"


def test_who_cannot_head_in_the_suit_may_play_any_card_of_it() -> None:
    assert position(trump="H", trick="GA", hand="GK G7 HA").may() == "GK G7"


def test_who_can_head_may_choose_with_which_card() -> None:
    assert position(trump="H", trick="G10", hand="GK G7 GA").may() == "GK GA"


def test_a_trumped_suit_cannot_be_headed_so_any_card_of_it_will_do() -> None:
    """RM-A17: following comes first, and no card of a suit heads a trump."""
    assert position(trump="H", trick="EK H7", hand="EA E7 HA").may() == "EA E7"


def test_who_is_void_must_trump_even_too_low() -> None:
    """RM-A18: the duty to trump stays where no trump can win."""
    there = position(trump="H", trick="EK HA", hand="H7 H8 GA")
    assert there.may() == "H7 H8"
    assert there.why_not("GA") == "must_trump"


def test_who_can_neither_follow_nor_trump_may_throw_in_any_card() -> None:
    assert position(trump="H", trick="EK", hand="G7 GA S8 SA").may() == "G7 GA S8 SA"


def test_who_has_neither_trump_nor_suit_may_throw_in_anything_to_a_trump_led() -> None:
    assert position(trump="H", trick="HA", hand="G7 GA S8").may() == "G7 GA S8"


def test_with_bells_as_trump_the_nine_stands_above_the_king() -> None:
    """RM-A19: permanent trumps keep their place in their own suit."""
    assert position(trump="S", trick="SK", hand="S9 SO S8").may() == "S9"
    assert position(trump="S", trick="S9", hand="SK SO SA").may() == "SA"


def test_with_acorns_as_trump_ober_and_unter_stand_above_the_king() -> None:
    assert position(trump="E", trick="EK", hand="EU E10 EO").may() == "EU EO"


def test_the_trump_sow_is_beaten_by_nothing() -> None:
    assert position(trump="G", trick="GA", hand="S9 S7 EO EU").may() == "S9 S7 EO EU"


def test_what_is_to_be_beaten_is_the_best_card_so_far_not_the_first() -> None:
    assert position(trump="H", trick="E8 EK", hand="E10 EA").may() == "EA"
    assert position(trump="H", trick="E8 G7 H7", hand="H8 H9").may() == "H8 H9"


def test_a_card_thrown_in_takes_nothing() -> None:
    there = tricks("H", "E8 G8", "GA S8", "E7 SA").each("E8 GA E7")
    assert there.turn == FOREHAND


def test_a_call_is_no_card() -> None:
    assert position(trump="H", trick="EK", hand="E7 G7").why_not("!pass") == "put_a_card"


def test_a_card_of_another_hand_cannot_be_played() -> None:
    assert position(trump="H", trick="EK", hand="E7 G7").why_not("EA") == "not_in_hand"


def by_the_book(trump: str, trick: list[str], hand: list[str]) -> list[str]:
    """The duties as the text has them, one after the other: follow the suit led; who cannot must
    trump; in both cases head the trick who can; who can neither follow nor trump is free."""
    if not trick:
        return hand
    trumps = HIGH_TO_LOW[trump].split()
    ranks = ["A", "K", "O", "U", "10", "9", "8", "7"]

    def suit(one: str) -> str:
        return "trumps" if one in trumps else one[0]

    def height(one: str) -> int:
        return -(trumps.index(one) if one in trumps else 100 + ranks.index(one[1:]))

    trumped = [one for one in trick if one in trumps]
    following = [one for one in trick if suit(one) == suit(trick[0])]
    best = max(trumped or following, key=height)
    may = [one for one in hand if suit(one) == suit(trick[0])]
    may = may or [one for one in hand if one in trumps]
    if not may:
        return hand
    heading = [
        one
        for one in may
        if (one in trumps and best not in trumps)
        or (suit(one) == suit(best) and height(one) > height(best))
    ]
    return heading or may


@settings(max_examples=400)
@given(
    trump=st.sampled_from("EGHS"),
    dealt_out=st.lists(st.sampled_from(GERMAN_32), min_size=1, max_size=9, unique=True),
    down=st.integers(0, 4),
)
def test_what_is_legal_is_what_the_book_says(trump: str, dealt_out: list[Card], down: int) -> None:
    played, hand = dealt_out[: min(down, len(dealt_out) - 1)], dealt_out[down:] or dealt_out[-1:]
    there = position(trump=trump, trick=codes(played), hand=codes(hand))
    book = by_the_book(trump, codes(played).split(), codes(hand).split())
    assert there.may().split() == book


# Bars, and the end of a deal.


def test_a_deal_has_five_tricks_and_a_bar_for_each() -> None:
    there = tricks("H", "HA S9 S7 EO E7", "H7 H8 H9 H10 E8", "G7 G8 G9 GU E9")
    there.each("HA H7 G7 S9 H8 G8 S7 H9 G9 EO H10 GU E7 E8 E9")
    assert there.over
    assert there.line().values == (4, 0, 1)


def test_a_player_who_was_not_in_has_no_number_on_the_line() -> None:
    there = dealt(players=3).each("!stand !stand !stand !play !pass !play")
    while there.phase:
        there.does(there.turn, there.cards().split()[0])
    assert there.line().values[1] is None
    assert sum(value or 0 for value in there.line().values) == 5


def test_the_game_ends_with_the_trick_that_completes_the_crosses() -> None:
    """RM-A14: who needs two and takes the first and third trick has won then."""
    there = tricks("H", "HA G7 S9 E7", "H7 GA H8 E8", "H9 G8 H10 E9", needed="2 10 10")
    there.each("HA H7 H9 G7 GA G8")
    assert there.turn == SECOND
    there.each("E8 E9 E7")
    assert there.turn == REARHAND
    there.each("H10 S9 H8")
    assert there.over
    assert there.line().values == (2, 1, 1)
    assert there.line().notes == (Note("finished", FOREHAND),)
    assert there.facts()[-1] == Fact("completes", (FOREHAND,))


def test_the_first_to_complete_wins_though_another_could_in_the_same_deal() -> None:
    there = tricks("H", "HA E7", "H7 GA", "H8 E8", needed="1 1 10").each("HA H7 H8")
    assert there.over
    assert there.line().values == (1, 0, 0)


def test_option_the_deal_is_played_to_its_end() -> None:
    there = tricks("H", "HA E7", "H7 GA", "H8 EA", needed="1 9 1", stop_at_last_bar=False)
    there.each("HA H7 H8")
    assert there.phase == "tricks"
    there.each("E7 GA EA")
    assert there.over
    assert there.line().values == (1, 0, 1)
    assert there.line().notes == (Note("finished", FOREHAND), Note("finished", REARHAND))


@pytest.mark.parametrize("finish", ["places", "bolla"])
def test_a_deal_goes_on_behind_the_first_finisher_where_the_game_does(finish: str) -> None:
    there = tricks("H", "HA E7", "H7 EA", "H8 E8", needed="1 9 9", finish=finish)
    there.each("HA H7 H8")
    assert not there.over
    assert there.does(FOREHAND, "E7").each("EA E8").line().values == (1, 1, 0)


@pytest.mark.parametrize("finish", ["places", "bolla"])
def test_a_deal_ends_when_only_one_has_open_crosses(finish: str) -> None:
    there = tricks("H", "HA E7 G7", "H7 EA G8", "H8 E8 G9", needed="1 1 9", finish=finish)
    there.each("HA H7 H8 E7 EA E8")
    assert there.over
    assert there.line().notes == (Note("finished", FOREHAND), Note("finished", SECOND))


def test_a_finisher_who_takes_more_tricks_takes_them_for_nothing() -> None:
    """RM-A15: surplus bars are lost; and nothing is completed twice."""
    there = tricks("H", "HA S9", "H7 H8", "E7 E8", needed="1 9 9", finish="places")
    there.each("HA H7 E7 S9 H8 E8")
    assert there.table.open == [0, 9, 9]
    assert there.line().notes == (Note("finished", FOREHAND),)


# Swiss leads.


def test_option_swiss_the_leader_with_the_trump_sow_opens_with_it() -> None:
    there = tricks("H", "E7 HA S9", "H7 H8 H9", "G7 G8 G9", swiss_leads=True)
    assert there.may() == "HA"
    assert there.why_not("E7") == "sow_opens"


def test_option_swiss_without_the_trump_sow_anything_opens() -> None:
    there = tricks("H", "E7 HK S9", "H7 H8 H9", "G7 G8 G9", swiss_leads=True)
    assert there.may() == "E7 HK S9"


def test_option_swiss_the_second_trick_must_be_led_with_trump() -> None:
    there = tricks("H", "HA E7 S9", "H7 H8 E8", "G7 G8 G9", swiss_leads=True).each("HA H7 G7")
    assert there.may() == "S9"
    assert there.why_not("E7") == "second_trick_trump"


def test_option_swiss_without_a_trump_the_second_trick_is_led_with_anything() -> None:
    there = tricks("H", "HA E7 G9", "H7 H8 E8", "G7 G8 E9", swiss_leads=True).each("HA H7 G7")
    assert there.may() == "E7 G9"


def test_option_swiss_the_third_trick_is_led_with_anything() -> None:
    hands = ("HA S9 E7 S7", "H7 H8 E8 E9", "G7 G8 G9 GU")
    there = tricks("H", *hands, swiss_leads=True).each("HA H7 G7 S9 H8 G8")
    assert there.may() == "E7 S7"


# Names.


def test_the_permanent_trumps_have_names_in_bavaria() -> None:
    game = dealt().rules
    names = [game.nickname(one) for one in cards("S9 S7 EO EU")]
    assert names == ["dallmutz", "belli", "big_boy", "little_boy"]
    assert game.nickname(cards("HA")[0]) == ""


def test_at_zaisertshofen_they_are_not_individually_named() -> None:
    game = dealt(finish="bolla", bid_before_exchange=True).rules
    assert {game.nickname(one) for one in cards("S9 S7 EO EU")} == {"critical"}
    assert game.nickname(cards("SA")[0]) == ""


def test_a_hand_is_held_trumps_first_then_suit_by_suit_high_to_low() -> None:
    there = position(trump="H", hand="E7 H7 GA EO E10 S9")
    hand = there.rules.sorted_hand(there.table, there.table.hands[0])
    assert codes(hand) == "S9 EO H7 E10 E7 GA"


def test_before_there_is_a_trump_a_hand_is_held_in_the_order_of_the_pack() -> None:
    there = dealt()
    there.table.trump = ""
    assert codes(there.rules.sorted_hand(there.table, cards("S9 H7 GA E7"))) == "E7 GA H7 S9"


def test_the_dealer_is_the_last_to_play_to_the_first_trick() -> None:
    there = tricks("H", "E7 G7", "E8 G8", "E9 G9", "E10 G10").each("E7 E8 E9")
    assert there.turn == DEALER
