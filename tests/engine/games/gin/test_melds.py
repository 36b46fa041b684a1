"""Melds and dead wood: exact for any hand, proved against trying everything."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import pytest

from engine.cards import FRENCH_52, Card, card, cards, codes
from engine.games.gin.melds import (
    POINTS,
    RANK,
    RANKS,
    best_lay_offs,
    cards_of,
    dead_of,
    dead_wood,
    fits,
    is_set,
    lay_offs,
    mask_of,
    melding,
    with_card,
)

KNOCKER = [cards("H5 H6 H7"), cards("C9 D9 S9")]


# The slow way, which knows nothing of tables: every meld there is, in or out.


def is_meld(some: tuple[Card, ...]) -> bool:
    if len({one.rank for one in some}) == 1:
        return len(some) in (3, 4)
    ranks = sorted(RANKS.index(one.rank) for one in some)
    return len({one.suit for one in some}) == 1 and ranks[-1] - ranks[0] == len(some) - 1


MELDS = [
    *(
        tuple(card(suit + rank) for rank in RANKS[low : low + size])
        for suit in "CSHD"
        for size in range(3, 12)
        for low in range(len(RANKS) - size + 1)
    ),
    *(
        tuple(card(suit + rank) for suit in suits)
        for rank in RANKS
        for size in (3, 4)
        for suits in combinations("CSHD", size)
    ),
]


def tried(hand: list[Card]) -> int:
    """The least dead wood, found by trying every set of melds that do not overlap."""
    there = [meld for meld in MELDS if set(meld) <= set(hand)]

    @cache
    def least(left: frozenset[Card]) -> int:
        ways = [least(left - set(meld)) for meld in there if set(meld) <= left]
        return min([sum(POINTS[one] for one in left), *ways])

    return least(frozenset(hand))


def rich(rng: Random, number: int) -> list[Card]:
    """A hand full of melds that get into each other's way: whole melds, and what is left."""
    hand: list[Card] = []
    while len(hand) < number:
        for one in rng.choice(MELDS):
            if one not in hand and len(hand) < number:
                hand.append(one)
    return hand


def test_the_slow_way_knows_every_meld() -> None:
    assert all(map(is_meld, MELDS))
    assert len(MELDS) == len(set(MELDS)) == 4 * sum(range(3, 12)) + 13 * 5
    threes = [some for some in combinations(FRENCH_52, 3) if is_meld(some)]
    assert len(threes) == sum(len(meld) == 3 for meld in MELDS)


@pytest.mark.parametrize("number", [10, 11])
def test_the_best_melding_is_exact_for_any_hand(number: int) -> None:
    rng = Random(number)
    for _ in range(1500):
        hand = rng.sample(FRENCH_52, number)
        assert dead_wood(hand) == tried(hand), codes(hand)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("number", [10, 11])
def test_it_is_exact_where_melds_overlap(number: int) -> None:
    rng = Random(number + 1)
    for _ in range(1200):
        hand = rich(rng, number)
        assert dead_wood(hand) == tried(hand), codes(hand)


@pytest.mark.parametrize("number", [10, 11])
def test_it_is_exact_in_a_corner_of_the_pack(number: int) -> None:
    """Four ranks of four suits: nothing but runs and sets that share their cards."""
    rng = Random(number + 2)
    for low in range(10):
        corner = [one for one in FRENCH_52 if low <= RANK[one] < low + 4]
        for _ in range(40):
            hand = rng.sample(corner, number)
            assert dead_wood(hand) == tried(hand), codes(hand)


@pytest.mark.parametrize("number", [7, 10, 11])
def test_a_melding_is_melds_and_the_rest_of_the_hand(number: int) -> None:
    rng = Random(number)
    for _ in range(500):
        hand = rich(rng, number)
        best = melding(hand)
        parts = [*best.melds, best.dead]
        assert sorted(codes(hand).split()) == sorted(codes(one for p in parts for one in p).split())
        assert all(map(is_meld, best.melds))
        assert best.points == sum(POINTS[one] for one in best.dead) == dead_wood(hand)
        rng.shuffle(hand)
        assert melding(hand) == best


def test_a_mask_is_its_cards() -> None:
    rng = Random(3)
    hand = rng.sample(FRENCH_52, 10)
    assert set(cards_of(mask_of(hand))) == set(hand)
    assert dead_of(mask_of(hand)) == dead_wood(hand)
    assert dead_wood([]) == 0


# What the rules say.


@pytest.mark.parametrize(
    ("hand", "dead"),
    [
        ("S4 S5 S6 H6 D6 C2 C3 C4 HK HA", 20),
        ("S4 S5 S6 S7 H7 D7 CA C2 C3 HK", 10),
        ("H5 H6 H7 C9 D9 S9 S2 DA C3 D4", 10),
        ("CJ SJ HJ DQ CQ SQ H8 H9 CK D4", 31),
        ("D2 DA D6 D7 D10 C5 C6 C7 SK HK", 46),
    ],
)
def test_hands_worked_out_by_hand(hand: str, dead: int) -> None:
    assert dead_wood(cards(hand)) == dead


