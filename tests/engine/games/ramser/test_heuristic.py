"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import GERMAN_32, card
from engine.games.ramser.heuristic import choose
from engine.games.ramser.inference import card_priors
from engine.games.ramser.prospects import gain, potato
from engine.games.ramser.thumbs import THUMBS
from engine.games.ramser.trumps import BELLI, trumps
from engine.hidden import view
from engine.moves import write
from tests.engine.games.ramser.positions import (
    DEALER,
    FOREHAND,
    Position,
    dealt,
    position,
    rules,
    tricks,
)

STRONG, WEAK = "HA HK HO EA GA", "E7 G8 S8 E9 G9"
NONE = "!leave !leave !leave !leave"


def advice(there: Position) -> tuple[str, str]:
    seen = view(there.table, there.turn)
    found = choose(there.rules, seen, there.rules.legal(there.table), Random(1))
    return write(found.move), found.reason.key


def move(there: Position) -> str:
    return advice(there)[0]


@pytest.mark.parametrize("best", [False, True])
@pytest.mark.parametrize("trump", "EGHS")
def test_a_higher_trump_is_worth_more(trump: str, best: bool) -> None:
    worth = THUMBS.worth(GERMAN_32, best, trump)
    worths = [worth[one] for one in trumps(GERMAN_32, best, trump)]
    assert worths == sorted(worths, reverse=True)
    assert worth[BELLI] > worth[card(trump + "K")]


def test_more_rivals_make_a_hand_worth_less() -> None:
    costs = potato(rules().options, 4)
    assert gain(2.0, 1, costs) > gain(2.0, 3, costs)


def test_a_potato_costs_more_where_a_sausage_makes_up_for_fewer() -> None:
    costs = [potato(rules(sausage=sausage).options, 4) for sausage in (0, 20, 10, 5)]
    assert costs == sorted(costs)


def test_a_strong_hand_plays_and_a_weak_one_passes() -> None:
    assert move(dealt(STRONG).each(NONE)) == "!play"
    assert move(dealt(WEAK).each(NONE)) == "!pass"


def test_the_blind_is_better_than_nothing_and_worse_than_a_strong_hand() -> None:
    assert advice(dealt(WEAK)) == ("!take", "blind_is_better")
    assert advice(dealt(STRONG)) == ("!leave", "blind_is_worse")


def test_the_dealer_takes_a_better_card_for_his_worst_and_leaves_a_worse_one() -> None:
    there = dealt("", "", "", "HA HO EA GA G7", up="HK").each(NONE)
    there.each("!play !play !play !play")
    assert move(there) == "!take_up"
    assert move(there.does(DEALER, "!take_up")) == "G7"
    there = dealt("", "", "", "HA S7 HK HO HU", up="H7").each(NONE)
    assert move(there.each("!play !play !play !play")) == "!leave"


def test_sure_trumps_are_led_first() -> None:
    assert move(tricks("H", "HA S7 HK E7 E8", "", "GA G7 G8 G9 SA", ace_opens=False)) == "HA"


def test_the_last_one_wins_as_cheaply_as_it_goes() -> None:
    assert move(position("H", "HA H8 E7", "G10 GK")) == "H8"


def test_who_passed_has_hardly_a_high_trump_and_of_the_blind_nothing_is_told() -> None:
    there = dealt().does(FOREHAND, "!take").each("!pass !play")
    priors = card_priors(there.rules, view(there.table, DEALER))
    assert priors[0] == {} == priors[DEALER]
    assert priors[1][card("HA")] < priors[1][card("H7")]
    assert priors[2][card("E7")] < 1
