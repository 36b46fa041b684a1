"""An evening without end in one window: bots play at full speed, and nothing grows or is left.

The kind `window` of the campaign lets `DEALS` deals be played in the real window, evenings of every
game, in a process of its own, which is this module as a program. After each hundredth of the deals
its memory, handles and threads are looked at. How much a window needs depends on the game that
just lies there, so the middle of what is seen in the second fifth is set beside that of the last
one. The figures are printed as a JSON object; what is seen after each tenth is told on stderr.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop.window import start
from desktop.window.main_window import MainWindow
from engine import games
from engine.head import VERSION, Head, Player
from tests.workshop.campaign.found import Found

DEALS = 1_000
FIRST = 2
"""So many deals of every rule set and number of people are played before evenings go to their end:
what is needed for the first time is no growth."""
GROWTH = 0.05
"""By such a part the memory may grow from the second fifth of the deals to the last."""
STILL = 10.0
"""If no deal is dealt for so many seconds of the window's processor time, it hangs."""

Figures = dict[str, Any]


class Seen(NamedTuple):
    """What the process of the window has: its memory in kilobytes, its handles, its threads."""

    memory: int
    handles: int
    threads: int


def seen() -> Seen:
    """What this process has now, after everything that can be given back was."""
    QApplication.processEvents()
    gc.collect()
    with suppress(OSError, AttributeError):  # other C libraries have no such function
        # What was freed, and is only kept for the next one who asks, is no growth.
        ctypes.CDLL(None).malloc_trim(0)
    status = Path("/proc/self/status").read_text()
    told = dict(line.split(":", 1) for line in status.splitlines())
    return Seen(
        int(told["VmRSS"].split()[0]), len(os.listdir("/proc/self/fd")), int(told["Threads"])
    )


def children() -> set[int]:
    """The processes that this one has started and that are still there."""
    found: set[int] = set()
    for task in Path("/proc/self/task").iterdir():
        found |= {int(one) for one in (task / "children").read_text().split()}
    return found


class Evenings(QTimer):
    """Sees to it that bots are dealt to, and that an evening follows the other."""

    def __init__(self, window: MainWindow, deals: int, seed: int) -> None:
        super().__init__(window)
        self.window_, self.deals, self.rng = window, deals, Random(seed)
        self._new = [
            (name, preset, seats)
            for name in games.names()
            for preset, options in games.find(name).presets.items()
            for seats in games.find(name).seats_of(options)
        ]
        self.rng.shuffle(self._new)
        self.done = self.evenings = 0
        self.seen: list[tuple[float, Seen]] = []
        """What was seen, each with how far it was: 0 before the first deal, 1 after the last."""
        self.slowest = 0.0
        self.troubles: list[str] = []
        window.controller.trouble.connect(self.troubles.append)
        self._next_seen = self._next_told = 0.0
        self._newest, self._since = (0, 0), time.process_time()
        self.timeout.connect(self._look)
        self.start(2)

    def _look(self) -> None:
        controller = self.window_.controller
        session = controller.matches.session
        number = session.match.deal_number if session is not None else 0
        if (self.evenings, number) != self._newest:
            self._newest, self._since = (self.evenings, number), time.process_time()
        waited = time.process_time() - self._since
        self.slowest = max(self.slowest, waited)
        total = self.done + max(0, number - 1)
        if total >= self._next_seen:
            self._next_seen += self.deals / 100
            self._look_at_memory(total)
        if waited > STILL or total >= self.deals:
            self.stop()
            QApplication.quit()
        elif session is None or controller.over or (self._new and number > FIRST):
            self.done += number if controller.over else max(0, number - 1)
            self._begin()
        elif controller.waiting_for_deal:
            controller.deal()
        else:
            controller.hurry()  # as a click on the table does

    def _look_at_memory(self, total: int) -> None:
        now = seen()
        self.seen.append((total / self.deals, now))
        if total >= self._next_told:
            self._next_told += self.deals / 10
            print(total, *now, file=sys.stderr, flush=True)

    def middle(self, after: float, until: float) -> Seen:
        """The middle of what was seen between these parts of the deals, or what was seen next."""
        found = [one for at, one in self.seen if after <= at < until]
        found = found or [one for at, one in self.seen if at >= after][:1]
        return Seen(*(int(median(figures)) for figures in zip(*found, strict=True)))

    def _begin(self) -> None:
        if self._new:
            name, preset, seats = self._new.pop()
            kind = games.find(name)
        else:
            kind = games.find(self.rng.choice(games.names()))
            preset = self.rng.choice(list(kind.presets))
            seats = self.rng.choice(kind.seats_of(kind.presets[preset]))
        players = tuple(Player(f"Bot {seat}", "heuristic") for seat in range(seats))
        options = kind.presets[preset].as_dict()
        head = Head(kind.name, preset, options, players, self.rng.randrange(2**32), version=VERSION)
        self.evenings += 1
        self.window_.controller.begin(head)


