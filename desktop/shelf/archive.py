"""A parcel: one evening or the whole shelf as one file, to be carried to another machine.

It is a zip of the logs, with a manifest that names each with its size and digest, and has a sum
itself. An evening of an
older version is packed in that of today; `was` in the manifest has size and digest of its own file.
`packing` writes a parcel, here one is unpacked.

Nothing in a parcel is believed: what the manifest does not name is left alone, and no name in it
leads out of the folder. What clashes is found before anything is taken over.

Nothing has its right name before it is whole: a parcel is written, and evenings are unpacked, as
drafts in the folder where they will lie.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import shutil
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from desktop.common.atomic_write import give_name
from desktop.common.drafts import Draft
from desktop.common.paths import made
from desktop.common.summed import WrongSum, checked
from desktop.session import written
from desktop.shelf.shelf import BadName, fit_name, free_path
from engine import bounds
from engine.head import BadLog, Head
from engine.store import PRIVATE, SUFFIX, SaveFailed, UnreadableSave, load

ENDING = ".zip"
MANIFEST = "manifest.json"
KEY = "kartentisch-shelf"
VERSION = 1
INSIDE = "evenings/"
Progress: TypeAlias = Callable[[int, int], object]
"""Is told how many evenings are done, and of how many; raises GivenUp to cancel."""

LARGEST = bounds.FILE
"""How many bytes an evening may have, as anywhere else."""
LARGEST_OF_ALL = 512 * 2**20
MOST = 100_000
_BLOCK = 2**16


def unwatched(done: int, of: int) -> None:
    """Ignore the progress that nobody watches."""


class BadArchive(ValueError):
    """A file that is no parcel, or holds something that nobody packed there.

    `kind` is "foreign", "newer", "damaged", "too_large" or "missing".
    """

    def __init__(self, kind: str, name: str = "") -> None:
        super().__init__(f"{kind} {name}".strip())
        self.kind = kind
        self.name = name


class GivenUp(Exception):
    """Packing or unpacking was cancelled; raised by what is told how far it is."""


class Stamp(NamedTuple):
    """By what a file is known again: its size, and the SHA-256 of what is in it."""

    size: int
    digest: str


class ArchivedEvening(NamedTuple):
    """An evening that was unpacked: its name, and where its file lies meanwhile."""

    name: str
    path: Path
    digest: str
    was: Stamp | None = None
    """Of the file from which it was packed, if that was another one."""


@dataclass
class ArchiveContents:
    """What a bundle brings.

    Matches that are new here, those that are here already, and those that have the name of another
    one here.
    """

    new: list[ArchivedEvening] = field(default_factory=list)
    known: list[ArchivedEvening] = field(default_factory=list)
    clashing: list[ArchivedEvening] = field(default_factory=list)
    draft: Draft | None = None

    def close(self) -> None:
        """Clear away what has not been taken over."""
        if self.draft is not None:
            self.draft.close()


def unpack(source: Path, folder: Path, unpacking: Progress = unwatched) -> ArchiveContents:
    """Look what a parcel, or a single evening, would bring to this folder.

    The evenings are unpacked within it, so that importing them is a mere move. `unpacking` gets
    the number of evenings that are done and of all. Raises BadArchive or OSError, or GivenUp if
    `unpacking` does; then nothing is left of it.
    """
    made(folder)
    draft = Draft.of_import(folder)
    delivery = ArchiveContents(draft=draft)
    try:
        draft.path.mkdir(mode=0o700)
        if source.suffix == SUFFIX:
            items = [_single(source, draft.path)]
        else:
            items = list(_unpacked(source, draft.path, unpacking))
        _sort_out(delivery, items, folder)
    except BaseException:
        delivery.close()
        raise
    return delivery


def _single(source: Path, there: Path) -> ArchivedEvening:
    """Return an evening that came by itself."""
    name = _checked_name(source.stem)
    if source.stat().st_size > LARGEST:
        raise BadArchive("too_large", name)
    path = there / f"0{SUFFIX}"
    path.touch(PRIVATE, exist_ok=False)
    shutil.copyfile(source, path)
    _check_log(path, name)
    return ArchivedEvening(name, path, _digest(path))


def _unpacked(source: Path, there: Path, unpacking: Progress) -> Iterator[ArchivedEvening]:
    try:
        with zipfile.ZipFile(source) as parcel:
            listed = _manifest(parcel)
            for number, (name, stamp, was) in enumerate(listed):
                unpacking(number, len(listed))
                path = there / f"{number}{SUFFIX}"
                _take_out(parcel, name, stamp.size, path)
                if _digest(path) != stamp.digest:
                    raise BadArchive("damaged", name)
                _check_log(path, name)
                yield ArchivedEvening(name, path, stamp.digest, was)
    except BadArchive:
        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, ValueError) as error:
        # A name that says it is UTF-8 and is not is a ValueError.
        raise BadArchive("foreign") from error
    except OSError as error:
        # A place within the zip that lies before its beginning: no fault of the disk.
        if error.errno == errno.EINVAL:
            raise BadArchive("foreign") from error
        raise


def _manifest(parcel: zipfile.ZipFile) -> list[tuple[str, Stamp, Stamp | None]]:
    """Name and stamp of every evening in a parcel, and the stamp of what it was packed from."""
    try:
        info = parcel.getinfo(MANIFEST)
        if info.file_size > LARGEST:
            raise BadArchive("too_large")
        with parcel.open(info) as file:
            data = checked(json.loads(file.read(LARGEST + 1)))
        if data[KEY] > VERSION:
            raise BadArchive("newer")
        evenings = [
            (one["name"], _stamp(one), _stamp(one["was"]) if "was" in one else None)
            for one in data["evenings"]
        ]
    except BadArchive:
        raise
    except WrongSum as error:
        raise BadArchive("damaged") from error
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise BadArchive("foreign") from error
    sizes = 0
    for name, stamp, _ in evenings:
        if not isinstance(name, str):
            raise BadArchive("foreign")
        _checked_name(name)
        if not 0 <= stamp.size <= LARGEST:
            raise BadArchive("too_large", name)
        sizes += stamp.size
    if len(evenings) > MOST or sizes > LARGEST_OF_ALL:
        raise BadArchive("too_large")
    if len({name.casefold() for name, _, _ in evenings}) < len(evenings):
        raise BadArchive("damaged")
    return evenings


def _stamp(data: Any) -> Stamp:
    """Return the stamp in a manifest; raises KeyError or TypeError if it is none."""
    size, digest = data["size"], data["sha256"]
    if type(size) is not int or not isinstance(digest, str):
        raise TypeError(data)
    return Stamp(size, digest)


def _checked_name(name: str) -> str:
    """Return the name, if a file can have it as it is; it leads nowhere else then."""
    try:
        if fit_name(name) == name:
            return name
    except BadName:
        pass
    raise BadArchive("foreign", name)


def _take_out(parcel: zipfile.ZipFile, name: str, size: int, path: Path) -> None:
    """Write one evening to a file; never more bytes than the manifest says."""
    try:
        inside = parcel.open(INSIDE + name + SUFFIX)
    except KeyError:
        raise BadArchive("missing", name) from None
    left = size
    path.touch(PRIVATE, exist_ok=False)
    with inside, path.open("wb") as file:
        while block := inside.read(_BLOCK):
            left -= len(block)
            if left < 0:
                raise BadArchive("damaged", name)
            file.write(block)
    if left:
        raise BadArchive("damaged", name)


def _check_log(path: Path, name: str) -> None:
    """Whether this is an evening of ours; that its moves fit is seen when it is opened."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadArchive("too_large", name)
        Head.from_event(load(path).events[0])
    except BadLog as error:
        raise BadArchive("damaged", name) from error
    except UnreadableSave as error:
        raise BadArchive("newer" if error.kind == "newer" else "damaged", name) from error


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _sort_out(delivery: ArchiveContents, items: Sequence[ArchivedEvening], folder: Path) -> None:
    """Which evenings are new: told by what is in them, and then by their name."""
    here = {path.stem.casefold(): path for path in folder.glob(f"*{SUFFIX}")}
    sizes: dict[int, list[Path]] = {}
    for path in here.values():
        sizes.setdefault(path.stat().st_size, []).append(path)
    seen: set[str] = set()
    for item in items:
        stamps = [Stamp(item.path.stat().st_size, item.digest)]
        stamps += [] if item.was is None else [item.was]
        if item.digest in seen or any(_lies_here(stamp, sizes) for stamp in stamps):
            delivery.known.append(item)
        elif item.name.casefold() in here:
            delivery.clashing.append(item)
        else:
            delivery.new.append(item)
        seen.add(item.digest)


