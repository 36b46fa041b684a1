"""What every bot is: asked with a view, it answers with a move and what speaks for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, TypeAlias

from engine.facts import Advice
from engine.moves import Call, Move
from engine.rules import Rules
from engine.table import View

Clock: TypeAlias = Callable[[], float]
"""Seconds that only go on; the engine has no clock of its own."""


class Bot:
    """A player that thinks. It keeps nothing from one question to the next."""

    sees_all: ClassVar[bool] = False
    """Whether it is asked with open cards: a measure in the arena, never an opponent."""

    def __init__(self, rules: Rules[Any], clock: Clock | None = None) -> None:
        self.rules = rules
        self.clock = clock

    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        """One of the legal moves for the seat of the view, with its reason.

        The same view and the same generator give the same advice. `budget` is the longest it may
        think, in seconds, as far as somebody lent it a clock; 0 is no limit.
        """
        raise NotImplementedError

    def say(self, seen: View, rng: Random) -> Call | None:
        """Something that the seat of the view says now, out of turn; mostly nothing."""
        return None

    def choose(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Move:
        """Return the move alone."""
        return self.advise(seen, legal, rng, budget).move
