"""The faces of a whole pack at a new size, from the memory and from the disk; resizing at 4K.

Each is measured in a process of its own, drawn offscreen.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests.windows import be_of_size
from tests.workshop.bench import evening

WIDTH = 240
"""Of a card, in pixels: a large window, or a small one on a fine screen."""

LARGE, STEP, STEPS = (3840, 2160), (-14, -8), 12
"""A window, how it is made smaller in each step, and how often."""


def measured(rounds: int) -> dict[str, float] | str:
    """Milliseconds of the processor by what was measured, or why there are none."""
    with tempfile.TemporaryDirectory() as home:
        variables = {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
        child = subprocess.run(
            [sys.executable, "-m", "tests.workshop.bench.faces", str(rounds), home],
            capture_output=True,
            env=os.environ | variables | {"KARTENTISCH_HOME": home},
            text=True,
        )
    if child.returncode:
        return "failed: " + (child.stderr.strip().splitlines() or ["without a word"])[-1]
    pairs = (line.rsplit(" ", 1) for line in child.stdout.splitlines())
    return {what: float(taken) for what, taken in pairs}


# The child.


def main(rounds: int, home: Path) -> int:
    """Print the medians."""
    from PySide6.QtWidgets import QApplication

    QApplication.instance() or QApplication(sys.argv[:1])
    for what, times in {**packs(rounds, home), **resizing(home)}.items():
        print(what, f"{median(times):.2f}")
    return 0


def packs(rounds: int, home: Path) -> dict[str, list[float]]:
    """52 faces: drawn, copied from the disk, and found in the memory."""
    from desktop.common import paths
    from desktop.packs import Pack
    from engine.cards import FRENCH_52

    folder = paths.own("assets", "cards", "international")

    def all_faces(pack: Pack, width: int) -> None:
        for card in FRENCH_52:
            pack.face(card, width, 1.0)

    times: dict[str, list[float]] = {"new": [], "disk": [], "memory": []}
    for number in range(rounds):
        cache = home / f"cache{number}"
        cache.mkdir()
        pack = Pack(folder, cache=cache)
        all_faces(pack, 100)  # read, at another size
        times["new"].append(timed(lambda pack=pack: all_faces(pack, WIDTH)))  # type: ignore[misc]
        times["memory"].append(timed(lambda pack=pack: all_faces(pack, WIDTH)))  # type: ignore[misc]
        list(pack.get_ready(WIDTH, 1.0))
        again = Pack(folder, cache=cache)
        times["disk"].append(timed(lambda again=again: all_faces(again, WIDTH)))  # type: ignore[misc]
    return times


def resizing(home: Path) -> dict[str, list[float]]:
    """A window that is made smaller step by step, each painted; then until it is sharp again.

    What it waits for the window to rest is part of the second one.
    """
    from PySide6.QtCore import QSize
    from PySide6.QtTest import QTest

    from desktop.common.haste import Haste
    from desktop.table.card import CardWidget
    from desktop.window.start import build

    app, window = build()
    be_of_size(window, QSize(*LARGE))
    window.show()
    window.controller.open(evening.saved(home))
    QTest.qWait(1500)
    times = []
    for number in range(1, STEPS + 1):
        size = [whole + number * step for whole, step in zip(LARGE, STEP, strict=True)]

        def step(size: list[int] = size) -> None:
            window.resize(*size)
            app.processEvents()

        times.append(timed(step))
    one = window.table.findChild(CardWidget)
    assert one is not None
    sharp = []
    for number in range(STEPS - 1, 0, -2):
        size = [whole + number * by for whole, by in zip(LARGE, STEP, strict=True)]

        def until_sharp(size: list[int] = size) -> None:
            window.resize(*size)
            app.processEvents()
            while one.pack.haste is Haste.ROUGH:
                app.processEvents()
            app.processEvents()

        sharp.append(timed(until_sharp))
    window.close()
    return {"resize": times, "sharp": sharp}


def timed(what: Callable[[], None]) -> float:
    """How many milliseconds it takes."""
    begun = time.process_time()
    what()
    return (time.process_time() - begun) * 1e3


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), Path(sys.argv[2])))
