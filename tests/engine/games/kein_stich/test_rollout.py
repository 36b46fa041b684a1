"""Which deals are played on in small numbers, and by which cards of the lay-off."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.games.kein_stich import rollout
from engine.games.kein_stich.game import GAME
from engine.games.kein_stich.laying import laying_of
from engine.games.kein_stich.numbers import numbers_of
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import LAY_OFF
from engine.games.kein_stich.weights import WEIGHTS
from tests import kit
from tests.engine.games.kein_stich.positions import lay_off

PLAIN = replace(WEIGHTS, hurry=2.0, others=1.0)
"""Numbers that can be reckoned with in the head."""


@pytest.mark.parametrize("option", ["march", "several", "must_lay"])
def test_what_is_seldom_agreed_on_is_left_to_the_rules(option: str) -> None:
    """The tricks with the march, the lay-off where one may lay several cards or none."""
    options = KeinStichOptions(**{option: option != "must_lay"})
    rules = GAME.make(options, 4)
    for t in kit.positions(kit.Case(GAME.name, option, options, 4)):
        left = rollout.finished(rules, t) is None
        assert left == ((t.kind == LAY_OFF) != (option == "march"))


def test_the_money_of_the_evening_is_not_that_of_the_deal() -> None:
    t = lay_off("EU", "GU", "HU", "SU", "E10").table
    assert GAME.make(KeinStichOptions(), 4).bots.rollout(t, Random(1)) == pytest.approx(
        [80, 40 / 3, -40, -160 / 3]
    )


def test_a_card_is_laid_for_the_own_cards_behind_it() -> None:
    rules = GAME.make(KeinStichOptions(), 4)
    numbers, laying = numbers_of(rules), laying_of(rules, PLAIN)
    hand = numbers.mask(numbers.cards[place] for place in (3, 4, 7))  # E10 EU EA

    def worth(code: str) -> int:
        return laying.worth(
            hand, next(n for n, one in enumerate(numbers.cards) if str(one) == code)
        )

    assert worth("EU") == (-1 - 1 + 4) + (2 - 1 - 1 - 1)
    assert worth("E10") == -3
    assert worth("EA") == 0
    assert [numbers.cards[bit.bit_length() - 1].code for bit in laying.order(hand)] == [
        "EU",
        "EA",
        "E10",
    ]
