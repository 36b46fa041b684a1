"""Which cards are trumps, and how they stand: the cards of Ramsen."""

from __future__ import annotations

import pytest

from engine.cards import GERMAN_32, Card, card, cards, codes
from engine.games.ramsen.trumps import (
    BELLI,
    BIG_BOY,
    CRITICALS,
    DALLMUTZ,
    LITTLE_BOY,
    RANKINGS,
    trumps,
)

HIGH_TO_LOW = {
    "E": "EA S9 S7 EO EU EK E10 E9 E8 E7",
    "G": "GA S9 S7 EO EU GK GO GU G10 G9 G8 G7",
    "H": "HA S9 S7 EO EU HK HO HU H10 H9 H8 H7",
    "S": "SA S9 S7 EO EU SK SO SU S10 S8",
}
PLAIN = {
    "E": "EA EK E10 E9 E8 E7",
    "G": "GA GK GO GU G10 G9 G8 G7",
    "H": "HA HK HO HU H10 H9 H8 H7",
    "S": "SA SK SO SU S10 S8",
}
SUITS = "EGHS"


def plain_suits() -> list[tuple[str, str]]:
    return [(trump, suit) for trump in SUITS for suit in SUITS if suit != trump]


def test_the_four_permanent_trumps_are_nine_and_seven_of_bells_and_the_two_acorn_boys() -> None:
    assert (DALLMUTZ, BELLI, BIG_BOY, LITTLE_BOY) == CRITICALS == tuple(cards("S9 S7 EO EU"))


@pytest.mark.parametrize("suit", SUITS)
def test_the_trumps_run_sow_then_the_permanent_ones_then_the_rest_of_the_suit(suit: str) -> None:
    assert codes(trumps(suit)) == HIGH_TO_LOW[suit]


def test_leaves_and_hearts_have_twelve_trumps_acorns_and_bells_ten() -> None:
    assert [len(trumps(suit)) for suit in SUITS] == [10, 12, 12, 10]


@pytest.mark.parametrize("suit", SUITS)
def test_a_permanent_trump_keeps_its_place_when_its_own_suit_is_trump(suit: str) -> None:
    assert trumps(suit)[1:5] == list(CRITICALS)


@pytest.mark.parametrize("suit", SUITS)
def test_each_trump_beats_every_lower_trump(suit: str) -> None:
    order = cards(HIGH_TO_LOW[suit])
    for place, high in enumerate(order):
        for low in order[place + 1 :]:
            assert RANKINGS[suit].beats(high, low)
            assert not RANKINGS[suit].beats(low, high)


@pytest.mark.parametrize(("trump", "suit"), plain_suits())
def test_a_plain_suit_runs_sow_king_ober_unter_ten_to_seven(trump: str, suit: str) -> None:
    order = cards(PLAIN[suit])
    for place, high in enumerate(order):
        for low in order[place + 1 :]:
            assert RANKINGS[trump].beats(high, low)
            assert not RANKINGS[trump].beats(low, high)


@pytest.mark.parametrize(("trump", "suit"), plain_suits())
def test_the_permanent_trumps_belong_to_no_plain_suit(trump: str, suit: str) -> None:
    kind = RANKINGS[trump].kind
    assert {one for one in GERMAN_32 if kind[one] == suit} == set(cards(PLAIN[suit]))


@pytest.mark.parametrize("trump", SUITS)
def test_the_lowest_trump_beats_every_plain_card(trump: str) -> None:
    lowest = trumps(trump)[-1]
    for other in plain_cards(trump):
        assert RANKINGS[trump].beats(lowest, other)
        assert not RANKINGS[trump].beats(other, lowest)


@pytest.mark.parametrize("trump", SUITS)
def test_a_plain_card_never_beats_one_of_another_plain_suit(trump: str) -> None:
    for one in plain_cards(trump):
        for other in plain_cards(trump):
            if one.suit != other.suit:
                assert not RANKINGS[trump].beats(one, other)


def test_the_trump_unter_is_a_trump_like_the_rest() -> None:
    """RM-A20: a list that leaves it out is taken for an omission."""
    assert card("HU") in trumps("H")
    assert card("GU") in trumps("G")
    assert card("SU") in trumps("S")


def plain_cards(trump: str) -> list[Card]:
    return [one for one in GERMAN_32 if one not in cards(HIGH_TO_LOW[trump])]
