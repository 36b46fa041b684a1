"""The journal: what is noted, what never stands in it, and what a crash leaves."""

from __future__ import annotations

import getpass
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qCritical

from desktop.common import journal, paths

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    journal.end()


def read() -> str:
    return paths.log_file().read_text("utf-8")


def test_a_start_and_an_end_are_noted():
    assert not journal.begin()
    journal.end()
    first, last = read().splitlines()
    assert journal.versions() in first and last.endswith("end")
    assert journal.last_lines() == [first, last]


def test_of_an_error_only_its_kind_and_its_lines_are_noted(capsys):
    journal.begin()
    try:
        raise KeyError("Anna")
    except KeyError as error:
        sys.excepthook(KeyError, error, error.__traceback__)
    assert "KeyError at " in read() and "test_journal.py" in read()
    assert "Anna" not in read() and "Anna" in capsys.readouterr().err


def test_complaints_of_qt_are_noted_without_the_users_folder(monkeypatch, tmp_path):
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home of Anna")
    monkeypatch.setattr(getpass, "getuser", lambda: "Berta")
    journal.begin()
    qCritical(f"cannot read {tmp_path}/home of Anna/x; Berta")
    assert "Qt: cannot read ~/x; …" in read()


def test_it_does_not_grow_without_end(monkeypatch):
    monkeypatch.setattr(journal, "LARGEST", 2000)
    journal.begin()
    for number in range(200):
        journal.note(f"line {number:04} of the evening")
    files = sorted(paths.log_file().parent.glob("kartentisch.log*"))
    assert len(files) == 1 + journal.OLDER
    assert all(file.stat().st_size <= 2000 for file in files)


@pytest.mark.skipif(sys.platform == "win32", reason="a signal of POSIX")
def test_a_crash_is_found_by_the_next_start_once(own_home):
    code = "from desktop.common import journal; journal.begin(); import os; os.abort()"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=dict(os.environ))
    assert done.returncode < 0
    assert journal.begin()
    assert "Aborted" in journal.last_crash() and str(ROOT) not in journal.last_crash()
    journal.end()
    assert not journal.begin()


def test_where_nothing_can_be_written_the_program_goes_on(monkeypatch, own_home):
    own_home.mkdir(parents=True)
    (own_home / "log").write_text("in the way")
    assert not journal.begin()
    journal.note("nobody hears it")
    assert journal.last_lines() == [] and journal.last_crash() == ""
