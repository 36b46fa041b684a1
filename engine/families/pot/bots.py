"""What bots know of pot games besides the rules of thumb."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Generic

from engine.families.pot.rules import JoinRules
from engine.moves import Call, Move
from engine.override import override
from engine.parts.part import T
from engine.phases.quick_tricks import QuickTricks
from engine.rules.bots import Bots, Unit


class JoinBots(Bots[T], Generic[T], family=True):
    """Bots that go by rules of thumb up to the tricks, and play these on in small numbers.

    A game gives its rules of thumb, their numbers (`weights`) and which calls are bold.
    """

    rules: JoinRules[T]
    needs_no_view = True
    draws_lots = False
    bold: ClassVar[Mapping[str, float]] = {}
    """The word of a call → how bold it is."""

    def tricks(self, t: T) -> QuickTricks[T]:
        """Return the tricks of this table in small numbers."""
        return QuickTricks(t, self.rules.tricks)

    @override
    def rollout(self, t: T, rng: Random) -> Sequence[float]:
        self.play_until(self.rules.tricks.name, t, rng)
        if t.phase:
            self.tricks(t).play_on()
        return self.utility(t)

    @override
    def unit(self) -> Unit:
        return Unit("counters")

    @override
    def risk(self, t: T, move: Move) -> float:
        """Playing is a risk; what else is bold the game says."""
        return self.bold.get(move.word, 0.0) if isinstance(move, Call) else 0.0
