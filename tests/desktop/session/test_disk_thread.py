"""What the disk keeps is asked for by a thread, and told in the window's."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop.club.model.controller import ClubController
from desktop.club.model.file import ClubFile
from desktop.club.pages.club_page import ClubPage
from desktop.common.action import Keymap
from desktop.common.sounds import Sounds
from desktop.session import evening_file
from desktop.session.controller import MatchController
from desktop.session.disk_thread import DiskThread
from desktop.session.evening_file import EveningFile
from desktop.window.every_action import everything
from engine import head as match_head
from engine.store import load, whole
from engine.tournament.head import FORMAT, Head
from tests.desktop.club.rooms import Witness, running

HEAD = match_head.Head("ramsli", "", {}, (), 1).event()


class Disk:
    """Counts what is synced and from which thread; can fail, and can be made to wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.syncs: dict[Path, int] = {}
        self.by_window: list[Path] = []
        self.failing = False
        self.free = threading.Event()
        self.free.set()
        self.asked = threading.Event()
        self._really = os.fsync
        monkeypatch.setattr(os, "fsync", self.fsync)

    def fsync(self, handle: int) -> None:
        path = Path(os.readlink(f"/proc/self/fd/{handle}"))
        if threading.current_thread() is threading.main_thread():
            self.by_window.append(path)
            self._really(handle)
            return
        self.asked.set()
        self.free.wait()
        if self.failing:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self.syncs[path] = self.syncs.get(path, 0) + 1
        self._really(handle)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, own_home: Path) -> Iterator[Disk]:
    if not Path("/proc/self/fd").is_dir():
        pytest.skip("needs /proc")
    disk = Disk(monkeypatch)
    yield disk
    disk.failing = False
    disk.free.set()


@pytest.fixture
def counted(qtbot: QtBot, disk: Disk) -> tuple[Witness, Path]:
    """An evening of 60 whose first round is running, with nothing counted yet."""
    witness = running(60)
    assert witness.controller.file is not None and witness.controller.save()
    disk.syncs.clear()
    disk.by_window.clear()
    return witness, witness.controller.file.path


Enter = Callable[[ClubController], Iterator[bool]]


class Confirmed(QObject):
    """Makes a signal of what the file of an evening calls."""

    told = Signal()

    def __init__(self, file: EveningFile) -> None:
        super().__init__()
        file.confirmed = self.told.emit


def fees(controller: ClubController) -> Iterator[bool]:
    for number in range(1, 61):
        yield controller.do({"pay": 800, "who": number})


def results(controller: ClubController) -> Iterator[bool]:
    for table in range(1, 16):
        yield controller.do({"result": [1, table], "values": [1, 2, 3, 4]})


def corrections(controller: ClubController) -> Iterator[bool]:
    for number in range(20):
        values = [4, 3, 2, 1] if number < 15 else [2, 1, 4, 3]
        told = {"correct": [1, number % 15 + 1], "values": values, "reason": "read wrongly"}
        yield controller.do(told)


def closing(controller: ClubController) -> Iterator[bool]:
    yield controller.do({"close": 1})


@pytest.mark.parametrize(
    ("before", "enter", "most"),
    [((), fees, 60), ((), results, 15), ((results, closing), corrections, 20)],
    ids=["fees", "results", "corrections"],
)
def test_money_and_results_are_synced_one_by_one_never_by_the_window(
    counted, disk, before, enter, most
):
    witness, path = counted
    controller, done = witness.controller, 0
    assert all(one for step in before for one in step(controller)) and controller.save()
    synced = disk.syncs.get(path, 0)
    for entered in enter(controller):
        done += 1
        assert entered and controller.save() and controller.kept, witness.troubles
        assert disk.syncs[path] == synced + done
    assert done == most and not disk.by_window
    assert path.read_bytes() == whole(controller.tournament.events())
    controller.close()


def test_what_comes_while_the_disk_is_busy_is_one_sync_more(counted, disk):
    witness, path = counted
    disk.free.clear()
    disk.asked.clear()
    pay = fees(witness.controller)
    assert next(pay)
    disk.asked.wait()
    assert all(pay) and not witness.controller.kept
    disk.free.set()
    assert witness.controller.save() and disk.syncs[path] == 2 and not disk.by_window
    witness.controller.close()


