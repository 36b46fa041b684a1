"""The index of a shelf: what every file tells in short, kept beside the files.

It is only a memory: an entry counts while the file has the size and time it had. An index that
cannot be read is none, and one that cannot be written is made again the next time.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from desktop.troubles import sentence
from engine.store import SUFFIX, load
from engine.summary import Summary, summary

FILE = "shelf.index"
VERSION = 1
"""Raised when summaries are made otherwise: the old ones are then forgotten."""


class Entry(NamedTuple):
    """A file on the shelf: its name without the ending, its stamp, and what it tells in short.

    `told` is None as long as the file has not been read; `problem` is why it could not be.
    """

    name: str
    size: int
    time: int
    told: Summary | None = None
    problem: str = ""

    @property
    def read(self) -> bool:
        """Whether somebody has looked into the file."""
        return self.told is not None or bool(self.problem)


def found(folder: Path) -> list[Entry]:
    """The files of a folder, not yet read; none where there is no such folder."""
    entries = []
    with suppress(OSError), os.scandir(folder) as files:
        for file in files:
            if file.name.endswith(SUFFIX) and not file.name.startswith("."):
                with suppress(OSError):
                    stamp = file.stat()
                    name = file.name[: -len(SUFFIX)]
                    entries.append(Entry(name, stamp.st_size, stamp.st_mtime_ns))
    return entries


def remembered(entries: Iterable[Entry], index: Mapping[str, Entry]) -> list[Entry]:
    """The entries, with what the index knows of those files that have not changed."""
    known = []
    for entry in entries:
        old = index.get(entry.name)
        fits = old is not None and (old.size, old.time) == (entry.size, entry.time)
        known.append(old if old is not None and fits else entry)
    return known


def look_into(folder: Path, entry: Entry) -> Entry:
    """The entry with what its file tells, or with the sentence that says why it tells nothing."""
    try:
        return entry._replace(told=summary(load(folder / (entry.name + SUFFIX)).events))
    except (ValueError, OSError) as error:
        return entry._replace(problem=sentence(error))


def read(folder: Path) -> dict[str, Entry]:
    """The index of a folder by the names of the files; empty if there is none that can be used."""
    try:
        data = json.loads((folder / FILE).read_bytes())
        if data["version"] != VERSION:
            return {}
        return {
            name: Entry(name, size, time, Summary.from_list(told))
            for name, (size, time, told) in data["evenings"].items()
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return {}


def write(folder: Path, entries: Iterable[Entry]) -> None:
    """Keep what these entries tell. A file that could not be read is looked into again."""
    evenings = {
        entry.name: [entry.size, entry.time, entry.told.as_list()]
        for entry in entries
        if entry.told is not None
    }
    data = json.dumps({"version": VERSION, "evenings": evenings}, separators=(",", ":"))
    draft = folder / (FILE + ".part")
    with suppress(OSError):
        draft.write_text(data, encoding="utf-8")
        draft.replace(folder / FILE)
