"""An evening whose file something else has changed: looked at first, gone on with when wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from desktop.dialogs.changed_evening import ChangedBox
from desktop.window.main_window import MainWindow
from engine.match import Match
from engine.store import load
from tests.desktop.tables import head
from tests.desktop.window.kit import play_any, play_to_phase, wait_for_me, windows

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from windows(qtbot)


@pytest.fixture
def changed(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> Path:
    """An evening in the middle of a deal, with another starting time in its head; it is open."""
    play_to_phase(qtbot, window, "tricks", head("Anna", "bot Sepp", "bot Resi"))
    own = window.host.path
    assert own is not None
    assert window.host.put_away(own)
    path = tmp_path / "x.kartentisch"
    path.write_bytes(own.read_bytes().replace(b'"id"', b'"iD"', 1).replace(b"Anna", b"Hans", 1))
    assert load(path).wrong == 1
    assert window.host.open(path)
    return path


class Answer:
    """Presses a button of the question whenever it comes, and keeps what was asked."""

    def __init__(self, button: Callable[[ChangedBox], QAbstractButton]) -> None:
        self._button = button
        self.asked: list[str] = []
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(0)

    def _look(self) -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, ChangedBox):
            self.asked.append(box.text())
            QTest.mouseClick(self._button(box), LEFT)


def test_it_is_only_looked_at(qtbot: QtBot, window: MainWindow, changed: Path) -> None:
    data = changed.read_bytes()
    assert "from line 1 on" in window.message.text()
    assert window.next_button.isVisible() and "from line 1" in window.next_button.text()
    answer = Answer(lambda box: box.look)
    play_any(window)
    assert len(answer.asked) == 1 and "line 1" in answer.asked[0]
    assert window.host.path == changed and window.host.matches.doubtful == 1
    assert window.host.put_away(changed)
    assert changed.read_bytes() == data
    assert [one.name for one in changed.parent.glob("*.kartentisch")] == [changed.name]


def test_going_on_asks_once_and_keeps_the_old_file_whole(
    qtbot: QtBot, window: MainWindow, changed: Path
) -> None:
    data, before = changed.read_bytes(), load(changed).events
    answer = Answer(lambda box: box.on)
    QTest.mouseClick(window.next_button, LEFT)
    assert len(answer.asked) == 1 and "kept whole" in answer.asked[0]
    assert window.host.matches.doubtful == 0
    wait_for_me(qtbot, window)
    play_any(window)
    wait_for_me(qtbot, window)
    beside = changed.with_name("x (2).kartentisch")
    assert window.host.path == beside and changed.read_bytes() == data
    there = load(beside)
    assert not there.wrong and there.events[: len(before)] == before
    assert len(there.events) > len(before)
    assert Match.from_events(there.events).view(0) is not None


def test_an_evening_that_was_cut_behind_a_line_is_only_looked_at(
    qtbot: QtBot, window: MainWindow
) -> None:
    play_to_phase(qtbot, window, "tricks", head("Anna", "bot Sepp", "bot Resi"))
    own = window.host.path
    assert own is not None and window.host.put_away(own)
    lines = own.read_bytes().splitlines(keepends=True)
    own.write_bytes(b"".join(lines[:-2]))
    assert not load(own).wrong and window.host.open(own)
    assert window.host.matches.doubtful == len(lines) - 1
    text = window.message.text()
    assert f"ends with line {len(lines) - 2}" in text and f"{len(lines)} lines" in text
    answer = Answer(lambda box: box.on)
    QTest.mouseClick(window.next_button, LEFT)
    assert len(answer.asked) == 1
    wait_for_me(qtbot, window)
    play_any(window)
    assert own.read_bytes() == b"".join(lines[:-2])
    assert window.host.path == own.with_name(f"{own.stem} (2).kartentisch")
