"""The folders of evenings, and what is done with the files in them.

There are three: the evenings, the archive and the bin. Putting an evening somewhere moves its file,
naming it renames the file, and both can be undone. The window is in `shelf_window`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from desktop.common.paths import made
from desktop.session import written
from desktop.session.evening_file import FORBIDDEN
from desktop.session.file_lock import locked
from desktop.shelf import bin_ages, index
from desktop.shelf.index import Entries
from engine.store import SUFFIX

HERE, ARCHIVE, BIN = "", "archive", "bin"
PLACES = (HERE, ARCHIVE, BIN)

INDEXED = 500
"""After reading this many evenings the index is written, or after a tenth of all."""
LONGEST = 120
"""How many letters a name may have."""
DEVICES = frozenset(
    ["con", "prn", "aux", "nul", *(f"{one}{n}" for one in ("com", "lpt") for n in range(1, 10))]
)
"""Names that Windows keeps for itself."""
KEPT_IN_BIN = 30 * 86_400
"""How long the bin keeps an evening, in seconds."""


class NameTaken(Exception):
    """There is another evening of this name."""


class BadName(ValueError):
    """No file can be called so."""


class Step(NamedTuple):
    """A file that was moved: its path before and after."""

    before: Path
    after: Path


class Shelf:
    """The evenings of a folder, with its archive and its bin."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._entries: dict[str, Entries] = {}
        self._written: dict[str, int] = {}
        """When the index of a place was written that tells the same as its entries."""
        self._unread: dict[str, Iterator[int]] = {}
        self._fresh: dict[str, int] = {}
        """How many evenings of a place have been read that its index does not know yet."""
        self.number_read = 0
        """How many files have been looked into."""
        self._done: list[list[Step]] = []

    def place(self, place: str) -> Path:
        """Return the folder of a place."""
        return self.folder / place if place else self.folder

    def path(self, place: str, name: str) -> Path:
        """Return the file of an evening."""
        return self.place(place) / (name + SUFFIX)

    # What is there.

    def entries(self, place: str = HERE) -> Entries:
        """Return the evenings of a place as they are now; new ones have not been read yet."""
        folder = self.place(place)
        written = index.written(folder)
        same = written and written == self._written.get(place)
        entries, unsure = index.found(folder, self._entries[place] if same else None)
        self._entries[place], self._written[place] = entries, written
        self._unread[place] = _to_read(folder, entries, unsure)
        return entries

    def read_on(self, place: str, seconds: float) -> bool:
        """Look into files that have not been read, for some seconds; whether there are more.

        The index is written in the end, and after each `INDEXED` files: a window that is closed
        meanwhile has not read them in vain.
        """
        entries, until = self._entries[place], time.monotonic() + seconds
        for number in self._unread[place]:
            if not entries.texts[number]:
                entries[number] = index.look_into(self.place(place), entries[number])
                self.number_read += 1
                self._fresh[place] = self._fresh.get(place, 0) + 1
                if self._fresh[place] >= max(INDEXED, len(entries) // 10):
                    self._write_index(place)
            if time.monotonic() > until:
                return True
        if self._fresh.get(place):
            self._write_index(place)
        return False

    def _write_index(self, place: str) -> None:
        index.write(self.place(place), self._entries[place])
        self._written[place] = index.written(self.place(place))
        self._fresh[place] = 0

    # What can be done.

    def rename(self, place: str, old: str, new: str) -> str:
        """Call an evening otherwise; the name as it is now.

        Raises BadName, NameTaken, InUse or OSError.
        """
        name = fit_name(new)
        if name != old:
            self._move([(self.path(place, old), self.path(place, name))])
        return name

    def put(self, names: Sequence[str], place: str, to: str) -> None:
        """Put evenings to another place, with a number behind the name where it is taken.

        Raises InUse or OSError; then all are where they were.
        """
        goal = self.place(to)
        made(goal)
        taken: set[Path] = set()
        ways = []
        for name in names:
            after = free_path(goal, name, taken)
            taken.add(after)
            ways.append((self.path(place, name), after))
        self._move(ways)
        if to == BIN:
            with suppress(OSError):
                bin_ages.forget(goal, {after.stem for after in taken})

    def brought_in(self, paths: Sequence[Path]) -> None:
        """Note that these evenings have come from elsewhere: undone, they go to the bin."""
        if paths:
            folder = self.place(BIN)
            made(folder)
            self._done.append([Step(free_path(folder, path.stem), path) for path in paths])

    def may_undo(self) -> bool:
        """Whether something was moved, renamed or taken in."""
        return bool(self._done)

    def undo(self) -> list[str]:
        """Put back what was moved or renamed last, and tell the names that it has again.

        Raises NameTaken, InUse or OSError.
        """
        steps = self._done[-1]
        _rename([(step.after, step.before) for step in reversed(steps)])
        self._done.pop()
        return [step.before.stem for step in steps]

    def empty_bin(self, now: float) -> int:
        """Throw away what has lain in the bin too long by its record; how many that were.

        Nothing is thrown away where the record cannot be kept.
        """
        folder = self.place(BIN)
        names = index.found(folder).entries.names
        if not names:
            return 0
        thrown = 0
        with suppress(OSError):
            for name, age in bin_ages.look(folder, names, now).items():
                if age > KEPT_IN_BIN:
                    with suppress(OSError):
                        self.path(BIN, name).unlink()
                        thrown += 1
        return thrown

    def _move(self, ways: Sequence[tuple[Path, Path]]) -> None:
        _rename(ways)
        self._done.append([Step(before, after) for before, after in ways])


def _to_read(folder: Path, entries: Entries, unsure: Iterable[int]) -> Iterator[int]:
    """Those that nobody has read, then one after the other of which nobody is sure."""
    yield from [number for number, text in enumerate(entries.texts) if not text]
    for number in unsure:
        index.check(folder, entries, number)
        yield number


def fit_name(text: str) -> str:
    """Return the name as a file can have it on every system; raises BadName."""
    name = " ".join(text.split())
    stem = name.partition(".")[0].strip().casefold()
    if (
        not name
        or len(name) > LONGEST
        or FORBIDDEN & set(name)
        or not name.isprintable()
        or name[0] == "."
        or name[-1] == "."
        or stem in DEVICES
    ):
        raise BadName(text)
    return name


def fitting_name(text: str, taken: Container[str] = ()) -> str:
    """Return a fitting name, as like this one as can be; none of those taken, in lower case."""
    plain = "".join(one if one.isprintable() and one not in FORBIDDEN else " " for one in text)
    short = " ".join(plain.split()).strip(". ")[: LONGEST - len(" (100000)")].strip(". ")
    try:
        name = fit_name(short)
    except BadName:
        name = f"evening {short}".strip()
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        found = f"{name} ({number})"
    return found


def free_path(folder: Path, name: str, taken: set[Path] | frozenset[Path] = frozenset()) -> Path:
    """Return a path for an evening of this name, with a number behind the name if it is taken."""
    number, path = 1, folder / (name + SUFFIX)
    while path in taken or os.path.lexists(path):
        number += 1
        path = folder / f"{name} ({number}){SUFFIX}"
    return path


def _rename(ways: Sequence[tuple[Path, Path]]) -> None:
    """Move files, all or none."""
    done: list[tuple[Path, Path]] = []
    try:
        for before, after in ways:
            with _held(before):
                if after.exists() and not before.samefile(after):
                    raise NameTaken(after.stem)
                before.rename(after)
            done.append((before, after))
            written.moved(before, after)
    except BaseException:
        for before, after in reversed(done):
            with suppress(OSError):
                after.rename(before)
                written.moved(after, before)
        raise


@contextmanager
def _held(path: Path) -> Iterator[None]:
    """Have a file for oneself meanwhile; raises InUse."""
    held = locked(path) if path.exists() else None
    try:
        yield
    finally:
        if held is not None:
            held.unlock()
