"""`python3 dev.py demo pages`: every page and every dialog once, as they lie before somebody.

First what a newcomer finds, with nothing on the shelf and nobody in the house; then an evening of
bots with its sheet, its look back and its slate, a sheet kept by hand, and a club evening. Each
picture is the window with what lies upon it. The user's own settings and files are not touched.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Container, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tests.windows import be_of_size
from tests.workshop.pictures import made, own_home, size_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from desktop.window.main_window import MainWindow
    from tests.workshop.every_page import Opened


class Picture(NamedTuple):
    """A picture that was taken of a page or dialog."""

    name: str
    path: Path
    title: str
    """What stands above it, or above the window."""
    says: tuple[tuple[str, bool], ...]
    """What it says besides its fields, if it is a dialog; and whether that is a heading."""


def play(args: argparse.Namespace) -> None:
    """Take the pictures into the folder that was given, and print the name of each."""
    size, out = size_of(args.size), made(args.out)
    with own_home() as home:
        screen(home / "screen.json", size)
        for picture in pictures(out, size, args.lang, args.colours, args.letters):
            print(picture.path, flush=True)


def screen(file: Path, size: tuple[int, int]) -> None:
    """Let the screen be as large as the window: dialogs ask it how large they may be."""
    screen = {
        "name": "demo",
        **dict(zip(("x", "y", "width", "height"), (0, 0, *size), strict=True)),
        "logicalDpi": 96,
        "logicalBaseDpi": 96,
        "dpr": 1,
    }
    file.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"


def pictures(
    out: Path,
    size: tuple[int, int],
    language: str,
    colours: str = "light",
    letters: int = 100,
    wanted: Container[str] | None = None,
) -> Iterator[Picture]:
    """Open one after the other, or only what is `wanted`; yields what was taken."""
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication

    from desktop.window import start
    from tests.workshop import every_page, situations
    from tests.workshop.demo_player import enlarge

    enlarge(letters)
    app, window = start.build()
    for name, value in (("language", language), ("colours", colours), ("pace", "instant")):
        window.settings[name] = value
    window.settings["motion"], window.settings["first_times"] = "off", False
    window.settings["trick_wait"] = 0
    be_of_size(window, QSize(*size))
    window.show()
    rooms: tuple[tuple[Callable[[MainWindow], None], Mapping[str, Opened]], ...] = (
        (situations.at_first, every_page.FIRST),
        (situations.with_evenings, every_page.EVENING),
        (situations.at_the_table, every_page.TABLE),
        (situations.by_hand, every_page.BY_HAND),
        (situations.at_the_club, every_page.CLUB),
    )
    number = 0
    for prepare, every in rooms:
        pages = {name: one for name, one in every.items() if wanted is None or name in wanted}
        if pages:
            prepare(window)
        for name, opened in pages.items():
            number += 1
            upon = opened(window)
            for _ in range(3):
                QApplication.processEvents()
            path = out / f"pages-{number:02}-{name}.png"
            if not _seen(window, upon).save(str(path)):
                raise OSError(f"{path} cannot be written")
            yield Picture(name, path, _title(window, upon), _says(upon))
            situations.put_away(window, upon)
    window.close()
    window.settings["language"] = "en"
    app.processEvents()


def _title(window: MainWindow, upon: QWidget | None) -> str:
    """Return the title of what is shown; of a club's evening it is the room that is open."""
    club = window.pages.club
    if upon is None and club is not None and window.pages.currentWidget() is club:
        return club.rooms.tabText(club.rooms.currentIndex()).replace("&", "")
    return (window if upon is None else upon).windowTitle().removesuffix(" – Kartentisch")


def _says(upon: QWidget | None) -> tuple[tuple[str, bool], ...]:
    """Return the headings and sentences of a dialog, from top to bottom."""
    from PySide6.QtCore import QPoint

    from desktop.look.parts import Line, Note, Section

    if upon is None:
        return ()
    lines = [one for kind in (Note, Section, Line) for one in upon.findChildren(kind)]
    shown = [one for one in lines if one.isVisible() and one.text()]
    shown.sort(key=lambda one: one.mapTo(upon, QPoint()).y())
    return tuple((one.text(), isinstance(one, Section)) for one in shown)


def _seen(window: MainWindow, upon: QWidget | None) -> QPixmap:
    """The window, and in its middle what lies upon it."""
    from PySide6.QtGui import QPainter

    whole = window.grab()
    if upon is not None:
        with QPainter(whole) as painter:
            place = upon.rect()
            place.moveCenter(window.rect().center())
            painter.drawPixmap(place, upon.grab())
    return whole
