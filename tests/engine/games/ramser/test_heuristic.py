"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

import pytest

from engine.cards import GERMAN_32, card
from engine.games.ramser.inference import card_priors
from engine.games.ramser.prospects import gain, potato
from engine.games.ramser.trumps import BELLI, trumps
from engine.games.ramser.weights import WEIGHTS
from engine.hidden import view
from tests.engine.games.ramser.positions import (
    DEALER,
    FOREHAND,
    dealt,
    rules,
)


@pytest.mark.parametrize("best", [False, True])
@pytest.mark.parametrize("trump", "EGHS")
def test_a_higher_trump_is_worth_more(trump: str, best: bool) -> None:
    worth = WEIGHTS.worth(GERMAN_32, best, trump)
    worths = [worth[one] for one in trumps(GERMAN_32, best, trump)]
    assert worths == sorted(worths, reverse=True)
    assert worth[BELLI] > worth[card(trump + "K")]


def test_more_rivals_make_a_hand_worth_less() -> None:
    costs = potato(rules().options, 4)
    assert gain(2.0, 1, costs) > gain(2.0, 3, costs)


def test_a_potato_costs_more_where_a_sausage_makes_up_for_fewer() -> None:
    costs = [potato(rules(sausage=sausage).options, 4) for sausage in (0, 20, 10, 5)]
    assert costs == sorted(costs)


def test_who_passed_has_hardly_a_high_trump_and_of_the_blind_nothing_is_told() -> None:
    there = dealt().does(FOREHAND, "!take").each("!pass !play")
    priors = card_priors(there.rules, view(there.table, DEALER))
    assert priors[0] == {} == priors[DEALER]
    assert priors[1][card("HA")] < priors[1][card("H7")]
    assert priors[2][card("E7")] < 1
