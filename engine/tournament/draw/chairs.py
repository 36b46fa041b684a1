"""Who sits on which chair and at which table, once it is settled who meets whom.

People change chairs within their table, so that partners stay partners, and tables of one
size change their numbers: neither lets anybody meet anybody else. Everybody shall sit on each chair
and at each table as often as on any other. It is tried in counted steps: the same tables always
come out alike.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from functools import cache
from itertools import combinations, permutations

from engine.tournament.draw.past import Past, Sides, sides_of

SWEEPS = 6
"""How often all rounds are gone through, at the most."""

LARGE = 6
"""From this size on a table has too many orders to try them all: two change chairs at a time."""

Rounds = Sequence[Sequence[Sequence[int]]]
Orders = tuple[tuple[int, ...], ...]
Point = tuple[int, int, int]
"""A person in some rounds, or a table of a round."""
Count = Counter[tuple[int, int]]
"""How often somebody has sat on a chair, or at a table."""


def evened(
    rounds: Rounds, past: Past, sides: Sides, fixed: Collection[int], *, exact: bool = True
) -> list[list[list[int]]]:
    """Return the same tables with chairs and numbers shared out evenly.

    A fixed person keeps the table.
    If `exact`, chairs are as even as they can be where everybody plays for himself at tables of one
    size and nothing was played before; without it, as in draws of the first ways, they need not be.
    """
    found = [[list(table) for table in tables] for tables in rounds]
    unevenness = _even_chairs(found, Counter(past.chairs), sides)
    sizes = {len(table) for tables in rounds for table in tables}
    alone = all(len(sides_of(size, sides)) == size for size in sizes)
    if exact and alone and not past.chairs:
        other = [[list(table) for table in tables] for tables in rounds]
        _share_out(other, max(sizes, default=0))
        if _even_chairs(other, Counter(past.chairs), sides) < unevenness:
            found = other
    _even_numbers(found, Counter(past.numbers), set(fixed))
    return found


def _share_out(rounds: list[list[list[int]]], chairs: int) -> None:
    """Give everybody each of these chairs once in as many rounds.

    It is always possible: who plays in rounds 1 to 4, say, is one point, each table another, and a
    place at a table the line between them. Lines between two kinds of points, no more than four at
    each, can be drawn in four colours, so that no two of a colour meet (a theorem of König's); the
    colours are the chairs. A smaller table has no chair for the last colour: those of its colours
    that there are, in their order, are a beginning from which it can be made more even. Where
    partners play together it does not hold.
    """
    played: Counter[int] = Counter()
    at: dict[Point, list[Point | None]] = defaultdict(lambda: [None] * chairs)
    for number, tables in enumerate(rounds):
        for place, table in enumerate(tables):
            for one in table:
                _colour(at, (0, one, played[one] // chairs), (1, number, place))
                played[one] += 1
    for number, tables in enumerate(rounds):
        for place, table in enumerate(tables):
            table[:] = [point[1] for point in at[1, number, place] if point is not None]


def _colour(at: dict[Point, list[Point | None]], person: Point, table: Point) -> None:
    """Draw a line in a colour that is free at both its ends; `at` tells what is at each of them."""
    free, wanted = at[person].index(None), at[table].index(None)
    if at[table][free] is not None:
        # The two colours change places on the way that goes on from the table in turns of them. It
        # does not come to this person, to whom no line leads in the first of them.
        way, colour = [table], free
        while (point := at[way[-1]][colour]) is not None:
            way.append(point)
            colour = free + wanted - colour
        for point in way:
            at[point][free], at[point][wanted] = at[point][wanted], at[point][free]
    at[person][free], at[table][free] = table, person


def _once_more(before: int) -> int:
    """Return what it costs that somebody sits where that was so often before.

    A third time is dear.
    """
    return before * before


def _even_chairs(rounds: list[list[list[int]]], count: Count, sides: Sides) -> int:
    """Let people change chairs while it is more even with it; how uneven they sit in the end."""
    for tables in rounds:
        for table in tables:
            count.update((one, chair) for chair, one in enumerate(table))
    for _ in range(SWEEPS):
        better = False
        for tables in rounds:
            for table in tables:
                better |= _turn(
                    table, count, _orders(len(table), tuple(sides_of(len(table), sides)))
                )
        if not better:
            break
    return sum(often * often for often in count.values())


def _turn(table: list[int], count: Count, orders: Orders) -> bool:
    """Let those at a table take other chairs if that is more even; whether they did."""
    count.subtract((one, chair) for chair, one in enumerate(table))
    cost = [[_once_more(count[one, chair]) for chair in range(len(table))] for one in table]

    def dear(order: Sequence[int]) -> int:
        return sum(cost[who][chair] for chair, who in enumerate(order))

    now = tuple(range(len(table)))
    best = min(orders, key=dear)
    better = dear(best) < dear(now)
    if better:
        table[:] = [table[who] for who in best]
    count.update((one, chair) for chair, one in enumerate(table))
    return better


@cache
def _orders(size: int, sides: tuple[tuple[int, ...], ...]) -> Orders:
    """In which orders people may sit so that the same play together."""
    if size < LARGE:
        every = list(permutations(range(size)))
    else:
        every = [tuple(range(size))]
        for one, other in combinations(range(size), 2):
            order = list(range(size))
            order[one], order[other] = other, one
            every.append(tuple(order))
    wanted = {frozenset(side) for side in sides}
    return tuple(
        order
        for order in every
        if {frozenset(order[chair] for chair in side) for side in sides} == wanted
    )


def _even_numbers(rounds: list[list[list[int]]], count: Count, fixed: set[int]) -> None:
    for tables in rounds:
        for number, table in enumerate(tables):
            count.update((one, number) for one in table)
    for _ in range(SWEEPS):
        better = False
        for tables in rounds:
            free = [n for n, table in enumerate(tables) if not fixed & set(table)]
            if len(free) < LARGE and len({len(tables[number]) for number in free}) == 1:
                better |= _best_numbers(tables, free, count)
                continue
            for one, other in combinations(free, 2):
                if len(tables[one]) == len(tables[other]) and _gain(tables, one, other, count) > 0:
                    _change(tables, one, other, count)
                    better = True
        if not better:
            return


def _best_numbers(tables: list[list[int]], free: list[int], count: Count) -> bool:
    """Give few tables the numbers with which it is most even; whether they are others."""
    some = [tables[number] for number in free]
    for number, table in zip(free, some, strict=True):
        count.subtract((one, number) for one in table)
    cost = [
        [sum(_once_more(count[one, number]) for one in table) for number in free] for table in some
    ]

    def dear(order: Sequence[int]) -> int:
        return sum(cost[table][place] for place, table in enumerate(order))

    now = tuple(range(len(free)))
    best = min(permutations(now), key=dear)
    better = dear(best) < dear(now)
    for number, which in zip(free, best if better else now, strict=True):
        tables[number] = some[which]
        count.update((one, number) for one in tables[number])
    return better


def _gain(tables: list[list[int]], one: int, other: int, count: Count) -> int:
    """By how much it is more even if two tables change their numbers."""
    return sum(
        _once_more(count[who, here] - 1) - _once_more(count[who, there])
        for here, there in ((one, other), (other, one))
        for who in tables[here]
    )


def _change(tables: list[list[int]], one: int, other: int, count: Count) -> None:
    for here, there in ((one, other), (other, one)):
        for who in tables[here]:
            count[who, here] -= 1
            count[who, there] += 1
    tables[one], tables[other] = tables[other], tables[one]
