"""A list in a JSON file that several windows may change: locked, read anew, changed, written.

What a window read earlier is for showing only. A change is a function from the list as the file
holds it now to the list as it should be, so no window writes over what another one has entered.
"""

from __future__ import annotations

import errno
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

from desktop.common.atomic_write import generation, keep_generations, set_aside, write_atomically
from desktop.common.paths import made
from desktop.common.summed import checked, with_sum
from engine.store import followed, parse

T = TypeVar("T")

LARGEST = 24 * 2**20
"""The most bytes a list may have."""
TRIES = 1000
"""How often a lock is tried before a change fails; another window holds it for milliseconds."""
PAUSE = 0.005
"""Seconds between two tries."""
STALE = 30_000
"""Milliseconds after which a lock counts as left behind, also one from another machine."""


class PartlyRead(ValueError):
    """A list of which a part makes no sense; `value` is the rest."""

    def __init__(self, value: object) -> None:
        super().__init__("partly read")
        self.value = value


class SharedList(Generic[T]):
    """The list in one file.

    A file that cannot be read, or was changed by another program, is set aside before anything is
    written. Until then the newest of its `kept` older copies holds, and `first()` without one.
    """

    def __init__(
        self,
        file: Callable[[], Path],
        read: Callable[[Any], T],
        told: Callable[[T], dict[str, Any]],
        first: Callable[[], T],
        *,
        restored: Callable[[T], T] = lambda value: value,
        kept: int = 0,
        aside: str = "unreadable",
    ) -> None:
        """`file` may raise OSError; `read` raises ValueError or RecursionError for what is no list.

        `told` gives the plain JSON values of a list, `restored` what to make of an older copy.
        A broken file is called `NAME.` and `aside` with a number.
        """
        self._file, self._read, self._told, self._first = file, read, told, first
        self._restored, self._kept, self._name = restored, kept, aside
        self._waiting: list[Callable[[T], T]] = []
        """Changes that could not be written yet, in order."""
        self._seen = False
        """Whether the file has been read or written here."""
        self.broken = False
        """Whether the file could not be read; it has not been touched."""
        self.aside: Path | None = None
        """The new name of a broken file that the last change has set aside."""
        self.value = self.look()

    def look(self) -> T:
        """Return the list as the file holds it now, with the changes that could not be written."""
        self.value = self._with_waiting(self._anew())
        return self.value

    def change(self, change: Callable[[T], T]) -> T:
        """Make one change, in the file and here; raises OSError, and nothing has changed then.

        What `change` itself raises goes through.
        """
        self._write([*self._waiting, change])
        self._waiting = []
        return self.value

    def keep(self, change: Callable[[T], T]) -> OSError | None:
        """Make one change, and hold to it here if it cannot be written; returns why it cannot.

        It is then written with the next one. What `change` itself raises goes through.
        """
        try:
            self.change(change)
        except OSError as error:
            self.value = change(self.value)
            self._waiting.append(change)
            return error
        return None

    def write_waiting(self) -> None:
        """Write the changes that could not be written, if any; raises OSError."""
        if self._waiting:
            self.change(lambda value: value)

    @property
    def saved(self) -> bool:
        """Whether every change has been written."""
        return not self._waiting

    def _anew(self, *, to_write: bool = False) -> T:
        """Return what the file holds; an older copy where it cannot be read.

        Where the file is to be written, raises OSError if the system does not give it out.
        """
        try:
            value = self._in(self._file())
        except FileNotFoundError:
            self.broken = False
            # Another program has deleted it: what was seen of it last is not lost.
            return self._read(self._told(self.value)) if self._seen else self._first()
        except PartlyRead as partly:
            self.broken = True
            return partly.value  # type: ignore[return-value]
        except (OSError, ValueError, RecursionError) as error:
            if to_write and isinstance(error, OSError):
                # It may be whole, and only out of reach for now.
                raise
            self.broken = True
            return self._older()
        self.broken, self._seen = False, True
        return value

    def _in(self, file: Path) -> T:
        if file.stat().st_size > LARGEST:
            raise ValueError("too large")
        return self._read(checked(parse(file.read_text(encoding="utf-8"))))

    def _older(self) -> T:
        for number in range(1, self._kept + 1):
            with suppress(OSError, ValueError, RecursionError):
                return self._restored(self._in(generation(self._file(), number)))
        return self._first()

    def _with_waiting(self, value: T) -> T:
        for change in self._waiting:
            # What another window has entered since may forbid it.
            with suppress(ValueError):
                value = change(value)
        return value

    def _write(self, changes: list[Callable[[T], T]]) -> None:
        file = self._file()
        made(file.parent)
        with alone(file):
            value = self._anew(to_write=True)
            before = None if self.broken else self._text(value)
            *waiting, newest = changes
            for change in waiting:
                with suppress(ValueError):
                    value = change(value)
            value = newest(value)
            text = self._text(value)
            self.aside = None
            if text != before or not file.exists():
                if self.broken:
                    self.aside = set_aside(file, self._name)
                elif self._kept:
                    keep_generations(file, self._kept)
                write_atomically(file, text)
        self.value, self.broken, self._seen = value, False, True

    def _text(self, value: T) -> bytes:
        text = json.dumps(with_sum(self._told(value)), ensure_ascii=False, indent=1)
        try:
            data = (text + "\n").encode()
        except UnicodeEncodeError as error:
            raise OSError(errno.EILSEQ, os.strerror(errno.EILSEQ)) from error
        if len(data) > LARGEST:
            # Nobody could read it again.
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        return data


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Have a file for this process alone for a moment; raises OSError if another one keeps it.

    A lock that a killed program left behind is taken over. Where the folder takes no lock, the
    file is not locked.
    """
    # Commands that only read start without Qt.
    from PySide6.QtCore import QLockFile

    lock = QLockFile(f"{followed(file)}.lock")
    lock.setStaleLockTime(STALE)
    for _ in range(TRIES):
        if lock.tryLock(0):
            break
        if lock.error() != QLockFile.LockError.LockFailedError:
            break
        time.sleep(PAUSE)
    else:
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(file))
    try:
        yield
    finally:
        lock.unlock()
