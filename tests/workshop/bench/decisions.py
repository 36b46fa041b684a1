"""Random decisions a second: whole deals through the public engine, on one core.

`python3 dev.py bench.decisions choice 1.0` plays for a second and prints the figure; a game and
one of its presets may stand behind. As a process of its own it stands beside `peers.py`, which
does the same with OpenSpiel.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random

from engine import games, shuffle
from engine.moves import Move

GAME = "ramsen"


def chosen(rng: Random) -> Callable[[list[Move]], Move]:
    """The picker that everybody would write."""
    return rng.choice


def fast(rng: Random) -> Callable[[list[Move]], Move]:
    """The quickest picker there is."""
    random = rng.random
    return lambda moves: moves[int(random() * len(moves))]


PICKERS = {"choice": chosen, "fast": fast}


def decisions(picker: str, seconds: float, name: str = GAME, preset: str = "") -> float:
    """Shuffle, start, legal and apply, deal after deal: decisions a second."""
    kind = games.find(name)
    game = kind.make(kind.presets[preset] if preset else kind.options(), kind.usual())
    setup = game.next_deal([], 0)
    assert setup is not None
    rng = Random(1)
    pick = PICKERS[picker](rng)
    pack, legal, apply = game.pack(), game.legal, game.apply
    count = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        t = game.start(shuffle.shuffled(pack, rng), setup)
        while t.phase:
            apply(t, pick(legal(t)))
            count += 1
    return count / spent


if __name__ == "__main__":
    print(decisions(sys.argv[1], float(sys.argv[2]), *sys.argv[3:]))
