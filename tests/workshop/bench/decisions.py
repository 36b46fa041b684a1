"""Random decisions a second: whole deals through the public engine, on one core.

`python3 dev.py bench.decisions choice 1.0` plays for a second and prints the figure; a game and
one of its presets may stand behind. As a process of its own it stands beside `peers.py`, which
does the same with OpenSpiel.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

from engine import games, shuffle
from engine.rules import Rules, Setup

GAME = "ramsen"


def idiomatic(game: Rules[Any], setup: Setup, seconds: float) -> float:
    """The loop that everybody would write."""
    rng, pack, count = Random(1), game.pack(), 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        t = game.start(shuffle.shuffled(pack, rng), setup)
        while t.phase:
            game.apply(t, rng.choice(game.legal(t)))
            count += 1
    return count / spent


def fastest(game: Rules[Any], setup: Setup, seconds: float) -> float:
    """The quickest loop there is: as that of the same name in `peers.py`."""
    rng, pack, count = Random(1), game.pack(), 0
    draw, start, legal_moves, apply = rng.random, game.start, game.legal, game.apply
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        t = start(shuffle.shuffled(pack, rng), setup)
        while t.phase:
            legal = legal_moves(t)
            apply(t, legal[int(draw() * len(legal))])
            count += 1
    return count / spent


LOOPS = {"choice": idiomatic, "fast": fastest}


def decisions(loop: str, seconds: float, name: str = GAME, preset: str = "") -> float:
    """Shuffle, start, legal and apply, deal after deal: decisions a second."""
    kind = games.find(name)
    game = kind.make(kind.presets[preset] if preset else kind.options(), kind.usual())
    setup = game.next_deal([], 0)
    assert setup is not None
    return LOOPS[loop](game, setup, seconds)


if __name__ == "__main__":
    print(decisions(sys.argv[1], float(sys.argv[2]), *sys.argv[3:]))
