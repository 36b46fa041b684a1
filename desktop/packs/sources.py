"""The files a pack is imported from: of a folder, a zip or one drawing; none of it is trusted.

Nothing is unpacked to the disk, and sizes are limited whatever an archive says of itself.
"""

from __future__ import annotations

import gzip
import io
import os
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path, PurePosixPath

from desktop.packs.refused import Refused

FILES = 1000
"""How many files may be in a folder or an archive."""
FILE = 32_000_000
"""How many bytes a file may have."""
PICTURE = 4 * 2**20
"""How many bytes the file of a single picture may have."""
WHOLE = 400_000_000
"""How many bytes all files may have."""
DEPTH = 4
"""So deep folders may lie in each other."""

PICTURES = frozenset({".png", ".gif", ".jpg", ".jpeg", ".webp", ".bmp", ".ppm", ".svg", ".svgz"})
TEXTS = frozenset({".txt", ".desktop"})


_PACKED = b"\x1f\x8b"
"""How a packed drawing begins."""


class Source:
    """The files of a pack by name; each is read when it is asked for."""

    def __init__(self, title: str) -> None:
        self.title = title.replace("_", " ").strip()
        self._files: dict[str, Callable[[], bytes]] = {}
        self._read = 0

    @property
    def names(self) -> list[str]:
        """All files that may belong to a pack, in order."""
        return sorted(self._files)

    def pictures(self) -> list[str]:
        """Return the files that are pictures by their names."""
        return [name for name in self.names if PurePosixPath(name).suffix.lower() in PICTURES]

    def add(self, name: str, read: Callable[[], bytes]) -> None:
        """Have one more file."""
        if PurePosixPath(name).suffix.lower() in PICTURES | TEXTS:
            self._files[name] = read
            if len(self._files) > FILES:
                raise Refused("too_many")

    def read(self, name: str) -> bytes:
        """Return a file; raises Refused."""
        try:
            data = self._files[name]()
        except (OSError, zipfile.BadZipFile, zlib.error, EOFError, RuntimeError) as error:
            raise Refused("unreadable", name) from error
        if name.lower().endswith(".svgz"):
            data = _unzipped(data, name)
        self._read += len(data)
        if len(data) > FILE or self._read > WHOLE:
            raise Refused("too_large", name)
        return data


def picture_in(file: Path) -> bytes:
    """Return what the file of one picture holds, unpacked; raises Refused or OSError.

    Its kind and size are looked at before it is opened: a pipe would be waited for.
    """
    about = file.stat()
    if not stat.S_ISREG(about.st_mode):
        raise Refused("unreadable", file.name)
    if about.st_size > PICTURE:
        raise Refused("too_large", file.name)
    with file.open("rb") as stream:
        data = stream.read(PICTURE + 1)
    if data.startswith(_PACKED):
        data = _unzipped(data, file.name)
    if len(data) > FILE:
        raise Refused("too_large", file.name)
    return data


def source(path: Path) -> Source:
    """Return the files of a folder, of a zip, or one drawing; raises Refused."""
    if path.is_dir():
        return _folder(path)
    if path.suffix.lower() in (".svg", ".svgz") and path.is_file():
        one = Source(path.stem)
        one.add(path.name, lambda: _bytes(path))
        return one
    if not path.is_file():
        raise Refused("missing", path.name)
    if not zipfile.is_zipfile(path):
        raise Refused("format", path.name)
    return _archive(path)


def _folder(path: Path) -> Source:
    found = Source(path.name)
    for here, folders, names in os.walk(path):
        inside = Path(here).relative_to(path)
        if len(inside.parts) >= DEPTH:
            folders.clear()
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            file = Path(here, name)
            # A link may lead anywhere, and a pipe may never have an end.
            if not name.startswith(".") and not file.is_symlink() and file.is_file():
                found.add((inside / name).as_posix(), partial(_bytes, file))
    return found


def _archive(path: Path) -> Source:
    found = Source(path.stem)
    try:
        archive = zipfile.ZipFile(path)
    except (OSError, zipfile.BadZipFile, RuntimeError, ValueError, struct.error) as error:
        # Also for what no program can unpack yet, and for names in no known letters.
        raise Refused("unreadable", path.name) from error
    for info in archive.infolist():
        parts = PurePosixPath(info.filename.replace("\\", "/")).parts
        if ".." in parts or info.filename.startswith(("/", "\\")) or ":" in info.filename:
            raise Refused("outside", info.filename)
        # A file without a name is none; the library stumbles over it.
        if not parts or info.is_dir() or any(part.startswith((".", "__MACOSX")) for part in parts):
            continue
        if info.file_size > FILE:
            raise Refused("too_large", info.filename)
        found.add(info.filename, partial(_member, archive, info))
    return found


def _bytes(file: Path) -> bytes:
    with file.open("rb") as stream:
        return stream.read(FILE + 1)


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    # What an archive says of a size may be a lie.
    with archive.open(info) as stream:
        return stream.read(FILE + 1)


def _unzipped(data: bytes, name: str) -> bytes:
    try:
        return gzip.GzipFile(fileobj=io.BytesIO(data)).read(FILE + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise Refused("unreadable", name) from error
