"""A deal number means the same for ever. These orders are frozen: never change them."""

from __future__ import annotations

from collections import Counter

from engine.cards import GERMAN_32, codes
from engine.shuffle import first_dealer, numbered


def test_the_first_deal_of_seed_0_is_frozen() -> None:
    assert codes(numbered(GERMAN_32, 0, 1)) == (
        "G7 H10 E10 S9 S10 SO SA SU E9 G9 H7 HU GK S8 EK SK "
        "EO HA E7 E8 GO H9 HO S7 GU G8 GA H8 HK EA G10 EU"
    )


def test_the_first_deal_of_seed_1844_is_frozen() -> None:
    assert codes(numbered(GERMAN_32, 1844, 1)) == (
        "SK EK GO EA H9 G10 HA S9 SA H10 E7 G8 E9 H7 HU S8 "
        "GU EO H8 S7 GK HK HO GA SU S10 E10 G9 E8 SO G7 EU"
    )


def test_the_first_dealers_are_frozen() -> None:
    assert [first_dealer(seed, 4) for seed in range(12)] == [3, 0, 3, 0, 0, 2, 3, 1, 0, 1, 2, 1]


def test_each_card_comes_to_each_place_about_as_often() -> None:
    tops = Counter(numbered(GERMAN_32, seed, 1)[0] for seed in range(3200))
    assert set(tops) == set(GERMAN_32)
    assert min(tops.values()) > 60 and max(tops.values()) < 150


def test_each_seat_deals_first_about_as_often() -> None:
    firsts = Counter(first_dealer(seed, 4) for seed in range(4000))
    assert all(900 < firsts[seat] < 1100 for seat in range(4))
