"""The task of a day: from the date alone, the same for everybody.

All tasks of all games come up in turn, one game after another and each in a mixed order; when the
last has been, they begin again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine import games
from engine.tasks.task import Task, tasks

FIRST = 739617
"""On this day, the first one of 2026, they began with the first one.

Days are counted as the calendar of Python does, from 1 on the first of January of the year 1.
"""
_LUCK = 19


@dataclass(frozen=True)
class Daily:
    """The task of one day, and where it stands among all."""

    task: Task
    number: int
    """1 for the first one."""
    of: int
    again: int
    """On this day they begin again with the first one."""


def turn(found: Sequence[Sequence[Task]]) -> list[Task]:
    """Return the tasks of all games in the order in which they come up."""
    mixed = [list(some) for some in found]
    rng = Random(_LUCK)
    for some in mixed:
        some.sort(key=lambda one: one.name)
        for last in range(len(some) - 1, 0, -1):
            other = int(rng.random() * (last + 1))
            some[last], some[other] = some[other], some[last]
    longest = max((len(some) for some in mixed), default=0)
    return [some[place] for place in range(longest) for some in mixed if place < len(some)]


def daily(day: int, found: Sequence[Task] | None = None) -> Daily | None:
    """Return the task of a day; None where there are no tasks. `found` are those in their turn."""
    order = (
        turn([tasks(game) for game in games.names() if game not in games.guests()])
        if found is None
        else found
    )
    if not order:
        return None
    place = (day - FIRST) % len(order)
    return Daily(order[place], place + 1, len(order), day + len(order) - place)
