"""The file of the evening that is open: made, found again, locked, written.

What cannot be written is kept and tried again with the next event; the game goes on meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Self

from PySide6.QtCore import QLockFile

from desktop.common import paths
from desktop.session.error_messages import InUse
from engine.head import Event
from engine.store import EVENING, SUFFIX, Format, Log, Saved, SaveFailed, UnreadableSave, load

_LAST = "last-evening"


class EveningFile:
    """An evening's file, open for writing by this window alone."""

    form: ClassVar[Format] = EVENING
    """What its first line says that it is."""

    def __init__(self, path: Path, log: Log | None, lock: QLockFile | None) -> None:
        self.path = path
        self.trouble: Callable[[SaveFailed], None] = lambda error: None
        """Who is told that something cannot be written."""
        self._log = log
        self._lock = lock
        self._saved: Saved | None = None
        self._waiting: list[Event] = []
        self._told = False

    @classmethod
    def create(cls, name: str, head: Event) -> EveningFile:
        """A new file in the folder of evenings; raises SaveFailed."""
        try:
            folder = paths.evenings()
        except OSError as error:
            raise SaveFailed(*error.args) from error
        number = 1
        while True:
            path = folder / f"{name} {number}{SUFFIX}"
            with suppress(FileExistsError, InUse):
                evening = cls(path, Log.create(path, head), locked(path))
                evening.remember()
                return evening
            number += 1

    @classmethod
    def open(cls, path: Path) -> tuple[Self, list[Event]]:
        """A file and its events; raises InUse or UnreadableSave. Nothing in it is touched yet."""
        lock = locked(path) if path.exists() else None
        try:
            saved = load(path, cls.form)
        except UnreadableSave:
            if lock is not None:
                lock.unlock()
            raise
        evening = cls(path, None, lock)
        evening._saved = saved
        return evening, saved.events

    def resume(self) -> Path | None:
        """Go on writing; where a torn last line was put aside, None if there was none.

        Raises SaveFailed; the file is then as it was, and `record` tries again.
        """
        if self._log is None and self._saved is not None:
            self._log, aside = Log.resume(self.path, self._saved)
            return aside
        return None

    def record(self, event: Event) -> None:
        """Write an event; a failure is told once, and kept events are written when it works."""
        self._waiting.append(event)
        try:
            self.resume()
            assert self._log is not None
            while self._waiting:
                # The log keeps an event that it could not write.
                self._log.append(self._waiting.pop(0))
            self._told = False
        except SaveFailed as error:
            if not self._told:
                self._told = True
                self.trouble(error)

    def sync(self) -> None:
        """Have the disk keep what was written."""
        if self._log is not None:
            self._log.sync()

    def remember(self) -> None:
        """Open this evening again at the next start."""
        with suppress(OSError):
            paths.state_file(_LAST).write_text(str(self.path), encoding="utf-8")

    def close(self) -> None:
        """Let another window have it."""
        self.sync()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


def last() -> Path | None:
    """The evening that was open last, if it is still there."""
    try:
        path = Path(paths.state_file(_LAST).read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError):
        return None
    return path if path.is_file() else None


def locked(path: Path) -> QLockFile | None:
    """The lock of a file; None where the folder takes none. Raises InUse.

    A lock left behind by a program that was killed is noticed by Qt and taken over.
    """
    lock = QLockFile(str(path) + ".lock")
    lock.setStaleLockTime(0)
    if lock.tryLock(0):
        return lock
    if lock.error() == QLockFile.LockError.LockFailedError:
        raise InUse(Path(lock.fileName()).name)
    return None
