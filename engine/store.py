"""The file of an evening: JSON Lines, one event a line, appended as it happens.

`log.md` beside this file describes every event. A line is written and handed to the operating
system before what it says is shown: a program that is killed loses nothing that was seen. A last
line that was torn is cut off and kept aside; anything else that cannot be read is left alone.
"""

from __future__ import annotations

import errno
import json
import os
import stat
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from io import FileIO
from pathlib import Path
from typing import Any

from engine import bounds, sums
from engine.head import VERSION, Event
from engine.log_table import MATCH, TOURNAMENT
from engine.schema import Schema, Table, Text
from engine.stamp import NotOurs, Stamp

PRIVATE = 0o600
"""The mode of a new file: for this account alone. A file that is there keeps its own."""
SUFFIX = ".kartentisch"
CLUB_SUFFIX = ".kartenturnier"


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of log: the key in its head that holds the version, and the version of today.

    A log of an older version is read as it is and goes on in its version. A log of one kind is
    foreign to all others. From the version `sums` on each line has a sum, never where that is 0.
    `table` says what its events may be.
    """

    key: str
    version: int
    sums: int = 0
    table: Table = MATCH

    def has_sums(self, head: Event) -> bool:
        """Whether the lines of the log with this head have sums."""
        version = head.get(self.key)
        return type(version) is int and 0 < self.sums <= version

    def schema(self) -> Schema:
        """Return what each line of a file may be, as a JSON Schema.

        Which line may follow on which, and that its sum holds, no schema can say.
        """
        digits = Text(sums.DIGITS, least=sums.DIGITS, whole=True)
        return {"title": f"A line of a log that begins with {self.key!r}"} | self.table.schema(
            sum=digits
        )


EVENING = Format("kartentisch", VERSION, sums=2)
"""The log of a match. `tests/saves/` keeps a file of each version."""

CLUB = Format("tournament", 3, sums=2, table=TOURNAMENT)
"""The log of a club evening, which `tournament/log.md` describes; `tests/saves/` keeps one of each
version."""


class UnreadableSave(ValueError):
    """A file that is no evening of ours; it has not been touched.

    `kind` is "missing", "unreadable", "foreign", "newer", "garbled" or "too_large"; `line` counts
    from 1. `needs` is the version of the log that a newer one has.
    """

    def __init__(self, kind: str, path: Path, line: int = 0, needs: int = 0) -> None:
        super().__init__(f"{path}: {kind}" + (f" in line {line}" if line else ""))
        self.kind = kind
        self.path = path
        self.line = line
        self.needs = needs


class LoneSurrogate(ValueError):
    """A text with one half of a letter that UTF-16 writes in two: no file can hold it."""


class SaveFailed(OSError):
    """An event could not be written. It is kept, and written before the next one."""


class Changed(SaveFailed):
    """Something else has deleted, cut, replaced or written the file: it is not ours any more.

    Nothing has been written to it, and nothing will be.
    """


@dataclass(frozen=True, slots=True)
class Saved:
    """What a file holds: its events, and the bytes of a last line that was torn.

    `wrong` is the first line, counted from 1, whose sum does not hold: somebody else has changed it
    or a line before it; 0 if there is none. `end` is the sum of the last line, empty if it has
    none, and None where lines have no sums. `known` is by what the file is known again, None if
    this was not read from one.
    """

    events: list[Event]
    torn: bytes = b""
    wrong: int = 0
    end: bytes | None = None
    known: Stamp | None = None


def load(path: Path, form: Format = EVENING) -> Saved:
    """Return the events of a file, of whatever version; raises UnreadableSave.

    The file is not touched, also when its last line is torn.
    """
    data, known = _content(path)
    *lines, torn = data.split(b"\n")
    reading = _Reading(form)
    for number, line in enumerate(lines, 1):
        try:
            reading.read(line)
        except (LoneSurrogate, bounds.TooMuch):
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
        raise UnreadableSave("newer", path, needs=version)
    return Saved(reading.events, torn, reading.wrong, reading.end, known)


def _content(path: Path) -> tuple[bytes, Stamp]:
    """Return what a file holds, and by what it is known again; raises UnreadableSave."""
    try:
        # What waits for somebody to write, or never ends, is no file of ours.
        if path.exists() and not path.is_file():
            raise UnreadableSave("unreadable", path)
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size > bounds.FILE:
                raise UnreadableSave("too_large", path)
            data = file.read()
            return data, Stamp.of(file.fileno(), data)
    except FileNotFoundError:
        raise UnreadableSave("missing", path) from None
    except OSError as error:
        raise UnreadableSave("unreadable", path) from error


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
        if not self.events and self._form.has_sums(_event(line, self._form.table)):
            self.end = b""
        if self.end is None:
            self.events.append(_event(line, self._form.table))
            return
        body, digits, holds = sums.taken_off(line, self.end)
        event = _event(body, self._form.table)
        if not digits:
            event.pop("sum", None)
        self.events.append(event)
        self.end = digits
        if not (holds or self.wrong):
            self.wrong = len(self.events)


def _event(line: bytes, table: Table) -> Event:
    """Return the event of a line, its texts not longer than the table has them."""
    bounds.check_line(line, -SUM)
    value = parse(line.decode("utf-8"))
    if not isinstance(value, dict):
        raise ValueError("no object")
    event: Event = table.shortened(value) if len(line) > SHORT else value
    bounds.check_value(line, event)
    return event


SHORT = 40
"""A line of no more bytes holds no text that is too long for its field."""
SUM = 64
"""Bytes: more than the sum of a line takes, which a reader lets it have besides."""


_decoded = json.JSONDecoder().raw_decode
"""Reads a JSON text without blanks around it, in less than half the time of `json.loads`."""


def parse(text: str) -> Any:
    """Return the value of a JSON text.

    Raises ValueError, LoneSurrogate, or RecursionError for deep ones.
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


