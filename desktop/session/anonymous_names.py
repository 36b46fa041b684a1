"""Renames files whose names contain the name of a person who is made anonymous.

An evening, the parts of it that were set aside, and the folder with the safety copies of a club
evening keep one name. Nothing is overwritten: a name that is taken gets a number.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from desktop.common import paths
from desktop.common.atomic_write import give_name
from desktop.session import last_evening, written
from engine.anonymity import Anonymity
from engine.store import SUFFIX
from engine.tournament.head import SUFFIX as CLUB_SUFFIX

Ways: TypeAlias = tuple[tuple[Path, Path], ...]
"""Files and folders, each with its new path; a folder comes after the files in it."""

LONGEST = 240
"""The most bytes that a file name may have on any system, a number at its end included."""


def named(files: Iterable[Path], sits: Collection[Path], one: Anonymity) -> tuple[Path, ...]:
    """Return the files of evenings, and the folders of safety copies, whose names contain the name.

    In the files of `sits` a player has this name, so there a part of it counts as well; in other
    file names a single word may mean something else.
    """
    files = [path for path in files if SUFFIX in path.name or CLUB_SUFFIX in path.name]
    with suppress(OSError):
        files = [*files, *(each for each in paths.tournament_backups().iterdir() if each.is_dir())]
    return tuple(path for path in files if _other(path, path in sits, one) != _stem(path))


def planned(found: Sequence[Path], sits: Collection[Path], one: Anonymity) -> Ways:
    """Return what each of these is to be called; the same name becomes the same everywhere."""
    together: dict[tuple[bool, str], list[Path]] = {}
    for path in found:
        together.setdefault((_is_club(path), _stem(path)), []).append(path)
    ways: list[tuple[Path, Path]] = []
    for some in together.values():
        wanted = _other(some[0], any(path in sits for path in some), one)
        number, taken = 1, {after for _, after in ways}
        while True:
            new = [path.with_name(_numbered(wanted, number) + _rest(path)) for path in some]
            if not any(after in taken or os.path.lexists(after) for after in new):
                break
            number += 1
        ways += zip(some, new, strict=True)
    return tuple(sorted(ways, key=lambda way: (way[0].is_dir(), way)))


def _is_club(path: Path) -> bool:
    return paths.tournaments() in path.parents


def _stem(path: Path) -> str:
    """Return the name that was given, without its suffix and the number of what was set aside."""
    for suffix in (SUFFIX, CLUB_SUFFIX):
        if suffix in path.name:
            return path.name[: path.name.index(suffix)]
    return path.name


def _rest(path: Path) -> str:
    return path.name[len(_stem(path)) :]


def _other(path: Path, sits: bool, one: Anonymity) -> str:
    """Return what a file is to be called; a club evening is called by its changed title."""
    return one.file_name(_stem(path), alone=sits and not _is_club(path))


def _numbered(stem: str, number: int) -> str:
    behind = f" ({number})" if number > 1 else ""
    while len(os.fsencode(stem + behind)) > LONGEST:
        stem = stem[:-1]
    return stem + behind


def still(ways: Ways) -> Ways:
    """Return what of a plan is still to be done, and can be."""
    return tuple(
        (before, after)
        for before, after in ways
        if os.path.lexists(before) and (not os.path.lexists(after) or _same(before, after))
    )


def _same(before: Path, after: Path) -> bool:
    """Whether the program was killed in the middle of renaming."""
    return not before.is_dir() and before.samefile(after)


def rename(before: Path, after: Path) -> None:
    """Call a file or folder otherwise, also where it is remembered. Raises OSError."""
    if os.path.lexists(after) and _same(before, after):
        before.unlink()
    else:
        give_name(before, after)
    if not after.is_dir():
        written.moved(before, after)
        last_evening.moved(before, after)


def where(path: Path, ways: Ways) -> Path:
    """Where a file lies once these have their new names."""
    for before, after in ways:
        if path == before:
            path = after
        elif before in path.parents:
            path = after / path.relative_to(before)
    return path


def by_name(ways: Ways) -> dict[str, str]:
    """Return the old and the new file name of each evening, as other files mention it."""
    return {
        before.name: after.name
        for before, after in ways
        if before.name.endswith(SUFFIX) and not _is_club(before)
    }
