"""A large shelf: to list its evenings, to search them, to open one, and how much memory that takes.

It is filled and read through in one process, and measured in another one, as at a later start.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

from engine.head import Head, Player
from engine.match import Match
from engine.sheet import Line
from engine.store import SUFFIX, load, save_copy
from tests.workshop.bench import evening
from tests.workshop.bench.decisions import GAME

MIDDLE, LARGE = 10_000, 100_000
"""How many evenings."""


def figures(number: int, rounds: int = 9) -> dict[str, float] | str:
    """What was measured, by name: milliseconds, with "cpu" behind it those of the processor.

    "memory" is the most that the process had, in megabytes; or why nothing could be measured.
    """
    with tempfile.TemporaryDirectory() as home:
        variables = {"QT_QPA_PLATFORM": "offscreen", "KARTENTISCH_HOME": home}
        told = ""
        for job in ("fill", "measure"):
            child = subprocess.run(
                [sys.executable, "-m", "tests.workshop.bench.shelf", job, str(number), str(rounds)],
                capture_output=True,
                env=os.environ | variables,
                text=True,
            )
            if child.returncode:
                return "failed: " + (child.stderr.strip().splitlines() or ["without a word"])[-1]
            told = child.stdout
    pairs = (line.rsplit(" ", 1) for line in told.splitlines())
    return {what: float(taken) for what, taken in pairs}


# The children.


def filled(folder: Path, number: int) -> None:
    """So many evenings of some deals each; the last one is a long one with its cards."""
    rng = random.Random(1)
    people = [f"Person {n}" for n in range(60)]
    for count in range(number - 1):
        names = rng.sample(people, 4)
        day = f"20{count % 26:02d}-{count % 12 + 1:02d}-{count % 28 + 1:02d}T19:30:00"
        head = Head(GAME, "", {}, tuple(map(Player, names)), count, day)
        events = [head.event(), *chalked(rng.randrange(1, 6))]
        save_copy(folder / f"{day[:10]} {count}{SUFFIX}", events, sync=False)
    longest = evening.saved(folder)
    longest.rename(folder / f"2026-11-11 last{SUFFIX}")


@cache
def chalked(deals: int) -> list[dict[str, Any]]:
    """Return what a number of deals with real cards leaves in a log, whatever the names."""
    events: list[dict[str, Any]] = []
    match = Match(Head(GAME, "", {}, tuple(map(Player, "ABCD")), 1, ""), events.append)
    for _ in range(deals):
        match.chalk(Line((2, 1, 1, 1)))
    return events


def main(job: str, number: int, rounds: int) -> int:
    """Fill a shelf and make its index, or measure at one that is full and print it."""
    from PySide6.QtWidgets import QApplication

    from desktop.common import paths
    from desktop.shelf.shelf import HERE, Shelf

    app = QApplication.instance() or QApplication(sys.argv[:1])
    folder = paths.evenings()
    if job == "fill":
        folder.mkdir(parents=True, exist_ok=True)
        filled(folder, number)
        shelf = Shelf(folder)
        shelf.entries()
        while shelf.read_on(HERE, 60.0):
            pass
        return 0
    for what, taken in _measured(folder, rounds).items():
        print(what, f"{taken:.2f}")
    del app
    return 0


def _measured(folder: Path, rounds: int) -> dict[str, float]:
    from desktop.common.settings import Settings
    from desktop.session.controller import MatchController
    from desktop.shelf.shelf_page import ShelfPage

    settings = Settings(folder.parent / "settings.ini")
    room = ShelfPage(folder, settings)
    room.resize(1280, 770)
    room.show()
    room.grab()

    def listed() -> None:
        room.list_again()
        room.grab()

    def searched() -> None:
        room.search.setText("person 17")
        room.grab()
        room.search.setText("")

    controller = MatchController(settings)
    paths = sorted(folder.glob(f"*{SUFFIX}"))
    some = iter(paths[:: max(1, len(paths) // (rounds + 1))])
    found = {
        **_taken("list", listed, rounds),
        **_taken("search", searched, rounds),
        **_taken("open", lambda: controller.open(next(some)), rounds),
        **_taken("open the last", lambda: Match.from_events(load(paths[-1]).events), rounds),
    }
    controller.close()
    room.close()
    if sys.platform != "win32":
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        found["memory"] = most / (2**20 if sys.platform == "darwin" else 2**10)
    return found


def _taken(name: str, work: Callable[[], object], rounds: int) -> dict[str, float]:
    """The medians of what it takes, and of what of that the processor worked."""
    times, worked = [], []
    for _ in range(rounds):
        begun, cpu = time.perf_counter(), time.process_time()
        work()
        worked.append(1000 * (time.process_time() - cpu))
        times.append(1000 * (time.perf_counter() - begun))
    return {name: median(times), f"{name} cpu": median(worked)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
