"""Walking through an evening of random moves, and choosing tables that one comes by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any, NamedTuple

from engine import shuffle
from engine.bots import make
from engine.facts import Fact
from engine.hidden import view
from engine.moves import Call, Move
from engine.rules import Rules
from engine.sheet import Line
from engine.table import Table
from tests.kit.cases import SEED, Case, share

DEALS = 12
"""How many deals of an evening are walked through."""
LONG = 400
"""After so many tables an evening that is kept ends with the deal."""
EVERY = 5
"""Which of the decisions `some_positions` gives: every fifth."""


class Moment(NamedTuple):
    """A table of an evening, the facts that led to it, and the lines of the deals before."""

    t: Table
    facts: list[Fact]
    lines: Sequence[Line]


def any_move(legal: list[Move], rng: Random) -> Move:
    return legal[int(rng.random() * len(legal))]


def walk(case: Case, deals: int, seed: int = SEED) -> Iterator[tuple[Table, list[Fact]]]:
    """Every table of an evening of random moves, with the facts that led to it.

    The last table of a deal has no phase any more. The table is the one being played on: whoever
    keeps it, copies it.
    """
    for t, facts, _ in moments(case, deals, seed):
        yield t, facts


def moments(case: Case, deals: int, seed: int) -> Iterator[Moment]:
    """As `walk`, with the lines of the deals before; these grow too and are not to be kept."""
    game, rng = case.make(), Random(seed)
    sensible = make("heuristic", game)
    dealer = shuffle.first_dealer(seed, case.players)
    lines: list[Line] = []
    for number in range(1, deals + 1):
        setup = game.next_deal(lines, dealer)
        if setup is None:
            return
        lies = shuffle.numbered(game.pack(), seed, number)
        t = game.start(lies, setup, listen=True)
        yield Moment(t, heard(t), lines)
        while t.phase:
            chat(game, t, rng)
            legal = game.legal(t)
            if case.sense and rng.random() < case.sense:
                game.apply(t, sensible.choose(view(t, t.turn), legal, rng, 0.0))
            else:
                game.apply(t, any_move(legal, rng))
            yield Moment(t, heard(t), lines)
        lines.append(game.score(t))
        dealer = (setup.dealer + 1) % case.players


def chat(game: Rules[Any], t: Table, rng: Random) -> None:
    """Let somebody say something, where there is table talk, every now and then."""
    seat = int(rng.random() * len(t.hands))
    phrases = game.phrases(t, seat)
    if phrases and rng.random() < 0.4:
        game.say(t, seat, phrases[-1 - int(rng.random() ** 2 * len(phrases))])


def heard(t: Table) -> list[Fact]:
    facts, t.facts = t.facts or [], []
    return facts


@cache
def positions(case: Case) -> tuple[Table, ...]:
    """Copies of every table of an evening at which somebody has to decide."""
    return tuple(t.copy() for t, _ in walk(case, DEALS) if t.phase)


@cache
def some_positions(case: Case) -> tuple[Table, ...]:
    """Some of them, from all over the evening."""
    return positions(case)[::EVERY]


@lru_cache(maxsize=64)
def evening(case: Case) -> tuple[Moment, ...]:
    """Every moment of an evening of the case's own, kept; its cards lie in no other case so."""
    kept: list[Moment] = []
    for t, facts, lines in moments(case, DEALS, case.seed()):
        kept.append(Moment(t.copy(), facts, tuple(lines)))
        if not t.phase and len(kept) > LONG:
            break
    return tuple(kept)


def spread(some: Sequence[Moment], number: int) -> list[Moment]:
    """So many of these moments, as many of each chapter as there are, and from all over."""
    chapters: dict[str, list[Moment]] = {}
    for moment in some:
        chapters.setdefault(moment.t.phase, []).append(moment)
    chosen: list[Moment] = []
    for left, chapter in enumerate(sorted(chapters.values(), key=len)):
        fair = -(-(number - len(chosen)) // (len(chapters) - left))
        take = min(fair, len(chapter))
        chosen += [chapter[place * len(chapter) // take] for place in range(take)]
    return chosen


@cache
def calls(name: str) -> tuple[Move, ...]:
    """Calls that are offered in a game, by one house rule or another."""
    some: dict[Move, None] = {}
    for case in share(name)[:8]:
        game = case.make()
        for t, _, _ in evening(case):
            some.update({move: None for move in game.legal(t) if isinstance(move, Call)})
    return tuple(some)
