# Longer than 350 lines: what is made, written, kept and moved is one state of one file.
"""The file of the evening that is open: made, found again, locked, written.

What cannot be written is kept and tried again, with the next event and every few seconds; the
game goes on meanwhile. A thread has the disk keep what was written.

A file that something else has changed meanwhile, or whose sums did not hold when it was opened, or
that held more when it was last written here, is never written to: the whole evening goes on in a
new file beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Self

from PySide6.QtCore import QLockFile, QTimer

from desktop.common import paths
from desktop.session import written
from desktop.session.disk_thread import DiskThread
from desktop.session.file_lock import InUse, locked
from engine.bounds import TooMuch
from engine.head import Event
from engine.store import (
    EVENING,
    SUFFIX,
    SUM,
    Changed,
    Format,
    Log,
    Saved,
    SaveFailed,
    UnreadableSave,
    line_of,
    load,
    same,
    save_copy,
    save_new,
)

AGAIN = 5_000
"""Milliseconds after which it is tried again to write what could not be written."""
FORBIDDEN = frozenset('\\/:*?"<>|')
"""What some system cannot have in the name of a file."""


def file_name(day: str, title: str) -> str:
    """Return what the file of an evening is called: its day and the game, if a name can have it."""
    name = "".join(one for one in f"{day} {title}" if one.isprintable() and one not in FORBIDDEN)
    return " ".join(name.split()).lstrip(".") or "Kartentisch"


class EveningFile:
    """An evening's file, open for writing by this window alone."""

    form: ClassVar[Format] = EVENING
    """What its first line says that it is."""
    apart: ClassVar[float] = 0.5
    """The most seconds from an event to its sync, beside what a sync takes."""

    def __init__(self, path: Path, log: Log | None, lock: QLockFile | None) -> None:
        self.path = path
        self.trouble: Callable[[SaveFailed], object] = lambda error: None
        """Who is told that something cannot be written, or that the disk does not keep it."""
        self.relief: Callable[[], object] = lambda: None
        """Who is told, after that, that everything has been written."""
        self.confirmed: Callable[[], object] = lambda: None
        """Who is told that the disk keeps more than before, or does not."""
        self.parted: Callable[[Path, Path], object] = lambda before, now: None
        """Who is told that something else has changed the file, and where the evening now is."""
        self.allowed = False
        """Whether somebody wants to go on with a file that is not as it was written."""
        self.once = 0
        """How many lines were once written into the file, if some were gone when it was opened."""
        self._log = log
        self._lock = lock
        self._saved: Saved | None = None
        self._name = ""
        """What a file that could not be made yet will be called."""
        self._waiting: list[bytes] = []
        self._noted: tuple[Path, written.Written] | None = None
        self._events: list[Event] = []
        """The whole evening, as it stands in the file or waits to be written."""
        self._told = False
        """Whether it was told that something is not saved."""
        self._failed = False
        """Whether the disk has not kept what was written."""
        self._to_note = False
        """Whether it is to be noted how much stands in the file, once the disk keeps it."""
        self._again: QTimer | None = None
        self._disk = DiskThread(self.apart, self._heard)

    @classmethod
    def begin(cls, name: str, head: Event) -> EveningFile:
        """Return a new file, which is made with the first `save`, or later if it cannot be yet."""
        line = line_of(head)
        cls.form.table.check(head)
        evening = cls(Path(f"{name}{SUFFIX}"), None, None)
        evening._name = name
        evening._waiting, evening._events = [line], [head]
        return evening

    @classmethod
    def create(cls, name: str, head: Event) -> EveningFile:
        """Return a new file in the folder of evenings; raises SaveFailed."""
        try:
            folder = paths.evenings()
        except OSError as error:
            raise SaveFailed(*error.args) from error
        number = 1
        while True:
            path = folder / f"{name} {number}{SUFFIX}"
            with suppress(FileExistsError, InUse):
                evening = cls(path, Log.create(path, head), locked(path))
                evening._events = [head]
                return evening
            number += 1

    @classmethod
    def open(cls, path: Path) -> tuple[Self, list[Event]]:
        """Return a file, untouched so far, and its events; raises InUse or UnreadableSave."""
        lock = locked(path) if path.exists() else None
        try:
            saved = load(path, cls.form)
        except UnreadableSave as error:
            if lock is not None:
                lock.unlock()
            if error.kind in ("foreign", "garbled"):
                # Somebody may put a copy in its place then, and that may be shorter.
                written.forget(path)
            raise
        evening = cls(path, None, lock)
        evening._saved, evening._events = saved, list(saved.events)
        evening.once = 0 if saved.wrong else written.once(path, saved.events)
        return evening, saved.events

    def resume(self) -> Path | None:
        """Go on writing; where a torn last line was put aside, None if there was none.

        Raises SaveFailed; the file is then as it was, and `save` tries again. A file that is not
        as it was written is left as it is.
        """
        if self._log is None and self._saved is not None and not self.wrong:
            self._log, aside = Log.resume(self.path, self._saved)
            self._disk.kept = self._log.size
            return aside
        return None

    def record(self, event: Event) -> None:
        """Write an event; a failure is told once, and kept events are written when it works.

        Raises OutOfBounds, LoneSurrogate or TooMuch for what could not be read again; then nothing
        is kept of it.
        """
        line = line_of(event)
        self.form.table.check(event)
        size = sum(len(one) + SUM for one in (*self._waiting, line))
        if self._log is not None and not self._log.has_room(size):
            raise TooMuch("file")
        self._waiting.append(line)
        self._events.append(event)
        self.save()

    @property
    def wrong(self) -> int:
        """The first line that is not as it was written when the file was opened; 0 for none.

        Its sum did not hold, or it was gone.
        """
        if self._saved is None:
            return 0
        return self._saved.wrong or (len(self._saved.events) + 1 if self.once else 0)

    @property
    def made(self) -> bool:
        """Whether there is a file."""
        return self._log is not None or self._saved is not None

    @property
    def saved(self) -> bool:
        """Whether everything that was recorded stands in the file."""
        return not self._waiting and (self._log is None or self._log.saved)

    @property
    def kept(self) -> bool:
        """Whether the disk has confirmed everything that was recorded."""
        return self.saved and (self._log is None or self._disk.kept >= self._log.size)

    def save(self) -> bool:
        """Write what could not be written before; whether nothing is left of it.

        If something is, it is tried again by itself after a while.
        """
        try:
            self._write()
        except SaveFailed as error:
            self._complain(error)
            return False
        if not self._failed:
            self._relieve()
        return True

    def _complain(self, error: SaveFailed) -> None:
        """Tell once that something is not saved, and try it again."""
        self._try_again()
        if not self._told:
            self._told = True
            self.trouble(error)

    def _relieve(self) -> None:
        if self._told:
            self._told = False
            self.relief()

    def _write(self) -> None:
        if self.kept:
            return
        if not self.made:
            self._make()
        try:
            self.resume()
            if self._log is None:  # it was not as it was written
                self._part()
                return
            while self._waiting:
                # The log keeps a line that it could not write.
                self._log.put(self._waiting.pop(0))
            self._log.flush()
        except Changed:
            self._part()
        else:
            self._disk.want(self._log.sync, self._log.size)

    def _part(self) -> None:
        """Go on in a new file, the whole evening; where there is none any more, in its own.

        Raises SaveFailed; then it is tried again.
        """
        before, number = self.path, 1
        while True:
            path = before if number == 1 else _beside(before, number)
            with suppress(FileExistsError, InUse):
                lock = self._lock if number == 1 else locked(path)
                try:
                    log = save_new(path, self._events)
                except (FileExistsError, SaveFailed):
                    if lock is not None and number > 1:
                        lock.unlock()
                    raise
                break
            number += 1
        if self._lock is not None and number > 1:
            self._lock.unlock()
        self._is_whole(path, log, lock)
        self._waiting = []
        self.parted(before, path)

    def _is_whole(self, path: Path, log: Log, lock: QLockFile | None) -> None:
        """Note that the whole evening has just been written here, and the disk keeps it."""
        self._disk.wait()
        self.path, self._log, self._lock = path, log, lock
        self._disk.kept = log.size

    def _make(self) -> None:
        made = EveningFile.create(self._name, self._events[0])
        self.path, self._log, self._lock = made.path, made._log, made._lock
        self._waiting.pop(0)

    def _try_again(self) -> None:
        if self._again is None:
            self._again = QTimer()
            self._again.setSingleShot(True)
            self._again.timeout.connect(self.save)
        self._again.start(AGAIN)

    def sync(self) -> None:
        """Have the disk keep soon what was recorded, also what could not be written before."""
        self.save()
        self._to_note = True
        self._disk.hurry()
        self._note_if_kept()

    def keep(self) -> bool:
        """Write what is missing and wait for the disk; whether nothing is left of it."""
        self.save()
        self._disk.wait()
        self._heard()
        return self.kept

    def _heard(self) -> None:
        """Note that the disk keeps more than before, or does not."""
        if self._log is None:
            return
        for failed in self._disk.errors:
            self.trouble(SaveFailed(*failed.args))
        self._disk.errors.clear()
        if (error := self._disk.failed) is not None:
            self._disk.failed = None
            self._log.doubt()
            self._failed = True
            self._complain(SaveFailed(*error.args))
        else:
            self._log.keep(self._disk.kept)
            if self._failed and self.kept:
                self._failed = False
                self._relieve()
        self._note_if_kept()
        self.confirmed()

    def _note_if_kept(self) -> None:
        if self._to_note and self.kept:
            self._to_note = False
            self._note()

    def _note(self) -> None:
        """Have it recorded how much stands in the file."""
        if self._log is not None and self.saved:
            now = written.of(self._events, self._log.end)
            if (self.path, now) != self._noted:
                self._noted = self.path, now
                written.note(self.path, now)

    def move_to(self, path: Path, events: list[Event]) -> None:
        """Go on in another file, to which these events, the whole evening, are written.

        Raises SaveFailed or InUse, and goes on where it was. The file before stays as it is.
        """
        stays = self.made and same(path, self.path)
        lock = self._lock if stays else locked(path)
        try:
            log = save_copy(path, events)
        except SaveFailed:
            if lock is not None and not stays:
                lock.unlock()
            raise
        if self._lock is not None and not stays:
            self._lock.unlock()
        self._is_whole(path, log, lock)
        self._waiting, self._events, self._told, self._failed = [], list(events), False, False
        self._note()

    def close(self) -> None:
        """Let another window have it; what could not be written is tried a last time.

        It waits for the disk.
        """
        self._to_note = True
        self.keep()
        if self._again is not None:
            self._again.stop()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


def _beside(path: Path, number: int) -> Path:
    """Another name for an evening: that of its file with a number behind."""
    return path.with_name(f"{path.stem} ({number}){path.suffix}")
