"""`python -m tests.arena.ceiling`: how much of the gap to open cards could be closed in Ramsen.

The others play by rules of thumb, and the seat knows these as well as they do. In a number of
worlds, all of which fit what it has seen, it goes the best way there is: one that may depend on
all that it sees from its first card to the last, and on nothing else. That way is chosen in
hindsight for just these worlds, and so looks better than it would prove in others: what comes out
is too much rather than too little, and sinks towards the truth the more worlds there are. Beside it
stands what can be attained: the way is chosen in one half of the worlds and judged in the other,
and then the other way round; a player who thinks so has that, so it is too little rather than too
much. In one world alone it is the best answer with open cards. The deals are the first of those in
which the arena compares card play; `ceiling.md` is written anew, but with `--worlds`, which looks
at one number of worlds alone and prints.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from engine.bots.arena.contest import Round, dealt
from engine.bots.arena.figures import interval
from engine.bots.heuristic import HeuristicBot
from engine.bots.worlds import worlds
from engine.hidden import view
from engine.moves import Move
from engine.parts.bots import Bots
from engine.phases.tricks import Tricks
from engine.sheet import from_others
from engine.table import NOBODY, Seat, Table, View
from tests.arena.rows import SPECIAL

OPEN = 40
"""In so many of the worlds the best answer with open cards is looked for, one by one."""

PAGE = Path(__file__).parent / "ceiling.md"
SIZES = (50, 200, 800, 3200)
"""Numbers of worlds: the more, the less too much is what comes out."""

HEAD = """# What card play could gain at most

Made by `python -m tests.arena.ceiling`: {deals} deals of Ramsen, of the same seed as the rows "card
play alone". A seat plays among three that go by rules of thumb, which it knows; what it gains over
rules of thumb from its first card on, in marks ahead of the mean of the others and in the mean of
all four seats, as in those rows. In brackets 95 % confidence intervals over deals; the share is
that of the means, its interval that of leaving deals out one by one.

| who | gains | share of open cards |
|---|---|---|
"""


class Ceiling:
    """What one seat gains at most, in the game's own marks ahead of the mean of the others."""

    def __init__(self, bots: Bots[Any], seat: Seat) -> None:
        """For games whose rules of thumb leave nothing to chance where cards are played."""
        self._bots = bots
        self._game = bots.rules
        self._seat = seat
        self._side = next(n for n, seats in enumerate(self._game.sides()) if seat in seats)
        self._rng = Random(0)

    def usual(self, tables: Sequence[Table]) -> float:
        """What going on by rules of thumb brings in the mean of these worlds."""
        done = [table.copy() for table in tables]
        for t in done:
            self._on(t, NOBODY)
        return sum(map(self._ahead, done)) / len(done)

    def best(self, tables: Sequence[Table]) -> float:
        """What the best way brings. The seat is to play, and all these look alike to it."""
        return self._sum(tables) / len(tables)

    def gain(self, tables: Sequence[Table]) -> float:
        """What the best way brings over rules of thumb."""
        return self.best(tables) - self.usual(tables)

    def attained(self, tables: Sequence[Table]) -> float:
        """What a way brings over rules of thumb in worlds for which it was not chosen."""
        halves = tables[::2], tables[1::2]
        ways = (self._crossed(*halves)[1], self._crossed(*halves[::-1])[1])
        return sum(ways) / len(tables) - self.usual(tables)

    def _crossed(self, chosen: Sequence[Table], judged: Sequence[Table]) -> tuple[float, float]:
        """What the way that is best in some worlds brings in these and in others, in sum.

        Where no world for which it was chosen looks so, one goes on by rules of thumb.
        """
        if not chosen:
            return 0.0, self.usual(judged) * len(judged)
        if not judged:
            return self._sum(chosen), 0.0
        ways = (self._crossed_after(chosen, judged, move) for move in self._game.legal(chosen[0]))
        return max(ways, key=lambda way: way[0])

    def _crossed_after(
        self, chosen: Sequence[Table], judged: Sequence[Table], move: Move
    ) -> tuple[float, float]:
        done = [0.0, 0.0]
        alike: dict[tuple[Move, ...], tuple[list[Table], list[Table]]] = {}
        for half, tables in enumerate((chosen, judged)):
            for table in tables:
                t = table.copy()
                self._game.apply(t, move)
                seen = self._on(t, self._seat)
                if t.phase:
                    alike.setdefault(seen, ([], []))[half].append(t)
                else:
                    done[half] += self._ahead(t)
        for some, others in alike.values():
            for half, value in enumerate(self._crossed(some, others)):
                done[half] += value
        return done[0], done[1]

    def _sum(self, tables: Sequence[Table]) -> float:
        return max(self._after(tables, move) for move in self._game.legal(tables[0]))

    def _after(self, tables: Sequence[Table], move: Move) -> float:
        done = 0.0
        alike: dict[tuple[Move, ...], list[Table]] = {}
        for table in tables:
            t = table.copy()
            self._game.apply(t, move)
            seen = self._on(t, self._seat)
            if t.phase:
                alike.setdefault(seen, []).append(t)
            else:
                done += self._ahead(t)
        return done + sum(map(self._sum, alike.values()))

    def _on(self, t: Table, seat: Seat) -> tuple[Move, ...]:
        """Play on by rules of thumb until it is this seat's turn; what was done."""
        done = []
        while t.phase and t.turn != seat:
            done.append(self._bots.next_move(t, self._rng))
            self._game.apply(t, done[-1])
        return tuple(done)

    def _ahead(self, t: Table) -> float:
        return from_others(self._bots.returns(self._game.score(t)))[self._side]


