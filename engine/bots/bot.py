"""What every bot is: asked with a view, it answers with a move and what speaks for it."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.facts import Advice
from engine.game import Game
from engine.moves import Call, Move
from engine.table import View


class Bot:
    """A player that thinks. It keeps nothing from one question to the next."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        """One of the legal moves for the seat of the view, with its reason.

        `budget` is the thought it may spend, in seconds. The same view and the same generator
        give the same advice.
        """
        raise NotImplementedError

    def say(self, seen: View, rng: Random) -> Call | None:
        """Something that the seat of the view says now, out of turn; mostly nothing."""
        return None

    def choose(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Move:
        """The move alone."""
        return self.advise(seen, legal, rng, budget).move
