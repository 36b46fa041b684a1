"""A kill while a name is being replaced: the next start finishes it, in every file."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.common import paths
from desktop.session import anonymous
from desktop.window import start
from engine.store import CLUB, load, whole
from engine.tournament.head import Head

NAME = "Anna Aicher"
EVENINGS = 4

KILLED = """
import os, signal, sys
from desktop.session import anonymous

write, left = anonymous._write, int(sys.argv[1])

def killed(path, data):
    global left
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    left -= 1
    write(path, data)

anonymous._write = killed
found = anonymous.look("Anna Aicher")
anonymous.make(found, f"Anonymous {found.next}")
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def files(own_home: Path) -> list[Path]:
    made = []
    for number in range(EVENINGS):
        path = paths.tournaments() / f"{number}.kartenturnier"
        path.write_bytes(whole([Head(title="x").event(), {"enter": 1, "name": NAME}]))
        made.append(path)
    return made


def names(files: list[Path]) -> set[str]:
    return {str(load(path, CLUB).events[1]["name"]) for path in files}


def killed_after(written: int) -> None:
    run = [sys.executable, "-c", KILLED, str(written)]
    died = subprocess.run(run, env=dict(os.environ), check=False)
    assert died.returncode == -signal.SIGKILL


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
@pytest.mark.parametrize("written", [0, 1, EVENINGS - 1])
def test_the_next_start_finishes_what_a_kill_broke_off(files, written, qtbot):
    killed_after(written)
    left = [path for path in files if names([path]) == {NAME}]
    assert len(left) == EVENINGS - written and paths.anonymous_note().exists()
    _, window = start.build()
    qtbot.addWidget(window)
    start._finish_anonymous(window)
    assert names(files) == {"Anonymous 1"}
    assert all(load(path, CLUB).wrong == 0 for path in files)
    assert not paths.anonymous_note().exists()
    window.close()
    assert anonymous.finish() == ""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_killed_when_all_was_written_leaves_nothing_to_do(files):
    killed_after(EVENINGS)
    assert names(files) == {"Anonymous 1"} and not paths.anonymous_note().exists()


def test_a_window_that_is_just_at_it_is_left_alone(files):
    note = paths.anonymous_note()
    note.write_text(json.dumps({"name": NAME, "stand_in": "Anonymous 1", "ids": []}))
    lock = anonymous.locked(note)
    assert anonymous.finish() == "" and names(files) == {NAME}
    assert lock is not None
    lock.unlock()
    assert anonymous.finish() == "Anonymous 1" and names(files) == {"Anonymous 1"}


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"name": 1}', b"\xff"])
def test_a_note_that_makes_no_sense_is_thrown_away(files, data):
    paths.anonymous_note().write_bytes(data)
    assert anonymous.finish() == ""
    assert names(files) == {NAME} and not paths.anonymous_note().exists()


def test_what_cannot_be_written_is_taken_back_and_leaves_no_note(files, monkeypatch):
    write, left = anonymous._write, [2]

    def full(path: Path, data: bytes) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise OSError(28, "No space left on device")
        write(path, data)

    monkeypatch.setattr(anonymous, "_write", full)
    with pytest.raises(OSError):
        anonymous.make(anonymous.look(NAME), "Anonymous 1")
    assert names(files) == {NAME} and not paths.anonymous_note().exists()
