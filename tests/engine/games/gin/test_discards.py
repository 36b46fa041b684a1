"""Discards in masks: the least dead wood is the least, and what may yet save points is kept."""

from __future__ import annotations

from itertools import combinations

from engine.cards import FRENCH_52, card, cards
from engine.games.gin.discards import (
    FULL,
    danger,
    least_discard,
    promise,
    usable,
)
from engine.games.gin.ending import after_discard
from engine.games.gin.melds import BIT, cards_of, dead_of, dead_wood, mask_of, melding
from tests.engine.games.gin.positions import hands, hopeful


def test_the_quick_discard_leaves_as_little_as_the_best() -> None:
    for hand in hands(900, 11):
        bit, left = least_discard(mask_of(hand))
        assert left == min(after_discard(hand, hand).values())
        assert dead_of(mask_of(hand) ^ bit) == left


def test_a_card_just_taken_up_is_kept() -> None:
    for hand in hands(300, 11):
        kept = hand[-1]
        bit, left = least_discard(mask_of(hand), BIT[kept])
        assert bit != BIT[kept]
        assert left == min(after_discard(hand, hand[:-1]).values())


def test_what_no_meld_could_use_is_in_no_meld() -> None:
    for hand in hands(600, 10):
        used = usable(mask_of(hand))
        for meld in melding(hand).melds:
            assert mask_of(meld) & used == mask_of(meld)


def test_a_card_promises_its_points_for_each_card_that_makes_a_meld_with_it() -> None:
    """By trying every card that there is."""
    for hand in hands(40, 10):
        mask = mask_of(hand)
        for one in cards_of(mask & ~usable(mask)):
            bit = BIT[one]
            others = [dead for dead in hand if dead is not one]
            made = {
                new
                for new in FRENCH_52
                if new not in hand and any(not dead_wood([one, new, other]) for other in others)
            }
            assert promise(bit, mask, 0, 0) == len(made) * dead_wood([one])
            assert promise(bit, mask, mask, mask_of(made)) == 0


def test_half_the_points_of_the_other_card_count_where_that_is_dead_too() -> None:
    hand = mask_of(cards("D9 H9 S9 C9 D10"))
    (ten,) = (BIT[one] for one in cards("D10"))
    jack_and_eight = 2 * 10
    assert promise(ten, hand, 0, 0) == jack_and_eight
    assert promise(ten, hand, mask_of(cards("D9")), 0) == jack_and_eight + 2 * 4.5


def test_danger_is_how_likely_the_other_has_two_that_make_a_meld() -> None:
    """Each pair that would, one by one."""
    seven = card("S7")
    pairs = [
        pair
        for pair in combinations([one for one in FRENCH_52 if one is not seven], 2)
        if not dead_wood([seven, *pair])
    ]
    assert len(pairs) == 6
    unseen = FULL ^ BIT[seven]
    assert abs(danger(BIT[seven], 0, unseen, 0.5) - 6 * 0.25) < 1e-9
    eight, nine = cards("S8 S9")
    known = BIT[eight]
    assert abs(danger(BIT[seven], known, unseen ^ known, 0.5) - (4 * 0.25 + 2 * 0.5)) < 1e-9
    assert danger(BIT[seven], BIT[eight] | BIT[nine], 0, 0.5) == 1.0


def test_a_card_without_neighbours_goes_before_one_of_a_pair() -> None:
    assert hopeful("DK HK C5 C6 C7 S2 S3 S4 H9 D9 SQ") == "SQ"
    assert hopeful("DK HK C5 C6 C7 S2 S3 S4 H9 D9 SQ", gone="CK SK") in ("DK", "HK")


def test_a_pair_of_which_the_others_are_gone_is_no_pair() -> None:
    hand = "DK HK C5 C6 C7 S2 S3 S4 H9 D9 DA"
    assert hopeful(hand, gone="CK SK DQ HQ") in ("DK", "HK")


def test_a_hand_of_melds_throws_what_costs_the_least() -> None:
    hand = "C5 C6 C7 C8 S2 S3 S4 H9 D9 S9 C9"
    assert dead_wood([one for one in cards(hand) if one.code != hopeful(hand)]) == 0


def test_what_was_taken_up_is_not_thrown_again() -> None:
    hand = "DK HQ C5 C6 C7 S2 S3 S4 H9 D9 H6"
    assert hopeful(hand) == "DK"
    assert hopeful(hand, kept="DK") != "DK"
