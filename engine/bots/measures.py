"""Bots to measure others by, in the arena: by chance, simple ones, and bots that miss the talk.

A bot by chance is the floor that every other must beat. A deaf one decides as if nobody else had
said anything, though a card that was held up it has seen; it talks as if it heard, so that the
others make the same of it. A mute one says nothing.
"""

from __future__ import annotations

from random import Random

from engine.bots.bot import Bot
from engine.facts import Advice, Fact
from engine.moves import Call, Move
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


class Deaf(Bot):
    """Another bot that hears nobody but itself when it decides."""

    def __init__(self, hearing: Bot) -> None:
        super().__init__(hearing.rules, hearing.clock)
        self._hearing = hearing

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        if seen.table.talk:
            silent = seen.table.copy()
            silent.talk = [one for one in silent.talk if one.seat == seen.seat]
            seen = View(seen.seat, silent)
        return self._hearing.advise(seen, legal, rng, budget)

    @override
    def say(self, seen: View, rng: Random) -> Call | None:
        return self._hearing.say(seen, rng)


class Mute(Bot):
    """Another bot that says nothing."""

    def __init__(self, speaking: Bot) -> None:
        super().__init__(speaking.rules, speaking.clock)
        self._speaking = speaking

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        return self._speaking.advise(seen, legal, rng, budget)
