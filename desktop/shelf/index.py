"""The index of a shelf: a summary of every file, kept beside the files.

It is only a cache: an entry counts while the file has the same size and time. An index that cannot
be read is empty, and one that cannot be written is made again the next time. It is kept column by
column, and entries are made when they come into sight, so that a hundred thousand are listed soon.
"""

from __future__ import annotations

import json
import os
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from heapq import nlargest
from pathlib import Path
from typing import NamedTuple, overload

from desktop.common import paths
from desktop.common.atomic_write import write_atomically
from desktop.session.error_messages import sentence
from engine.store import SUFFIX, load
from engine.summary import Summary, summary

FILE = paths.SHELF_INDEX
HEAD = "kartentisch-shelf-index 8"
"""Raised when summaries are made otherwise: the old ones are then forgotten."""
AT_ONCE = 2000
"""The number of known files of which it is seen at once whether they have changed."""


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
        """How far it has come.

        What has not been read counts as over: nothing of it can be gone on with.
        """
        told = self.told
        return (
            SoFar(told.deals, told.over, told.real) if told is not None else SoFar(0, True, False)
        )

    @property
    def told(self) -> Summary | None:
        """What the file tells in short, None while nobody knows."""
        return _unfolded(self.text) if self.text else None


@lru_cache(10_000)
def _unfolded(text: str) -> Summary:
    return Summary.from_list(json.loads(text))


class Entries(Sequence[Entry]):
    """Files of a folder, column by column: an entry is made when it is asked for."""

    def __init__(self, some: Iterable[Entry] = ()) -> None:
        self.names: list[str] = []
        self.sizes, self.times = array("q"), array("q")
        self.started: list[str] = []
        self.games: list[str] = []
        self.deals, self.over, self.real = array("q"), bytearray(), bytearray()
        """How far each has come, as `SoFar` says it."""
        self.belongs = bytearray()
        """Whether each belongs to others: it takes one up, or is a table of a club evening."""
        self.texts: list[str] = []
        self._problems: dict[int, str] = {}
        self._folded: tuple[list[str], list[str]] | None = None
        for one in some:
            self.append(one)

    @classmethod
    def of_blocks(cls, blocks: list[str]) -> Entries:
        """Return what `blocks` gives, using them up; raises ValueError if it is something else."""
        new = cls()
        words = [blocks.pop(0).split("\n") for _ in range(4)]
        new.names, new.started, new.games, new.texts = words
        new.games = [*map(sys.intern, new.games)]
        new.sizes, new.times, new.deals = [
            array("q", map(int, blocks.pop(0).split("\n"))) for _ in range(3)
        ]
        new.over, new.real, new.belongs = [
            bytearray(map(int, block.split("\n"))) for block in blocks
        ]
        numbers = (new.sizes, new.times, new.deals, new.over, new.real, new.belongs)
        if {*map(len, words), *map(len, numbers)} != {len(new.names)}:
            raise ValueError
        return new

    def blocks(self) -> Iterator[str]:
        """All that is known, a block for each column and a line for each file."""
        numbers = (self.sizes, self.times, self.deals, self.over, self.real, self.belongs)
        words = (self.names, self.started, self.games, self.texts)
        for column in (*words, *numbers):
            yield "\n".join(map(str, column))

    def only(self, numbers: Sequence[int]) -> Entries:
        """Those at these places alone."""
        new = Entries()
        new.names, new.started, new.games, new.texts = [
            [one[n] for n in numbers] for one in (self.names, self.started, self.games, self.texts)
        ]
        new.sizes, new.times, new.deals = [
            array("q", [one[n] for n in numbers]) for one in (self.sizes, self.times, self.deals)
        ]
        new.over, new.real, new.belongs = [
            bytearray([one[n] for n in numbers]) for one in (self.over, self.real, self.belongs)
        ]
        return new

    def append(self, entry: Entry) -> None:
        """Put one more at the end."""
        self.names.append(entry.name)
        for column in (self.sizes, self.times, self.deals, self.over, self.real, self.belongs):
            column.append(0)
        for words in (self.started, self.games, self.texts):
            words.append("")
        self._folded = None
        self[len(self) - 1] = entry

    def __setitem__(self, number: int, entry: Entry) -> None:
        self.names[number] = entry.name
        self.sizes[number], self.times[number] = entry.size, entry.time
        self.started[number], self.games[number] = entry.started, entry.game
        self.texts[number] = entry.text
        self.deals[number], self.over[number], self.real[number] = entry.so_far
        told = entry.told
        self.belongs[number] = told is not None and bool(told.at_club or told.of)
        self._problems.pop(number, None)
        if entry.problem:
            self._problems[number] = entry.problem
        self._folded = None

    @overload
    def __getitem__(self, number: int) -> Entry: ...
    @overload
    def __getitem__(self, number: slice) -> list[Entry]: ...
    def __getitem__(self, number: int | slice) -> Entry | list[Entry]:
        if isinstance(number, slice):
            return [self[one] for one in range(len(self))[number]]
        return Entry(
            self.names[number],
            self.sizes[number],
            self.times[number],
            self.started[number],
            self.games[number],
            self.texts[number],
            self._problems.get(number, ""),
        )

    def __len__(self) -> int:
        return len(self.names)

    def folded(self) -> tuple[list[str], list[str]]:
        """Return what is looked through for each: its name with day and players, in small letters.

        And where that text begins alike, up to the month, game and rules are the same.
        """
        if self._folded is None:
            heaps, begins, known = list[str](), list[str](), dict[str, str]()
            for name, started, text in zip(self.names, self.started, self.texts, strict=True):
                heaps.append(f"{name} {text[: text.find(']')]}".casefold())
                at = text.find(started) if started else -1
                begin = text[: at + len("2026-11")] if at > 0 else text
                begins.append(known.setdefault(begin, begin))
            self._folded = heaps, begins
        return self._folded


