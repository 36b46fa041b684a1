"""What of Gin is offered before a card is picked up: only an end that does not fail."""

from __future__ import annotations

import pytest

from engine.moves import Call, write
from tests.engine.games.gin.positions import GIN, OTHER, TEN_LEFT, Position, turn


def offered(there: Position) -> list[str]:
    calls = [move for move in there.rules.legal(there.table) if isinstance(move, Call)]
    return [write(call) for call in there.rules.show.offered(there.table, calls)]


def test_a_knock_is_offered_with_the_least_dead_wood_first() -> None:
    """D4, C3, S2 and two Aces are dead wood: each may go, the dearest leaves least."""
    there = turn(TEN_LEFT, "CA", first="D10")
    knocks = [f"!knock {code}" for code in ("D4", "C3", "S2", "DA", "CA")]
    assert offered(there) == knocks


@pytest.mark.parametrize("false_knock", [True, False])
def test_a_knock_that_would_fail_is_not_offered(false_knock: bool) -> None:
    assert offered(turn(TEN_LEFT, "SK", first="D5", false_knock=false_knock)) == []


def test_who_has_gin_is_offered_gin_alone() -> None:
    assert offered(turn(GIN, "SK")) == ["!gin SK"]


def test_who_arranges_his_hand_himself_is_offered_nothing() -> None:
    assert offered(turn(TEN_LEFT, "SK", first="D10", arrangement="by_hand")) == []


def test_nothing_is_offered_while_cards_are_laid_off() -> None:
    there = turn(TEN_LEFT, "SK", "H8 CK", first="D10").does(OTHER, "!knock SK")
    assert there.table.phase == "lay_off" and offered(there) == []
