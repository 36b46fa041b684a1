"""Making somebody anonymous is begun where the name is seen: on the shelf and in the statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QInputDialog
from pytestqt.qtbot import QtBot

from desktop.club.model import confirmations
from desktop.common import paths
from desktop.shelf.shelf_page import ShelfPage
from desktop.shelf.statistics import Statistics
from desktop.window import start
from desktop.window.main_window import MainWindow
from engine.store import EVENING, load
from tests.desktop.shelf.evenings import kept, read


@pytest.fixture
def window(own_home: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    _, one = start.build()
    qtbot.addWidget(one)
    one.show()
    yield one
    one.close()


def soon(press: Callable[[Statistics], None]) -> None:
    """Do this as soon as the statistics are in front, however busy the machine is."""

    def look() -> None:
        room = QApplication.activeModalWidget()
        if isinstance(room, Statistics):
            press(room)
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(20, look)


def shelf(qtbot: QtBot, window: MainWindow) -> ShelfPage:
    """The page of the shelf, when all has been read."""
    window.menus.do("shelf")
    page = window.pages.evening
    assert isinstance(page, ShelfPage)
    read(qtbot, page)
    return page


def someone(path: Path) -> str:
    return str(load(path, EVENING).events[0]["seats"][0]["name"])


def test_from_the_shelf_somebody_is_asked_for(window, qtbot, monkeypatch):
    path = kept(paths.evenings(), "first")
    name = someone(path)
    monkeypatch.setattr(QInputDialog, "getItem", lambda *args: (name, True))
    monkeypatch.setattr(confirmations, "sure", lambda *args: True)
    shelf(qtbot, window).do("anonymous")
    assert someone(path) == "Anonymous 1" and window.pages.at_club
    assert window.pages.club is not None
    window.pages.club._fill_menu()
    assert any("Anonymous 1" in one.text() for one in window.pages.club.menu.actions())


def test_from_the_statistics_who_is_chosen_is_proposed(window, qtbot, monkeypatch):
    path = kept(paths.evenings(), "first")
    name = someone(path)
    asked: list[tuple[str, ...]] = []

    def answer(*args: object) -> tuple[str, bool]:
        names, first = args[3], args[4]
        assert isinstance(names, list) and isinstance(first, int)
        asked.append((names[first],))
        return "", False

    monkeypatch.setattr(QInputDialog, "getItem", answer)

    def press_there(counted: Statistics) -> None:
        counted.person.set_value(name)
        counted.anonymous.click()

    soon(press_there)
    shelf(qtbot, window).glance.statistics.click()
    assert asked == [(name,)]
    assert someone(path) == name, "nothing is done before it was said yes to"
