"""The worker process in which bots think, so that the window never waits.

A request carries a view and the legal moves, never a table. Qt is not imported, so that the process
starts quickly and can be killed safely.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from engine import bots, games
from engine.bots.table_talk import said
from engine.facts import Advice, Prospect, Why
from engine.moves import Call, Move
from engine.rules import Rules
from engine.sheet import Line
from engine.table import Seat, View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


MOST = 24
"""How many choices are weighed besides those that a strong player thinks of."""
DEALS = 20
"""How many imagined deals are played to their end, to show how they come out."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked: which game, which bot, what it sees and may do.

    The same question gives the same answer; `seed` is its luck. `budget` is the longest that
    anybody may think, in seconds; each level has a limit of its own below that.
    """

    ticket: int
    game: str
    options: Mapping[str, Any]
    players: int
    bot: str
    seen: View
    legal: tuple[Move, ...]
    seed: int
    budget: float = 3.0
    talkers: tuple[tuple[str, View], ...] = ()
    """Bots that may say something now, each with what it sees."""
    made: Move | None = None
    """What was done here once: then choices are weighed, and `budget` is only patience."""
    by: str = ""
    """The bot that did it, which is asked why."""
    every: bool = False
    """Whether choices are weighed besides that a strong player would not think of."""

    @property
    def brief(self) -> bool:
        """Whether nothing is to be thought about, only something said perhaps."""
        return not self.legal


@dataclass(frozen=True)
class Answer:
    """What the bot would do, what one of the talkers says, and the ticket of the question."""

    ticket: int
    advice: Advice | None = None
    said: tuple[Seat, Call] | None = None
    prospects: tuple[Prospect, ...] = ()
    """What each choice comes to, if it was asked what would have been better."""
    unit: str = ""
    """What they are counted in."""
    why: Why | None = None
    """What was weighed by the bot that did what was done."""
    lines: tuple[Line, ...] = ()
    """How imagined deals came out in which it was done."""
    better_lines: tuple[Line, ...] = ()
    """How the same deals came out with what was better."""

    def better(self, made: Move) -> Move | None:
        """Return the choice that was better than this one by more than chance; None if none was."""
        done, advised = self.prospect(made), self.advice.move if self.advice else made
        if advised == made or done.behind <= done.error:
            return None
        return advised if self.prospect(advised).behind < done.behind else self.prospects[0].move

    def prospect(self, move: Move) -> Prospect:
        """Return what one of the choices comes to."""
        return next(one for one in self.prospects if one.move == move)


def known(bot: str) -> bool:
    """Whether a bot has this name; "" is a person."""
    return not bot or bots.known(bot)


_rules: dict[tuple[str, str, int], Rules[Any]] = {}


def answer(question: Question) -> Answer:
    """Think about one question; raises what the engine raises for a question that is wrong."""
    key = (question.game, repr(sorted(question.options.items())), question.players)
    if key not in _rules:
        kind = games.find(question.game)
        _rules[key] = kind.make(kind.options.from_dict(question.options), question.players)
    rules = _rules[key]
    said = _say(question, rules)
    if question.brief:
        return Answer(question.ticket, None, said)
    if question.made is not None:
        return _look_back(question, rules, question.made)
    bot = bots.make(question.bot, rules, monotonic)
    rng = Random(question.seed)
    advice = bot.advise(question.seen, list(question.legal), rng, question.budget)
    return Answer(question.ticket, advice, said)


def _look_back(question: Question, rules: Rules[Any], made: Move) -> Answer:
    """Return what the bot would have done, and what each choice comes to. No clock hurries it."""
    # A thinker is loaded where it thinks, not in the window.
    from engine.bots.search import SearchBot
    from engine.bots.why import outcomes, prospects, why

    bot = bots.make(question.bot, rules)
    assert isinstance(bot, SearchBot)
    rng, legal = Random(question.seed), list(question.legal)
    also = legal[:MOST] if question.every else []
    its = None
    if bots.known(question.by):
        its = why(question.by, rules, question.seen, legal[:], question.seed)
        also += [one.move for one in its.weighed]
    advice, candidates = bot.look_back(question.seen, legal, made, rng, also)
    unit = rules.bots.unit()
    found = tuple(prospects(candidates, unit))
    told = Answer(question.ticket, advice, prospects=found, unit=unit.key, why=its)
    if question.every:
        return told
    better = told.better(made)
    lines = [
        tuple(outcomes(rules.bots, question.seen, move, DEALS, Random(question.seed)))
        for move in (made, better)
        if move is not None
    ]
    return replace(told, lines=lines[0], better_lines=lines[-1])


def _say(question: Question, rules: Rules[Any]) -> tuple[Seat, Call] | None:
    """Return what one of the talkers says, and whose seat that is."""
    talkers = {seen.seat: (bot, seen) for bot, seen in question.talkers}
    rng = Random(question.seed)

    def says(seat: Seat) -> Call | None:
        bot, seen = talkers[seat]
        return bots.make(bot, rules).say(seen, rng)

    # Whose word is due is public: any of the views tells it.
    due = rules.bots.due(question.talkers[0][1].table) if question.talkers else ()
    return said([*talkers], says, rng, due)


def serve(pipe: Connection) -> None:
    """Answer questions until the other end is closed."""
    try:
        while True:
            pipe.send(answer(pipe.recv()))
    except (EOFError, OSError, KeyboardInterrupt):
        return
