"""What no draw can go below: how much repeats cost at the least, in any seating.

Meetings are handed out to the pairs that have met least, as if any two could meet at any time;
once over all pairs, once for each player alone. Then each two rounds are compared: four people who
come from three tables are two from one of them at least. All three are less than any draw can be,
the dearest is told. A search that has come so far can stop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from engine.tournament.draw.past import Pair, Past, Sides, pair, repeats, sides_of, usual_size
from engine.tournament.draw.plan import AGAINST, ODD, OTHERWISE, TOGETHER

T = TypeVar("T")

Round = tuple[Sequence[int], Sequence[int]]
"""A round to be drawn: who plays, and the sizes of the tables."""


def least_cost(rounds: Sequence[Round], past: Past, sides: Sides, odd_costs: int = ODD) -> int:
    """Return what these rounds cost at the least, as `Plan` reckons it."""
    together = {size: _together(size, sides) for _, sizes in rounds for size in sizes}
    against = {size: size * (size - 1) // 2 - together[size] for size in together}
    odd = [
        (players, sum(size for size in sizes if size != usual_size(sizes)))
        for players, sizes in rounds
    ]
    opponents = _least_repeats(rounds, past.against, against)
    partners = _least_repeats(rounds, past.together, together)
    # A second meeting is at least as opponents after one as partners, or the other way round.
    again = max(0, _between_all(rounds) - opponents - partners)
    return (
        AGAINST * opponents
        + TOGETHER * partners
        + OTHERWISE * again
        + odd_costs
        * _fill({one for some, _ in odd for one in some}, past.odd, sum(n for _, n in odd))
    )


def least_repeats(rounds: Sequence[Round], past: Past) -> int:
    """How many repeats there are at the least after such rounds, as `past.repeats` weighs them."""
    before = past.against + past.together
    every = {size: size * (size - 1) // 2 for _, sizes in rounds for size in sizes}
    return repeats(before) + _least_repeats(rounds, before, every)


def _together(size: int, sides: Sides) -> int:
    """How many pairs of partners a table has."""
    return sum(len(side) * (len(side) - 1) // 2 for side in sides_of(size, sides))


def _least_repeats(
    rounds: Sequence[Round], before: Mapping[Pair, int], pairs: Mapping[int, int]
) -> int:
    """Repeats at the least if a table of each size lets this number of pairs meet."""
    players = sorted({one for some, _ in rounds for one in some})
    between = 0
    if not any(before.values()) and all(pairs[size] == size * (size - 1) // 2 for size in pairs):
        between = _between_all(rounds)
    meetings = sum(pairs[size] for _, sizes in rounds for size in sizes)
    over_all = _fill(set(combinations(players, 2)), before, meetings)
    alone = 0
    for one in players:
        mine = [sizes for some, sizes in rounds if one in some]
        fewest = sum(min(2 * pairs[size] // size for size in sizes) for sizes in mine)
        others = {pair(one, other) for other in players if other != one}
        alone += _fill(others, before, fewest)
    return max(over_all, -(-alone // 2), between)


def _between_all(rounds: Sequence[Round]) -> int:
    """How many repeats at least there are among such rounds."""
    return sum(_between(one, other) for one, other in combinations(rounds, 2))


def _between(one: Round, other: Round) -> int:
    """How many pairs at least sit together in both of two rounds.

    Summed over each two rounds that is what repeats are, weighed as they are.
    """
    if set(one[0]) != set(other[0]):
        return 0
    return max(
        sum(_from_tables(size, len(origin[1])) for size in new[1])
        for origin, new in ((one, other), (other, one))
    )


def _from_tables(size: int, tables: int) -> int:
    """How many pairs of a table sat together before, if it is mixed as well as can be."""
    each, more = divmod(size, tables)
    return more * each * (each + 1) // 2 + (tables - more) * each * (each - 1) // 2


def _fill(some: set[T], before: Mapping[T, int], more: int) -> int:
    """Return the cost of giving out these, each to the one that has had least until then."""
    if not some:
        return 0
    had = Counter(before.get(one, 0) for one in some)
    cost, level, ready = 0, min(had), 0
    while more > 0:
        ready += had[level]
        given = min(ready, more)
        cost += given * level
        more -= given
        level += 1
    return cost
