"""A folder of evenings for the tests of the shelf."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.common.settings import Settings
from desktop.shelf.shelf_page import ShelfPage
from engine import games
from engine.head import Branch, Head, Player
from engine.match import Match
from engine.sheet import Line
from engine.store import SUFFIX, save_copy


def shelf_of(qtbot: QtBot, folder: Path, own: str = "") -> ShelfPage:
    """The shelf with the evenings of a folder, all of them read and counted."""
    room = ShelfPage(folder, Settings(folder.parent / "settings.ini"), own)
    qtbot.addWidget(room)
    room.resize(1280, 770)
    room.show()
    read(qtbot, room)
    return room


def read(qtbot: QtBot, room: ShelfPage) -> None:
    """Wait until everything has been read and counted."""
    qtbot.waitUntil(lambda: not room._reader.isActive())


def offered(room: ShelfPage) -> set[str]:
    """All that can be done now, at once or behind "…"."""
    return {*room.strip.names, *(name for group in room.offered() for name in group)}


def kept(
    folder: Path,
    name: str,
    *lines: Line,
    names: tuple[str, ...] = ("Anna", "Ben", "Cilli"),
    seed: int = 1,
    started: str = "2026-01-06T19:30:00",
    preset: str = "bavarian",
    own: str = "",
    of: str = "",
    real: bool = False,
) -> Path:
    """An evening of chalked lines in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    options = games.find("ramsen").presets[preset].as_dict()
    head = Head("ramsen", preset, options, tuple(map(Player, names)), seed, started, real, own)
    if of:
        head = replace(head, branch=Branch(of, 1, 1, "as_it_was"))
    events = [head.event()]
    match = Match(head, events.append)
    for line in lines:
        match.chalk(line)
    path = folder / (name + SUFFIX)
    save_copy(path, events)
    return path
