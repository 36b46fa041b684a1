"""No move is dropped at closing: what could not be saved is saved, or it is asked where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.dialogs.evening_file import AGAIN, ELSEWHERE, STAY, WITHOUT, UnsavedBox
from desktop.session import evening_file, last_evening
from desktop.window.main_window import MainWindow
from engine.match import Match
from engine.store import load
from engine.table import View
from engine.tournament.head import FORMAT
from engine.tournament.head import Head as ClubHead
from engine.tournament.tournament import Tournament
from tests.desktop.disk import Disk
from tests.desktop.tables import head
from tests.desktop.window.kit import go_on, play_any, play_to_phase, scene_of, wait_for_me, windows

TABLE = ("Anna", "bot Sepp", "bot Resi")


@pytest.fixture
def disk(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """A disk that is tried again only when somebody asks for it."""
    monkeypatch.setattr(evening_file, "AGAIN", 10**8)
    disk = Disk(own_home / "data", monkeypatch)
    yield disk
    disk.make_room()


@pytest.fixture
def window(qtbot: QtBot, disk: Disk) -> Iterator[MainWindow]:
    for one in windows(qtbot):
        yield one
        disk.make_room()


def unsaved(qtbot: QtBot, window: MainWindow, disk: Disk) -> View:
    """Play on while nothing can be written; what is seen then."""
    play_to_phase(qtbot, window, "tricks", head(*TABLE))
    disk.fill()
    play_any(window)
    wait_for_me(qtbot, window)
    assert "cannot be saved" in window.message.text()
    return scene_of(window).view


def saved(path: Path) -> View | None:
    """What the person sees of an evening, as it stands in its file."""
    return Match.from_events(load(path).events).view(0)


class Answers:
    """Presses buttons of the question as it comes up, one after another; else the window stays."""

    def __init__(self) -> None:
        self.left: list[str] = []
        self.asked = 0
        """How often the question came up since it was known how to answer."""
        self.text = ""
        self.before_second: Callable[[], object] = lambda: None
        self.timer = QTimer()
        self.timer.timeout.connect(self._look)
        self.timer.start(0)

    def give(self, *names: str) -> None:
        """Answer so from now on."""
        self.left, self.asked = list(names), 0

    def _look(self) -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, UnsavedBox):
            return
        self.asked += 1
        self.text = box.text()
        if self.asked == 2:
            self.before_second()
        answer = self.left.pop(0) if self.left else STAY
        QTest.mouseClick(box.buttons_by_name[answer], Qt.MouseButton.LeftButton)


@pytest.fixture(autouse=True)
def answers(qapp: QApplication) -> Iterator[Answers]:
    one = Answers()
    yield one
    one.timer.stop()


def test_what_could_not_be_saved_is_in_the_file_when_the_window_is_closed(qtbot, window, disk):
    view = unsaved(qtbot, window, disk)
    path = window.controller.path
    assert path is not None and saved(path) != view
    disk.make_room()
    assert window.close()
    assert saved(path) == view


def test_it_is_said_when_what_was_missing_is_saved(qtbot, window, disk, monkeypatch):
    monkeypatch.setattr(evening_file, "AGAIN", 0)
    view = unsaved(qtbot, window, disk)
    disk.make_room()
    qtbot.waitUntil(lambda: "is saved again" in window.message.text())
    path = window.controller.path
    assert path is not None and saved(path) == view


def test_a_window_that_cannot_save_asks_and_may_stay(qtbot, window, disk, answers):
    view = unsaved(qtbot, window, disk)
    answers.give(STAY)
    assert not window.close()
    assert window.isVisible() and scene_of(window).view == view
    path = window.controller.path
    assert path is not None and path.stem in answers.text
    play_any(window)
    wait_for_me(qtbot, window)
    disk.make_room()
    view = scene_of(window).view
    assert window.close()
    assert saved(path) == view


def test_trying_again_asks_until_there_is_room(qtbot, window, disk, answers):
    view = unsaved(qtbot, window, disk)
    path = window.controller.path
    answers.give(AGAIN, AGAIN)
    answers.before_second = disk.make_room
    assert window.close()
    assert answers.asked == 2
    assert path is not None and saved(path) == view


def test_an_evening_is_saved_elsewhere_and_gone_on_with_there(
    qtbot, window, disk, tmp_path, monkeypatch, answers
):
    view = unsaved(qtbot, window, disk)
    goal = tmp_path / "elsewhere.kartentisch"
    chosen = iter(["", str(tmp_path / "no such folder" / "x.kartentisch"), str(goal)])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(chosen), ""))
    answers.give(ELSEWHERE, ELSEWHERE, ELSEWHERE)
    assert window.close()
    assert answers.asked == 3
    assert saved(goal) == view
    assert last_evening.last() == goal
    for again in windows(qtbot):
        go_on(qtbot, again)
        wait_for_me(qtbot, again)
        assert scene_of(again).view == view


def test_a_window_may_be_closed_without_what_is_missing(qtbot, window, disk, answers):
    view = unsaved(qtbot, window, disk)
    path = window.controller.path
    assert path is not None
    before = path.read_bytes()
    answers.give(WITHOUT)
    assert window.close()
    assert answers.asked and path.read_bytes() == before and saved(path) != view


def test_an_evening_that_is_not_saved_makes_no_room_for_another_unasked(
    qtbot, window, disk, own_home, answers
):
    view = unsaved(qtbot, window, disk)
    path = window.controller.path
    assert path is not None
    for leave in (
        lambda: window.controller.begin(head(*TABLE)),
        lambda: window.controller.open(own_home / "other.kartentisch"),
        lambda: window.controller.put_away(path),
    ):
        answers.give(STAY)
        assert not leave()
        assert answers.asked and window.controller.path == path
        assert scene_of(window).view == view
    disk.make_room()
    assert window.controller.begin(head(*TABLE))
    assert saved(path) == view


def test_an_evening_that_never_had_a_file_is_asked_about_too(
    qtbot, window, disk, tmp_path, monkeypatch, answers
):
    disk.fill()
    play_to_phase(qtbot, window, "tricks", head(*TABLE))
    play_any(window)
    wait_for_me(qtbot, window)
    view = scene_of(window).view
    goal = tmp_path / "elsewhere.kartentisch"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(goal), ""))
    answers.give(ELSEWHERE)
    assert window.controller.path is None and window.close()
    assert answers.asked and saved(goal) == view


# Club evenings.


@pytest.fixture
def club(window: MainWindow) -> MainWindow:
    """A window with a club evening to which one has come."""
    window.pages.show_club()
    assert window.pages.club is not None
    assert window.pages.club.controller.begin(ClubHead(title="Spring"))
    window.pages.club.controller.enter("Anna")
    return window


def people(path: Path) -> list[str]:
    state = Tournament.from_events(load(path, FORMAT).events).state
    return [one.name for one in state.people.values()]


def test_who_came_to_a_club_while_nothing_could_be_saved_is_in_its_file(club, disk, answers):
    assert club.pages.club is not None
    disk.fill()
    club.pages.club.controller.enter("Ben")
    (path,) = paths.tournaments().glob("*.kartenturnier")
    assert people(path) == ["Anna"]
    answers.give(STAY)
    assert not club.close() and answers.asked
    disk.make_room()
    club.pages.club.close_evening()
    assert people(path) == ["Anna", "Ben"]


def test_a_club_evening_is_saved_elsewhere(club, disk, tmp_path, monkeypatch, answers):
    assert club.pages.club is not None
    disk.fill()
    club.pages.club.controller.enter("Ben")
    answers.give(STAY)
    club.pages.club.close_evening()
    assert answers.asked and club.pages.club.controller.tournament is not None
    goal = tmp_path / "elsewhere.kartenturnier"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(goal), ""))
    answers.give(ELSEWHERE)
    club.pages.club.close_evening()
    assert club.pages.club.controller.tournament is None
    assert people(goal) == ["Anna", "Ben"]
