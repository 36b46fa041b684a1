"""The file of an evening: JSON Lines, one event a line, appended as it happens.

`log.md` beside this file describes every event. A line is written and handed to the operating
system before what it says is shown: a program that is killed loses nothing that was seen. A last
line that was torn is cut off and kept aside; anything else that cannot be read is left alone.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from engine.head import VERSION, Event

SUFFIX = ".kartentisch"

Upgrade: TypeAlias = Callable[[list[Event]], list[Event]]


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of log: the key in its head that holds the version, and the version of today.

    `upgrades` leads from each old version to the next one. A log of one kind is foreign to all
    others.
    """

    key: str
    version: int
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)


EVENING = Format("kartentisch", VERSION)
"""The log of a match; no older versions yet. `tests/saves/` keeps a file of each."""


class UnreadableSave(ValueError):
    """A file that is no evening of ours; it has not been touched.

    `kind` is "missing", "unreadable", "foreign", "newer" or "garbled"; `line` counts from 1.
    """

    def __init__(self, kind: str, path: Path, line: int = 0) -> None:
        super().__init__(f"{path}: {kind}" + (f" in line {line}" if line else ""))
        self.kind = kind
        self.path = path
        self.line = line


class LoneSurrogate(ValueError):
    """A text with one half of a letter that UTF-16 writes in two: no file can hold it."""


class SaveFailed(OSError):
    """An event could not be written. It is kept, and written before the next one."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a file holds: its events, and the bytes of a last line that was torn."""

    events: list[Event]
    torn: bytes = b""


def load(path: Path, form: Format = EVENING) -> Saved:
    """The events of a file, upgraded to the present version; raises UnreadableSave.

    The file is not touched, also when its last line is torn.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise UnreadableSave("missing", path) from None
    except OSError as error:
        raise UnreadableSave("unreadable", path) from error
    *lines, torn = data.split(b"\n")
    events = []
    for number, line in enumerate(lines, 1):
        try:
            events.append(_event(line))
        except LoneSurrogate:
            raise UnreadableSave("garbled", path, number) from None
        except (ValueError, RecursionError):
            if number == len(lines) and number > 1 and not torn:
                torn = line + b"\n"
                break
            raise UnreadableSave("garbled" if events else "foreign", path, number) from None
    if not events:
        raise UnreadableSave("foreign", path)
    version = events[0].get(form.key)
    if type(version) is not int or version < 1:
        raise UnreadableSave("foreign", path)
    if version > form.version:
        raise UnreadableSave("newer", path)
    return Saved(upgraded(events, version, form), torn)


def _event(line: bytes) -> Event:
    event = parse(line.decode("utf-8"))
    if not isinstance(event, dict):
        raise ValueError(line)
    return event


def parse(text: str) -> Any:
    """The value of a JSON text; raises ValueError, LoneSurrogate, or RecursionError for deep ones.

    JSON may write half a letter of two halves (`"\\ud800"`). No file could hold it as UTF-8 and
    no window could show it, so it is not let in.
    """
    value = json.loads(text)
    if "\\u" in text:  # else there is none: a text that was UTF-8 holds no half letters
        _encoded(value)
    return value


def _encoded(value: Any) -> bytes:
    try:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError as error:
        raise LoneSurrogate(str(error)) from error


def upgraded(events: list[Event], version: int, form: Format = EVENING) -> list[Event]:
    """Events of an older version in the present one."""
    for old in range(version, form.version):
        events = form.upgrades[old](events)
    return events


class Log:
    """A file that events are appended to. One owner at a time: whoever opens it sees to that."""

    def __init__(self, path: Path, torn: bytes = b"") -> None:
        """The file at this path; the next event is written over what is torn at its end."""
        self.path = path
        self._good = path.stat().st_size - len(torn) if path.exists() else 0
        self._unsaved: list[bytes] = []

    @classmethod
    def create(cls, path: Path, head: Event) -> Log:
        """A new file that begins with this head; raises FileExistsError or SaveFailed.

        On SaveFailed nothing is left at `path`. Raises LoneSurrogate before there is a file.
        """
        line_of(head)
        try:
            with path.open("xb"):
                pass
        except FileExistsError:
            raise
        except OSError as error:
            raise SaveFailed(*error.args) from error
        log = cls(path)
        try:
            log.append(head)
        except SaveFailed:
            path.unlink(missing_ok=True)
            raise
        return log

    @classmethod
    def resume(cls, path: Path, saved: Saved) -> tuple[Log, Path | None]:
        """The file of loaded events, to go on with; a torn last line is kept aside first.

        Returns the log and the file that now holds the torn bytes, None if there were none.
        Raises SaveFailed if that cannot be done; the file then stays as it was.
        """
        aside = None
        try:
            if saved.torn:
                aside = _free_name(path)
                aside.write_bytes(saved.torn)
                os.truncate(path, path.stat().st_size - len(saved.torn))
            with path.open("ab"):
                pass
        except OSError as error:
            raise SaveFailed(*error.args) from error
        return cls(path), aside

    def append(self, event: Event) -> None:
        """Write an event, and before it those that could not be written; raises SaveFailed.

        After a failure the file ends with its last whole line, and the event is kept. What raises
        LoneSurrogate is not kept.
        """
        self._unsaved.append(line_of(event))
        self.flush()

    def flush(self) -> None:
        """Write the events that could not be written before, if any; raises SaveFailed."""
        if not self._unsaved:
            return
        data = b"".join(self._unsaved)
        try:
            with self.path.open("r+b", buffering=0) as file:
                if file.seek(0, os.SEEK_END) < self._good:
                    raise OSError("somebody has cut the file")
                file.truncate(self._good)
                file.seek(self._good)
                written = file.write(data)
                if written != len(data):
                    raise OSError("short write")
        except OSError as error:
            self._cut_back()
            raise SaveFailed(*error.args) from error
        self._good += len(data)
        self._unsaved = []

    def sync(self) -> None:
        """Ask the system to put the file on the disk now; that it cannot is no reason to stop."""
        with suppress(OSError), self.path.open("r+b") as file:
            os.fsync(file.fileno())

    @property
    def saved(self) -> bool:
        """Whether everything has been written."""
        return not self._unsaved

    def _cut_back(self) -> None:
        with suppress(OSError):
            if self.path.stat().st_size > self._good:
                os.truncate(self.path, self._good)


def line_of(event: Event) -> bytes:
    """An event as it stands in a file; raises LoneSurrogate."""
    return _encoded(event) + b"\n"


def save_copy(path: Path, events: list[Event]) -> None:
    """Write a whole evening to a new file, all or nothing; raises SaveFailed."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(b"".join(line_of(event) for event in events))
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise SaveFailed(*error.args) from error


def _free_name(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.torn{number}")).exists():
        number += 1
    return aside
