"""Playing a world on: who draws no lots never asks chance, so no luck need be set for him."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import games
from engine.bots.rollout import Rollout
from engine.override import override
from tests.engine.games.rollouts import tables


def rules_of(name: str) -> list[Any]:
    """The rules of every preset."""
    kind = games.find(name)
    return [kind.make(options, kind.usual()) for options in kind.presets.values()]


NO_LOTS = [name for name in games.names() if not rules_of(name)[0].bots.draws_lots]


class NoChance(Random):
    """Where chance must not be asked."""

    @override
    def random(self) -> float:
        raise AssertionError("chance was asked")

    @override
    def getrandbits(self, k: int, /) -> int:
        raise AssertionError("chance was asked")


@pytest.mark.parametrize("name", NO_LOTS)
def test_who_draws_no_lots_never_asks_chance(name: str) -> None:
    """In every preset, from moments that some moves by chance have led to."""
    for rules in rules_of(name):
        for t in Random(1).sample(tables(rules, Random(2), 6), 12):
            rules.bots.worth(t.copy(), 0, NoChance(1))
            while t.phase:
                rules.apply(t, rules.bots.next_move(t, NoChance(1)))


def test_luck_is_that_of_the_world_where_lots_are_drawn() -> None:
    """Asked again for the same move in the same world, it comes to the same."""

    rules = rules_of("gin")[0]
    assert rules.bots.draws_lots
    t = next(one for one in tables(rules, Random(2), 2) if len(rules.legal(one)) > 1)
    move = rules.legal(t)[0]
    play_on = Rollout(rules.bots, t.turn, 5)
    assert len({play_on.result(t, move, 7) for _ in range(4)}) == 1
