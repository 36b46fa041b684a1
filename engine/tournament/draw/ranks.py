"""Tables by rank: the best sit at the first table, the next at the second, and so on.

Those of neighbouring tables change places where that avoids that two meet again, at most one table
away from where their rank puts them. Only who is to be kept apart from somebody may go further.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, permutations
from random import Random

from engine.tournament.draw.lots import shuffled
from engine.tournament.draw.past import Pair, Past, Sides, pair, sides_of

APART, AGAIN, MOVED = 1000, 3, 1
"""What it costs that two sit together who should not; meet again; that one leaves his table."""


def by_rank(
    ranked: Sequence[int],
    sizes: Sequence[int],
    past: Past,
    apart: Collection[Pair],
    sides: Sides,
    rng: Random,
) -> list[list[int]]:
    """Return the tables, the best first; `ranked` are as many as there are seats."""
    tables: list[list[int]] = []
    home: dict[int, int] = {}
    for number, size in enumerate(sizes):
        table = list(ranked[len(home) : len(home) + size])
        home.update(dict.fromkeys(table, number))
        tables.append(table)
    blocks = _Blocks(tables, home, past, frozenset(apart))
    blocks.exchange(1)
    blocks.exchange(len(tables))
    return [partnered(table, past, sides, rng) for table in tables]


class _Blocks:
    """Tables whose people may change places."""

    def __init__(
        self,
        tables: list[list[int]],
        home: Mapping[int, int],
        past: Past,
        apart: frozenset[Pair],
    ) -> None:
        self.tables, self.home, self.past, self.apart = tables, home, past, apart

    def exchange(self, reach: int) -> None:
        """Change places as long as it helps; beyond the next table only to keep people apart."""
        changed = True
        while changed:
            changed = False
            for here, there in combinations(range(len(self.tables)), 2):
                if there - here <= reach and (reach == 1 or self._quarrel(here, there)):
                    changed |= self._exchange(here, there, reach)

    def _quarrel(self, *tables: int) -> bool:
        return any(
            pair(*two) in self.apart
            for table in tables
            for two in combinations(self.tables[table], 2)
        )

    def _exchange(self, here: int, there: int, reach: int) -> bool:
        best, least = None, 0
        for seat in range(len(self.tables[here])):
            for other in range(len(self.tables[there])):
                gain = self._gain(here, seat, there, other, reach)
                if gain > least:
                    best, least = (seat, other), gain
        if best is None:
            return False
        self._swap(here, best[0], there, best[1])
        return True

    def _gain(self, here: int, seat: int, there: int, other: int, reach: int) -> int:
        one, two = self.tables[here][seat], self.tables[there][other]
        if abs(self.home[one] - there) > reach or abs(self.home[two] - here) > reach:
            return 0
        before = self._cost(here) + self._cost(there)
        self._swap(here, seat, there, other)
        after = self._cost(here) + self._cost(there)
        self._swap(here, seat, there, other)
        return before - after

    def _swap(self, here: int, seat: int, there: int, other: int) -> None:
        one, two = self.tables[here], self.tables[there]
        one[seat], two[other] = two[other], one[seat]

    def _cost(self, number: int) -> int:
        table = self.tables[number]
        cost = sum(MOVED * abs(self.home[one] - number) for one in table)
        for one, other in combinations(table, 2):
            cost += AGAIN * self.past.met(one, other)
            cost += APART * (pair(one, other) in self.apart)
        return cost


def partnered(table: Sequence[int], past: Past, sides: Sides, rng: Random) -> list[int]:
    """Return these people at random, so that partners have been together most seldom."""
    order = shuffled(table, rng)
    together = [
        two for side in sides_of(len(order), sides) for two in combinations(sorted(side), 2)
    ]
    if not together:
        return order

    def again(seated: tuple[int, ...]) -> int:
        return sum(past.together[pair(seated[here], seated[there])] for here, there in together)

    best = min(permutations(order), key=again)
    return list(best)


def at_their_tables(
    tables: Sequence[Sequence[int]], fixed: Mapping[int, int]
) -> tuple[list[list[int]], list[int]]:
    """Return the same tables numbered so that those who cannot move sit at theirs.

    Also return those who do not.
    """
    placed: dict[int, int] = {}
    moved = []
    for number, table in enumerate(tables):
        for player in table:
            wanted = fixed.get(player, 0) - 1
            if 0 <= wanted < len(tables) and wanted not in placed and number not in placed.values():
                placed[wanted] = number
            elif player in fixed and placed.get(wanted) != number:
                moved.append(player)
    others = iter([n for n in range(len(tables)) if n not in placed.values()])
    order = [placed[n] if n in placed else next(others) for n in range(len(tables))]
    return [list(tables[number]) for number in order], sorted(moved)
