"""The index of a shelf: a summary of every file, kept beside the files.

It is only a cache: an entry counts while the file has the same size and time. An index that cannot
be read is empty, and one that cannot be written is made again the next time. Entries are parsed
when they come into sight, so that ten thousand are listed at once.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from desktop.common import paths
from desktop.common.atomic_write import write_atomically
from desktop.session.error_messages import sentence
from engine.store import SUFFIX, load
from engine.summary import Summary, summary

FILE = paths.SHELF_INDEX
HEAD = "kartentisch-shelf-index 7"
"""Raised when summaries are made otherwise: the old ones are then forgotten."""


class SoFar(NamedTuple):
    """How many deals of a match were played, whether it is over, and whether with real cards."""

    deals: int
    over: bool
    real: bool


class Entry(NamedTuple):
    """A file on the shelf: its name without the ending, its stamp, and what it tells in short.

    `text` is the summary as JSON, "" as long as the file has not been read or if it cannot be;
    `problem` is why. When it was `started` and which `game` it is stand beside it, for sorting.
    """

    name: str
    size: int
    time: int
    started: str = ""
    game: str = ""
    text: str = ""
    problem: str = ""

    @property
    def read(self) -> bool:
        """Whether somebody has looked into the file."""
        return bool(self.text or self.problem)

    @property
    def so_far(self) -> SoFar:
        """How far it has come, sooner than all that it tells.

        What has not been read counts as over: nothing of it can be gone on with.
        """
        text = self.text
        end = text.find("]],")
        # Usually that ends the sides; within a name there would be an open quotation mark.
        if end >= 0 and text.count('"', 0, end) % 2 == 0 and "\\" not in text:
            deals, over, real, _ = text[end + 3 : end + 30].split(",", 3)
            return SoFar(int(deals), over == "true", real == "true")
        told = self.told
        return (
            SoFar(told.deals, told.over, told.real) if told is not None else SoFar(0, True, False)
        )

    @property
    def told(self) -> Summary | None:
        """What the file tells in short, None while nobody knows."""
        return _unfolded(self.text) if self.text else None


@lru_cache(20_000)
def _unfolded(text: str) -> Summary:
    return Summary.from_list(json.loads(text))


def found(folder: Path, index: Mapping[str, str] | None = None) -> list[Entry]:
    """The files of a folder, none where there is no such folder.

    They have not been read yet, but for those that the index knows and that have not changed.
    """
    entries, known, end = [], index or {}, len(SUFFIX)
    with suppress(OSError), os.scandir(folder) as files:
        for file in files:
            name = file.name
            if not name.endswith(SUFFIX) or name[0] == ".":
                continue
            try:
                stamp = file.stat()
            except OSError:  # gone meanwhile
                continue
            name = name[:-end]
            told = known.get(name, "").split("\t")
            if told[:2] == [str(stamp.st_size), str(stamp.st_mtime_ns)]:
                entries.append(Entry(name, stamp.st_size, stamp.st_mtime_ns, *told[2:]))
            else:
                entries.append(Entry(name, stamp.st_size, stamp.st_mtime_ns))
    return entries


def look_into(folder: Path, entry: Entry) -> Entry:
    """The entry with what its file tells, or with the sentence that says why it tells nothing."""
    try:
        told = summary(load(folder / (entry.name + SUFFIX)).events)
    except (ValueError, OSError) as error:
        return entry._replace(problem=sentence(error))
    text = json.dumps(told.as_list(), ensure_ascii=False, separators=(",", ":"))
    return entry._replace(started=told.started, game=told.game, text=text)


def read(folder: Path) -> dict[str, str]:
    """The index of a folder: a line for each file's name; empty if there is none to be used."""
    try:
        head, _, body = (folder / FILE).read_bytes().partition(b"\n")
        if head.decode() != _head(body):
            return {}
        lines = body.decode().split("\n")
    except (OSError, UnicodeDecodeError):
        return {}
    index = {}
    for line in lines:
        name, _, rest = line.partition("\t")
        index[name] = rest
    return index


def write(folder: Path, entries: Iterable[Entry]) -> None:
    """Keep what these entries tell. A file that could not be read is looked into again.

    So is one whose name or text no index can hold.
    """
    lines = []
    for one in entries:
        if one.text and one.name.isprintable() and one.started.isprintable():
            told = (one.name, str(one.size), str(one.time), one.started, one.game, one.text)
            with suppress(UnicodeEncodeError):
                lines.append("\t".join(told).encode())
    body = b"\n".join(lines)
    with suppress(OSError):
        write_atomically(folder / FILE, _head(body).encode() + b"\n" + body)


def _head(body: bytes) -> str:
    """The first line, which tells whether the others are whole."""
    return f"{HEAD} {zlib.crc32(body):08x}"
