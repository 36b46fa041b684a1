"""`python3 dev.py demo pages`: every page and every dialog once, as they lie before somebody.

First what a newcomer finds, with nothing on the shelf and nobody in the house; then an evening of
bots with its sheet, its look back and its slate, a sheet kept by hand, and a club evening. Each
picture is the window with what lies upon it. The user's own settings and files are not touched.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from tests.windows import be_of_size
from tests.workshop.pictures import made, own_home, size_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from desktop.window.main_window import MainWindow
    from tests.workshop.every_page import Opened


def play(args: argparse.Namespace) -> None:
    """Take the pictures into the folder that was given, and print the name of each."""
    size, out = size_of(args.size), made(args.out)
    with own_home() as home:
        _screen(home / "screen.json", size)
        for picture in pictures(out, size, args.lang, args.colours, args.letters):
            print(picture, flush=True)


def _screen(file: Path, size: tuple[int, int]) -> None:
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
    out: Path, size: tuple[int, int], language: str, colours: str, letters: int
) -> Iterator[Path]:
    """Open one after the other; yields the file of each picture."""
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
    for prepare, pages in rooms:
        prepare(window)
        for name, opened in pages.items():
            number += 1
            upon = opened(window)
            for _ in range(3):
                QApplication.processEvents()
            path = out / f"pages-{number:02}-{name}.png"
            if not _seen(window, upon).save(str(path)):
                raise OSError(f"{path} cannot be written")
            yield path
            situations.put_away(window, upon)
    window.close()
    window.settings["language"] = "en"
    app.processEvents()


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
