"""Caches faces on the disk, so that the next start need not draw them.

A file holds one pack in one look at one size, as pixels. It is valid while the pictures are those
it was drawn from. When the cache is full, files that were not used for longest are removed.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtGui import QImage

ROOM = 240_000_000
"""So many bytes are kept in all."""

_SUFFIX = ".faces"
_HEAD = 4096
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_BYTES = 4
"""Of a pixel."""


class FaceCache:
    """The faces of one pack in one look at one size."""

    def __init__(self, cache: Path, pictures: Path, look: object, size: tuple[int, int]) -> None:
        told = f"{_stamp(pictures)} {look} {size}"
        self._file = cache / (hashlib.sha256(told.encode()).hexdigest()[:24] + _SUFFIX)
        self._size = size
        self._places: dict[str, int] = {}
        self._data: mmap.mmap | None = None
        self._open()

    def _open(self) -> None:
        try:
            with self._file.open("rb") as stream:
                data = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
            codes = json.loads(data[:_HEAD].rstrip(b"\0"))
            if len(data) == _HEAD + len(codes) * self._bytes:
                self._places = {code: place for place, code in enumerate(codes)}
                self._data = data
                os.utime(self._file)
        except (OSError, ValueError, TypeError):
            return

    @property
    def _bytes(self) -> int:
        return self._size[0] * self._size[1] * _BYTES

    @property
    def there(self) -> bool:
        """Whether they are kept already."""
        return self._data is not None

    def face(self, code: str) -> QImage | None:
        """A face, if it is kept."""
        if self._data is None or code not in self._places:
            return None
        start = _HEAD + self._places[code] * self._bytes
        width, height = self._size
        pixels = self._data[start : start + self._bytes]
        return QImage(pixels, width, height, width * _BYTES, _FORMAT).copy()

    def keep(self, faces: Mapping[str, QImage]) -> Iterator[None]:
        """Write all faces, one in each step; whole or not at all."""
        fresh = self._file.with_suffix(f".{os.getpid()}")
        try:
            with fresh.open("wb") as stream:
                stream.write(json.dumps(list(faces)).encode().ljust(_HEAD, b"\0"))
                for face in faces.values():
                    stream.write(face.convertToFormat(_FORMAT).constBits())
                    yield
            fresh.replace(self._file)
        except OSError:
            return
        finally:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
        make_room(self._file.parent)
        self._open()


def make_room(cache: Path, room: int = ROOM) -> None:
    """Remove the files that were not used for longest, until the rest fits."""
    with suppress(OSError):
        found = [(one.stat(), one) for one in cache.glob("*" + _SUFFIX)]
        for about, file in sorted(found, key=lambda one: one[0].st_mtime_ns, reverse=True):
            room -= about.st_size
            if room < 0:
                file.unlink(missing_ok=True)


def _stamp(pictures: Path) -> str:
    """Which pictures these are: another drawing, or another place, is another pack."""
    try:
        abouts = [one.stat() for one in os.scandir(pictures)]
    except OSError:
        return str(pictures)
    newest = max((one.st_mtime_ns for one in abouts), default=0)
    return f"{pictures} {newest} {sum(one.st_size for one in abouts)}"
