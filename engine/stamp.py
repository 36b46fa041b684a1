"""By what a file is known again: where it lies, its size, and the last bytes that stand in it.

Where lines have sums, the last bytes hold the sum of the whole file. So a file that something else
has cut, replaced or written is told from ours without reading all of it.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from engine import sums

TAIL = 64
"""How many of the last bytes are remembered: more than a sum takes."""


class NotOurs(Exception):
    """The file is not what was last read or written."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What was seen of a file: device and inode, its size, and its last bytes."""

    device: int
    inode: int
    size: int
    tail: bytes

    @classmethod
    def of(cls, handle: int, data: bytes) -> Self:
        """Return the stamp of an open file that holds this."""
        there = os.fstat(handle)
        return cls(there.st_dev, there.st_ino, len(data), data[-TAIL:])

    @classmethod
    def at(cls, path: Path) -> Self:
        """Return the stamp of the file that lies there; raises OSError."""
        with path.open("rb") as file:
            there = os.fstat(file.fileno())
            file.seek(max(0, there.st_size - TAIL))
            return cls(there.st_dev, there.st_ino, there.st_size, file.read())

    def fits(self, handle: int) -> bool:
        """Whether this open file is still what was seen."""
        try:
            self.check(handle, b"")
        except NotOurs:
            return False
        return True

    def check(self, handle: int, coming: bytes) -> os.stat_result:
        """Return the state of this open file; raises NotOurs if it is not what was seen.

        A part of what is to come may stand in it already: writing it was broken off.
        """
        there = os.fstat(handle)
        if there.st_size < self.size:
            raise NotOurs
        start = self.size - len(self.tail)
        os.lseek(handle, start, os.SEEK_SET)
        found = os.read(handle, len(self.tail) + len(coming) + 1)
        if found[: len(self.tail)] != self.tail:
            raise NotOurs
        if not coming.startswith(found[len(self.tail) :]):
            raise NotOurs
        # A copy of the same evening in its place is as good, if its sums say that it is one.
        same = (there.st_dev, there.st_ino) == (self.device, self.inode)
        if not same and not sums.stands_in(self.tail):
            raise NotOurs
        return there

    def longer(self, there: os.stat_result, data: bytes) -> Stamp:
        """Return the stamp of this state's file after this was written behind what was seen."""
        tail = (self.tail + data)[-TAIL:]
        return Stamp(there.st_dev, there.st_ino, self.size + len(data), tail)

    def plus(self, data: bytes) -> Stamp:
        """Return the stamp of the same file with this behind what was seen."""
        tail = (self.tail + data)[-TAIL:]
        return Stamp(self.device, self.inode, self.size + len(data), tail)
