"""Tasks from one's own evenings: where somebody went most wrong, and what happens again and again.

What a decision came to is asked as the look back asks it, in a process of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.lessons.progress import Progress
from desktop.session.review_client import ReviewClient
from desktop.session.worker import Answer
from engine import games
from engine.review import Decision
from engine.store import SUFFIX, load
from engine.tasks.evening import Evening
from engine.tasks.task import Task, TaskError, as_data, read_task

translate = QCoreApplication.translate

EVENINGS = 8
"""How many evenings are looked through, the newest first."""
DECISIONS = 120
"""How many decisions of one evening, the last ones."""
EACH = 2
"""How many tasks one evening gives at most."""
_PATIENCE = 20_000
"""Milliseconds for one decision."""


def kept(progress: Progress) -> list[tuple[Task, Callable[[], str]]]:
    """Return the tasks that were found, and what is said of each, as far as they can be read."""
    found: list[tuple[Task, Callable[[], str]]] = []
    for one in progress.own:
        data = one.get("task")
        try:
            games.find(str(one.get("game")))
            task = read_task(str(one.get("game")), data if isinstance(data, dict) else {})
        except (TaskError, games.UnknownGame):
            continue
        found.append((task, partial(_origin, one)))
    return found


def _origin(one: Mapping[str, Any]) -> str:
    told = translate("tasks", "{evening}, deal {deal}").format(
        evening=one.get("evening", ""), deal=one.get("deal", "")
    )
    times = one.get("times")
    if isinstance(times, int) and times > 1:
        told += " · " + translate("tasks", "{0} times").format(times)
    return told


class OwnTasks(QObject):
    """Looks through the evenings of a folder, one decision after another."""

    looked = Signal(int, int)
    """How many evenings have been looked through, and of how many."""
    finished = Signal(int)
    """How many tasks were found; they are kept."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: list[Path] = []
        self._of = 0
        self._person = ""
        self._progress: Progress | None = None
        self._client: ReviewClient | None = None
        self._evening: Evening | None = None
        self._name = ""
        self._open: set[tuple[int, int]] = set()
        self._wrong: list[tuple[float, Decision, Answer]] = []
        self._found: list[tuple[str, int, Task]] = []
        self._waits = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._waits.timeout.connect(self._next)

    @property
    def looking(self) -> bool:
        """Whether it is still looking."""
        return self._progress is not None

    def begin(self, folder: Path, person: str, progress: Progress) -> None:
        """Look through the newest evenings of this folder for what this person did."""
        self.stop()
        files = sorted(folder.glob(f"*{SUFFIX}"), key=_time, reverse=True)
        self._files = files[:EVENINGS]
        self._of, self._person, self._progress = len(self._files), person, progress
        self._found = []
        QTimer.singleShot(0, self, self._next)

    def stop(self) -> None:
        """Look no further; nothing of it is kept."""
        self._waits.stop()
        self._close()
        self._progress, self._files = None, []

    def _close(self) -> None:
        if self._client is not None:
            self._client.close()
            self._client.deleteLater()
            self._client = None

    def _next(self) -> None:
        """Go to the next evening, or keep what was found."""
        self._harvest()
        self._close()
        while self._files:
            self.looked.emit(self._of - len(self._files), self._of)
            if self._look_into(self._files.pop(0)):
                return
        self._keep()

    def _look_into(self, path: Path) -> bool:
        """Have the decisions of an evening thought about; False if it has none."""
        try:
            evening = Evening(load(path).events)
        except (ValueError, OSError, KeyError):
            return False
        mine = evening.decisions()[-DECISIONS:] if evening.was_played_by(self._person) else []
        if not mine:
            return False
        self._evening, self._name = evening, path.stem
        self._open = {(one.deal, one.number) for one in mine}
        self._client = ReviewClient(evening.head, self)
        self._client.answered.connect(self._answered)
        self._client.look_ahead(mine)
        self._waits.start()
        return True

    def _answered(self, decision: Decision, answer: Answer) -> None:
        made = next((one for one in answer.prospects if one.move == decision.made), None)
        if made is not None and made.deals and made.behind > 2 * made.error:
            self._wrong.append((made.behind - made.error, decision, answer))
        self._open.discard((decision.deal, decision.number))
        self._waits.start()
        if not self._open:
            QTimer.singleShot(0, self, self._next)

    def _harvest(self) -> None:
        """Take the worst of an evening."""
        self._wrong.sort(key=lambda one: -one[0])
        found = 0
        for _, decision, answer in self._wrong:
            assert self._evening is not None
            told = answer.prospects, answer.unit, answer.advice
            if (task := self._evening.task(decision, *told)) is not None:
                self._found.append((self._name, decision.deal, task))
                found += 1
            if found == EACH:
                break
        self._wrong = []

    def _keep(self) -> None:
        progress, self._progress = self._progress, None
        self._waits.stop()
        if progress is None:
            return
        times = Counter(_alike(task) for _, _, task in self._found)
        self._found.sort(key=lambda one: -times[_alike(one[2])])
        progress.keep_own(
            [
                {
                    "game": task.game,
                    "evening": evening,
                    "deal": deal,
                    "times": times[_alike(task)],
                    "task": as_data(task),
                }
                for evening, deal, task in self._found
            ]
        )
        self.finished.emit(len(self._found))


def _alike(task: Task) -> tuple[str, str, str]:
    return task.game, task.kind, task.why.key


def _time(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
