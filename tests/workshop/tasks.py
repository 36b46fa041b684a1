"""`python3 dev.py tasks GAME`: looks for tasks in deals that bots play, or checks those there are.

The same seed finds the same tasks. What is written are those and the ones that the game has of its
other variants. `engine/tasks/` says what a task is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop.commands.complaints import Complaint, finished
from desktop.commands.progress import Progress
from desktop.commands.values import number, rules_of
from desktop.common.terminal_help import one_of
from engine import games
from engine.moves import write
from engine.tasks.task import Task, TaskError, tasks, written
from tests.guests import looked_for
from tests.workshop.task_check import recheck
from tests.workshop.task_grading import graded
from tests.workshop.task_making import search
from tests.workshop.task_weighing import STRONGEST

NUMBER = 24
SEED = 2026


def parser() -> argparse.ArgumentParser:
    """What may be given. Values are read by `run`, which says what is wrong."""
    parser = argparse.ArgumentParser(prog="dev.py tasks", description=__doc__)
    parser.add_argument("game", metavar="GAME", help=one_of(games.names()))
    parser.add_argument(
        "--number",
        metavar="N",
        help=f"how many tasks; default {NUMBER}",
    )
    parser.add_argument(
        "--preset",
        metavar="NAME",
        help="of this variant; default the first",
    )
    parser.add_argument(
        "--seed",
        metavar="S",
        help=f"a number; same seed, same tasks; default {SEED}",
    )
    parser.add_argument(
        "--deals",
        metavar="N",
        help=f"how many deals to imagine for each; default {STRONGEST}",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="weigh the tasks of the game again instead",
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="write to FILE")
    return parser


def run(args: argparse.Namespace) -> int:
    """Look for them, or check them; returns the exit status."""

    def work() -> None:
        kind = games.find(args.game)
        deals = number("--deals", args.deals, STRONGEST, 2, 100_000)
        try:
            if args.check:
                _check(kind.name, deals)
            else:
                _search(kind.name, args, deals)
        except TaskError as error:
            raise Complaint(str(error)) from error

    return finished(work)


def _check(game: str, deals: int) -> None:
    for task in tasks(game):
        print(f"{_told(task)}  {recheck(task, deals)}", flush=True)


def _search(game: str, args: argparse.Namespace, deals: int) -> None:
    wanted = number("--number", args.number, NUMBER, 1, 10_000)
    seed = number("--seed", args.seed, SEED, 0, None)
    preset, _ = rules_of(games.find(game), args.preset)
    found: list[Task] = []
    with Progress("task", wanted) as progress:
        for task in search(game, preset, seed, wanted, deals):
            found.append(task)
            if args.out is not None:
                print(_told(task), flush=True)
            progress.at(len(found))
    others = [one for one in tasks(game) if one.preset != preset]
    text = written(seed, graded([*others, *found]))
    if args.out is None:
        print(text, end="")
        return
    try:
        args.out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint(f"{args.out}: cannot be written: {error.strerror}") from error


def _told(task: Task) -> str:
    """A task in a line."""
    best, other = task.best, task.next_best
    right = " ".join(write(move) for move in task.right)
    return (
        f"{task.name} {task.level} {task.kind}: {right} {best.worth:.2f} ({best.best} %), "
        f"{write(other.move)} {other.behind:.2f} ± {other.error:.2f} behind ({other.best} %)"
    )


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for; returns the exit status."""
    return run(parser().parse_args(looked_for(arguments)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
