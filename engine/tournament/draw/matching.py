"""Pairs at the least cost: everybody with one other.

Up to a dozen the best is found for certain, by trying everything once. More are paired as they
come and then, a few pairs at a time, paired anew for certain, until that helps nowhere any more:
neighbours with neighbours first, then those who cost most with others of chance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

Cost: TypeAlias = Callable[[int, int], int]

CERTAIN = 12
"""How many are paired for certain."""

WINDOW = 5
"""How many pairs are paired anew at a time."""

TRIES = 12
"""How often those who cost most are tried with others."""

Couples: TypeAlias = list[tuple[int, int]]


def cheapest(players: Sequence[int], cost: Cost, rng: Random) -> Couples:
    """Pairs of these players, an even number of them, neighbours in the order they are given."""
    if len(players) <= CERTAIN:
        return exactly(players, cost)
    couples = _greedy(players, cost)
    place = {player: number for number, player in enumerate(players)}
    _by_windows(couples, cost, place)
    for _ in range(TRIES):
        if not _by_chance(couples, cost, rng):
            break
    _by_windows(couples, cost, place)
    return couples


def exactly(players: Sequence[int], cost: Cost) -> Couples:
    """Return the cheapest pairs for certain; the time for it doubles with each player."""
    count = len(players)
    prices = [[cost(a, b) if a != b else 0 for b in players] for a in players]
    best: dict[int, tuple[int, Couples]] = {0: (0, [])}
    whole = (1 << count) - 1

    def pair_off(free: int) -> tuple[int, Couples]:
        if free in best:
            return best[free]
        first = (free & -free).bit_length() - 1
        found: tuple[int, int, tuple[int, Couples]] | None = None
        for other in range(first + 1, count):
            if free >> other & 1:
                rest = pair_off(free & ~(1 << first | 1 << other))
                price = rest[0] + prices[first][other]
                if found is None or price < found[0]:
                    found = (price, other, rest)
        assert found is not None
        price, other, rest = found
        best[free] = (price, [(players[first], players[other]), *rest[1]])
        return best[free]

    return pair_off(whole)[1]


def _greedy(players: Sequence[int], cost: Cost) -> Couples:
    free = list(players)
    couples = []
    while free:
        one = free.pop(0)
        other = min(free, key=lambda other: cost(one, other))
        free.remove(other)
        couples.append((one, other))
    return couples


def _price(couples: Couples, cost: Cost) -> int:
    return sum(cost(one, other) for one, other in couples)


def _again(couples: Couples, some: list[int], cost: Cost) -> bool:
    """Pair those of some couples anew; whether that made it cheaper."""
    old = [couples[number] for number in some]
    new = exactly([one for couple in old for one in couple], cost)
    if _price(new, cost) >= _price(old, cost):
        return False
    for number, couple in zip(some, new, strict=True):
        couples[number] = couple
    return True


def _by_windows(couples: Couples, cost: Cost, place: dict[int, int]) -> None:
    changed = True
    while changed:
        changed = False
        couples.sort(key=lambda couple: min(place[couple[0]], place[couple[1]]))
        last = max(0, len(couples) - WINDOW)
        for first in sorted({*range(0, last, 2), last}):
            changed |= _again(couples, list(range(first, min(first + WINDOW, len(couples)))), cost)


def _by_chance(couples: Couples, cost: Cost, rng: Random) -> bool:
    """Try the dearest pairs with others; False if none costs more than the rest."""
    order = sorted(range(len(couples)), key=lambda number: -cost(*couples[number]))
    if cost(*couples[order[0]]) == cost(*couples[order[-1]]):
        return False
    for dear in order[:WINDOW]:
        others = [number for number in range(len(couples)) if number != dear]
        some = [others.pop(int(rng.random() * len(others))) for _ in range(WINDOW - 1)]
        _again(couples, [dear, *some], cost)
    return True
