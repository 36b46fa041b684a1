"""A deal number means the same for ever. These orders are frozen: never change them."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.cards import GERMAN_32, codes
from engine.shuffle import first_dealer, numbered, shuffled


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


def test_the_seventeenth_deal_of_the_highest_seed_is_frozen() -> None:
    assert codes(numbered(GERMAN_32, 2**32 - 1, 17)) == (
        "S10 H7 EU H8 HK G9 S7 SA H9 G7 E10 GA H10 GK S9 E8 "
        "HA EK HO S8 E7 EA EO SK G10 GU G8 E9 GO HU SU SO"
    )


def test_the_first_dealers_are_frozen() -> None:
    assert [first_dealer(seed, 4) for seed in range(12)] == [3, 0, 3, 0, 0, 2, 3, 1, 0, 1, 2, 1]


def test_a_shuffled_pack_has_every_card_once() -> None:
    assert sorted(codes(shuffled(GERMAN_32, Random(5))).split()) == sorted(codes(GERMAN_32).split())


def test_shuffling_leaves_the_pack_as_it_was() -> None:
    pack = list(GERMAN_32)
    shuffled(pack, Random(5))
    assert pack == list(GERMAN_32)


def test_every_deal_of_every_evening_is_different() -> None:
    deals = {codes(numbered(GERMAN_32, seed, n)) for seed in range(20) for n in range(1, 21)}
    assert len(deals) == 400


def test_each_card_comes_to_each_place_about_as_often() -> None:
    tops = Counter(numbered(GERMAN_32, seed, 1)[0] for seed in range(3200))
    assert set(tops) == set(GERMAN_32)
    assert min(tops.values()) > 60 and max(tops.values()) < 150


def test_each_seat_deals_first_about_as_often() -> None:
    firsts = Counter(first_dealer(seed, 4) for seed in range(4000))
    assert all(900 < firsts[seat] < 1100 for seat in range(4))


def test_an_empty_pack_and_one_card_can_be_shuffled() -> None:
    assert shuffled([], Random(1)) == []
    assert shuffled(GERMAN_32[:1], Random(1)) == [GERMAN_32[0]]
