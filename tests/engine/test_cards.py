"""Cards and packs."""

from __future__ import annotations

import copy
import pickle

import pytest

from engine.cards import (
    BACK,
    FRENCH_32,
    FRENCH_WELI,
    GERMAN_32,
    GERMAN_33,
    GERMAN_36,
    WELI,
    Card,
    UnknownCard,
    card,
    cards,
    codes,
    pack_of,
)


def test_a_card_is_one_object_for_ever() -> None:
    one = card("HA")
    assert card("HA") is one
    assert pickle.loads(pickle.dumps(one)) is one
    assert copy.copy(one) is one
    assert copy.deepcopy([one])[0] is one


def test_the_back_of_a_card_is_one_object_too() -> None:
    assert pickle.loads(pickle.dumps(BACK)) is BACK


def test_a_code_is_the_suit_letter_and_the_rank() -> None:
    one = card("S10")
    assert (one.suit, one.rank, one.code) == ("S", "10", "S10")
    assert str(one) == "S10"
    assert repr(one) == "card('S10')"


@pytest.mark.parametrize("text", ["", "H", "A", "HX", "ha", "H1", "XA", "HA "])
def test_a_text_that_names_no_card_is_refused(text: str) -> None:
    with pytest.raises(UnknownCard):
        card(text)


def test_cards_are_read_from_a_text_in_its_order() -> None:
    assert cards("H7 EO S10") == [card("H7"), card("EO"), card("S10")]
    assert cards("") == []


def test_one_unknown_card_spoils_the_text() -> None:
    with pytest.raises(UnknownCard):
        cards("H7 H77")


def test_codes_is_the_twin_of_cards() -> None:
    assert codes(cards("H7 EO S10")) == "H7 EO S10"
    assert cards(codes(GERMAN_32)) == list(GERMAN_32)


def test_the_german_pack_has_eight_cards_in_each_of_four_suits() -> None:
    assert len(GERMAN_32) == len(set(GERMAN_32)) == 32
    for suit in "EGHS":
        ranks = [one.rank for one in GERMAN_32 if one.suit == suit]
        assert ranks == ["A", "K", "O", "U", "10", "9", "8", "7"]


def test_the_weli_is_a_card_of_its_own() -> None:
    assert card("SW") is WELI and pickle.loads(pickle.dumps(WELI)) is WELI
    assert WELI is not card("S6") and WELI.suit == "S"
    assert cards(codes(GERMAN_33)) == list(GERMAN_33)


@pytest.mark.parametrize("text", ["EW", "HW", "CW", "W"])
def test_there_is_no_other_weli(text: str) -> None:
    with pytest.raises(UnknownCard):
        card(text)


@pytest.mark.parametrize(
    ("pack", "number", "lowest"),
    [
        (FRENCH_32, 32, "D7"),
        (GERMAN_33, 33, "SW"),
        (GERMAN_36, 36, "S6"),
    ],
)
def test_packs_of_20_33_and_36_cards(pack: tuple[Card, ...], number: int, lowest: str) -> None:
    assert len(pack) == len(set(pack)) == number
    assert pack[-1] is card(lowest)
    assert (FRENCH_WELI in pack) == (lowest == "DW")


def test_a_pack_is_made_suit_by_suit_high_to_low() -> None:
    assert codes(pack_of("CD", ("A", "K", "Q"))) == "CA CK CQ DA DK DQ"


def test_the_back_has_no_suit_and_is_in_no_pack() -> None:
    assert BACK.suit == ""
    assert BACK not in GERMAN_32
