"""Rollouts: playing a world on to its end by rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.moves import Move
from engine.rules.bots import Bots
from engine.table import Seat, Table


class Rollout:
    """Plays moves in worlds and says what each comes to for one seat."""

    def __init__(self, bots: Bots[Any], seat: Seat, luck: int) -> None:
        self._bots = bots
        self._seat = seat
        self._luck = luck
        self._rng = Random()
        self._draws_lots: bool = bots.draws_lots

    def result(self, world: Table, move: Move, number: int) -> float:
        """Return what this move comes to in this world, everybody going on by rules of thumb.

        The `number` of the world fixes the luck of those rules: every move meets the same.
        """
        t = world.copy()
        if self._draws_lots:
            self._rng.seed(self._luck + number)
        self._bots.rules.apply(t, move)
        return self._bots.worth(t, self._seat, self._rng)
