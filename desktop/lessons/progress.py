"""A person's progress in lessons and tasks, and the decisions met before, in a small file.

It is written whole or not at all, and two windows may write it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from desktop.common.shared_list import PartlyRead, SharedList

KNOWN = "*"
"""Kept in place of a kind of decision for a person who knows the whole game."""
AIM = "aim"
"""Kept like a kind of decision once the aim of a game was offered before its first deal."""
GUEST = "guest"
"""The name under which it is kept for somebody without an id."""
_PLAIN = re.compile(r"[A-Za-z0-9-]{1,64}")


@dataclass
class Done:
    """What a file of this kind holds, by game and then lesson, kind of decision or task."""

    done: dict[str, list[str]] = field(default_factory=dict)
    at: dict[str, dict[str, int]] = field(default_factory=dict)
    met: dict[str, list[str]] = field(default_factory=dict)
    solved: dict[str, dict[str, int]] = field(default_factory=dict)
    days: list[str] = field(default_factory=list)
    own: list[dict[str, object]] = field(default_factory=list)


class Progress:
    """What one person has done of lessons and tasks; `folder` is asked where the files lie.

    A file that cannot be read is set aside before another one is written. What cannot be written
    is remembered as long as the program runs, and written with what comes next.
    """

    def __init__(
        self, folder: Callable[[], Path], person: str, failed: Callable[[], object] = lambda: None
    ) -> None:
        """`failed` is called when a change cannot be written; see `write_waiting`."""
        self._failed = failed
        name = (person if _PLAIN.fullmatch(person) else GUEST) + ".json"
        self._list = SharedList(lambda: folder() / name, _read, _told, Done, aside="damaged")

    def look(self) -> None:
        """Take in what another window has written since."""
        self._list.look()

    def write_waiting(self) -> bool:
        """Write what could not be written before; whether nothing is left of it."""
        try:
            self._list.write_waiting()
        except OSError:
            return False
        return True

    def _keep(self, change: Callable[[Done], Done]) -> None:
        if self._list.keep(change) is not None:
            self._failed()

    @property
    def _now(self) -> Done:
        return self._list.value

    def done(self, game: str, lesson: str) -> bool:
        """Whether this lesson was gone through to its end."""
        return lesson in self._now.done.get(game, ())

    def at(self, game: str, lesson: str) -> int:
        """At which step, from 0, somebody left this lesson; 0 if it is to be begun anew."""
        return self._now.at.get(game, {}).get(lesson, 0)

    def reached(self, game: str, lesson: str, step: int) -> None:
        """Note that this step of a lesson is being shown."""

        def reach(kept: Done) -> Done:
            kept.at.setdefault(game, {})[lesson] = step
            return kept

        self._keep(reach)

    def finished(self, game: str, lesson: str) -> None:
        """Note that a lesson was gone through to its end."""

        def finish(kept: Done) -> Done:
            kept.at.get(game, {}).pop(lesson, None)
            _put(kept.done.setdefault(game, []), lesson)
            return kept

        self._keep(finish)

    def met(self, game: str, kind: str) -> bool:
        """Whether a decision of this kind has come up before, or the game is known."""
        met = self._now.met.get(game, ())
        return kind in met or KNOWN in met

    def played(self, game: str) -> bool:
        """Whether this game was played or learnt before, or its aim was offered before."""
        return any(game in kept for kept in (self._now.met, self._now.done, self._now.at))

    def meet(self, game: str, kind: str) -> None:
        """Note that a decision of this kind has come up; KNOWN for one who knows the game."""
        if kind in self._now.met.get(game, ()):
            return

        def meet(kept: Done) -> Done:
            _put(kept.met.setdefault(game, []), kind)
            return kept

        self._keep(meet)

    # Tasks.

    def solved(self, game: str, task: str) -> int:
        """How a task was solved: 2 at once, 1 at a further try, 0 not yet."""
        return self._now.solved.get(game, {}).get(task, 0)

    def solve(self, game: str, task: str, at_once: bool) -> None:
        """Note that a task has been solved; what was once solved at once stays so."""

        def solve(kept: Done) -> Done:
            solved = kept.solved.setdefault(game, {})
            solved[task] = max(solved.get(task, 0), 2 if at_once else 1)
            return kept

        self._keep(solve)

    def day_done(self, day: str) -> bool:
        """Whether the task of this day, as ISO text, was solved."""
        return day in self._now.days

    def days_in_a_row(self, today: date) -> int:
        """For how many days up to today, or to yesterday, the task of the day was solved."""
        one, step = today, timedelta(days=1)
        if not self.day_done(one.isoformat()):
            one -= step
        number = 0
        while self.day_done((one - number * step).isoformat()):
            number += 1
        return number

    def do_day(self, day: str) -> None:
        """Note that the task of this day has been solved, on that day or later."""
        if day in self._now.days:
            return

        def do(kept: Done) -> Done:
            _put(kept.days, day)
            return kept

        self._keep(do)

    @property
    def own(self) -> list[dict[str, object]]:
        """The tasks from one's own evenings, as plain data, the newest first."""
        return list(self._now.own)

    def keep_own(self, found: list[dict[str, object]]) -> None:
        """Keep these tasks from one's own evenings instead of those before."""

        def keep(kept: Done) -> Done:
            kept.own = found
            return kept

        self._keep(keep)


def _put(ones: list[str], one: str) -> None:
    if one not in ones:
        ones.append(one)


def _read(data: Any) -> Done:
    """Return what stands in a file.

    Raises ValueError, or PartlyRead with what makes sense of it.
    """
    match data:
        case {"done": dict(done), "at": dict(at), **more} if _fits(done, at):
            kept, whole = Done(done, at), True
        case _:
            raise ValueError("no progress")
    match more.get("met", {}):
        case dict(met) if _fits(met, {}):
            kept.met = met
        case _:
            whole = False
    match more.get("tasks", {}):
        case {"solved": dict(solved), "days": list(days), "own": list(own)} if _fits(
            {"days": days}, solved
        ) and all(isinstance(one, dict) for one in own):
            kept.solved, kept.days, kept.own = solved, days, own
        case tasks if tasks:
            whole = False
    if not whole:
        raise PartlyRead(kept)
    return kept


def _told(kept: Done) -> dict[str, Any]:
    tasks = {"solved": kept.solved, "days": kept.days, "own": kept.own}
    return {"done": kept.done, "at": kept.at, "met": kept.met, "tasks": tasks}


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
