"""What the tricks of a deal are worth where it is played on in small numbers."""

from __future__ import annotations

import pytest

from engine import games
from engine.games.ramser.options import RamserOptions
from engine.games.ramser.table import RamserTable

RAMSER = games.find("ramser")


@pytest.mark.parametrize("finish", ["first", "last"])
def test_a_trick_more_is_worth_more_and_a_potato_less(finish: str) -> None:
    """A deal of five tricks: of the second player's tricks, and what he then needs."""
    bots = RAMSER.make(RamserOptions(finish=finish), 4).bots

    def worth(tricks: str, needs: int) -> float:
        t = RamserTable(4, 3, [], [9, needs, 9, 9])
        t.plays = [True] * 4
        return bots._chances(t, [*map(int, tricks)])[1]

    assert worth("1211", 7) > worth("2111", 8) > worth("3011", 9)
    assert worth("3011", 9) < worth("1011", 9), "a deal that was broken off brings no potato"
