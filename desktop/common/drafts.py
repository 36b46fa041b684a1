"""Files and folders that are not yet complete: their names, and removing those of dead programs.

A draft lies in the folder where the finished file will lie, under a name of its own. While it is
being made there is a note of it among the state files, and a lock on that note; where the lock is
gone, the program that made the draft has ended.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.common import paths

if TYPE_CHECKING:
    from PySide6.QtCore import QLockFile

_NOTE = "draft-"
_OURS = re.compile(r"\.(?:parcel|new)-[0-9a-z_]+|\.kartentisch-[0-9a-f]+\.part")
"""What drafts are called: the folder of an import, of a pack, the file of an export."""
TRIES = 3
"""How often it is tried to remove a draft."""
STALE = 3600
"""Seconds after which a draft without a note, which older programs left, is cleared away."""


class Draft:
    """A name for something half made, in the folder where it will lie when it is whole.

    Nothing is there yet; the maker of the file or folder moves it to its own name when it is
    whole. `close` removes what is left.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._note, self._lock = None, None
        with suppress(OSError):
            note = paths.state_file(_NOTE + secrets.token_hex(8))
            self._lock = _held(note)
            self._note = note
            note.write_bytes(os.fsencode(path.absolute()))

    @classmethod
    def of_file(cls, folder: Path) -> Draft:
        """Return a file that is being written in this folder."""
        return cls(folder / f".kartentisch-{secrets.token_hex(8)}.part")

    @classmethod
    def of_import(cls, folder: Path) -> Draft:
        """Return a folder of files that are being taken in to this folder."""
        return cls(folder / f".parcel-{secrets.token_hex(8)}")

    def close(self) -> None:
        """Remove what is left of it, and forget it."""
        if _remove(self.path) and self._note is not None:
            with suppress(OSError):
                self._note.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()


def clear() -> None:
    """Remove what killed programs have left half made; what another one is at is left alone."""
    # Found before the notes are read: whatever has a note has it before it is there.
    found = _without_note()
    living = _clear_noted()
    for path in found:
        if path.absolute() not in living:
            _remove(path)


def _clear_noted() -> set[Path]:
    """Remove the drafts of programs that live no more; the drafts of those that do."""
    living: set[Path] = set()
    for note in _notes():
        lock, gone = _held(note), True
        with suppress(OSError, ValueError):
            path = Path(os.fsdecode(note.read_bytes()))
            if lock is None:
                living.add(path)
            elif _OURS.fullmatch(path.name):
                gone = _remove(path)
        if lock is not None:
            # What could not be removed is noted on for the next start.
            with suppress(OSError):
                if gone:
                    note.unlink(missing_ok=True)
            lock.unlock()
    return living


def _notes() -> set[Path]:
    """Every note, also one of which only the lock is left."""
    try:
        return {path.with_suffix("") for path in paths.state_file("").glob(_NOTE + "*")}
    except OSError:
        return set()


def _without_note() -> list[Path]:
    """Folders of imports among the evenings that nobody has touched for long."""
    found = []
    with suppress(OSError):
        for path in paths.evenings().glob(".parcel-*"):
            if _OURS.fullmatch(path.name) and time.time() - path.lstat().st_mtime > STALE:
                found.append(path)
    return found


def _remove(path: Path) -> bool:
    """Remove a file, or a folder with all that is in it; whether it is gone.

    It is never what a link leads to. A killed program's worker may write into a folder for a moment
    while it is removed, so it is tried more than once.
    """
    for _ in range(TRIES):
        with suppress(OSError):
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)
        if not os.path.lexists(path):
            return True
    return False


def _held(note: Path) -> QLockFile | None:
    """Return a lock on a note, None if another program has it.

    A dead program's lock is taken over.
    """
    # Only who writes needs it: commands that read and print start without Qt.
    from PySide6.QtCore import QLockFile

    lock = QLockFile(f"{note}.lock")
    lock.setStaleLockTime(0)
    return lock if lock.tryLock(0) else None
