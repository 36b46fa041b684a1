"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

import pytest

from engine.cards import WELI, card
from engine.games.mulatschak.inference import card_priors
from engine.games.mulatschak.options import SALZBURG
from engine.games.mulatschak.prospects import all_five, bidding, playing, spread
from engine.games.mulatschak.trumps import TRUMPS_OF
from engine.games.mulatschak.weights import WEIGHTS
from engine.hidden import view
from tests.engine.games.mulatschak.positions import (
    DEALER,
    FOREHAND,
    SECOND,
    declared,
)


@pytest.mark.parametrize("part", [WEIGHTS.declaring, WEIGHTS.going_along])
def test_a_higher_trump_is_worth_more_and_the_weli_second_most(part: object) -> None:
    for trump in "EGHS":
        worth = part.worth(33)[trump]  # type: ignore[attr-defined]
        worths = [worth[one] for one in TRUMPS_OF[33][trump]]
        assert worths == sorted(worths, reverse=True) and worths[1] == worth[WELI]


def test_what_a_hand_is_likely_to_bring() -> None:
    likely = spread([1.0, 0.5, 0.0], 2.0, WEIGHTS.declaring)
    assert sum(likely) == pytest.approx(1) and likely[0] < 0.001
    assert bidding((0.0, 0.0, 1.0), 2, 10) == 2 and bidding((0.0, 1.0), 2, 10) == -10
    assert playing((0.5, 0.5)) == pytest.approx(0.5 - 2.5)
    assert all_five((0.0, 0.0, 0.0, 0.0, 0.0, 1.0)) == 10


def test_who_stays_at_home_hardly_has_the_high_trumps() -> None:
    there = declared("GK GO EA EK S8").does(SECOND, "!home")
    there.each("!play !play !stand !stand !stand")
    priors = card_priors(SALZBURG, view(there.table, FOREHAND))
    assert priors[SECOND][card("GA")] < 0.1 < priors[SECOND][card("G7")]
    assert priors[FOREHAND] == {}


def test_before_cards_are_changed_who_named_the_suit_is_thought_to_be_long_in_it() -> None:
    """And who left it to another, to be short of its high trumps; who goes along is neither.

    Of who has to, as his points are, no more is told than that he was outbid.
    """
    there = declared("GK GO EA EK S8")
    declares, waits = (
        card_priors(SALZBURG, view(there.table, SECOND))[one] for one in (FOREHAND, DEALER)
    )
    assert declares[card("EU")] < declares[card("G7")] and card("GA") not in declares
    assert waits[card("GA")] < waits[card("GU")] and card("EU") not in waits
    there.does(SECOND, "!play")
    plays = card_priors(SALZBURG, view(there.table, there.table.turn))[SECOND]
    assert plays[card("EU")] > declares[card("EU")] and card("GA") not in plays
    there.table.points[SECOND] = SALZBURG.stay_bound
    assert card_priors(SALZBURG, view(there.table, there.table.turn))[SECOND] == waits
