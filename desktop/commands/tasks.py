"""`kartentisch tasks GAME`: looks for tasks in deals that bots play, or checks those there are.

The same seed finds the same tasks. `engine/tasks/` says what a task is.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop.commands.complaints import Complaint, finished, one_of
from desktop.commands.progress import Progress
from desktop.commands.values import number
from desktop.common.terminal_help import as_sentence, translate
from engine import games
from engine.moves import write
from engine.tasks.check import recheck
from engine.tasks.grading import graded
from engine.tasks.making import search
from engine.tasks.task import Task, TaskError, tasks, written
from engine.tasks.weighing import STRONGEST

NUMBER = 24
SEED = 2026


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it may be given. Values are read by `run`, which says what is wrong."""
    about = translate("help", "look for decisions in which one choice is clearly the best")
    parser = subparsers.add_parser("tasks", help=about, description=as_sentence(about))
    parser.add_argument("game", metavar="GAME", help=one_of(games.names()))
    parser.add_argument(
        "--number",
        metavar="N",
        help=translate("help", "how many tasks; default {0}").format(NUMBER),
    )
    parser.add_argument(
        "--seed",
        metavar="S",
        help=translate("help", "a number; same seed, same tasks; default {0}").format(SEED),
    )
    parser.add_argument(
        "--deals",
        metavar="N",
        help=translate("help", "how many deals to imagine for each; default {0}").format(STRONGEST),
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help=translate("help", "weigh the tasks of the game again instead"),
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help=translate("help", "write to FILE"))
    parser.set_defaults(run=run)


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
    found: list[Task] = []
    with Progress("task", wanted) as progress:
        for task in search(game, seed, wanted, deals):
            found.append(task)
            if args.out is not None:
                print(_told(task), flush=True)
            progress.at(len(found))
    text = written(seed, graded(found))
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
