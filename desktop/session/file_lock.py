"""The lock of a file that one window has open for writing, and by whom it is held."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile, QSysInfo

from engine.store import followed

if sys.platform != "win32":
    import fcntl


class InUse(Exception):
    """The file is open in another window.

    `pid` and `host` are of its program, 0 and "" if the lock does not tell. `perhaps` is whether
    that program may have ended: it runs on another machine, or holds the lock no more.
    """

    def __init__(self, path: Path, pid: int = 0, host: str = "", *, perhaps: bool = False) -> None:
        super().__init__(path.name)
        self.path, self.pid, self.host, self.perhaps = path, pid, host, perhaps

    @property
    def elsewhere(self) -> bool:
        """Whether its program runs on another machine."""
        return self.host not in ("", QSysInfo.machineHostName())


def locked(path: Path) -> QLockFile | None:
    """Return the lock of a file; None where the folder takes none. Raises InUse.

    A lock left behind by a program that was killed on this machine is taken over.
    """
    lock = _lock(path)
    if lock.tryLock(0):
        return lock
    if lock.error() != QLockFile.LockError.LockFailedError:
        return None
    pid, host, _ = lock.getLockInfo()
    error = InUse(path, pid, host)
    error.perhaps = error.elsewhere or not pid or not _is_held(Path(lock.fileName()))
    raise error


def taken_over(error: Exception, ask: Callable[[InUse], bool]) -> bool:
    """Whether a file that seemed to be open can be opened after all: its lock has been removed.

    Only if its program may have ended is it asked, and only the lock of one that has is removed.
    """
    if not (isinstance(error, InUse) and error.perhaps and ask(error)):
        return False
    if _lock(error.path).removeStaleLockFile():
        return True
    error.perhaps = False
    return False


def _lock(path: Path) -> QLockFile:
    # By whatever links it is reached, a file has one lock.
    with suppress(OSError):
        path = followed(path)
    lock = QLockFile(f"{path}.lock")
    lock.setStaleLockTime(0)
    return lock


def _is_held(lock: Path) -> bool:
    """Whether a program of this machine has the lock open, as far as the system tells.

    Its number alone does not say so: in a sandbox all programs have the same, and after a while
    another one has it.
    """
    if sys.platform == "win32":
        return True
    try:
        with lock.open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False
