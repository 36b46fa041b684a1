"""Who has met whom: how often each two sat at one table, against each other and together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeAlias

Sides: TypeAlias = Mapping[int, Sequence[Sequence[int]]]
"""For each size of table which seats play together; where none is named, each for itself."""

Tables: TypeAlias = Sequence[Sequence[int]]
"""A round: at each table the players, seat by seat."""

Pair: TypeAlias = tuple[int, int]
"""Two players, the lower number first."""


def sides_of(size: int, sides: Sides) -> list[tuple[int, ...]]:
    """Which seats of a table of this size play together."""
    return [tuple(side) for side in sides.get(size, [(seat,) for seat in range(size)])]


def pair(one: int, other: int) -> Pair:
    """Two players in the order in which they are counted."""
    return (one, other) if one < other else (other, one)


@dataclass
class Past:
    """What there has been so far: for each pair of players, and for each player.

    `out` counts rounds that somebody sat out, `missed` those for which somebody was not there,
    `odd` those at a table of another size than most;
    `chairs` how often somebody sat on a chair, `numbers` at a table, both counted from 0.
    """

    against: Counter[Pair] = field(default_factory=Counter)
    together: Counter[Pair] = field(default_factory=Counter)
    out: Counter[int] = field(default_factory=Counter)
    missed: Counter[int] = field(default_factory=Counter)
    odd: Counter[int] = field(default_factory=Counter)
    chairs: Counter[tuple[int, int]] = field(default_factory=Counter)
    numbers: Counter[tuple[int, int]] = field(default_factory=Counter)

    def add(self, tables: Tables, out: Iterable[int], sides: Sides) -> None:
        """Another round."""
        self.out.update(out)
        usual = usual_size([len(table) for table in tables])
        for number, table in enumerate(tables):
            self.chairs.update((one, chair) for chair, one in enumerate(table))
            self.numbers.update((one, number) for one in table)
            if len(table) != usual:
                self.odd.update(table)
            partners: set[Pair] = set()
            for side in sides_of(len(table), sides):
                partners.update(pair(*two) for two in combinations([table[s] for s in side], 2))
            self.together.update(partners)
            everybody = {pair(*two) for two in combinations(table, 2)}
            self.against.update(everybody - partners)

    def met(self, one: int, other: int) -> int:
        """How often these two have sat at one table."""
        two = pair(one, other)
        return self.against[two] + self.together[two]


def usual_size(sizes: Sequence[int]) -> int:
    """Return the size that most tables have, the larger of two that are as many; 0 for no table."""
    return max(sizes, key=lambda size: (sizes.count(size), size), default=0)


def fewest_repeats(players: int, meetings: int) -> int:
    """Return the fewest repeats when each of these `players` has this number of `meetings`.

    A pair that meets for the third time is two repeats more than one that meets for the second:
    those are worth 1 and 3. The bound is reached when everybody meets all others equally often.
    """
    others = players - 1
    if others < 1:
        return 0
    often, more = divmod(meetings, others)
    each = (others - more) * (often * (often - 1) // 2) + more * (often * (often + 1) // 2)
    return -(-players * each // 2)


def repeats(counts: Mapping[Pair, int]) -> int:
    """Return the repeats in such counts, weighed the same way."""
    return sum(often * (often - 1) // 2 for often in counts.values())
