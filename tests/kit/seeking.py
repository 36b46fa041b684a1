"""Positions in which house rules matter, sought beside other house rules.

Evening after evening is played, and of each deal some positions are taken: mostly of such deals in
which the other rules allow another move, or lead elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, cycle
from random import Random
from typing import Any, NamedTuple

from engine import games, shuffle
from engine.bots import make
from engine.cards import Card
from engine.hidden import view
from engine.moves import Move
from engine.options import Options
from engine.rules import Rules, Setup
from engine.sheet import Line
from engine.table import Table
from tests.kit.agreed import differing
from tests.kit.cases import Case
from tests.kit.walking import any_move

EACH, MORE = 1, 2
"""So many positions are taken of a deal from each of its chapters; more where nothing is sought."""
UNLIKE = 3
"""So many besides, from which other rules lead elsewhere at once."""
EVENING = 24
"""So many deals an evening has at most."""
PATIENCE, ALIKE = 6, 2
"""After so many deals that go alike by the other rules one of them is taken, and so many positions
of it."""
TRIED = 4
"""A deal is dealt so many times until it begins in another way by the other rules."""
MANNERS = (0.5, 0.9, 0.1, None)
"""How often the players of a deal do what is sensible, and not what chance says, deal by deal; or
all do the first thing that is legal, or the last, chapter by chapter."""


class Met(NamedTuple):
    """A position; with the rules beside which it is put, and whether its deal began otherwise."""

    game: Rules[Any]
    base: Rules[Any] | None
    t: Table
    began_otherwise: bool


def found(name: str, options: Options, number: int, usual: Options | None = None) -> Iterator[Met]:
    """So many positions of evenings by these house rules, with all numbers of players by turns.

    Beside other house rules, those are sought at which the two differ.
    """
    kind = games.find(name)
    streams = [
        _evenings(kind.make(options, players), kind.make(usual, players) if usual else None)
        for players in kind.seats_of(options)
        if usual is None or players in kind.seats_of(usual)
    ]
    for _, stream in zip(range(number), cycle(streams), strict=False):
        yield next(stream)


def _evenings(game: Rules[Any], base: Rules[Any] | None) -> Iterator[Met]:
    """Evenings without end; some positions of each deal, from all its chapters."""
    manners, waited = cycle(MANNERS), 0
    for number in count():
        label = f"{differing(game.options)} {number}"
        case = Case(game.game.name, label, game.options, game.players)
        rng, seed, lines = case.luck(), case.seed(), list[Line]()
        dealer = shuffle.first_dealer(seed, game.players)
        for deal in range(1, EVENING + 1):
            setup = game.next_deal(lines, dealer)
            if setup is None:
                break
            # Where the evening is over by the other rules, they differ in its length, not in play.
            otherwise = base is not None and base.next_deal(lines, dealer) not in (setup, None)
            for more in range(TRIED):
                cards = shuffle.numbered(game.pack(), seed + more, deal)
                t = game.start(cards, setup)
                if base is None or otherwise:
                    break
                otherwise = not _begins_alike(base, cards, setup, t)
            kept = Kept(rng, EACH if base is not None else MORE)
            for before, legal, move in _played(game, t, next(manners), rng):
                kept.put(before.phase, before)
                if base is not None and not _alike(base, before, legal, move, t):
                    kept.put("", before)
            waited = 0 if base is None or otherwise or "" in kept.seen else waited + 1
            if waited % PATIENCE == 0:
                some = kept.all()[: ALIKE if waited else None]
                yield from (Met(game, base, one, otherwise) for one in some)
            lines.append(game.score(t))
            dealer = (setup.dealer + 1) % game.players


class Kept:
    """Some of the tables of each chapter that come by, and of the kind "", chosen by chance."""

    def __init__(self, rng: Random, each: int) -> None:
        self.rng = rng
        self.each = each
        self.seen: Counter[str] = Counter()
        self._some: dict[str, list[Table]] = {}

    def put(self, kind: str, t: Table) -> None:
        self.seen[kind] += 1
        some = self._some.setdefault(kind, [])
        most = self.each if kind else UNLIKE
        place = len(some) if len(some) < most else int(self.rng.random() * self.seen[kind])
        some[place : place + 1] = [t] if place < most else []

    def all(self) -> list[Table]:
        found = [t for some in self._some.values() for t in some]
        self.rng.shuffle(found)
        return found


def _played(
    game: Rules[Any], t: Table, sense: float | None, rng: Random
) -> Iterator[tuple[Table, list[Move], Move]]:
    """Play a deal in a manner of `MANNERS`: each table, what was legal at it, and the move made.

    Nobody talks: what is made of that is for the tests of a game that knows it.
    """
    # The simple player of a game is there to be quick.
    sensible = make("simple" if game.bots.has_simple else "heuristic", game)
    habits: dict[str, int] = {}
    for number in count():
        if not t.phase:
            return
        before, legal = t.copy(), game.legal(t)
        # Where all pass for ever, chance ends it.
        if sense is None and number < len(game.pack()):
            move = legal[habits.setdefault(t.phase, rng.choice((0, -1)))]
        elif rng.random() < (sense or 0.0):
            move = sensible.choose(view(t, t.turn), legal, rng, 0.0)
        else:
            move = any_move(legal, rng)
        game.apply(t, move)
        yield before, legal, move


def _begins_alike(base: Rules[Any], cards: Sequence[Card], setup: Setup, t: Table) -> bool:
    """Whether a deal of these cards begins so by other rules."""
    try:
        return {*base.pack()} == {*cards} and base.start(cards, setup) == t
    except Exception:  # such a deal never comes by them
        return False


def _alike(base: Rules[Any], before: Table, legal: list[Move], move: Move, after: Table) -> bool:
    """Whether other rules allow just these moves, and this one leads to the same table."""
    if not allows(base, before, legal):
        return False
    other = before.copy()
    try:
        base.apply(other, move)
    except Exception:  # such a table never comes by them
        return False
    return other == after


def allows(game: Rules[Any], t: Table, legal: list[Move]) -> bool:
    """Whether just these moves are allowed by other rules."""
    try:
        return game.legal(t) == legal
    except Exception:  # such a table, or its chapter, never comes by them
        return False
