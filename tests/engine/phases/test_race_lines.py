"""A race: the lines that are accepted are just those that some deal can leave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest

from engine import games
from engine.phases.race import HAND, LONE, Course, comes, finished
from engine.sheet import Line

Values = tuple[int | None, ...]


def courses() -> Iterator[Course]:
    for first_wins, stops in product((True, False), repeat=2):
        yield Course(first_wins, stops, best_opens=False, trump_second=False)


def deals(
    needed: Sequence[int], course: Course, alone: int | None
) -> set[tuple[Values, tuple[int, ...]]]:
    """What every deal leaves, trick by trick: the tricks of each, and who finished, in order."""
    sides = range(len(needed))
    found: set[tuple[Values, tuple[int, ...]]] = set()
    if alone is None:
        found.add(((None,) * len(needed), ()))
    else:
        found |= {(tuple(alone if one == side else None for one in sides), ()) for side in sides}
    for number in range(2, len(needed) + 1):
        for inside in combinations(sides, number):
            for winners in product(inside, repeat=HAND):
                won, order = {side: 0 for side in inside}, list[int]()
                for winner in winners:
                    won[winner] += 1
                    if won[winner] == needed[winner]:
                        order.append(winner)
                        left = [need - won.get(side, 0) for side, need in enumerate(needed)]
                        if course.stops and course.is_over(left):
                            break
                found.add((tuple(won.get(side) for side in sides), tuple(order)))
    return found


@pytest.mark.parametrize("lone", LONE)
@pytest.mark.parametrize("needed", [(10, 10, 10), (2, 10, 10), (2, 2, 10), (1, 1, 1), (3, 2, 4)])
def test_what_is_accepted_is_what_a_deal_leaves(needed: tuple[int, ...], lone: str) -> None:
    alone = LONE[lone]
    for course in courses():
        left = deals(needed, course, alone)
        bare = {values for values, _ in left}
        for values in product((None, *range(HAND + 1)), repeat=len(needed)):
            there = Line(values)
            assert comes(there, range(3), needed, course, alone) == (values in bare), (
                values,
                course,
            )
            done = [side for side, won in enumerate(values) if (won or 0) >= needed[side]]
            for order in ((), *map(tuple, (done, done[::-1]))):
                noted = Line(values, finished(order))
                told = (values, order) in left if order else values in bare
                if sum(value is not None for value in values) > 1:
                    assert comes(noted, range(3), needed, course, alone) == told, (noted, course)


@pytest.mark.parametrize("name", ["ramsen", "ramser"])
@pytest.mark.parametrize(("players", "possible"), [(3, 42), (4, 180)])
def test_so_many_lines_are_possible_when_nobody_is_near_the_end(
    name: str, players: int, possible: int
) -> None:
    """All five tricks to two or more, or what a lone player gets."""
    kind = games.find(name)
    rules = kind.make(kind.options(), players)
    lines = product((None, *range(-1, HAND + 2)), repeat=players)
    assert sum(rules.entry.comes([], Line(values)) for values in lines) == possible