_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _encoded(value: Any) -> bytes:
    try:
        return _written(value).encode()
    except UnicodeEncodeError as error:
        raise LoneSurrogate(str(error)) from error


class Log:
    """A file that events are appended to. One owner at a time, which its opener sees to."""

    def __init__(self, path: Path, saved: Saved) -> None:
        """Take the file that holds this; the next event is written over what is torn at its end."""
        self.path = path
        self._table = form_of(saved.events[0]).table
        self._known = saved.known or Stamp.at(path)
        self._good = self._known.size - len(saved.torn)
        self._end = saved.end
        self._unsaved: list[bytes] = []
        self._kept = self._known
        """What the disk has confirmed; what was in the file before is taken for kept."""
        self._not_kept: list[bytes] = []
        """The lines that were written behind it."""

    @classmethod
    def create(cls, path: Path, head: Event) -> Log:
        """Return a new file that begins with this head; raises FileExistsError or SaveFailed.

        On SaveFailed nothing is left at `path`. Raises what `line_of` does, and OutOfBounds, before
        there is a file.
        """
        line_of(head)
        form_of(head).table.check(head)
        try:
            path.touch(PRIVATE, exist_ok=False)
        except FileExistsError:
            raise
        except OSError as error:
            raise SaveFailed(*error.args) from error
        log = cls(path, Saved([head], end=_first_end(head)))
        try:
            log.append(head)
        except SaveFailed:
            path.unlink(missing_ok=True)
            raise
        return log

    @classmethod
    def resume(cls, path: Path, saved: Saved) -> tuple[Log, Path | None]:
        """Return the file of loaded events, to go on with; a torn last line is kept aside first.

        Returns the log and the file that now holds the torn bytes, None if there were none.
        Raises SaveFailed if that cannot be done; the file then stays as it was. Raises Changed if
        the file is not any more what was loaded.
        """
        aside = None
        try:
            with path.open("r+b", buffering=0) as file:
                if saved.known is not None and not saved.known.fits(file.fileno()):
                    raise Changed(errno.ESTALE, "something else has changed the file")
                if saved.torn:
                    aside = _free_name(path)
                    aside.touch(PRIVATE, exist_ok=False)
                    aside.write_bytes(saved.torn)
                    file.truncate(os.fstat(file.fileno()).st_size - len(saved.torn))
        except Changed:
            raise
        except FileNotFoundError as error:
            raise Changed(*error.args) from error
        except OSError as error:
            raise SaveFailed(*error.args) from error
        if saved.torn:
            saved = replace(saved, torn=b"", known=None)
        return cls(path, saved), aside

    def append(self, event: Event) -> None:
        """Write an event, and before it those that could not be written; raises SaveFailed.

        After a failure the file ends with its last whole line, and the event is kept. What could
        not be read again is not kept: it raises OutOfBounds, or what `line_of` does.
        """
        line = line_of(event)
        self._table.check(event)
        if not self.has_room(len(line) + SUM):
            raise bounds.TooMuch("file")
        self.put(line)

    def put(self, line: bytes) -> None:
        """Write the line of an event that has been checked, as `append` does."""
        if self._end is not None:
            line, self._end = _summed(line, self._end)
        self._unsaved.append(line)
        self.flush()

    def flush(self) -> None:
        """Write the events that could not be written before, if any; raises SaveFailed.

        Raises Changed if the file is not any more what was last written.
        """
        if not self._unsaved:
            return
        data = b"".join(self._unsaved)
        try:
            with self.path.open("r+b", buffering=0) as file:
                there = self._known.check(file.fileno(), data)
                self._put_behind(file, data, there)
        except FileNotFoundError as error:
            raise Changed(*error.args) from error
        except NotOurs as error:
            raise Changed(errno.ESTALE, "something else has changed the file") from error
        except OSError as error:
            raise SaveFailed(*error.args) from error
        self._good += len(data)
        self._not_kept += self._unsaved
        self._unsaved = []

    def sync(self) -> OSError | None:
        """Have the disk keep what has been written; returns why it cannot, None if it does.

        It may take long, and may be called from another thread.
        """
        try:
            with self.path.open("r+b") as file:
                os.fsync(file.fileno())
        except OSError as error:
            # Some file systems cannot be asked.
            return None if error.errno in (errno.EINVAL, errno.ENOTSUP) else error
        return None

    @property
    def size(self) -> int:
        """How many bytes have been written."""
        return self._good

    def keep(self, size: int) -> None:
        """Note how many bytes the disk has confirmed."""
        data = b"".join(self._not_kept)
        at = size - self._kept.size
        if 0 < at <= len(data):
            self._kept = self._kept.plus(data[:at])
            self._not_kept = [data[at:]] if data[at:] else []

    def doubt(self) -> None:
        """Count what the failed disk has not confirmed as not written.

        The system may have dropped it, and would then confirm the next sync all the same.
        """
        if self._not_kept:
            self._known, self._good = self._kept, self._kept.size
            self._unsaved, self._not_kept = self._not_kept + self._unsaved, []

    def has_room(self, size: int) -> bool:
        """Whether the file can be read with these further bytes."""
        waiting = sum(map(len, self._unsaved)) if self._unsaved else 0
        return self._good + waiting + size <= bounds.FILE

    @property
    def end(self) -> bytes | None:
        """The sum of the newest line, None where lines have none."""
        return self._end

    @property
    def saved(self) -> bool:
        """Whether everything has been written."""
        return not self._unsaved

    def _put_behind(self, file: FileIO, data: bytes, there: os.stat_result) -> None:
        """Write behind what is there, all or nothing; raises OSError."""
        try:
            if there.st_size != self._good:
                file.truncate(self._good)
            file.seek(self._good)
            if file.write(data) != len(data):  # there was room for a part of it
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            with suppress(OSError):
                file.truncate(self._good)
            raise
        self._known = self._known.longer(there, data)


