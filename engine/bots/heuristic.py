"""The bot that plays by rules of thumb; those of each game say its `bots`."""

from __future__ import annotations

from random import Random

from engine.bots.bot import Bot
from engine.facts import Advice, Fact
from engine.moves import Call, Move
from engine.override import override
from engine.table import View


class HeuristicBot(Bot):
    """Sensible at once, from the view alone."""

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], Fact("only_move"))
        return self.rules.bots.advise(seen, legal, rng)

    @override
    def say(self, seen: View, rng: Random) -> Call | None:
        return self.rules.bots.say(seen, rng)
