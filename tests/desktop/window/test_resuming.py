"""The first page offers the last evening, unless that evening ended the program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.session import last_evening
from desktop.session.evening_file import EveningFile
from desktop.window.main_window import MainWindow
from engine.match import Match
from engine.store import whole
from tests.desktop.tables import head
from tests.desktop.window.kit import windows

ROOT = Path(__file__).parents[3]

START = """
import json, os, sys
from PySide6.QtWidgets import QApplication
from desktop.window import start
from desktop.table.table import TableView
from desktop.window.main_window import MainWindow

def shown_and_closed(application):
    window = next(w for w in application.topLevelWidgets() if isinstance(w, MainWindow))
    while not window.welcome.boxes:
        application.processEvents()
    offered = window.welcome.first() is window.welcome.slip
    if offered:
        window.welcome.slip.click()
    for _ in range(40):
        application.processEvents()
    print(json.dumps([offered, window.pages.currentIndex(), window.message.text()]))
    window.close()
    return 0

if sys.argv[1] == "dies":
    TableView.paintEvent = lambda *_: os._exit(9)
QApplication.exec = shown_and_closed
sys.exit(start.open_table(None))
"""
"""A start of the program that goes on with what it offers, or dies when the table is painted."""


def started(how: str = "lives") -> subprocess.CompletedProcess[str]:
    """Start the program without naming an evening."""
    settings = paths.settings_file()
    settings.write_text("[General]\nlanguage=en\n", encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", START, how],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def shown(start: subprocess.CompletedProcess[str]) -> tuple[bool, int, str]:
    """Whether an evening was offered, the page it led to, 0 for the first, and what was said."""
    assert start.returncode == 0, start.stderr
    offered, page, said = json.loads(start.stdout)
    return offered, page, said


def kept(name: str, data: bytes | None = None) -> Path:
    """An evening in its folder, with a deal on the table."""
    match = Match(head("Anna", "bot Ben", "bot Cilli"))
    match.deal()
    path = paths.evenings() / f"{name}.kartentisch"
    path.write_bytes(data or whole(match.events()))
    return path


@pytest.fixture
def evening(own_home: Path) -> Path:
    return kept("Saturday")


@pytest.fixture
def window(qtbot: QtBot, evening: Path) -> Iterator[MainWindow]:
    yield from windows(qtbot)


def test_an_evening_is_remembered_when_it_has_been_painted_and_not_before(qtbot, window, evening):
    assert window.controller.open(evening)
    assert last_evening.last() is None
    assert paths.state_file("opening").read_bytes() == os.fsencode(evening)
    qtbot.waitUntil(lambda: last_evening.last() == evening)
    assert not paths.state_file("opening").exists()


def test_an_evening_behind_the_curtain_is_remembered_when_the_curtain_is_painted(qtbot, window):
    assert window.controller.begin(head("Anna", "Ben", "Cilli"))
    assert window.curtain.isVisible()
    qtbot.waitUntil(lambda: last_evening.last() == window.controller.path is not None)


def test_an_evening_of_real_cards_is_remembered_too(qtbot, window):
    real = Match(head("Anna", "Ben", "Cilli")).head.event() | {"cards": "real"}
    path = kept("On paper", whole([real]))
    assert window.controller.open(path)
    qtbot.waitUntil(lambda: last_evening.last() == path)


def test_a_window_that_is_closed_before_it_was_painted_has_not_died(window, evening):
    window.controller.open(evening)
    window.close()
    assert last_evening.died() is None and last_evening.last() == evening


def test_after_it_has_died_of_an_evening_the_program_starts_on_the_first_page(evening):
    last_evening.remember(evening)
    assert shown(started()) == (True, 1, "")
    before = evening.read_bytes()  # a bot may have moved, if the machine was slow
    assert started("dies").returncode == 9
    offered, page, said = shown(started())
    assert not offered and page == 0 and "crashed while opening the match “Saturday”" in said
    # Whose turn it is may be a bot's, which has played if there was time for it.
    assert evening.read_bytes().startswith(before)
    assert shown(started()) == (False, 0, ""), "it is said once, and not offered again"


def test_a_second_window_opens_without_a_word_about_the_first(window, evening):
    last_evening.opening(evening)
    first, _ = EveningFile.open(evening)
    window.evenings.look_for_trouble()
    assert window.message.text() == ""
    first.close()