def form_of(head: Event) -> Format:
    """Which kind of log begins with this head."""
    return CLUB if CLUB.key in head else EVENING


def line_of(event: Event) -> bytes:
    """Return an event as it stands in a file where lines have no sums.

    Raises LoneSurrogate, or TooMuch if no reader takes as much.
    """
    line = _encoded(event)
    bounds.check_line(line)
    return line + b"\n"


def _summed(line: bytes, before: bytes) -> tuple[bytes, bytes]:
    """Return a line with its sum, and the sum."""
    body = line[:-1]
    digits = sums.of(body, before)
    return sums.put_on(body, digits) + b"\n", digits


def whole(events: Sequence[Event]) -> bytes:
    """Return a log from its head on, as it stands in a file; raises LoneSurrogate."""
    return _whole(events)[0]


def _whole(events: Sequence[Event]) -> tuple[bytes, bytes | None]:
    """Return a log as it stands in a file, and the sum of its last line."""
    lines = [line_of(event) for event in events]
    end = _first_end(events[0]) if events else None
    if end is not None:
        for number, line in enumerate(lines):
            lines[number], end = _summed(line, end)
    return b"".join(lines), end


def rewritten(saved: Saved, events: Sequence[Event]) -> bytes:
    """Return what a file holds when its events have been put into other words, as many of them.

    A line whose sum did not hold has none that holds now either. Raises LoneSurrogate.
    """
    lines = [line_of(event) for event in events]
    end = None if saved.end is None else b""
    if end is not None:
        for number, line in enumerate(lines, 1):
            lines[number - 1], end = _summed(line, end)
            if number == saved.wrong:
                holds, end = end, end[::-1] if end != end[::-1] else b"0" * sums.DIGITS
                lines[number - 1] = lines[number - 1].replace(holds + b'"}\n', end + b'"}\n')
    return b"".join(lines)


