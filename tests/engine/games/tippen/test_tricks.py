"""The tricks: what has to be played, and where the Belli stands."""

from __future__ import annotations

from tests.engine.games.tippen.positions import tricks


def test_whoever_takes_a_trick_leads_to_the_next() -> None:
    there = tricks("H", "GA E9 E7", "G7 EA EK", "H8 SA SK").each("GA G7 H8")
    assert there.turn == 2
    assert there.table.tricks[0].winner == 2
