"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

from engine.cards import FRENCH_52, card, cards, codes
from engine.games.gin.discards import FULL, danger
from engine.games.gin.ending import after_discard
from engine.games.gin.heuristic import expected
from engine.games.gin.melds import BIT, RANK, mask_of
from tests.engine.games.gin.positions import (
    DEALER,
    OTHER,
    PICTURES,
    TEN_LEFT,
    hands,
    turn,
)


def test_it_never_knocks_in_vain() -> None:
    assert not turn(TEN_LEFT, "SK", first="H9").advice().startswith("!knock")
    assert not turn(TEN_LEFT, "SK", first="HA").advice().startswith("!knock")


def test_a_late_knock_with_much_dead_wood_is_not() -> None:
    there = turn(TEN_LEFT, "SK", left=4)
    assert expected(there.table) < 14
    assert there.advice() == "SK"


def test_of_two_pictures_the_one_goes_that_the_other_has_no_use_for() -> None:
    """The dealer is known to hold a King and a Queen of diamonds: never the Jack."""
    there = turn("DJ SJ H5 H6 H7 C2 C3 C4 SA S2", "H10", "DK DQ")
    for one in cards("DK DQ"):
        there.table.known[one] = (0, 1)
    known = mask_of(cards("DK DQ"))
    assert danger(BIT[card("DJ")], known, 0, 0.0) == 1.0
    assert danger(BIT[card("SJ")], known, 0, 0.0) == 0.0
    assert there.advice() != "DJ"


def test_a_card_of_which_all_neighbours_are_gone_is_no_danger() -> None:
    king, seven = (BIT[one] for one in cards("SK S7"))
    assert danger(king, 0, 0, 0.5) == 0.0
    assert danger(king, 0, FULL ^ king, 0.5) < danger(seven, 0, FULL ^ seven, 0.5)


def test_the_last_discard_is_taken_for_gin_and_left_for_nothing() -> None:
    more = {"left": 3, "last_discard_knock": True}
    held = "H5 H6 H7 C9 D9 S9 CA C2 C4 SK"
    there = turn(held, "SQ", "C3 SJ D4 D6", **more).does(OTHER, "SQ").does(DEALER, "!draw", "C3")
    assert there.advice() == "!gin SK"
    there = (
        turn(PICTURES, "H2", "C3 DA D4 D5", **more).does(OTHER, "SK").does(DEALER, "!draw", "C3")
    )
    assert there.advice() == "!leave"


def test_a_discard_feeds_nobody_only_where_the_plainest_would_sooner_feed_him() -> None:
    reasons = set()
    for hand in hands(150, 11):
        first = next(one for one in FRENCH_52 if one not in hand)
        there = turn(codes(hand[:10]), hand[10].code, first=first.code)
        found = there.advised()
        if found.reason.key not in ("feeds_nobody", "keeps_more_chances"):
            continue
        left = after_discard(hand, there.rules.discard.may_go(there.table))
        plainly = min(left, key=lambda one: (left[one], -RANK[one], BIT[one]))
        unseen = FULL & ~mask_of([*hand, *there.table.up])
        fears = [
            danger(BIT[one], 0, unseen, 10 / unseen.bit_count()) for one in (found.move, plainly)
        ]
        reasons.add((found.reason.key, fears[0] == fears[1]))
        assert (found.reason.key == "feeds_nobody") == (fears[0] < fears[1])
    assert ("keeps_more_chances", True) in reasons and ("feeds_nobody", False) in reasons
