"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

import pytest

from engine.cards import card, cards
from engine.games.ramsli.thumbs import THUMBS
from engine.games.ramsli.trumps import HIGH_TO_LOW
from tests.engine.games.ramsli.positions import (
    FOREHAND,
    from_top,
    knocked,
)

WEAK = "E7 G8 S8 E9"


@pytest.mark.parametrize("suit", "EGHS")
def test_a_higher_card_is_worth_more(suit: str) -> None:
    worths = [THUMBS.worth["H"][card(suit + rank)] for rank in HIGH_TO_LOW]
    assert worths == sorted(worths, reverse=True)


def test_bad_cards_are_changed() -> None:
    there = knocked("HA HK E7 G8")
    for _ in range(2):
        assert there.advice() in ("E7", "G8")
        there.does(FOREHAND, there.advice())
    assert there.advice() == "!draw"


def test_a_hopeless_hand_is_changed_as_a_whole() -> None:
    there = from_top(WEAK, kitty=0, up="H10", bottom="GA").each("!pass !pass !pass !pass")
    for _ in range(4):
        there.does(FOREHAND, there.advice())
    assert there.advice() == "!new_hand"


def test_the_bottom_card_is_known_to_the_dealer_alone() -> None:
    chosen = set()
    for bottom in cards("HA G7"):
        there = from_top("HK EK E7 S8", bottom=bottom.code, up="H8").each("!pass")
        assert there.turn == FOREHAND
        chosen.add(there.advice())
    assert len(chosen) == 1