def played(deals: int, seed: int) -> Figures:
    """The figures of so many deals in a window of this process."""
    _, window = start.build()
    quick: dict[str, str | bool | int] = {
        "pace": "instant",
        "motion": "off",
        "trick_wait": 0,
        "sound": False,
        "first_deal": False,
    }
    for name, value in quick.items():
        window.settings[name] = value
    window.controller.people.skip()
    window.resize(800, 600)
    window.show()
    player = Evenings(window, deals, seed)
    begun = time.monotonic()
    QApplication.exec()
    took = time.monotonic() - begun
    player.seen.append((1.0, seen()))
    early, late = player.middle(0.2, 0.4), player.middle(0.8, 1.01)
    total = player.done + max(0, player._newest[1] - 1)
    window.close()
    return {
        "deals": total,
        "evenings": player.evenings,
        "seconds": round(took, 1),
        "memory early": early.memory,
        "memory late": late.memory,
        "handles early": early.handles,
        "handles late": late.handles,
        "threads early": early.threads,
        "threads late": late.threads,
        "processes": sorted(children()),
        "troubles": len(player.troubles),
    }


def judged(figures: Figures, deals: int) -> Counter[str]:
    """The counts of a case; raises Found if anything has grown, or is left."""
    if figures["deals"] < deals:
        raise Found("hung", f"after {figures['deals']} deals")
    if figures["troubles"]:
        raise Found("crashed", f"{figures['troubles']} troubles were told")
    if figures["memory late"] > (1 + GROWTH) * figures["memory early"]:
        raise Found("leaked", f"from {figures['memory early']} to {figures['memory late']} KB")
    for what in ("handles", "threads"):
        if figures[f"{what} late"] > figures[f"{what} early"]:
            raise Found("leaked", f"{figures[f'{what} late'] - figures[f'{what} early']} {what}")
    if figures["left"]:
        raise Found("leaked", f"{len(figures['left'])} processes")
    counts = ("deals", "evenings", "memory early", "memory late")
    return Counter({name: int(figures[name]) for name in counts})


def windowed(folder: Path, rng: Random) -> Counter[str]:
    """Many deals in one window; the memory in the second and in the last fifth is told, too."""
    environment = {
        **os.environ,
        "KARTENTISCH_HOME": str(folder),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(Path(__file__).parents[3]),
    }
    words = [sys.executable, "-m", __name__, str(DEALS), str(rng.randrange(2**32))]
    done = subprocess.run(words, env=environment, capture_output=True, text=True)
    if done.returncode or "Traceback" in done.stderr:
        raise Found("crashed", f"status {done.returncode}: {done.stderr[-2000:]}")
    figures = json.loads(done.stdout.splitlines()[-1])
    until = time.monotonic() + 60
    left = figures["processes"]
    while (left := [one for one in left if _runs(one)]) and time.monotonic() < until:
        time.sleep(0.05)
    return judged({**figures, "left": left}, DEALS)


def _runs(process: int) -> bool:
    """Whether this process is still there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    print(json.dumps(played(int(sys.argv[1]), int(sys.argv[2]))))
