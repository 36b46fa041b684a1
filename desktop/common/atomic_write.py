"""Atomic file writes: the file is complete, or as it was before; and a name nobody else has."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from desktop.common.drafts import Draft
from engine.store import followed, keep_mode


def write_atomically(path: Path, data: bytes, *, private: bool = True) -> None:
    """Write a file whole, or leave it as it was; raises OSError.

    A link is followed, and a file that is there keeps its mode and, where possible, its owner.
    A new one is for this account alone unless it is not `private`, such as an export.
    """
    with replacing(path, private=private) as draft:
        draft.write_bytes(data)
        if draft.read_bytes() != data:
            raise OSError(errno.EIO, os.strerror(errno.EIO))


@contextmanager
def replacing(path: Path, *, private: bool = True) -> Iterator[Path]:
    """Yield an empty file to write, which replaces `path` when the block ends without an error.

    Raises OSError; the file is then unchanged. What a killed program leaves half written is
    cleared away at the next start.
    """
    target = followed(path)
    draft = Draft.of_file(target.parent)
    try:
        draft.path.touch(0o600 if private else 0o666, exist_ok=False)
        yield draft.path
        with draft.path.open("r+b") as file:
            os.fsync(file.fileno())
        keep_mode(target, draft.path)
        draft.path.replace(target)
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
    """Where the copy of this file lies from this number of changes ago, 1 for the last."""
    return path.with_name(f"{path.name}.{number}")


def set_aside(path: Path, what: str = "unreadable") -> Path | None:
    """Move a file that cannot be read to the next free name beside it, `NAME.unreadable1`.

    Where `path` is a link, the file it leads to is moved and the link stays. Returns the new name;
    None, and nothing is done, where there is no such file. Raises OSError.
    """
    number, path = 1, followed(path)
    while (aside := path.with_name(f"{path.name}.{what}{number}")).exists():
        number += 1
    return path.rename(aside) if path.exists() else None
