"""The file of the evening that is open: made, found again, locked, written.

What cannot be written is kept and tried again with the next event; the game goes on meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from desktop import paths
from desktop.troubles import InUse
from engine.head import Event
from engine.store import SUFFIX, Log, SaveFailed, UnreadableSave, load

_LAST = "last-evening"


class EveningFile:
    """An evening's file, open for writing by this window alone."""

    def __init__(self, log: Log, lock: QLockFile | None, trouble: Callable[[SaveFailed], None]):
        self.path = log.path
        self._log = log
        self._lock = lock
        self._trouble = trouble
        self._told = False

    @classmethod
    def create(cls, name: str, head: Event, trouble: Callable[[SaveFailed], None]) -> EveningFile:
        """A new file in the folder of evenings; raises SaveFailed."""
        try:
            folder = paths.evenings()
        except OSError as error:
            raise SaveFailed(*error.args) from error
        number = 1
        while True:
            path = folder / f"{name} {number}{SUFFIX}"
            try:
                log = Log.create(path, head)
                break
            except FileExistsError:
                number += 1
        evening = cls(log, _locked(path), trouble)
        evening.remember()
        return evening

    @classmethod
    def open(
        cls, path: Path, trouble: Callable[[SaveFailed], None]
    ) -> tuple[EveningFile, list[Event], Path | None]:
        """A file to go on with, its events, and where a torn last line was put aside.

        Raises InUse or UnreadableSave; the file is then as it was. One that can be read but not
        written is opened all the same, and `trouble` is told.
        """
        lock = _locked(path) if path.exists() else None
        try:
            saved = load(path)
        except UnreadableSave:
            if lock is not None:
                lock.unlock()
            raise
        aside = None
        try:
            log, aside = Log.resume(path, saved)
        except SaveFailed as error:
            log = Log(path, saved.torn)
            trouble(error)
        return cls(log, lock, trouble), saved.events, aside

    def record(self, event: Event) -> None:
        """Write an event; a failure is told once, and kept events are written when it works."""
        try:
            self._log.append(event)
            self._told = False
        except SaveFailed as error:
            if not self._told:
                self._told = True
                self._trouble(error)

    def sync(self) -> None:
        """Have the disk keep what was written."""
        self._log.sync()

    @property
    def saved(self) -> bool:
        """Whether everything has been written."""
        return self._log.saved

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


def _locked(path: Path) -> QLockFile | None:
    """The lock of a file; None where the folder takes none. Raises InUse.

    A lock left behind by a program that was killed is noticed by Qt and taken over.
    """
    lock = QLockFile(str(path) + ".lock")
    lock.setStaleLockTime(0)
    if lock.tryLock(0):
        return lock
    if lock.error() == QLockFile.LockError.LockFailedError:
        raise InUse(path)
    return None