def test_saved_stands_below_only_when_the_disk_has_it(qtbot, disk, settings):
    match_controller = MatchController(settings)
    page = ClubPage(settings, match_controller, Sounds(settings), Keymap(everything()))
    qtbot.addWidget(page)
    assert page.controller.begin(Head(title="Evening", seed=7))
    assert page.controller.enter("Anna")
    qtbot.waitUntil(lambda: page.kept.text() == "Saved")
    disk.free.clear()
    for name in ("Berta", "Carla"):
        assert page.controller.enter(name)
        page.refresh()
        assert page.kept.text() == ""
    disk.free.set()
    qtbot.waitUntil(lambda: page.kept.text() == "Saved")
    assert page.controller.kept
    page.controller.close()


def test_closing_waits_for_the_disk(counted, disk):
    witness, path = counted
    disk.free.clear()
    disk.asked.clear()
    assert next(fees(witness.controller))
    disk.asked.wait()
    threading.Timer(0.05, disk.free.set).start()
    assert path not in disk.syncs
    witness.controller.close()
    assert disk.syncs[path] == 1


def test_a_sync_that_fails_is_told_once_and_written_anew(counted, disk, monkeypatch):
    monkeypatch.setattr(evening_file, "AGAIN", 10**8)
    witness, path = counted
    controller, before = witness.controller, path.read_bytes()
    disk.failing = True
    for entered in fees(controller):
        assert entered and not controller.save() and not controller.kept
    [told] = witness.troubles
    assert "cannot be saved" in told and os.strerror(errno.EIO) in told
    # What a failed sync has dropped, another one does not bring back.
    path.write_bytes(before)
    disk.failing = False
    assert controller.save() and controller.kept
    assert path.read_bytes() == whole(controller.tournament.events())
    assert len(witness.troubles) == 1 and len(witness.said) == 1
    controller.close()


def test_an_evening_that_the_disk_does_not_keep_is_not_put_away_unasked(counted, disk, monkeypatch):
    monkeypatch.setattr(evening_file, "AGAIN", 10**8)
    witness, _ = counted
    disk.failing = True
    assert next(fees(witness.controller))
    asked: list[bool] = []
    witness.controller.ask_unsaved = lambda: bool(asked.append(True))
    assert not witness.controller.may_leave() and asked
    disk.failing = False
    assert witness.controller.may_leave() and len(asked) == 1
    witness.controller.close()


def test_a_round_leaves_a_copy_that_the_window_does_not_wait_for(counted, disk):
    witness, path = counted
    assert all(results(witness.controller)) and witness.controller.do({"close": 1})
    assert witness.controller.save()
    copies = [one for one in disk.syncs if one != path]
    assert copies and not disk.by_window
    events = load(path, FORMAT).events
    last = sorted(path.parent.glob("backups/*/*"))[-1]
    assert load(last, FORMAT).events == events
    witness.controller.close()


# A match.


def test_moves_are_synced_within_a_second_and_at_the_end_of_a_deal(qtbot, disk, monkeypatch):
    assert 0 < EveningFile.apart < 1 and ClubFile.apart == 0
    monkeypatch.setattr(EveningFile, "apart", 10**6)
    file = EveningFile.create("x", HEAD)
    for number in range(5):
        file.record({"move": str(number)})
    assert not file.kept and not disk.syncs, "the thread waits for more"
    confirmed = Confirmed(file)
    with qtbot.waitSignal(confirmed.told):
        file.sync()
    assert file.kept and disk.syncs == {file.path: 1} and not disk.by_window
    monkeypatch.setattr(EveningFile, "apart", 0)
    file.close()
    file, _ = EveningFile.open(file.path)
    confirmed = Confirmed(file)
    with qtbot.waitSignal(confirmed.told):
        file.record({"move": "5"})
    assert file.kept and disk.syncs == {file.path: 2} and not disk.by_window
    file.close()


def test_a_file_that_is_let_go_of_is_not_called(qtbot, disk):
    heard: list[threading.Thread] = []

    class Owner:
        def hear(self) -> None:
            heard.append(threading.current_thread())

    owner = Owner()
    thread = DiskThread(0, owner.hear)
    thread.want(lambda: None, 1)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [threading.main_thread()] and thread.kept == 1
    thread.want(lambda: None, 2)
    del owner
    thread.wait()
    qtbot.wait(1)
    assert len(heard) == 1 and thread.kept == 2
