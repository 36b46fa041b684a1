"""How far somebody is in lessons and tasks, what was met before: a small file for each person.

It is written whole or not at all.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from desktop.common.atomic_write import set_aside, write_atomically

KNOWN = "*"
"""Kept as a kind of decision where somebody knows the whole game."""
GUEST = "guest"
"""Under this name it is kept for whoever has no id."""
_PLAIN = re.compile(r"[A-Za-z0-9-]{1,64}")


class Progress:
    """What one person has done of lessons and tasks; `folder` is asked where the files lie.

    A file that cannot be read is set aside before another one is written. What cannot be written
    is remembered as long as the program runs.
    """

    def __init__(self, folder: Callable[[], Path], person: str) -> None:
        self._folder = folder
        self._name = (person if _PLAIN.fullmatch(person) else GUEST) + ".json"
        self._damaged = False
        self._done: dict[str, list[str]] = {}
        self._at: dict[str, dict[str, int]] = {}
        self._met: dict[str, list[str]] = {}
        self._solved: dict[str, dict[str, int]] = {}
        self._days: list[str] = []
        self._own: list[dict[str, object]] = []
        self._read()

    def done(self, game: str, lesson: str) -> bool:
        """Whether this lesson was gone through to its end."""
        return lesson in self._done.get(game, ())

    def at(self, game: str, lesson: str) -> int:
        """At which step, from 0, somebody left this lesson; 0 if it is to be begun anew."""
        return self._at.get(game, {}).get(lesson, 0)

    def reached(self, game: str, lesson: str, step: int) -> None:
        """This step of a lesson is being shown."""
        self._at.setdefault(game, {})[lesson] = step
        self._write()

    def finished(self, game: str, lesson: str) -> None:
        """A lesson was gone through to its end."""
        self._at.get(game, {}).pop(lesson, None)
        if not self.done(game, lesson):
            self._done.setdefault(game, []).append(lesson)
        self._write()

    def met(self, game: str, kind: str) -> bool:
        """Whether a decision of this kind has come up before, or the game is known."""
        return kind in self._met.get(game, ()) or KNOWN in self._met.get(game, ())

    def meet(self, game: str, kind: str) -> None:
        """A decision of this kind has come up; KNOWN for one who knows the game."""
        if kind not in self._met.setdefault(game, []):
            self._met[game].append(kind)
            self._write()

    # Tasks.

    def solved(self, game: str, task: str) -> int:
        """How a task was solved: 2 at once, 1 at a further try, 0 not yet."""
        return self._solved.get(game, {}).get(task, 0)

    def solve(self, game: str, task: str, at_once: bool) -> None:
        """A task has been solved; what was once solved at once stays so."""
        now = max(self.solved(game, task), 2 if at_once else 1)
        self._solved.setdefault(game, {})[task] = now
        self._write()

    def day_done(self, day: str) -> bool:
        """Whether the task of this day, as ISO text, was solved."""
        return day in self._days

    def do_day(self, day: str) -> None:
        """The task of this day has been solved, on it or later."""
        if day not in self._days:
            self._days.append(day)
            self._write()

    @property
    def own(self) -> list[dict[str, object]]:
        """The tasks from one's own evenings, as plain data, the newest first."""
        return list(self._own)

    def keep_own(self, found: list[dict[str, object]]) -> None:
        """Keep these tasks from one's own evenings instead of those before."""
        self._own = found
        self._write()

    def _read(self) -> None:
        try:
            data = json.loads((self._folder() / self._name).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError):
            self._damaged = True
            return
        match data:
            case {"done": dict(done), "at": dict(at), **more} if _fits(done, at):
                met = more.get("met", {})
                self._done, self._at = done, at
                if isinstance(met, dict) and _fits(met, {}):
                    self._met = met
                else:
                    self._damaged = True
                self._read_tasks(more.get("tasks", {}))
            case _:
                self._damaged = True

    def _read_tasks(self, data: object) -> None:
        match data:
            case {} if not data:
                return
            case {"solved": dict(solved), "days": list(days), "own": list(own)} if _fits(
                {"days": days}, solved
            ) and all(isinstance(one, dict) for one in own):
                self._solved, self._days, self._own = solved, days, own
            case _:
                self._damaged = True

    def _write(self) -> None:
        tasks = {"solved": self._solved, "days": self._days, "own": self._own}
        kept = {"done": self._done, "at": self._at, "met": self._met, "tasks": tasks}
        text = json.dumps(kept, ensure_ascii=False, indent=1)
        try:
            file = self._folder() / self._name
            if self._damaged:
                set_aside(file, "damaged")
            write_atomically(file, (text + "\n").encode())
            self._damaged = False
        except OSError:
            return


def _fits(done: dict[object, object], at: dict[object, object]) -> bool:
    """Whether this is what is written here."""
    names = all(
        isinstance(ones, list) and all(isinstance(one, str) for one in ones)
        for ones in done.values()
    )
    return names and all(
        isinstance(ones, dict) and all(type(one) is int and one >= 0 for one in ones.values())
        for ones in at.values()
    )
