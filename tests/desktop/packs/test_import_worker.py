"""A pack is taken in a process of its own; whatever happens, only a whole draft is left."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from desktop.common import paths, subprocesses
from desktop.packs import import_worker
from desktop.packs.import_worker import ImportWorker
from desktop.packs.pack_draft import PackDraft
from desktop.packs.refused import Refused
from desktop.packs.sources import source
from tests.desktop.packs.made_up import GERMAN, folder, kde


@pytest.fixture
def one(qapp: object) -> ImportWorker:
    return ImportWorker()


def left() -> list[Path]:
    return list(paths.packs().iterdir())


def test_it_tells_how_far_it_is_and_hands_over_a_draft(qtbot, one, tmp_path):
    told: list[int] = []
    one.progressed.connect(lambda done, whole: told.append(done))
    with qtbot.waitSignal(one.ended) as ended:
        one.begin(kde(tmp_path / "svg-made"))
    (found,) = ended.args
    assert isinstance(found, PackDraft) and found.title == "Made by KDE"
    assert told == sorted(told) and len(told) > 50
    assert left() == [found.folder]


def test_it_hands_over_why_there_is_none(qtbot, one, tmp_path):
    scans = folder(tmp_path / "scans", {code: code for code in GERMAN if code != "SU"})
    with qtbot.waitSignal(one.ended) as ended:
        one.begin(scans)
    (found,) = ended.args
    assert isinstance(found, Refused) and (found.reason, found.what) == ("lacks", "SU")
    assert found.german and left() == []


def test_what_is_given_up_leaves_nothing(qtbot, one, tmp_path):
    with qtbot.waitSignal(one.progressed):
        one.begin(kde(tmp_path / "svg-made"))
    assert left()
    with qtbot.assertNotEmitted(one.ended, wait=300):
        one.give_up()
    assert left() == []


def fall(pipe: Connection, path: Path, folder: Path) -> None:
    """A drawing that brings down who reads it."""
    (folder / "HA.png").write_bytes(b"half")
    raise SystemExit(11)


def test_a_process_that_falls_takes_nothing_with_it(qtbot, one, tmp_path, monkeypatch):
    monkeypatch.setattr(import_worker, "work", fall)
    with qtbot.waitSignal(one.ended) as ended:
        one.begin(tmp_path / "evil.svg")
    (found,) = ended.args
    assert isinstance(found, Refused) and found.what == "evil.svg"
    assert left() == []


def never_ends(pipe: Connection, path: Path, folder: Path) -> None:
    """What holds the interpreter and takes all the time there is."""
    subprocesses.limit(1, import_worker.MEMORY)
    re.match(r"(a+)+$", "a" * 40 + "b")


def waits(pipe: Connection, path: Path, folder: Path) -> None:
    """What waits for something that never comes."""
    subprocesses.limit(1, import_worker.MEMORY)
    time.sleep(3600)


def grows(pipe: Connection, path: Path, folder: Path) -> None:
    """What takes all the memory there is."""
    subprocesses.limit(20, import_worker.MEMORY)
    # Each piece is too large for what is left: nothing has to be filled until it is refused.
    grown = [bytearray(import_worker.MEMORY // 4 * 3) for _ in range(20)]
    pipe.send(Refused(f"{len(grown)} pieces were given"))


@pytest.mark.one_in(3)
@pytest.mark.skipif(sys.platform == "win32", reason="there only time is limited")
@pytest.mark.parametrize("kind", [never_ends, waits, grows])
def test_a_process_that_never_ends_is_ended(qtbot, one, tmp_path, monkeypatch, kind):
    monkeypatch.setattr(import_worker, "work", kind)
    with qtbot.waitSignal(one.ended) as ended:
        one.begin(kde(tmp_path / "svg-made"))
    (found,) = ended.args
    assert isinstance(found, Refused) and found.reason == "ended"
    assert left() == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_process_ends_with_who_started_it(tmp_path):
    code = (
        "import sys, time; from desktop.common import subprocesses\n"
        "from tests.desktop.packs.test_import_worker import lives_long\n"
        "if __name__ == '__main__':\n"
        "    process, pipe = subprocesses.start(lives_long)\n"
        "    pipe.recv(); print(process.pid, flush=True); time.sleep(60)\n"
    )
    script = tmp_path / "parent.py"
    script.write_text(code, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env=environment
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    deadline = time.monotonic() + 60
    while _runs(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _runs(child)


def lives_long(pipe: Connection) -> None:
    """Goes on as long as it may."""
    subprocesses.limit(60, import_worker.MEMORY)
    pipe.send("here")
    time.sleep(3600)


@pytest.mark.skipif(sys.platform == "win32", reason="priorities have other names there")
def test_workers_let_the_window_go_first_and_leave_it_a_core():
    workers = [subprocesses.start(says_how_far_it_stepped_back) for _ in range(2)]
    try:
        told = [pipe.recv() for _, pipe in workers]
    finally:
        for process, pipe in workers:
            subprocesses.stop(process, pipe)
    assert {nice for nice, _ in told} == {min(19, os.nice(0) + 5)}
    if sys.platform == "linux":
        cores = os.sched_getaffinity(0)
        both = set.union(*(theirs for _, theirs in told))
        assert both < cores and len(both) == len(cores) - 1 if len(cores) > 1 else both == cores


def says_how_far_it_stepped_back(pipe: Connection) -> None:
    cores = os.sched_getaffinity(0) if sys.platform == "linux" else set()
    pipe.send((os.nice(0), cores))


def _runs(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
        return state.rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_only_regular_files_are_read(tmp_path):
    scans = folder(tmp_path / "scans", {code: code for code in GERMAN})
    os.mkfifo(scans / "HB.png")
    assert "HB.png" not in source(scans).names
    os.mkfifo(tmp_path / "x.svg")
    with pytest.raises(Refused):
        source(tmp_path / "x.svg")