def _lies_here(stamp: Stamp, sizes: Mapping[int, Sequence[Path]]) -> bool:
    """Whether one of the files of this size is the one with this stamp."""
    return any(_digest(path) == stamp.digest for path in sizes.get(stamp.size, ()))


def import_evenings(items: Sequence[ArchivedEvening], folder: Path) -> list[Path]:
    """Put unpacked evenings on the shelf, all or none; where each lies now. Raises SaveFailed.

    One whose name is taken gets a number behind it. All are whole and on the disk before the
    first gets its name: a program that is killed leaves no part of an evening under it.
    """
    made: list[Path] = []
    try:
        for item in items:
            _sync(item.path)
        for item in items:
            made.append(_put(item, folder))
    except OSError as error:
        for path in made:
            with suppress(OSError):
                path.unlink()
        raise SaveFailed(*error.args) from error
    return made


def _put(item: ArchivedEvening, folder: Path) -> Path:
    """Give an unpacked evening its name on the shelf; where it lies now. Raises OSError."""
    while True:
        path = free_path(folder, item.name)
        with suppress(FileExistsError):  # another window was faster
            give_name(item.path, path)
            written.forget(path)
            return path


def _sync(path: Path) -> None:
    """Have a file on the disk, and not only in the system's memory; raises OSError."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())
