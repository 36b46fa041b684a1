"""`python3 dev.py bench.thought`: how long the opponents think, level by level, on one core.

Whole deals are played by players of one level, as they are dealt in the arena. A decision is timed
where there is a choice, by the time of the processor, so that nobody else on the machine counts,
and without the limit that a level has at the table: what is seen is the budget of worlds itself.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine import bots, games, hidden
from engine.bots.arena.contest import numbered
from engine.bots.arena.running import quantile
from engine.hidden import view

TARGETS = {0.5: 300.0, 0.999: 1500.0}
"""Milliseconds that so large a share of all decisions should stay below."""


class Thought(NamedTuple):
    """The decisions of one level in a game: how many, and in milliseconds how long they took."""

    game: str
    level: str
    number: int
    median: float
    nearly_all: float
    """What 99.9 % stay below."""
    longest: float

    @property
    def short_enough(self) -> bool:
        """Whether both targets are kept."""
        return self.median <= TARGETS[0.5] and self.nearly_all <= TARGETS[0.999]


def thoughts(name: str, level: str, decisions: int, seed: int = 2026) -> list[float]:
    """Milliseconds of at least so many decisions, the last deal played to its end."""
    kind = games.find(name)
    rules = kind.make(next(iter(kind.presets.values())), kind.usual())
    bot = bots.make(level, rules)
    found: list[float] = []
    deal = 0
    while len(found) < decisions:
        deal += 1
        t = numbered(rules, seed, deal)
        while t.phase:
            legal, seen = rules.legal(t), view(t, t.turn)
            start = time.process_time()
            move = bot.choose(seen, legal, Random(len(found)), 0.0)
            if len(legal) > 1:
                found.append(1000 * (time.process_time() - start))
            rules.apply(t, move)
    return found


def measured(decisions: int, only: str = "") -> Iterator[Thought]:
    """Every level that a game offers, in every game."""
    for name in games.names():
        levels = [one for one in bots.LEVELS if one in bots.offered(games.find(name))]
        for level in levels:
            if only in name:
                taken = thoughts(name, level, decisions)
                median, nearly_all = (quantile(taken, share) for share in TARGETS)
                yield Thought(name, level, len(taken), median, nearly_all, max(taken))


def main(arguments: list[str]) -> int:
    """Print a table."""
    parser = argparse.ArgumentParser(prog="thought", description=__doc__)
    parser.add_argument("--decisions", type=int, default=1000, help="at least so many of each")
    parser.add_argument("--only", default="", help="games with this in their name")
    args = parser.parse_args(arguments)
    how = "as it is" if str(hidden.__file__).endswith(".py") else "compiled"
    print(f"The engine is {how}; milliseconds a decision on one core.\n")
    print("| game | level | decisions | median | 99.9 % below | longest | within the targets |")
    print("|---|---|---|---|---|---|---|")
    for one in measured(args.decisions, args.only):
        times = " | ".join(f"{taken:.1f}" for taken in (one.median, one.nearly_all, one.longest))
        kept = "yes" if one.short_enough else "no"
        print(f"| {one.game} | {one.level} | {one.number} | {times} | {kept} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
