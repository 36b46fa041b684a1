"""Bots that do not think: by chance, and the simple player that a game's `bots` describe.

Both are measures: what plays any legal move is the floor that every other bot must beat.
"""

from __future__ import annotations

from random import Random

from engine.bots.bot import Bot
from engine.facts import Advice, Fact
from engine.moves import Move
from engine.override import override
from engine.table import View


class SimpleBot(Bot):
    """Plays as others have fixed it, so that figures can be compared."""

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], Fact("only_move"))
        return self.rules.bots.simple(seen, legal, rng)


class ChanceBot(Bot):
    """Any legal move, each as likely."""

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        return Advice(legal[int(rng.random() * len(legal))], Fact("by_chance"))
