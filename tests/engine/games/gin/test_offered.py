"""What of Gin is offered before a card is picked up: only an end that does not fail."""

from __future__ import annotations

from tests.engine.games.gin.positions import TEN_LEFT, offered, turn


def test_a_knock_is_offered_with_the_least_dead_wood_first() -> None:
    """D4, C3, S2 and two Aces are dead wood: each may go, the dearest leaves least."""
    there = turn(TEN_LEFT, "CA", first="D10")
    knocks = [f"!knock {code}" for code in ("D4", "C3", "S2", "DA", "CA")]
    assert offered(there) == knocks
