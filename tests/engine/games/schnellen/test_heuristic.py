"""The rules of thumb: sensible, and from one seat's view alone; what the others' words tell."""

from __future__ import annotations

import pytest

from engine.cards import card
from engine.games.schnellen.weights import WEIGHTS
from engine.hidden import view
from engine.phases.weli import TRUMPS
from tests.engine.games.schnellen.positions import (
    DEALER,
    FOREHAND,
    dealt,
    said,
    tricks,
)

STRONG, WEAK = "HA HK GA EA S7", "E7 G8 S8 S9 G9"


@pytest.mark.parametrize("trump", "EGHS")
def test_a_higher_trump_is_worth_more_and_the_lowest_more_than_a_plain_king(trump: str) -> None:
    worth = WEIGHTS.worth[trump]
    worths = [worth[one] for one in TRUMPS[trump]]
    assert worths == sorted(worths, reverse=True)
    other = next(suit for suit in "EGHS" if suit != trump)
    assert worths[-1] > worth[card(other + "K")]


def test_more_rivals_make_a_hand_worth_less_and_no_trick_a_dear_thing() -> None:
    hand = [card(code) for code in STRONG.split()]
    assert WEIGHTS.likely(hand, "H", 1) > WEIGHTS.likely(hand, "H", 3)
    assert WEIGHTS.gain(0.3, 5) < 0 < WEIGHTS.gain(2.0, 5)
    assert WEIGHTS.gain(1.0, 3) > WEIGHTS.gain(1.0, 10)


def test_who_stayed_at_home_is_thought_to_be_weak() -> None:
    there = said(says="!home !play !play", up="HU")
    seen = view(there.table, DEALER)
    weigh = there.rules.bots.world_likelihood(seen)
    assert weigh is not None
    strong, weak = there.table.copy(), there.table.copy()
    strong.hands[FOREHAND] = [card(code) for code in STRONG.split()]
    weak.hands[FOREHAND] = [card(code) for code in WEAK.split()]
    assert weigh(strong) < weigh(weak) / 4


def test_what_nobody_chose_tells_nothing() -> None:
    there = dealt(preset="schnalzen", up="H10")
    assert there.rules.bots.world_likelihood(view(there.table, there.turn)) is None


def test_being_nearer_to_nothing_is_worth_more_and_being_there_is_all() -> None:
    there = tricks("H", "HA E7", "HK E8", "HO E9", points=(3, 9, 9))
    chances = there.rules.bots.utility(there.table)
    assert chances[0] > chances[1] == chances[2] and sum(chances) == pytest.approx(1)
    there.table.points[:] = [0, 9, 9]
    assert there.rules.bots.utility(there.table) == [1.0, 0.0, 0.0]
    there.table.points[:] = [7, 7, 9]
    there.table.last = True
    assert there.rules.bots.utility(there.table) == [0.5, 0.5, 0.0]
