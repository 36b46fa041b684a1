"""What is fuzzed: each reader with good files of its kind, and what it may raise."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from desktop.packs.pack_import import import_into
from desktop.packs.refused import Refused
from desktop.shelf.archive import BadArchive, unpack
from desktop.shelf.packing import pack
from engine import seeds
from engine.match import Match
from engine.seeds import BadSeed
from engine.store import SUFFIX, Log, load, whole
from engine.tournament.head import FORMAT
from engine.tournament.head import SUFFIX as CLUB
from engine.tournament.tournament import Tournament
from tests.desktop.packs import made_up
from tests.desktop.room import strangers
from tests.workshop.campaign.kinds import SAVES, club


@dataclass(frozen=True)
class Target:
    """A reader: `read` returns for every input, `good` are inputs to begin with."""

    read: Callable[[bytes], None]
    good: Callable[[], list[bytes]]
    seconds: int = 10
    """So long one input may take; watched by its coverage it takes some times as long."""


LEFT = frozenset({f"x{SUFFIX}", f"y{SUFFIX}", f"x{CLUB}", "x.zip", "unpacked"})
"""What may lie there afterwards."""


@cache
def folder() -> Path:
    """Where inputs lie while they are read: in memory where the system has a place for that."""
    memory = Path("/dev/shm")
    return Path(tempfile.mkdtemp(dir=memory if memory.is_dir() else None))


def evening(data: bytes) -> None:
    """An evening is refused, or opened; and what was folded is written and read as the same."""
    path = folder() / f"x{SUFFIX}"
    path.write_bytes(data)
    try:
        saved = load(path)
        match = Match.from_events(saved.events)
    except ValueError:  # UnreadableSave and BadLog are such
        assert path.read_bytes() == data
        return
    assert path.read_bytes() == data
    match.sheet()
    # Lines whose sums do not hold are let through to be looked at, and written with new ones.
    path.write_bytes(whole(saved.events))
    again = load(path)
    assert not again.wrong and again.events == saved.events


def club_file(data: bytes) -> None:
    """A club evening is refused, or opened."""
    path = folder() / f"x{CLUB}"
    path.write_bytes(data)
    try:
        saved = load(path, FORMAT)
        Tournament.from_events(saved.events)
    except ValueError:
        pass
    assert path.read_bytes() == data


def resumed(data: bytes) -> None:
    """What is gone on with is never shorter than its whole lines, and its next line holds."""
    path = folder() / f"y{SUFFIX}"
    path.write_bytes(data)
    try:
        saved = load(path)
        Match.from_events(saved.events)
    except ValueError:
        return
    if saved.wrong:
        return
    log, aside = Log.resume(path, saved)
    log.append({"say": [0, "x"]})
    log.flush()
    if aside is not None:
        aside.unlink()
    again = load(path)
    assert not again.wrong and again.events[:-1] == saved.events


def parcel(data: bytes) -> None:
    """A parcel is refused with its kind, or unpacked, and nothing lies outside."""
    path, there = folder() / "x.zip", folder() / "unpacked"
    shutil.rmtree(there, ignore_errors=True)
    there.mkdir()
    path.write_bytes(data)
    try:
        for one in unpack(path, there).new:
            assert there in one.path.resolve().parents or one.path.parent.parent == there
    except BadArchive:
        pass
    left = {one.name for one in folder().iterdir()}
    assert left <= LEFT, left


def card_pack(data: bytes) -> None:
    """A pack of cards is refused, or a draft of it is made; nothing lies outside of that."""
    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _APPLICATION.append(QGuiApplication([]))
    path = folder() / ("pack.zip" if data[:2] == b"PK" else "pack.svg")
    path.write_bytes(data)
    draft = folder() / "draft"
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir()
    try:
        made = import_into(draft, path)
    except (Refused, OSError):
        assert not draft.exists(), "something is left of what was refused"
    else:
        assert {one.parent for one in made.folder.iterdir()} == {draft}
    finally:
        path.unlink()
        shutil.rmtree(draft, ignore_errors=True)
    left = {one.name for one in folder().iterdir()}
    assert left <= LEFT, left


_APPLICATION: list[QGuiApplication] = []
"""Drawings need one; it is kept as long as the process lives."""


def notation(data: bytes) -> None:
    """A typed seed is refused, or it is the same when it is shown and typed again."""
    try:
        seed = seeds.read(data.decode(errors="surrogateescape"))
    except BadSeed:
        return
    assert seeds.read(seeds.shown(seed)) == seed


def _parcels() -> list[bytes]:
    path = Path(tempfile.mkdtemp()) / "parcel.zip"
    pack(path, [SAVES[0]])
    try:
        return [path.read_bytes()]
    finally:
        shutil.rmtree(path.parent)


def _evenings() -> list[bytes]:
    return [save.read_bytes()[:20_000] for save in SAVES]


def _packs() -> list[bytes]:
    place = Path(tempfile.mkdtemp())
    names = {code: code for code in (*made_up.FRENCH, "back")}
    try:
        scans = made_up.zipped(place / "scans.zip", names).read_bytes()
        return [scans, made_up.aisleriot(place / "drawn.svg").read_bytes()]
    finally:
        shutil.rmtree(place)


def _seeds() -> list[bytes]:
    return [seeds.shown(seeds.code(bytes(range(16)))).encode(), b"123456789"]


TARGETS = {
    "store": Target(evening, _evenings),
    "resume": Target(resumed, _evenings),
    "club": Target(club_file, lambda: [club()]),
    "parcel": Target(parcel, _parcels),
    "pack": Target(card_pack, _packs, 60),
    "wire": Target(strangers.read, strangers.good),
    "notation": Target(notation, _seeds),
}
