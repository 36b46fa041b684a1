"""The tricks of Ramsen: follow, trump, and head in both."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import GERMAN_32, Card, cards, codes
from tests.engine.games.ramsen.positions import (
    FOREHAND,
    REARHAND,
    dealt,
    position,
)
from tests.engine.games.ramsen.test_trumps import HIGH_TO_LOW

# Who leads.


def test_whoever_has_folded_is_passed_over_in_the_tricks() -> None:
    there = dealt().each("!stand !stand !stand !stand !play !pass !play !pass")
    first = there.cards().split()[0]
    there.does(FOREHAND, first)
    assert there.turn == REARHAND


# Follow, trump, head.


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


def test_a_player_who_was_not_in_has_no_number_on_the_line() -> None:
    there = dealt(players=3).each("!stand !stand !stand !play !pass !play")
    while there.phase:
        there.does(there.turn, there.cards().split()[0])
    assert there.line().values[1] is None
    assert sum(value or 0 for value in there.line().values) == 5


# Names.


def test_the_permanent_trumps_have_names_in_bavaria() -> None:
    game = dealt().rules
    names = [game.show.nickname(one) for one in cards("S9 S7 EO EU")]
    assert names == ["dallmutz", "belli", "big_boy", "little_boy"]
    assert game.show.nickname(cards("HA")[0]) == ""


def test_at_zaisertshofen_they_are_not_individually_named() -> None:
    game = dealt(finish="bolla", bid_before_exchange=True).rules
    assert {game.show.nickname(one) for one in cards("S9 S7 EO EU")} == {"critical"}
    assert game.show.nickname(cards("SA")[0]) == ""


def test_a_hand_is_held_trumps_first_then_suit_by_suit_high_to_low() -> None:
    there = position(trump="H", hand="E7 H7 GA EO E10 S9")
    hand = there.rules.show.sorted_hand(there.table, there.table.hands[0])
    assert codes(hand) == "S9 EO H7 E10 E7 GA"


def test_before_there_is_a_trump_a_hand_is_held_in_the_order_of_the_pack() -> None:
    there = dealt()
    there.table.trump = ""
    assert codes(there.rules.show.sorted_hand(there.table, cards("S9 H7 GA E7"))) == "E7 GA H7 S9"
