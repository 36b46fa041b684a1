"""After an end in the midst of a club evening the first page leads back to it with one press."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.session import last_evening
from desktop.window import start
from desktop.window.main_window import MainWindow
from engine.store import whole
from engine.tournament.head import Head
from tests.desktop.shelf.evenings import kept

KILLED = """
import os, signal
from desktop.window import start
from engine.tournament.head import Head
from tests.desktop.club.rooms import draw_round

app, window = start.build()
window.show()
window.pages.show_club()
controller = window.pages.club.controller
assert controller.begin(Head().changed({"title": "Harvest", "sizes": [4], "seed": 7}))
for name in ("Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz", "Gustl", "Hanni"):
    controller.enter(name)
assert draw_round(controller) and controller.do({"start": 1})
assert controller.do({"result": [1, 1], "values": [1, 2, 3, 4]})
app.processEvents()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def window(own_home: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    _, one = start.build()
    qtbot.addWidget(one)
    yield one
    one.close()


def shown(window: MainWindow, qtbot: QtBot) -> None:
    window.show()
    qtbot.waitUntil(lambda: bool(window.welcome.boxes))


def begun(window: MainWindow, title: str = "Harvest") -> None:
    window.pages.show_club()
    assert window.pages.club is not None
    controller = window.pages.club.controller
    assert controller.begin(Head().changed({"title": title, "sizes": [4], "seed": 7}))
    controller.enter("Anna")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_kill_in_mid_round_is_one_press_away_from_going_on(own_home: Path, qtbot: QtBot) -> None:
    # A last evening of the table is there, too: the club's room is waiting, and goes first.
    last_evening.remember(kept(paths.evenings(), "first"))
    died = subprocess.run([sys.executable, "-c", KILLED], env=dict(os.environ), check=False)
    assert died.returncode == -signal.SIGKILL
    _, window = start.build()
    qtbot.addWidget(window)
    shown(window, qtbot)
    slip = window.welcome.slip
    assert slip.isVisible() and window.welcome.first() is slip
    told = slip.accessibleName() + slip.accessibleDescription() + slip.text()
    assert "Harvest" in told
    QTest.keyClick(slip, Qt.Key.Key_Return)
    assert window.pages.at_club and window.pages.club is not None
    state = window.pages.club.controller.state
    assert state.head.title == "Harvest" and len(state.people) == 8
    assert state.rounds[0].results[1].values == (1, 2, 3, 4)
    window.close()


def test_who_puts_the_evening_away_is_not_led_back(window, qtbot):
    begun(window)
    assert window.pages.club is not None
    path = last_evening.club()
    assert path is not None and path.parent == paths.tournaments()
    window.pages.club.close_evening()
    assert last_evening.club() is None


def test_a_second_evening_takes_the_place_of_the_first(window):
    begun(window)
    first = last_evening.club()
    begun(window, "Advent")
    assert last_evening.club() not in (None, first)


def test_closing_the_program_with_the_evening_open_leads_back_too(window):
    begun(window)
    window.close()
    assert last_evening.club() is not None


@pytest.mark.parametrize("damage", ["gone", "broken"])
def test_an_evening_that_cannot_be_opened_is_told_and_not_offered_again(window, qtbot, damage):
    path = paths.tournaments() / "x.kartenturnier"
    path.write_bytes(whole([Head(title="Harvest").event()]))
    last_evening.remember_club(path)
    if damage == "gone":
        path.unlink()
        assert last_evening.club() is None
        return
    path.write_text("no evening\n", encoding="utf-8")
    shown(window, qtbot)
    assert window.welcome.slip.isVisible()
    window.welcome.slip.click()
    assert last_evening.club() is None
