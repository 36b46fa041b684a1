"""Keeps pictures on the disk as pixels, so that the next start need not draw them.

A file holds some pictures of one size, by names. It is valid for what it was made of; broken, it is
made anew. When the cache is full, files that were not used for longest are removed.
"""

from __future__ import annotations

import hashlib
import json
import logging
import mmap
import os
import re
import time
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtGui import QImage

from desktop.common.drafts import STALE, Draft

ROOM = 240_000_000
"""How many bytes are kept in all."""

log = logging.getLogger(__name__)

_SUFFIX = ".faces"
_HEAD = 4096
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_BYTES = 4
"""The bytes of a pixel."""
_LEFT_HALF = re.compile(r"[0-9a-f]{24}\.[0-9]+")
"""What 0.1.0 called a file that it was writing: by its process, which may have been killed."""
_WRITTEN = "sums"
"""The format of a file; it changes with the format, so that older files are never read."""


class PictureCache:
    """Pictures of one size in pixels; `of` is all that they depend on besides."""

    def __init__(self, cache: Path, of: str, size: tuple[int, int]) -> None:
        told = f"{_WRITTEN} {of} {size}"
        self._file = cache / (hashlib.sha256(told.encode()).hexdigest()[:24] + _SUFFIX)
        self._size = size
        self._places: dict[str, tuple[int, int]] = {}
        """The position of a picture in the file and the checksum of its pixels, by its name."""
        self._data: mmap.mmap | None = None
        self._open()

    def _open(self) -> None:
        try:
            with self._file.open("rb") as stream:
                data = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
            sums = json.loads(data[:_HEAD].rstrip(b"\0"))
            if len(data) != _HEAD + len(sums) * self._bytes:
                raise ValueError(len(data))
            self._places = {
                name: (place, int(total)) for place, (name, total) in enumerate(sums.items())
            }
            self._data = data
            os.utime(self._file)
        except OSError:
            return
        except (ValueError, TypeError, AttributeError):
            self._give_up()

    def _give_up(self) -> None:
        """Remove a file that cannot be used, as if there were none."""
        log.warning("a file of kept pictures is broken; they are drawn anew")
        self._data, self._places = None, {}
        with suppress(OSError):
            self._file.unlink(missing_ok=True)

    @property
    def _bytes(self) -> int:
        return self._size[0] * self._size[1] * _BYTES

    @property
    def there(self) -> bool:
        """Whether they are kept already."""
        return self._data is not None

    def picture(self, name: str) -> QImage | None:
        """Return a picture, if it is kept as it was drawn."""
        if self._data is None or name not in self._places:
            return None
        place, total = self._places[name]
        start = _HEAD + place * self._bytes
        width, height = self._size
        pixels = self._data[start : start + self._bytes]
        if zlib.crc32(pixels) != total:
            self._give_up()
            return None
        return QImage(pixels, width, height, width * _BYTES, _FORMAT).copy()

    def keep(self, pictures: Mapping[str, QImage]) -> Iterator[None]:
        """Write all pictures, one in each step; whole or not at all."""
        draft = Draft.of_file(self._file.parent)
        sums: dict[str, int] = {}
        try:
            with draft.path.open("wb") as stream:
                stream.write(bytes(_HEAD))
                for name, one in pictures.items():
                    image = one.convertToFormat(_FORMAT)  # held, for its bits are not copied
                    pixels = bytes(image.constBits())
                    sums[name] = zlib.crc32(pixels)
                    stream.write(pixels)
                    yield
                stream.seek(0)
                stream.write(json.dumps(sums).encode())
            draft.path.replace(self._file)
        except OSError:
            return
        finally:
            draft.close()
        make_room(self._file.parent)
        self._open()


def make_room(cache: Path, room: int = ROOM) -> None:
    """Remove the files that were not used for longest, until all that is in the folder fits.

    What another window is just writing counts too and is left alone; what older versions of the
    program left half written goes.
    """
    with suppress(OSError):
        found = [(one.stat(), one) for one in cache.iterdir() if one.is_file()]
        whole = [(about, one) for about, one in found if one.suffix == _SUFFIX]
        for about, file in found:
            if file.suffix == _SUFFIX:
                continue
            if _LEFT_HALF.fullmatch(file.name) and time.time() - about.st_mtime > STALE:
                file.unlink(missing_ok=True)
            else:
                room -= about.st_size
        for about, file in sorted(whole, key=lambda one: one[0].st_mtime_ns, reverse=True):
            room -= about.st_size
            if room < 0:
                file.unlink(missing_ok=True)


def stamp(folder: Path) -> str:
    """Return a stamp of a folder, which changes with its files and its place."""
    try:
        abouts = [one.stat() for one in os.scandir(folder) if one.is_file()]
    except OSError:
        return str(folder)
    newest = max((one.st_mtime_ns for one in abouts), default=0)
    return f"{folder} {newest} {sum(one.st_size for one in abouts)}"
