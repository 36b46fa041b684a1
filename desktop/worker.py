"""The worker process: bots think here, so that the window never waits.

A request carries a view and the legal moves, never a table. Nothing of Qt is imported: the
process starts quickly and is ended without harm.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from engine import bots, games
from engine.facts import Advice
from engine.game import Game
from engine.moves import Move
from engine.table import View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


@dataclass(frozen=True)
class Question:
    """What a bot is asked: which game, which bot, what it sees and may do.

    The same question gives the same answer; `seed` is its luck. `budget` is in seconds.
    """

    ticket: int
    game: str
    options: Mapping[str, Any]
    players: int
    bot: str
    seen: View
    legal: tuple[Move, ...]
    seed: int
    budget: float = 1.0


@dataclass(frozen=True)
class Answer:
    """What the bot would do, and the ticket of the question."""

    ticket: int
    advice: Advice


_games: dict[tuple[str, str, int], Game[Any]] = {}


def answer(question: Question) -> Answer:
    """Think about one question; raises what the engine raises for a question that is wrong."""
    key = (question.game, repr(sorted(question.options.items())), question.players)
    if key not in _games:
        kind = games.find(question.game)
        _games[key] = kind(kind.Options.from_dict(question.options), question.players)
    bot = bots.make(question.bot, _games[key])
    rng = Random(question.seed)
    return Answer(
        question.ticket, bot.advise(question.seen, list(question.legal), rng, question.budget)
    )


def serve(pipe: Connection) -> None:
    """Answer questions until the other end is closed."""
    try:
        while True:
            pipe.send(answer(pipe.recv()))
    except (EOFError, OSError, KeyboardInterrupt):
        return
