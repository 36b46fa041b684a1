"""A file that seems to be open: by whom, and whether it can be taken over."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo

from desktop.club.model.controller import ClubController
from desktop.dialogs.evening_file import LEAVE, TAKE, TakeOverBox
from desktop.session.error_messages import sentence
from desktop.session.evening_file import EveningFile
from desktop.session.file_lock import InUse, locked
from desktop.session.matches import Matches
from engine.tournament.head import Head
from tests.desktop.tables import head

HERE = QSysInfo.machineHostName()
LONG = "2026-11-26 Ramsen beim Wirt in der " + "langen " * 20 + "Gasse"
TABLE = head("Anna", "Bert", "Cilli")
PROGRAM = Path(sys.executable).resolve().name
HOLD = (
    "import os, signal, sys; from pathlib import Path\n"
    "from desktop.session.file_lock import locked\n"
    "lock = locked(Path(sys.argv[1])); print(os.getpid(), flush=True)\n"
    "sys.stdin.read() if len(sys.argv) == 2 else os.kill(os.getpid(), signal.SIGKILL)"
)
unix = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL and flock")


@pytest.fixture
def path(tmp_path: Path, qapp: object) -> Path:
    """The file of a match that nobody has open."""
    matches = Matches()
    assert matches.begin(TABLE)
    made = matches.playing.path
    assert made is not None
    matches.leave()
    return made.rename(tmp_path / f"{LONG}.kartentisch")


@pytest.fixture
def club(qapp: object) -> Path:
    """The file of a club evening that nobody has open."""
    controller = ClubController()
    assert controller.begin(Head(title="Evening", seed=7)) and controller.file is not None
    made = controller.file.path
    controller.close()
    return made


@pytest.fixture
def holder(path: Path) -> Iterator[int]:
    """Another program that has the file open; the number of its process."""
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdin is not None and other.stdout is not None
    yield int(other.stdout.readline())
    other.stdin.close()
    other.wait()


def left(path: Path, pid: int | None, host: str) -> None:
    """Leave a lock that nobody holds; without a number it tells nothing."""
    text = "" if pid is None else f"{pid}\n{PROGRAM}\n{host}\n\n\n"
    Path(f"{path}.lock").write_text(text, encoding="utf-8")


def error_of(path: Path) -> InUse:
    with pytest.raises(InUse) as raised:
        locked(path)
    return raised.value


def opened(
    path: Path, answer: bool, opener: type[Matches] | type[ClubController] = Matches
) -> tuple[bool, list[InUse], list[str]]:
    """Whether it is opened, what was asked before, and what was told."""
    asked: list[InUse] = []
    troubles: list[str] = []
    one = opener()
    one.trouble.connect(troubles.append)

    def ask(error: InUse) -> bool:
        asked.append(error)
        return answer

    one.ask_take_over = ask
    done = one.open(path)
    if isinstance(one, ClubController):
        one.close()
    else:
        one.leave()
    return done, asked, troubles


def test_of_a_file_in_another_window_it_is_told_which(path, holder):
    error = error_of(path)
    assert (error.pid, error.host, error.perhaps) == (holder, HERE, False)
    done, asked, [told] = opened(path, True)
    assert not done and not asked and str(holder) in told and path.name in told


@unix
def test_the_file_of_a_killed_program_is_opened_without_a_question(path):
    subprocess.run([sys.executable, "-c", HOLD, str(path), "kill"], check=False)
    assert Path(f"{path}.lock").exists()
    assert opened(path, False) == (True, [], [])


@unix
@pytest.mark.parametrize(
    ("pid", "host"),
    [
        (4711, "annas-laptop"),
        (os.getpid(), HERE),  # in a sandbox every program has the same number
        (None, ""),  # killed while the lock was written
    ],
    ids=["elsewhere", "sandbox", "empty"],
)
@pytest.mark.parametrize("opener", [Matches, ClubController])
def test_a_file_that_nobody_holds_is_taken_over_if_that_is_wanted(path, club, pid, host, opener):
    file = path if opener is Matches else club
    left(file, pid, host)
    done, [asked], [told] = opened(file, False, opener)
    assert not done and file.name in told and asked.perhaps
    assert asked.elsewhere == (host == "annas-laptop") == ("annas-laptop" in told)
    done, [asked], troubles = opened(file, True, opener)
    assert done and not troubles and not Path(f"{file}.lock").exists()


@unix
def test_what_is_held_all_the_same_is_not_taken_over(path):
    import fcntl

    left(path, 4711, "annas-laptop")
    with Path(f"{path}.lock").open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        done, [_], [told] = opened(path, True)
        assert not done and "annas-laptop" in told
    assert opened(path, True)[0]


@pytest.mark.parametrize("made", [lambda error: sentence(error), lambda e: TakeOverBox(e, None)])
@pytest.mark.parametrize(
    ("pid", "host", "perhaps"),
    [(7, HERE, False), (7, HERE, True), (7, "annas-laptop", True), (0, "", True)],
)
def test_nobody_is_asked_to_delete_a_file_and_no_name_is_cut(
    qtbot, tmp_path, made, pid, host, perhaps
):
    path = tmp_path / f"{LONG}.kartenturnier"
    told = made(InUse(path, pid, host, perhaps=perhaps))
    if isinstance(told, TakeOverBox):
        qtbot.addWidget(told)
        told = told.text()
    assert isinstance(told, str) and f"“{path.name}”" in told
    assert "delete" not in told.lower() and ".lock" not in told


@pytest.mark.parametrize(("host", "usual"), [("annas-laptop", LEAVE), (HERE, TAKE)])
def test_enter_takes_nothing_over_that_may_be_open_elsewhere(qtbot, tmp_path, host, usual):
    box = TakeOverBox(InUse(tmp_path / "x", 7, host, perhaps=True), None)
    qtbot.addWidget(box)
    assert box.buttons_by_name[usual].isDefault() and box.answer() == LEAVE
    box.buttons_by_name[TAKE].click()
    assert box.answer() == TAKE


def test_a_new_evening_passes_over_a_name_that_is_in_use(qapp):
    first = EveningFile.create("x", TABLE.event())
    second = EveningFile.create("x", TABLE.event())
    assert first.path != second.path
    first.close()
    second.close()
