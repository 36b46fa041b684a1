"""The shelf with ten thousand evenings on it: to list them, to search them, to open one."""

from __future__ import annotations

import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from engine.head import Head, Player
from engine.match import Match
from engine.sheet import Line
from engine.store import SUFFIX, load, save_copy
from tests.workshop.bench import evening
from tests.workshop.bench.decisions import GAME

EVENINGS = 10_000


def filled(folder: Path, number: int = EVENINGS) -> None:
    """So many evenings of some deals each; the last one is a long one with its cards."""
    rng = random.Random(1)
    people = [f"Person {n}" for n in range(60)]
    for count in range(number - 1):
        names = rng.sample(people, 4)
        day = f"20{count % 26:02d}-{count % 12 + 1:02d}-{count % 28 + 1:02d}T19:30:00"
        head = Head(GAME, "", {}, tuple(map(Player, names)), count, day)
        events = [head.event()]
        match = Match(head, events.append)
        for _ in range(rng.randrange(1, 6)):
            if not match.over:
                match.chalk(Line((2, 1, 1, 1)))
        save_copy(folder / f"{day[:10]} {count}{SUFFIX}", events)
    longest = evening.saved(folder)
    longest.rename(folder / f"2026-11-11 last{SUFFIX}")


def figures(number: int = EVENINGS, rounds: int = 9) -> dict[str, float] | str:
    """Milliseconds by what is done; or why it could not be measured."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        return f"not built yet ({error})"
    with tempfile.TemporaryDirectory() as home:
        os.environ["KARTENTISCH_HOME"] = home
        app = QApplication.instance() or QApplication([])
        folder = Path(home) / "data" / "evenings"
        folder.mkdir(parents=True)
        filled(folder, number)
        found = _measured(folder, rounds)
        del app
        return found


def _measured(folder: Path, rounds: int) -> dict[str, float]:
    from desktop.common.settings import Settings
    from desktop.session.controller import MatchController
    from desktop.shelf.shelf_page import ShelfPage

    settings = Settings(folder.parent / "settings.ini")
    room = ShelfPage(folder, settings)
    room.resize(1280, 770)

    def first() -> None:
        room.rows.show_entries(room.shelf.entries())
        while room.shelf.read_on("", 1.0):
            pass

    index = _taken(first, 1)
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
        "index": index,
        "list": _taken(listed, rounds),
        "search": _taken(searched, rounds),
        "open": _taken(lambda: controller.open(next(some)), rounds),
        "open the last": _taken(lambda: Match.from_events(load(paths[-1]).events), rounds),
    }
    controller.close()
    room.close()
    return found


def _taken(work: Callable[[], object], rounds: int) -> float:
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - begun))
    return median(times)


if __name__ == "__main__":
    print(figures())
