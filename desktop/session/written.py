"""How much of each evening was written here: by this record a file is found that was cut.

Behind a whole line nothing in a file says that more once stood there; a sync folder that puts an
older version back, or a disk that loses the newest block, leaves an evening that is whole and too
short. So whenever an evening is handed to the disk a line is put behind this record: which file,
which evening, how many lines, and the sum of the last. It is kept with this machine's own state
and not beside the evenings, where it would be put back together with them.

What cannot be read in the record counts as not there; what cannot be written is left out.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from desktop.common import paths
from desktop.common.atomic_write import write_atomically
from engine.head import Event
from engine.store import LoneSurrogate, followed, line_of

FILE = "written"
"""The record, in the folder of the state."""
MOST = 20_000
"""How many files are remembered, those that were written last."""
LARGEST = 4 * 2**20
"""The bytes from which on the record is made anew, a line for each file."""

_DIGITS = 16
_NOTHING = b"-"


class Written(NamedTuple):
    """What was written into a file: of which evening, how many lines, the sum of the last."""

    evening: bytes
    lines: int
    end: bytes


def of(events: Sequence[Event], end: bytes | None) -> Written:
    """Return what is noted of these events; `end` is the sum of their last line, if any."""
    return Written(_digits(line_of(events[0])), len(events), end or _NOTHING)


def note(path: Path, written: Written) -> None:
    """Note how much is in this file now."""
    _put(b" ".join((_key(path), written.evening, b"%d" % written.lines, written.end)))


def note_anew(path: Path, before: Sequence[Event], now: Written) -> None:
    """Note this file's lines in their new words; if some were gone, they still are."""
    note(path, now._replace(lines=max(now.lines, once(path, before))))


def forget(path: Path) -> None:
    """Forget a file whose contents now come from elsewhere."""
    if _found(path) is not None:
        _put(b" ".join((_key(path), _NOTHING, b"0", _NOTHING)))


def moved(before: Path, after: Path) -> None:
    """Note another name of a file."""
    if (written := _found(before)) is not None:
        note(after, written)
        forget(before)
    else:
        forget(after)


def once(path: Path, events: Sequence[Event]) -> int:
    """How many lines of this evening once stood in the file, if that were more than now; else 0."""
    written = _found(path)
    if written is None or len(events) >= written.lines:
        return 0
    with suppress(LoneSurrogate):
        if written.evening == _digits(line_of(events[0])):
            return written.lines
    return 0


def _found(path: Path) -> Written | None:
    """Return what was noted last of this file."""
    data, key = _read(), _key(path) + b" "
    # Lines begin behind a line feed, so that a key is not found within a sum.
    at = data.rfind(b"\n" + key)
    return _told(data[at + 1 + len(key) :].split(b"\n", 1)[0]) if at >= 0 else None


def _told(line: bytes) -> Written | None:
    """Return what a line says behind its key; None if that is nothing."""
    match line.split(b" "):
        case [evening, lines, end] if evening != _NOTHING and lines.isdigit() and len(lines) < 10:
            return Written(evening, int(lines), end)
    return None


def _read() -> bytes:
    with suppress(OSError), paths.state_file(FILE).open("rb") as file:
        return b"\n" + file.read(2 * LARGEST)
    return b"\n"


def _put(line: bytes) -> None:
    """Put a line behind the record; two windows do not disturb each other there."""
    with suppress(OSError):
        file = paths.state_file(FILE)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            # Behind what a killed program may have left of a line another one begins.
            os.write(handle, b"\n" + line)
            large = os.fstat(handle).st_size > LARGEST
        finally:
            os.close(handle)
        if large:
            write_atomically(file, _newest(_read()))


def _newest(data: bytes) -> bytes:
    """Return the record with the last line of each file only."""
    last: dict[bytes, bytes] = {}
    for line in data.split(b"\n"):
        key, _, rest = line.partition(b" ")
        last.pop(key, None)
        if _told(rest) is not None:
            last[key] = rest
    kept = list(last.items())[-MOST:]
    return b"".join(b"\n" + key + b" " + rest for key, rest in kept)


def _key(path: Path) -> bytes:
    """By what a file is known: where it really lies."""
    with suppress(OSError):
        path = followed(path)
    return _digits(os.fsencode(path))


def _digits(data: bytes) -> bytes:
    return sha256(data).hexdigest()[:_DIGITS].encode()
