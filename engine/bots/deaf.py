"""Bots that miss a part of the talk: measures in the arena, never opponents.

Who is deaf decides as if nobody else had said anything; a card that was held up he has seen. He
talks as he would if he heard, so that what others make of it is the same. Who is mute says
nothing.
"""

from __future__ import annotations

from random import Random

from engine.bots.bot import Bot
from engine.facts import Advice
from engine.moves import Call, Move
from engine.table import View


class Deaf(Bot):
    """Another bot that hears nobody but itself when it decides."""

    def __init__(self, hearing: Bot) -> None:
        super().__init__(hearing.rules, hearing.clock)
        self._hearing = hearing

    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        if seen.table.talk:
            silent = seen.table.copy()
            silent.talk = [one for one in silent.talk if one.seat == seen.seat]
            seen = View(seen.seat, silent)
        return self._hearing.advise(seen, legal, rng, budget)

    def say(self, seen: View, rng: Random) -> Call | None:
        return self._hearing.say(seen, rng)


class Mute(Bot):
    """Another bot that says nothing."""

    def __init__(self, speaking: Bot) -> None:
        super().__init__(speaking.rules, speaking.clock)
        self._speaking = speaking

    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        return self._speaking.advise(seen, legal, rng, budget)
