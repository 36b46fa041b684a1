"""The bot that plays any legal move: the floor that every other must beat."""

from __future__ import annotations

from random import Random

from engine.bots.bot import Bot
from engine.facts import Advice, Fact
from engine.moves import Move
from engine.table import View


class ChanceBot(Bot):
    """Any legal move, each as likely."""

    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        return Advice(legal[int(rng.random() * len(legal))], Fact("by_chance"))
