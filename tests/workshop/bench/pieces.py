"""The pieces that bots and the table are made of, in mid-deal, and a move saved before it is shown.

Times are medians of several rounds: in microseconds for copy, view and redeal, in milliseconds
for a move that is written to its file.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from engine import games, hidden, shuffle
from engine.head import Head, Player
from engine.match import Match
from engine.rules import Rules
from engine.store import SUFFIX, Log
from engine.table import NOBODY, Table
from tests.workshop.bench.decisions import GAME

PLAYERS, TRICKS = 4, 2
"""How many play, and how many tricks have been taken in mid-deal."""


def pieces(rounds: int) -> dict[str, float]:
    """Microseconds for each of copy, view and redeal."""
    kind = games.find(GAME)
    game = kind.make(kind.options(), PLAYERS)
    tables = [_mid_deal(game, seed) for seed in range(20)]
    views = [hidden.view(t, t.turn) for t in tables]
    rng = Random(1)
    return {
        "copy": _each(rounds, [t.copy for t in tables]),
        "view": _each(rounds, [partial(hidden.view, t, t.turn) for t in tables]),
        "redeal": _each(rounds, [partial(hidden.redeal, game, seen, rng) for seen in views]),
    }


def _mid_deal(game: Rules[Any], seed: int) -> Table:
    """A table with three or four players in and two tricks taken, somebody about to follow."""
    setup = game.next_deal([], 0)
    assert setup is not None
    number = 0
    while True:
        number += 1
        rng = Random(seed * 1000 + number)
        t: Table = game.start(shuffle.shuffled(game.pack(), rng), setup)
        while t.phase and not (len(t.tricks) == TRICKS and t.trick):
            game.apply(t, rng.choice(game.legal(t)))
        if t.phase and len(t.in_play()) >= 3:
            return t


def _each(rounds: int, calls: list[Callable[[], object]]) -> float:
    """The median time of one call, in microseconds of the processor."""
    times = []
    for _ in range(rounds):
        begun = time.process_time()
        for _ in range(10):
            for call in calls:
                call()
        times.append((time.process_time() - begun) / (10 * len(calls)))
    return median(times) * 1e6


def saved_moves(folder: Path, moves: int) -> list[float]:
    """Milliseconds of so many moves, each recorded in a file before it is done."""
    players = tuple(Player(f"player {seat}") for seat in range(PLAYERS))
    head = Head(GAME, "", {"games": 20}, players, 1)
    log = Log.create(folder / f"bench{SUFFIX}", head.event())
    match = Match(head, log.append)
    rng = Random(1)
    times: list[float] = []
    while len(times) < moves and not match.over:
        if match.turn == NOBODY:
            match.deal()
        move = rng.choice(match.legal())
        begun = time.perf_counter()
        match.play(move)
        times.append((time.perf_counter() - begun) * 1e3)
    return times
