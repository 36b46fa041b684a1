"""Which evening the next start goes on with.

An evening is remembered once it has been painted. As long as it is being opened a file of its own
says so: if that is still there at a start, the program has died meanwhile, and would again.
A club evening is offered from when it is opened until it is put away.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from desktop.common import paths
from desktop.session.file_lock import InUse, locked

_LAST = "last-evening"
_OPENING = "opening"
_CLUB = "club-evening"
_LONGEST = 2**16
"""How many bytes of such a file are looked at: no path is longer."""


def last() -> Path | None:
    """Return the evening that was open last, if it is still there."""
    return _file(_LAST)


def remember(path: Path) -> None:
    """Open this evening again at the next start."""
    _write(_LAST, path)


def club() -> Path | None:
    """Return the club evening that is still open because the program ended or was killed."""
    return _file(_CLUB)


def remember_club(path: Path) -> None:
    """Remember that this club evening is open, until it is put away."""
    if _path(_CLUB) != path.absolute():
        _write(_CLUB, path)


def forget_club() -> None:
    """Forget the club evening, which has been put away or cannot be opened."""
    _forget(_CLUB)


def moved(before: Path, after: Path) -> None:
    """Remember the new name of a file."""
    for name in (_LAST, _OPENING, _CLUB):
        if _path(name) == before.absolute():
            _write(name, after)


def opening(path: Path) -> None:
    """Note that this evening is about to be opened and painted."""
    _write(_OPENING, path)


def opened(path: Path) -> None:
    """Note that this evening has been painted: the next start goes on with it."""
    remember(path)
    not_opened(path)


def not_opened(path: Path) -> None:
    """Note that this evening is not being opened any more; other windows' notes are left alone."""
    if _path(_OPENING) == path.absolute():
        _forget(_OPENING)


def died() -> Path | None:
    """Return the evening during whose opening the program died, or None; it is told once.

    From then on that evening is not gone on with by itself.
    """
    path = _file(_OPENING)
    if path is None:
        _forget(_OPENING)
        return None
    try:
        lock = locked(path)
    except InUse:  # another window is just opening it
        return None
    if lock is not None:
        lock.unlock()
    _forget(_OPENING)
    if _path(_LAST) == path:
        _forget(_LAST)
    return path


def _file(name: str) -> Path | None:
    """Return the file that is named there, if there is such a file."""
    path = _path(name)
    with suppress(OSError, ValueError):
        if path is not None and path.is_file():
            return path
    return None


def _path(name: str) -> Path | None:
    """Return what is named there, None if nothing is, or nothing that could be a file."""
    try:
        with paths.state_file(name).open("rb") as file:
            text = os.fsdecode(file.read(_LONGEST)).rstrip("\r\n")
    except (OSError, ValueError):
        return None
    return Path(text) if text else None


def _write(name: str, path: Path) -> None:
    # A path may be any bytes, also such as are no text.
    with suppress(OSError, ValueError):
        paths.state_file(name).write_bytes(os.fsencode(path.absolute()))


def _forget(name: str) -> None:
    with suppress(OSError):
        paths.state_file(name).unlink(missing_ok=True)
