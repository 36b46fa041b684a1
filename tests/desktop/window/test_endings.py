"""A signal or a logout ends the program as closing its window does, without a question."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.window.endings import ENDING, Endings
from desktop.window.main_window import MainWindow
from engine.match import Match
from engine.store import load, save_copy
from tests.desktop.disk import Disk
from tests.desktop.tables import head
from tests.desktop.window.kit import play_any, play_to_phase, wait_for_me, windows

ROOT = Path(__file__).resolve().parents[3]
TABLE = ("Anna", "bot Sepp", "bot Resi")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="other signals there")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from windows(qtbot)


@pytest.fixture
def app(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[QApplication]:
    """An application that only notes its exit; the handlers of before come back."""
    before = {number: signal.getsignal(number) for number in ENDING}
    exits = Mock()
    monkeypatch.setattr(QCoreApplication, "exit", exits)
    monkeypatch.setattr(QApplication, "exit", exits)
    yield qapp
    signal.set_wakeup_fd(-1)
    for number, handler in before.items():
        signal.signal(number, handler)
    for one in qapp.findChildren(Endings):
        one.deleteLater()


@pytest.mark.one_in(2)
@pytest.mark.parametrize("number", ENDING)
def test_a_signal_saves_and_closes(qtbot, app, window, number):
    play_to_phase(qtbot, window, "tricks", head(*TABLE))
    play_any(window)
    path = window.controller.path
    assert path is not None
    events = window.controller._session.match.events()
    Endings(app, window)
    os.kill(os.getpid(), number)
    qtbot.waitUntil(lambda: app.exit.called)
    app.exit.assert_called_once_with(128 + number)
    assert window.controller.head is None
    assert load(path).events == events
    assert not path.with_name(path.name + ".lock").exists()
    assert signal.getsignal(number) == signal.SIG_DFL


def test_what_could_not_be_saved_is_tried_a_last_time_and_nothing_is_asked(
    qtbot, app, window, own_home, monkeypatch
):
    disk = Disk(own_home / "data", monkeypatch)
    play_to_phase(qtbot, window, "tricks", head(*TABLE))
    disk.fill()
    play_any(window)
    wait_for_me(qtbot, window)
    path = window.controller.path
    assert path is not None
    events = window.controller._session.match.events()
    disk.make_room()
    window.controller.matches.ask_unsaved = lambda: pytest.fail(
        "a signal cannot wait for an answer"
    )
    Endings(app, window)
    os.kill(os.getpid(), signal.SIGTERM)
    qtbot.waitUntil(lambda: app.exit.called)
    assert load(path).events == events


def test_a_logout_saves_and_leaves_the_match_open(qtbot, app, window, monkeypatch):
    """The session may yet be called off, and then one plays on."""
    synced: list[int] = []
    monkeypatch.setattr("engine.store.os.fsync", synced.append)
    play_to_phase(qtbot, window, "tricks", head(*TABLE))
    play_any(window)
    before = len(synced)
    Endings(app, window).session_ends(Mock())
    assert len(synced) > before
    assert window.controller.head is not None


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux what the process catches")
def test_a_real_process_ends_with_the_status_of_its_signal(tmp_path):
    evening = tmp_path / "evening.kartentisch"
    save_copy(evening, Match(head(*TABLE)).events())
    kept = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    kept |= {"QT_QPA_PLATFORM": "offscreen", "KARTENTISCH_HOME": str(tmp_path)}
    program = [sys.executable, "-m", "desktop", str(evening)]
    lock = evening.with_name(evening.name + ".lock")
    with subprocess.Popen(program, cwd=ROOT, env=kept, stderr=subprocess.PIPE, text=True) as run:
        # The handlers are there a moment after the match is open; until then a signal just kills.
        while run.poll() is None and not (lock.exists() and _handles(run.pid, signal.SIGTERM)):
            time.sleep(0.05)
        run.send_signal(signal.SIGTERM)
        said = run.stderr.read() if run.stderr else ""
        assert run.wait() == 128 + signal.SIGTERM, said
    assert "Traceback" not in said
    log = tmp_path / "log"
    assert (log / "kartentisch.log").read_text().rstrip().endswith("end")
    assert not (log / "crash.txt").read_text()
    assert not lock.exists()


def _handles(pid: int, number: int) -> bool:
    """Whether the process has a handler for this signal, by Linux's mask of caught ones."""
    status = Path(f"/proc/{pid}/status").read_text()
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
    return bool(int(caught.split()[1], 16) >> (number - 1) & 1)