def _first_end(head: Event) -> bytes | None:
    """Return what the sum of the head goes on from, None where lines have no sums."""
    return b"" if EVENING.has_sums(head) or CLUB.has_sums(head) else None


def save_copy(path: Path, events: Sequence[Event], *, sync: bool = True) -> Log:
    """Write a whole evening to a file, all or nothing; raises SaveFailed.

    Without `sync` the disk is not waited for: the caller syncs the log.

    Returns the log by which one may go on there. What lay there before is replaced; a link is
    followed, and a file that is there keeps its mode.
    """

    def replace_file(draft: Path) -> None:
        keep_mode(target, draft)
        draft.replace(target)

    try:
        target = followed(path)
    except OSError as error:
        raise SaveFailed(*error.args) from error
    return _saved_whole(path, events, replace_file, target, sync)


def save_new(path: Path, events: Sequence[Event]) -> Log:
    """Write a whole evening to a file that is not there yet, all or nothing.

    Raises FileExistsError or SaveFailed. Returns the log by which one may go on there.
    """

    def give_name(draft: Path) -> None:
        try:
            os.link(draft, path)
        except FileExistsError:
            raise
        except OSError:  # a file system without links, such as that of a stick
            path.touch(PRIVATE, exist_ok=False)
            draft.replace(path)
        else:
            draft.unlink(missing_ok=True)

    return _saved_whole(path, events, give_name, path)


def followed(path: Path) -> Path:
    """Where a file really lies: a link is followed to its end.

    Raises OSError for a circle of links, and for what is no path.
    """
    try:
        return path.resolve()
    except RuntimeError as error:  # what Python 3.12 and older raise
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path)) from error
    except ValueError as error:  # a path with a NUL in it
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), repr(path)) from error


def same(path: Path, other: Path) -> bool:
    """Whether two paths lead to the same file; not where one of them leads nowhere."""
    try:
        return followed(path) == followed(other)
    except OSError:
        return False


def keep_mode(before: Path, now: Path) -> None:
    """Give a file the owner and the mode of the one whose place it takes, if there is one.

    An owner that this account may not give stays as it is. Raises OSError.
    """
    try:
        there = before.stat()
    except FileNotFoundError:
        return
    if hasattr(os, "chown"):
        mine = now.stat()
        if (there.st_uid, there.st_gid) != (mine.st_uid, mine.st_gid):
            with suppress(OSError):
                os.chown(now, there.st_uid, there.st_gid)
    now.chmod(stat.S_IMODE(there.st_mode))


def _saved_whole(
    path: Path,
    events: Sequence[Event],
    give_name: Callable[[Path], object],
    target: Path,
    sync: bool = True,
) -> Log:
    """Write a log beside `target` and give it its name; raises FileExistsError or SaveFailed."""
    name = sha256(os.fsencode(f"{path.absolute()} {os.getpid()}")).hexdigest()[:DRAFT_DIGITS]
    draft = target.with_name(f".kartentisch-{name}.part")
    data, end = _whole(events)
    try:
        if len(data) > bounds.FILE:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        draft.touch(PRIVATE)
        with draft.open("wb") as file:
            file.write(data)
            if sync:
                file.flush()
                os.fsync(file.fileno())
        give_name(draft)
        return Log(path, Saved(list(events), end=end))
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        if isinstance(error, FileExistsError):
            raise
        raise SaveFailed(*error.args) from error


DRAFT_DIGITS = 16
"""How many digits the name of a file has that is not whole yet, behind `.kartentisch-`."""


def _free_name(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.torn{number}")).exists():
        number += 1
    return aside
