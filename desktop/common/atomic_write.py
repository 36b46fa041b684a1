"""Atomic file writes: the file is complete, or as it was before; and a name nobody else has."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from desktop.common.drafts import Draft


def write_atomically(path: Path, data: bytes) -> None:
    """Write aside, look whether it stands there, and rename it. Raises OSError; the file is then
    unchanged.

    What a killed program leaves half written is cleared away at the next start.
    """
    draft = Draft.of_file(path.parent)
    try:
        draft.path.write_bytes(data)
        with draft.path.open("r+b") as file:
            os.fsync(file.fileno())
        if draft.path.read_bytes() != data:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        draft.path.replace(path)
    finally:
        draft.close()


def give_name(path: Path, goal: Path) -> None:
    """Move a file to a free name in the same file system; raises FileExistsError or OSError.

    Another file is never overwritten, also not one that came there a moment ago.
    """
    try:
        os.link(path, goal)
    except FileExistsError:
        raise
    except OSError:  # a file system without links, such as that of a stick
        if os.path.lexists(goal):
            raise FileExistsError(goal) from None
        path.rename(goal)
    else:
        with suppress(OSError):
            path.unlink()


def keep_generations(path: Path, most: int = 5) -> None:
    """Keep a copy of a good file before it is written anew: `NAME.1` the newest, `most` of them.

    A file that is as the newest copy is not copied again. Raises OSError.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return
    newest = generation(path, 1)
    if newest.exists() and newest.read_bytes() == data:
        return
    for number in range(most - 1, 0, -1):
        if (older := generation(path, number)).exists():
            older.replace(generation(path, number + 1))
    write_atomically(newest, data)


def generation(path: Path, number: int) -> Path:
    """Where the copy of this file lies that was made so many changes ago, 1 for the last."""
    return path.with_name(f"{path.name}.{number}")


def set_aside(path: Path, what: str = "unreadable") -> Path | None:
    """Move a file that cannot be read to the next free name beside it, `NAME.unreadable1`.

    Returns that; None, and nothing is done, where there is no such file. Raises OSError.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.{what}{number}")).exists():
        number += 1
    return path.rename(aside) if path.exists() else None