class Found(NamedTuple):
    """What lies in a folder, and the numbers of those of which only the index has told so far."""

    entries: Entries
    unsure: Sequence[int]


def found(folder: Path, known: Entries | None = None) -> Found:
    """Return the files of a folder, none where there is no such folder.

    They have not been read yet, but for those that the index knows, or that are asked for. Whether
    these have changed is seen at once of such as can have been gone on with, the latest first.
    """
    files, end = set[str](), len(SUFFIX)
    with suppress(OSError):
        files = {name[:-end] for name in os.listdir(folder) if name.endswith(SUFFIX)}
    entries = read(folder) if known is None else known
    if not (all(entries.texts) and files.issuperset(entries.names)):
        both = enumerate(zip(entries.names, entries.texts, strict=True))
        entries = entries.only([n for n, (name, text) in both if text and name in files])
    first: Sequence[int] = range(len(entries))
    unsure: Sequence[int] = ()
    if len(entries) > AT_ONCE:
        unfinished = [number for number, over in enumerate(entries.over) if not over]
        first, unsure = nlargest(AT_ONCE, unfinished, key=entries.times.__getitem__), first
    for number in first:
        check(folder, entries, number)
    for name in sorted(files.difference(entries.names)):
        if name and name[0] != ".":
            with suppress(OSError):  # gone meanwhile
                stamp = os.stat(folder / (name + SUFFIX))
                entries.append(Entry(name, stamp.st_size, stamp.st_mtime_ns))
    return Found(entries, unsure)


def check(folder: Path, entries: Entries, number: int) -> None:
    """Forget what is known of a file if it has changed since."""
    name = entries.names[number]
    try:
        stamp = os.stat(f"{folder}{os.sep}{name}{SUFFIX}")
    except OSError:  # gone meanwhile
        return
    size, time = stamp.st_size, stamp.st_mtime_ns
    if (size, time) != (entries.sizes[number], entries.times[number]):
        entries[number] = Entry(name, size, time)


def look_into(folder: Path, entry: Entry) -> Entry:
    """Return the entry with what its file tells, or with the sentence why it tells nothing."""
    try:
        told = summary(load(folder / (entry.name + SUFFIX)).events)
    except (ValueError, OSError) as error:
        return entry._replace(problem=sentence(error))
    text = json.dumps(told.as_list(), ensure_ascii=False, separators=(",", ":"))
    return entry._replace(started=told.started, game=told.game, text=text)


def written(folder: Path) -> int:
    """When the index was written, 0 if there is none."""
    try:
        return os.stat(folder / FILE).st_mtime_ns
    except OSError:
        return 0


def read(folder: Path) -> Entries:
    """Return what the index of a folder tells; nothing if there is none to be used."""
    try:
        with open(folder / FILE, "rb") as file:
            head, body = file.readline(), file.read()
        if head.decode() != _head(body) + "\n":
            return Entries()
        return Entries.of_blocks(body.decode().split("\t"))
    except (OSError, ValueError, IndexError, OverflowError):
        return Entries()


def write(folder: Path, entries: Iterable[Entry]) -> None:
    """Keep what these entries tell. A file that could not be read is looked into again.

    So is one whose name or text no index can hold.
    """
    some = entries if isinstance(entries, Entries) else Entries(entries)
    held = [number for number, one in enumerate(some.texts) if one and _may_hold(some, number)]
    kept = some if len(held) == len(some) else some.only(held)
    body = b"\t".join([block.encode() for block in kept.blocks()]) if held else b""
    with suppress(OSError):
        write_atomically(folder / FILE, _head(body).encode() + b"\n" + body)


def _may_hold(entries: Entries, number: int) -> bool:
    """Whether an index can tell of this."""
    words = (entries.names[number], entries.started[number], entries.games[number])
    if not all(map(str.isprintable, words)):
        return False
    try:
        entries.texts[number].encode()
    except UnicodeEncodeError:
        return False
    return True


def _head(body: bytes) -> str:
    """Return the first line, which tells whether the others are whole."""
    return f"{HEAD} {zlib.crc32(body):08x}"
