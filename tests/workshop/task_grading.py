"""How hard tasks are: those of a game are cut in thirds, by what is measured of each.

What rules of thumb do not find is harder than what they find; besides, a task is the harder the
more often the best wrong choice comes out as well as the right one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from engine.bots.heuristic import HeuristicBot
from engine.lessons.lesson import LEARNER
from engine.tasks.task import LEVELS, Task, position
from tests.workshop.task_making import luck


def missed(task: Task) -> bool:
    """Whether rules of thumb do not find what is right; raises TaskError."""
    match = position(task)
    seen = match.view(LEARNER)
    assert seen is not None
    bot = HeuristicBot(match.rules)
    return bot.advise(seen, match.legal(), Random(luck(task)), 0.0).move not in task.right


def margin(task: Task) -> int:
    """In how many more of a hundred deals nothing beats the best than any wrong choice."""
    wrong = [one.best for one in task.choices if one.move not in task.right]
    return task.best.best - max(wrong)


def graded(found: Sequence[Task]) -> list[Task]:
    """These tasks of one game, the easy ones first, each with its level; raises TaskError."""
    order = sorted(found, key=lambda one: (missed(one), -margin(one), one.name))
    return [
        replace(one, level=LEVELS[len(LEVELS) * place // len(order)])
        for place, one in enumerate(order)
    ]
