"""Weighs a task again and compares what it says with what comes out now."""

from __future__ import annotations

from engine.tasks.task import Task, TaskError
from tests.workshop.task_making import weighed_task


def recheck(task: Task, deals: int) -> str:
    """Weigh a task again in so many deals; what was compared, in short. Raises TaskError.

    In as many deals as before, and where layouts are counted, every figure has to come out the
    same: chance is fixed. In another number of deals no wrong choice may be as good as the best.
    """
    _, found = weighed_task(task, deals)
    if {one.move for one in found.choices} != {one.move for one in task.choices}:
        raise _wrong(task, "its choices are not all that is legal")
    if found.layouts != task.layouts:
        raise _wrong(task, f"{task.layouts} layouts, now {found.layouts}")
    if (task.layouts or deals == task.deals) and found.choices != task.choices:
        raise _wrong(task, f"weighed anew: {found.choices[:2]}")
    now = {one.move: one for one in found.choices}
    best = min(now[move].behind for move in task.right)
    for one in task.choices:
        if one.move not in task.right and now[one.move].behind <= best:
            raise _wrong(task, f"{one.move} is as good as {task.best.move}")
    if task.layouts:
        return f"{task.layouts} layouts counted"
    return f"{found.deals} deals imagined"


def _wrong(task: Task, why: str) -> TaskError:
    return TaskError(task.game, task.name, why)
