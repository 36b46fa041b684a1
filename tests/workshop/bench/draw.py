"""How long draws take: in seconds, each with what it came to.

`python3 dev.py bench.draw` prints them. Repeats are weighed as in `engine.tournament.draw.past`:
a second meeting is 1, a third 2 more.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine.tournament.draw.past import Past, Sides, repeats
from engine.tournament.draw.seating import Call, Wishes, seat
from engine.tournament.draw.sizes import best_mix
from engine.tournament.head import Head
from engine.tournament.tournament import Tournament

TWO_AGAINST_TWO: Sides = {4: ((0, 2), (1, 3))}

TARGET = 2.0
"""Seconds for two hundred people and eight rounds."""


class Measured(NamedTuple):
    """One draw: what it was, how long it took, and the repeats of opponents and of partners."""

    what: str
    seconds: float
    against: int
    together: int


def tables(players: int, rounds: int, sizes: tuple[int, ...], sides: Sides, seed: int) -> Measured:
    """A whole evening of drawn tables, drawn at the start."""
    call = Call(tuple(range(1, players + 1)), best_mix(players, sizes, sizes[len(sizes) // 2]))
    begun = time.perf_counter()
    drawn = seat([call] * rounds, Past(), Wishes(), sides, Random(seed))
    seconds = time.perf_counter() - begun
    past = Past()
    for one in drawn:
        past.add(one, [], sides)
    what = f"{players} people, {rounds} rounds" + (", partners" if sides else "")
    return Measured(what, seconds, repeats(past.against), repeats(past.together))


def swiss(players: int, rounds: int, seed: int) -> Measured:
    """The slowest of so many rounds of Swiss, the lower number winning each time."""
    head = Head(sizes=(2,), best=2, plan=("swiss",), scoring="wins", seed=seed)
    tournament = Tournament(head)
    for number in range(players):
        tournament.enter(str(number))
    slowest = 0.0
    for _ in range(rounds):
        number = tournament.prepare()
        begun = time.perf_counter()
        tournament.draw()
        slowest = max(slowest, time.perf_counter() - begun)
        tournament.do({"start": number})
        for table in tournament.state.round(number).tables():
            here, there = tournament.state.round(number).seated(table)
            tournament.do({"result": [number, table], "values": [there, here]})
    against = repeats(tournament.state.past().against)
    return Measured(f"Swiss, {players} people, round of {rounds}", slowest, against, 0)


def draws() -> Iterator[Measured]:
    """What is measured."""
    yield tables(200, 8, (4,), {}, 1)
    yield tables(200, 8, (4,), TWO_AGAINST_TWO, 1)
    yield tables(199, 8, (3, 4, 5), {}, 1)
    yield tables(24, 7, (4,), TWO_AGAINST_TWO, 1)
    yield tables(28, 4, (3, 4, 5), {}, 1)
    yield tables(13, 5, (3, 4, 5), {}, 1)
    yield swiss(200, 8, 1)


def main() -> int:
    """Measure and print."""
    for one in draws():
        print(
            f"{one.what:<36} {one.seconds:6.2f} s   "
            f"repeats: opponents {one.against}, partners {one.together}"
        )
    print(f"target for 200 people, 8 rounds: {TARGET} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