@pytest.mark.parametrize(
    ("code", "points"), [("SA", 1), ("S2", 2), ("S9", 9), ("S10", 10), ("SJ", 10), ("SK", 10)]
)
def test_ace_is_one_pips_count_and_pictures_are_ten(code: str, points: int) -> None:
    assert POINTS[card(code)] == points


def test_the_ace_is_always_low() -> None:
    """GI-A25: no run goes round the corner."""
    assert dead_wood(cards("HA H2 H3")) == 0
    assert dead_wood(cards("HQ HK HA")) == 21
    assert dead_wood(cards("HK HA H2")) == 13


def test_two_cards_are_no_meld() -> None:
    assert dead_wood(cards("H5 H6 D9 C9")) == 29


def test_runs_are_of_one_suit() -> None:
    assert dead_wood(cards("H5 S6 H7")) == 18


def test_of_equal_meldings_the_one_on_which_less_fits() -> None:
    """GI-A28: the Eight of hearts with the other Eights: only the Four fits, and not the Nine."""
    best = melding(cards("H5 H6 H7 H8 C8 D8 S8"))
    assert [codes(meld) for meld in best.melds] == ["C8 S8 H8 D8", "H5 H6 H7"]


# Laying off.


@pytest.mark.parametrize(
    ("code", "meld"),
    [("H4", 0), ("H8", 0), ("H10", None), ("S8", None), ("H2", None), ("D5", None)],
)
def test_a_card_is_laid_off_at_either_end_of_a_run(code: str, meld: int | None) -> None:
    there = lay_offs(KNOCKER, cards(code))
    assert there == ([] if meld is None else [(card(code), meld)])


def test_the_fourth_card_goes_to_a_set() -> None:
    assert lay_offs(KNOCKER, cards("H9 HK")) == [(card("H9"), 1)]
    assert is_set(KNOCKER[1]) and not is_set(KNOCKER[0])


def test_nothing_goes_around_the_corner() -> None:
    assert not fits(cards("HJ HQ HK"), card("HA"))
    assert not fits(cards("HA H2 H3"), card("HK"))


def test_a_meld_lies_low_to_high_with_what_was_laid_off() -> None:
    assert codes(with_card(cards("H9 H10 HJ"), card("H8"))) == "H8 H9 H10 HJ"


def left_after(melds: str, hand: str) -> int:
    """The dead wood that the best laying off leaves."""
    lying = [cards(meld) for meld in melds.split(" | ")]
    rest = cards(hand)
    for one, number in best_lay_offs(lying, rest):
        assert fits(lying[number], one)
        lying[number] = with_card(lying[number], one)
        rest.remove(one)
    return dead_wood(rest)


def test_one_card_may_follow_another() -> None:
    """GI-A14: the run has grown by the first."""
    assert left_after("H5 H6 H7 | C9 D9 S9", "CJ SJ HJ DQ CQ SQ H8 H9 CK D4") == 14
    assert left_after("D3 D4 D5 | S10 H10 C10", "D2 DA D6 D7 D10 C5 C6 C7 SK HK") == 20


def test_own_melds_are_broken_only_where_it_helps() -> None:
    """GI-A16: the Eight leaves a set of four and takes the Nine along; of three it stays."""
    assert left_after("H5 H6 H7", "H8 C8 D8 S8 H9 CK SQ DA") == 21
    assert best_lay_offs([cards("H5 H6 H7")], cards("H8 C8 D8 CK")) == []


def test_as_few_cards_as_will_do_are_laid_off() -> None:
    assert best_lay_offs(KNOCKER, cards("CA C2 C3 H9 H10 HJ")) == []


def test_laying_off_is_the_best_of_every_way() -> None:
    """Against trying every card in every order, without remembering anything."""

    def least(melds: list[list[Card]], hand: list[Card]) -> int:
        ways = [tried(hand)]
        for one, number in lay_offs(melds, hand):
            grown = [*melds[:number], with_card(melds[number], one), *melds[number + 1 :]]
            ways.append(least(grown, [other for other in hand if other is not one]))
        return min(ways)

    rng = Random(5)
    laid = 0
    for _ in range(150):
        melds = [list(meld) for meld in rng.sample(MELDS, 2) if len(meld) < 5]
        taken = [one for meld in melds for one in meld]
        if not melds or len(set(taken)) < len(taken):
            continue
        near = [
            one
            for one in FRENCH_52
            if one not in taken and any(abs(RANK[one] - RANK[other]) < 3 for other in taken)
        ]
        hand = rng.sample(near, 8)
        text = " | ".join(map(codes, melds))
        assert left_after(text, codes(hand)) == least(melds, hand), (text, codes(hand))
        laid += left_after(text, codes(hand)) < dead_wood(hand)
    assert laid > 20
