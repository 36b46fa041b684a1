"""A game's simple player, as a measure in the arena: its folder's `simple.py`."""

from __future__ import annotations

from random import Random

from engine import games
from engine.bots.bot import Bot
from engine.facts import Advice, Fact
from engine.moves import Move
from engine.table import View


class SimpleBot(Bot):
    """Plays as others have fixed it, so that figures can be compared."""

    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], Fact("only_move"))
        advice: Advice = games.part(self.rules.game.name, "simple").choose(
            self.rules, seen, legal, rng
        )
        return advice
