"""A pack is taken in a process of its own; whatever happens, only a whole draft is left."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.packs import import_worker
from desktop.packs.import_worker import ImportWorker
from desktop.packs.pack_draft import PackDraft
from desktop.packs.refused import Refused
from tests.desktop.packs.made_up import GERMAN, folder, kde

LONG = 20_000
"""Longer than a process needs to start on a busy machine, in thousandths of a second."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARTENTISCH_HOME", str(tmp_path / "home"))


@pytest.fixture
def one(qapp: object) -> ImportWorker:
    return ImportWorker()


def left() -> list[Path]:
    return list(paths.packs().iterdir())


def test_it_tells_how_far_it_is_and_hands_over_a_draft(
    qtbot: QtBot, one: ImportWorker, tmp_path: Path
) -> None:
    told: list[int] = []
    one.progressed.connect(lambda done, whole: told.append(done))
    with qtbot.waitSignal(one.ended, timeout=LONG) as ended:
        one.begin(kde(tmp_path / "svg-made"))
    (found,) = ended.args
    assert isinstance(found, PackDraft) and found.title == "Made by KDE"
    assert told == sorted(told) and len(told) > 50
    assert left() == [found.folder]


def test_it_hands_over_why_there_is_none(qtbot: QtBot, one: ImportWorker, tmp_path: Path) -> None:
    scans = folder(tmp_path / "scans", {code: code for code in GERMAN if code != "SU"})
    with qtbot.waitSignal(one.ended, timeout=LONG) as ended:
        one.begin(scans)
    (found,) = ended.args
    assert isinstance(found, Refused) and (found.reason, found.what) == ("lacks", "SU")
    assert found.german and left() == []


def test_what_is_given_up_leaves_nothing(qtbot: QtBot, one: ImportWorker, tmp_path: Path) -> None:
    with qtbot.waitSignal(one.progressed, timeout=LONG):
        one.begin(kde(tmp_path / "svg-made"))
    assert left()
    with qtbot.assertNotEmitted(one.ended, wait=300):
        one.give_up()
    assert left() == []


def fall(pipe: Connection, path: Path, folder: Path) -> None:
    """A drawing that brings down who reads it."""
    (folder / "HA.png").write_bytes(b"half")
    raise SystemExit(11)


def test_a_process_that_falls_takes_nothing_with_it(
    qtbot: QtBot, one: ImportWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_worker, "work", fall)
    with qtbot.waitSignal(one.ended, timeout=LONG) as ended:
        one.begin(tmp_path / "evil.svg")
    (found,) = ended.args
    assert isinstance(found, Refused) and found.what == "evil.svg"
    assert left() == []
