"""The file of a club evening: created, opened, locked and written, with copies of each round.

An event that cannot be written stays in memory and is written with the next one.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from desktop.common import paths
from desktop.session.evening_file import EveningFile
from desktop.session.file_lock import InUse, locked
from engine import bounds
from engine.head import Event
from engine.store import Log, SaveFailed, UnreadableSave, load, save_copy
from engine.tournament.exchange import from_json
from engine.tournament.head import FORMAT, SUFFIX

COPIES = 40
"""How many backups of an evening are kept."""

_UNSAFE = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


class ClubFile(EveningFile):
    """A club evening's file, open for writing by this window alone."""

    form = FORMAT
    apart = 0.0
    """Money and results are synced at once."""

    @classmethod
    def create(cls, name: str, head: Event) -> ClubFile:
        """Return a new file in the folder of club evenings; raises SaveFailed."""
        try:
            folder = paths.tournaments()
        except OSError as error:
            raise SaveFailed(*error.args) from error
        plain = " ".join(_UNSAFE.sub(" ", name).split())[:80]
        # No system has names of more than 255 bytes.
        plain = plain.encode()[:160].decode(errors="ignore").strip() or "club"
        number = 1
        while True:
            path = folder / f"{plain}{f' {number}' if number > 1 else ''}{SUFFIX}"
            with suppress(FileExistsError, InUse):
                lock = locked(path)
                file = cls(path, Log.create(path, head), lock)
                file._events = [head]
                file.save()
                return file
            number += 1

    def back_up(self, what: str, events: list[Event]) -> Path:
        """Keep a copy of the evening as it stands; raises SaveFailed or OSError."""
        folder = paths.made(paths.tournament_backups() / self.path.stem)
        there = sorted(folder.glob(f"*{SUFFIX}"))
        number = int(there[-1].name[:4]) + 1 if there and there[-1].name[:4].isdecimal() else 1
        copy = folder / f"{number:04} {what}{SUFFIX}"
        self._disk.also(save_copy(copy, events, sync=False).sync)
        for old in there[: max(0, len(there) + 1 - COPIES)]:
            with suppress(OSError):
                old.unlink()
        return copy


def events_of(path: Path) -> list[Event]:
    """Return the events of an evening's file or of an export.

    Raises UnreadableSave, BadLog, OSError or UnicodeDecodeError.
    """
    if path.suffix == SUFFIX:
        return load(path, FORMAT).events
    if not path.is_file():
        raise UnreadableSave("unreadable", path)
    if path.stat().st_size > bounds.FILE:
        raise UnreadableSave("too_large", path)
    return from_json(path.read_text(encoding="utf-8"))


_SHOWN = ("title", "date", "place", "game")


@dataclass(frozen=True)
class Past:
    """A club evening that lies in the folder."""

    path: Path
    title: str
    date: str
    place: str
    game: str
    people: int


def past() -> list[Past]:
    """Return the club evenings of the data folder, the newest first, without unreadable ones."""
    try:
        files = list(paths.tournaments().glob(f"*{SUFFIX}"))
    except OSError:
        return []
    found = []
    for path in files:
        with suppress(UnreadableSave, OSError):
            events = load(path, FORMAT).events
            head = events[0]
            title, date, place, game = (str(head.get(key, "")) for key in _SHOWN)
            people = _people(events)
            found.append(Past(path, title, date, place, game, people))
    return sorted(found, key=lambda one: (one.date, one.path.name), reverse=True)


def _people(events: list[Event]) -> int:
    """How many take part: entered, and neither taken back nor struck off."""
    done: list[Event] = []
    undone: list[Event] = []
    for event in events:
        if isinstance(steps := event.get("undo"), int):
            keep = event.get("keep", 0)
            gone = [done.pop() for _ in range(min(steps, len(done)))]
            done += gone[:keep][::-1]
            undone = [*([] if keep else undone), *gone[keep:]]
        elif isinstance(steps := event.get("redo"), int):
            done += [undone.pop() for _ in range(min(steps, len(undone)))]
        else:
            done.append(event)
            undone = undone if "handed" in event else []
    return sum("enter" in event for event in done) - sum("remove" in event for event in done)
