"""Who plays, who may stay at home, and what it costs."""

from __future__ import annotations

from engine.moves import read
from tests.engine.games.schnellen.positions import (
    DEALER,
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


def test_in_schnalzen_it_is_free() -> None:
    """SN-A6: passing is free in Ramsen, too."""
    there = dealt(preset="schnalzen", up="HO")
    assert there.asks() == "stay_free"
    assert there.does(FOREHAND, "!home").points == [21] * 4
    assert there.told()[-1] == "stays_home_free"


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


def test_in_schnalzen_the_dealer_is_asked_too_and_two_have_to_play() -> None:
    there = dealt(preset="schnalzen", up="HO").each("!play !home !home")
    assert (there.phase, there.table.plays) == ("tricks", [True, False, False, True])
    there = dealt(preset="schnalzen", up="HO").each("!play !play !home")
    assert (there.phase, there.turn) == ("stay", DEALER)
    assert there.does(DEALER, "!home").table.in_play() == [FOREHAND, SECOND]


def test_a_ten_makes_everybody_play_in_schnalzen() -> None:
    """SN-A5: nobody is asked then."""
    there = dealt(preset="schnalzen", up="H10")
    assert (there.phase, there.table.compulsory) == ("tricks", True)
    assert [fact.key for fact in there.rules.show.signs(there.table)] == ["all_play"]
    assert dealt(up="H10").phase == "stay"


def test_nothing_is_played_before_it_is_said_who_plays() -> None:
    assert dealt("EA").why_not("EA") == "play_or_home"


def test_who_is_sure_of_a_trick_is_asked_again_before_he_stays() -> None:
    for hand, doubt in (("HA", True), ("SW HK", True), ("SW", False), ("HK HO", False)):
        others = [code for code in ("HA", "SW") if code not in hand]
        there = dealt(hand, " ".join(others), up="HU")
        found = there.rules.show.doubt(there.table, read("!home"))
        assert (found is not None) == doubt, hand
        assert there.rules.show.doubt(there.table, read("!play")) is None