@dataclass(frozen=True)
class Gains:
    """What a deal would bring over rules of thumb, in the mean of all its seats."""

    number: int
    with_open_cards: float
    honest: tuple[float, ...]
    """At most, by the numbers of worlds that were asked for."""
    attained: float
    """At least, with the largest number of worlds."""


def gains(one: Round, sizes: Sequence[int] = SIZES) -> Gains:
    """A deal of a contest is played by rules of thumb; each seat is stopped at its first card."""
    game = one.contest.make()
    bots, thumb = game.bots, HeuristicBot(game)
    rng = Random(f"ceiling {one.contest.seed} {one.number}")
    t = dealt(game, one.contest.seed, one.number, one.number % game.players)
    first: dict[Seat, View] = {}
    while t.phase:
        seen, legal = view(t, t.turn), game.legal(t)
        if isinstance(game.chapter(t), Tricks):
            first.setdefault(t.turn, seen)
        game.apply(t, thumb.choose(seen, legal, rng, 0.0))
    open_cards, attained, honest = 0.0, 0.0, [0.0] * len(sizes)
    for seat, seen in first.items():
        ceiling = Ceiling(bots, seat)
        pool = worlds(bots, seen, max(*sizes, OPEN), rng)
        apart = [ceiling.gain([world]) for world in pool[:OPEN]]
        open_cards += sum(apart) / len(apart)
        for place, size in enumerate(sizes):
            honest[place] += ceiling.gain(pool[:size])
        attained += ceiling.attained(pool[: max(sizes)])
    means = tuple(gain / game.players for gain in honest)
    return Gains(one.number, open_cards / game.players, means, attained / game.players)


def main(arguments: list[str]) -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="ceiling", description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--worlds", type=int, help="only with so many worlds, and only print")
    args = parser.parse_args(arguments)
    contest = SPECIAL[0].contest()
    rounds = [Round(contest, number) for number in range(1, args.deals + 1)]
    sizes = (args.worlds,) if args.worlds else SIZES
    with ProcessPoolExecutor(args.jobs) as pool:
        found = list(pool.map(partial(gains, sizes=sizes), rounds))
    if args.worlds:
        print(page(found, sizes))
        return 0
    PAGE.write_text(page(found), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))
    return 0


def page(found: Sequence[Gains], sizes: Sequence[int] = SIZES) -> str:
    """The table."""
    whole = [one.with_open_cards for one in found]
    rows = [f"| the best answer with open cards | {_gain(whole)} | |"]
    for place, size in enumerate(sizes):
        part = [one.honest[place] for one in found]
        who = f"any honest player, at most ({size} worlds)"
        rows.append(f"| {who} | {_gain(part)} | {_share(part, whole)} |")
    least = [one.attained for one in found]
    who = f"attained in worlds for which it was not chosen ({max(sizes) // 2} each)"
    rows.append(f"| {who} | {_gain(least)} | {_share(least, whole)} |")
    return HEAD.format(deals=len(found)) + "\n".join(rows) + "\n"


def _gain(values: Sequence[float]) -> str:
    mean, low, high = interval(values)
    return f"{mean:+.2f} [{low:+.2f}, {high:+.2f}]"


def _share(part: Sequence[float], whole: Sequence[float]) -> str:
    """A ratio of means with its interval by the jackknife."""
    number, above, below = len(part), sum(part), sum(whole)
    ratio = above / below
    without = [(above - one) / (below - other) for one, other in zip(part, whole, strict=True)]
    guesses = [number * ratio - (number - 1) * one for one in without]
    _, low, high = interval(guesses)
    return f"{100 * ratio:.0f} % [{100 * low:.0f}, {100 * high:.0f}]"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
