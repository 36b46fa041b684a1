"""The tricks of Mauscheln: follow, else trump, else anything."""

from __future__ import annotations

import pytest

from engine import claims
from engine.cards import card
from engine.facts import Fact
from tests.engine.games.mauscheln.positions import FOREHAND, SECOND, tricks


@pytest.mark.parametrize(
    ("played", "winner"),
    [("G10 GA E8", 1), ("G10 H7 GA", 1), ("G10 H7 H8", 2), ("G10 EA SA", 0)],
)
def test_the_highest_trump_takes_it_else_the_highest_of_the_suit(played: str, winner: int) -> None:
    one, two, three = played.split()
    there = tricks("H", f"{one} S7", f"{two} S8", f"{three} S9")
    there.each(played)
    assert there.table.tricks[0].winner == winner
    assert there.turn == winner


def test_the_rest_may_be_claimed() -> None:
    there = tricks("H", "HA HK HO HU", "H7 G7 G8 G9", "S7 S8 S9 SU")
    assert claims.kinds(there.rules, there.table, FOREHAND) == ("all",)
    out = there.table.hands[1] + there.table.hands[2]
    assert there.rules.tricks.sure(there.table, "all", out) == card("HA")


def test_why_a_trick_was_won() -> None:
    there = tricks("H", "G10 S7", "H7 S8", "H8 S9").each("G10 H7 H8")
    (trick,) = there.table.tricks
    told = there.rules.booklet.won(there.table, trick)
    assert told == Fact("highest_trump", (2, card("H8"), card("H7")))
    assert there.rules.booklet.beats(there.table, card("H7"), card("GA"))
    assert there.turn == SECOND + 1
