"""Who plays, who may stay at home, and what it costs."""

from __future__ import annotations

from engine.moves import read
from tests.engine.games.schnellen.positions import (
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    said,
)


def test_all_but_the_dealer_are_asked_from_forehand_on() -> None:
    """SN-A4: who deals has to play."""
    there = dealt()
    asked = []
    while there.phase == "stay":
        asked.append(there.turn)
        there.does(there.turn, "!play")
    assert asked == [FOREHAND, SECOND, REARHAND]
    assert there.table.plays == [True] * 4


def test_staying_at_home_costs_a_point() -> None:
    there = dealt().does(FOREHAND, "!home")
    assert there.points == [22, 21, 21, 21]
    assert there.facts()[-1].args == (FOREHAND, 1)


def test_who_has_five_points_or_fewer_is_not_asked() -> None:
    there = dealt(points=(5, 6, 3, 21))
    assert (there.turn, there.table.plays) == (SECOND, [True, None, True, True])
    bound = [fact.args for fact in there.facts() if fact.key == "is_bound"]
    assert bound == [(FOREHAND, 5), (REARHAND, 3)]
    assert dealt(points=(5, 6, 3, 21), home_above=0).turn == FOREHAND


def test_one_has_to_play_against_the_dealer() -> None:
    there = said(says="!home !home")
    assert there.table.plays == [False, False, True, True]
    assert (there.phase, "must_play" in there.told()) == ("lay_away", True)


def test_who_is_sure_of_a_trick_is_asked_again_before_he_stays() -> None:
    for hand, doubt in (("HA", True), ("SW HK", True), ("SW", False), ("HK HO", False)):
        others = [code for code in ("HA", "SW") if code not in hand]
        there = dealt(hand, " ".join(others), up="HU")
        found = there.rules.show.doubt(there.table, read("!home"))
        assert (found is not None) == doubt, hand
        assert there.rules.show.doubt(there.table, read("!play")) is None
