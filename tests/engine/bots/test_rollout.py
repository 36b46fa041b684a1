"""Playing a world on with the luck of that world."""

from __future__ import annotations

from engine.bots.rollout import Rollout
from tests import kit


def test_luck_is_that_of_the_world_where_lots_are_drawn() -> None:
    """Asked again for the same move in the same world, it comes to the same."""
    case = kit.share("gin")[0]
    rules = case.make()
    assert rules.bots.draws_lots
    t = next(one for one in kit.positions(case) if len(rules.legal(one)) > 1)
    move = rules.legal(t)[0]
    play_on = Rollout(rules.bots, t.turn, 5)
    assert len({play_on.result(t, move, 7) for _ in range(4)}) == 1
