"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import WELI, card
from engine.games.mulatschak.heuristic import choose
from engine.games.mulatschak.inference import card_priors
from engine.games.mulatschak.prospects import all_five, bidding, playing, spread
from engine.games.mulatschak.thumbs import THUMBS
from engine.games.mulatschak.trumps import TRUMPS_OF
from engine.hidden import view
from engine.moves import write
from tests.engine.games.mulatschak.positions import (
    FOREHAND,
    SECOND,
    Position,
    dealt,
    declared,
    position,
    tricks,
)

STRONG, WEAK = "HA SW HK HO G7", "H7 G8 E9 S10 EU"


def advice(there: Position) -> str:
    seen = view(there.table, there.turn)
    return write(choose(there.rules, seen, there.rules.legal(there.table), Random(1)).move)


@pytest.mark.parametrize("part", [THUMBS.declaring, THUMBS.going_along])
def test_a_higher_trump_is_worth_more_and_the_weli_second_most(part: object) -> None:
    for trump in "EGHS":
        worth = part.worth(33)[trump]  # type: ignore[attr-defined]
        worths = [worth[one] for one in TRUMPS_OF[33][trump]]
        assert worths == sorted(worths, reverse=True) and worths[1] == worth[WELI]


def test_what_a_hand_is_likely_to_bring() -> None:
    likely = spread([1.0, 0.5, 0.0], 2.0, THUMBS.declaring)
    assert sum(likely) == pytest.approx(1) and likely[0] < 0.001
    assert bidding((0.0, 0.0, 1.0), 2, 10) == 2 and bidding((0.0, 1.0), 2, 10) == -10
    assert playing((0.5, 0.5)) == pytest.approx(0.5 - 2.5)
    assert all_five((0.0, 0.0, 0.0, 0.0, 0.0, 1.0)) == 10


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    over = dealt("", STRONG).does(FOREHAND, "!two")
    assert advice(over) == "!three"
    over = dealt("", WEAK).does(FOREHAND, "!two")
    assert advice(over) == "!pass"


def test_five_sure_tricks_are_a_mulatschak() -> None:
    assert advice(dealt("HA SW HK HO HU")) == "!mulatschak"
    assert advice(dealt("GA SW GK GO EA")) == "!mulatschak"
    assert advice(dealt("GA SW GK E7 S8")) == "!one"


def test_a_hand_of_nothing_is_dealt_anew() -> None:
    assert advice(dealt("H7 H8 G7 E9 E10")) == "!anew"


def test_the_longest_and_highest_suit_is_named() -> None:
    there = dealt(STRONG).does(FOREHAND, "!two").each("!pass !pass !pass")
    assert advice(there) == "!trump H"


def test_who_has_trumps_plays_and_who_has_nothing_stays_at_home() -> None:
    assert advice(declared("GK GO EA EK S8", "GA SW G9 E7 E8")) == "!play"
    assert advice(declared("GA GK SW EA S7", "H8 H9 E7 E8 S9")) == "!home"


def test_poor_cards_are_changed_and_good_ones_kept() -> None:
    there = declared("GA SW GK E7 EA", trump="G").does(SECOND, "!play").each("!play !play")
    assert advice(there) == "E7"
    assert advice(there.does(FOREHAND, "E7")) == "!draw"


def test_sure_trumps_are_led_first() -> None:
    assert advice(tricks("H", "E7 HA E8", "EK EO EU", "GA G7 G8")) == "HA"


def test_the_last_one_wins_as_cheaply_as_it_goes() -> None:
    assert advice(position("H", "HA H8 E7", "G10 GK")) == "H8"


def test_who_stays_at_home_hardly_has_the_high_trumps() -> None:
    there = declared("GK GO EA EK S8").does(SECOND, "!home")
    there.each("!play !play !stand !stand !stand")
    priors = card_priors(33, view(there.table, FOREHAND))
    assert priors[SECOND][card("GA")] < 0.1 < priors[SECOND][card("G7")]
    assert priors[FOREHAND] == {}
