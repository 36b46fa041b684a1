"""What a hand is likely to bring, by a chance for each of its cards."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import card
from engine.phases.chances import Prospect, chances_of, prospect


@dataclass(frozen=True)
class Guess:
    """Some numbers to weigh by."""

    drawn: float = 0.25
    power: float = 2.0
    crowd: float = 1.0


HANDS = st.lists(st.floats(0, 1), min_size=1, max_size=8)


def test_more_rivals_make_a_hand_worth_less() -> None:
    chances = [0.6, 0.4, 0.2, 0.1]
    alone, among_many = prospect(chances, 1, Guess()), prospect(chances, 4, Guess())
    assert alone.tricks > among_many.tricks
    assert alone.none < among_many.none
    for costs in ({}, {"none": 2.0, "one": 2.0}):
        assert alone.share(of=4, **costs) > among_many.share(of=4, **costs)


def test_a_certain_trick_and_a_hopeless_card() -> None:
    sure = prospect([1.0, 0.0], 1, Guess())
    assert sure.tricks == pytest.approx(1, abs=1e-5)
    assert sure.none == pytest.approx(0, abs=1e-5)
    assert sure.one == pytest.approx(1, abs=1e-5)


@given(HANDS, st.floats(1, 6))
def test_chances_stay_chances(chances: list[float], rivals: float) -> None:
    there = prospect(chances, rivals, Guess())
    assert 0 <= there.tricks <= len(chances)
    assert -1e-9 <= there.none <= 1 + 1e-9
    assert there.none + there.one <= 1 + 1e-9


def test_a_share_is_tricks_less_what_too_few_cost() -> None:
    there = Prospect(tricks=1.0, none=0.25, one=0.5)
    assert there.share(of=4) == 0.25 - 0.25
    assert there.share(of=4, none=2, one=1) == 0.25 - 0.5 - 0.5


def test_weak_cards_may_be_changed_as_far_as_there_is_room() -> None:
    worth = {card("HA"): 0.9, card("E7"): 0.05, card("E8"): 0.1}
    assert chances_of(worth, worth, 0, Guess()) == [0.05, 0.1, 0.9]
    assert chances_of(worth, worth, 1, Guess()) == [0.25, 0.1, 0.9]
    assert chances_of(worth, worth, 5, Guess()) == [0.25, 0.25, 0.9]
