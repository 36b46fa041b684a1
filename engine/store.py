"""The file of an evening: JSON Lines, one event a line, appended as it happens.

`log.md` beside this file describes every event. A line is written and handed to the operating
system before what it says is shown: a program that is killed loses nothing that was seen. A last
line that was torn is cut off and kept aside; anything else that cannot be read is left alone.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine import sums
from engine.head import VERSION, Event

SUFFIX = ".kartentisch"


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of log: the key in its head that holds the version, and the version of today.

    A log of an older version is read as it is and goes on in its version. A log of one kind is
    foreign to all others. From the version `sums` on each line has a sum, never where that is 0.
    """

    key: str
    version: int
    sums: int = 0

    def has_sums(self, head: Event) -> bool:
        """Whether the lines of the log with this head have sums."""
        version = head.get(self.key)
        return type(version) is int and 0 < self.sums <= version


EVENING = Format("kartentisch", VERSION, sums=2)
"""The log of a match. `tests/saves/` keeps a file of each version."""


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
    """What a file holds: its events, and the bytes of a last line that was torn.

    `wrong` is the first line, counted from 1, whose sum does not hold: somebody else has changed it
    or a line before it; 0 if there is none. `end` is the sum of the last line, empty if it has
    none, and None where lines have no sums.
    """

    events: list[Event]
    torn: bytes = b""
    wrong: int = 0
    end: bytes | None = None


def load(path: Path, form: Format = EVENING) -> Saved:
    """The events of a file, of whatever version; raises UnreadableSave.

    The file is not touched, also when its last line is torn.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise UnreadableSave("missing", path) from None
    except OSError as error:
        raise UnreadableSave("unreadable", path) from error
    *lines, torn = data.split(b"\n")
    reading = _Reading(form)
    for number, line in enumerate(lines, 1):
        try:
            reading.read(line)
        except LoneSurrogate:
            raise UnreadableSave("garbled", path, number) from None
        except (ValueError, RecursionError):
            if number == len(lines) and number > 1 and not torn:
                torn = line + b"\n"
                break
            kind = "garbled" if reading.events else "foreign"
            raise UnreadableSave(kind, path, number) from None
    if not reading.events:
        raise UnreadableSave("foreign", path)
    version = reading.events[0].get(form.key)
    if type(version) is not int or version < 1:
        raise UnreadableSave("foreign", path)
    if version > form.version:
        raise UnreadableSave("newer", path)
    return Saved(reading.events, torn, reading.wrong, reading.end)


class _Reading:
    """The lines of a file, read one after the other."""

    def __init__(self, form: Format) -> None:
        self.events: list[Event] = []
        self.wrong = 0
        self.end: bytes | None = None
        """The sum of the last line, None where lines have none."""
        self._form = form

    def read(self, line: bytes) -> None:
        """Read the next line; raises ValueError or RecursionError, and then it does not count."""
        if not self.events and self._form.has_sums(_event(line)):
            self.end = b""
        if self.end is None:
            self.events.append(_event(line))
            return
        body, digits, holds = sums.taken_off(line, self.end)
        event = _event(body)
        if not digits:
            event.pop("sum", None)
        self.events.append(event)
        self.end = digits
        if not (holds or self.wrong):
            self.wrong = len(self.events)


def _event(line: bytes) -> Event:
    event = parse(line.decode("utf-8"))
    if not isinstance(event, dict):
        raise ValueError(line)
    return event


_decoded = json.JSONDecoder().raw_decode
"""Reads a JSON text without blanks around it, in less than half the time of `json.loads`."""


def parse(text: str) -> Any:
    """The value of a JSON text; raises ValueError, LoneSurrogate, or RecursionError for deep ones.

    JSON may write half a letter of two halves (`"\\ud800"`). No file could hold it as UTF-8 and
    no window could show it, so it is not let in.
    """
    try:
        value, end = _decoded(text)
    except ValueError:
        end = -1
    if end != len(text):  # there are blanks around it, or it is no JSON
        value = json.loads(text)
    if "\\u" in text:  # else there is none: a text that was UTF-8 holds no half letters
        _encoded(value)
    return value


def _encoded(value: Any) -> bytes:
    try:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError as error:
        raise LoneSurrogate(str(error)) from error


class Log:
    """A file that events are appended to. One owner at a time: whoever opens it sees to that."""

    def __init__(self, path: Path, saved: Saved) -> None:
        """The file that holds this; the next event is written over what is torn at its end."""
        self.path = path
        self._good = path.stat().st_size - len(saved.torn) if path.exists() else 0
        self._end = saved.end
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
        log = cls(path, Saved([], end=_first_end(head)))
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
        return cls(path, replace(saved, torn=b"")), aside

    def append(self, event: Event) -> None:
        """Write an event, and before it those that could not be written; raises SaveFailed.

        After a failure the file ends with its last whole line, and the event is kept. What raises
        LoneSurrogate is not kept.
        """
        line = line_of(event)
        if self._end is not None:
            line, self._end = _summed(line, self._end)
        self._unsaved.append(line)
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
    """An event as it stands in a file where lines have no sums; raises LoneSurrogate."""
    return _encoded(event) + b"\n"


def _summed(line: bytes, before: bytes) -> tuple[bytes, bytes]:
    """A line with its sum, and the sum."""
    body = line[:-1]
    digits = sums.of(body, before)
    return sums.put_on(body, digits) + b"\n", digits


def whole(events: Sequence[Event]) -> bytes:
    """A log from its head on, as it stands in a file; raises LoneSurrogate."""
    return _whole(events)[0]


def _whole(events: Sequence[Event]) -> tuple[bytes, bytes | None]:
    """A log as it stands in a file, and the sum of its last line."""
    lines = [line_of(event) for event in events]
    end = _first_end(events[0]) if events else None
    if end is not None:
        for number, line in enumerate(lines):
            lines[number], end = _summed(line, end)
    return b"".join(lines), end


def _first_end(head: Event) -> bytes | None:
    """What the sum of the head goes on from, None where lines have no sums."""
    return b"" if EVENING.has_sums(head) else None


def save_copy(path: Path, events: Sequence[Event]) -> Log:
    """Write a whole evening to a new file, all or nothing; raises SaveFailed.

    Returns the log by which one may go on there.
    """
    draft = path.with_name(path.name + ".part")
    data, end = _whole(events)
    try:
        draft.write_bytes(data)
        draft.replace(path)
        return Log(path, Saved([], end=end))
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise SaveFailed(*error.args) from error


def _free_name(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.torn{number}")).exists():
        number += 1
    return aside
