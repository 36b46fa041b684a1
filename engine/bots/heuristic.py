"""The bot that plays by rules of thumb; those of each game are its folder's `heuristic.py`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine import games
from engine.bots.bot import Bot
from engine.facts import Advice, Fact
from engine.moves import Call, Move
from engine.table import View


class HeuristicBot(Bot):
    """Sensible at once, from the view alone."""

    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], Fact("only_move"))
        advice: Advice = games.part(self.rules.game.name, "heuristic").choose(
            self.rules, seen, legal, rng
        )
        return advice

    def say(self, seen: View, rng: Random) -> Call | None:
        talk: Callable[..., Call | None] | None
        talk = getattr(games.part(self.rules.game.name, "heuristic"), "say", None)
        return talk(self.rules, seen, rng) if talk is not None else None
