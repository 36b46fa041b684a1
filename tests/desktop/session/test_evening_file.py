"""The file of an evening on a disk that fails: what was missing is written as soon as it can be."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.session import evening_file
from desktop.session.error_messages import InUse
from desktop.session.evening_file import EveningFile, file_name
from engine.head import VERSION, Event
from engine.store import LoneSurrogate, SaveFailed, load, save_copy
from tests.desktop.disk import Disk

HEAD: Event = {"kartentisch": VERSION, "game": "some", "options": {}, "seats": [], "seed": "7"}
MOVES: list[Event] = [{"move": "H7"}, {"move": "!pass"}, {"move": "Größe"}]


@pytest.fixture(autouse=True)
def nobody_waits(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """By itself nothing is tried again, unless a test says so."""
    monkeypatch.setattr(evening_file, "AGAIN", 10**8)


@pytest.fixture
def disk(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(own_home / "data", monkeypatch)


class Told:
    """What a file tells of its troubles."""

    def __init__(self, file: EveningFile) -> None:
        self.troubles: list[SaveFailed] = []
        self.reliefs = 0
        file.trouble = self.troubles.append
        file.relief = self._relieved

    def _relieved(self) -> None:
        self.reliefs += 1


def begun() -> EveningFile:
    file = EveningFile.begin("evening", HEAD)
    assert file.save() and file.saved
    return file


def test_what_could_not_be_written_is_written_by_itself_when_there_is_room(
    qtbot, disk, monkeypatch
):
    monkeypatch.setattr(evening_file, "AGAIN", 0)
    file = begun()
    told = Told(file)
    disk.fill()
    for move in MOVES:
        file.record(move)
    qtbot.waitUntil(lambda: disk.refused > len(MOVES) + 2)
    assert not file.saved and load(file.path).events == [HEAD]
    assert len(told.troubles) == 1 and told.reliefs == 0
    disk.make_room()
    qtbot.waitUntil(lambda: file.saved)
    assert load(file.path).events == [HEAD, *MOVES]
    assert len(told.troubles) == 1 and told.reliefs == 1
    file.close()


@pytest.mark.parametrize("end", [EveningFile.sync, EveningFile.close], ids=["deal", "evening"])
def test_what_could_not_be_written_is_tried_again_at_the_end(disk, end):
    file = begun()
    disk.fill()
    for move in MOVES:
        file.record(move)
    disk.make_room()
    assert callable(end)
    end(file)
    assert load(file.path).events == [HEAD, *MOVES]
    file.close()


def test_a_file_that_could_not_be_made_is_made_later_with_all_that_was_played(disk):
    paths.evenings()
    disk.fill()
    file = EveningFile.begin("evening", HEAD)
    told = Told(file)
    assert not file.save() and not file.made
    file.record(MOVES[0])
    assert len(told.troubles) == 1 and list(paths.evenings().glob("*.kartentisch")) == []
    disk.make_room()
    file.record(MOVES[1])
    assert file.made and file.saved and told.reliefs == 1
    (path,) = paths.evenings().glob("*.kartentisch")
    assert path == file.path and load(path).events == [HEAD, *MOVES[:2]]
    with pytest.raises(InUse):
        EveningFile.open(path)
    file.close()


def test_an_evening_that_was_opened_without_room_is_gone_on_with_later(disk):
    begun().close()
    (path,) = paths.evenings().glob("*.kartentisch")
    file, events = EveningFile.open(path)
    assert events == [HEAD]
    disk.fill()
    with pytest.raises(SaveFailed):
        file.resume()
    assert file.saved, "nothing has been played yet"
    file.record(MOVES[0])
    assert not file.saved
    disk.make_room()
    file.close()
    assert load(path).events == [HEAD, MOVES[0]]


def test_half_a_letter_keeps_nothing_else_from_being_written(disk):
    file = begun()
    disk.fill()
    with pytest.raises(LoneSurrogate):
        file.record({"correct": 1, "why": "\ud800"})
    file.record(MOVES[0])
    disk.make_room()
    file.close()
    assert load(file.path).events == [HEAD, MOVES[0]]
    with pytest.raises(LoneSurrogate):
        EveningFile.begin("evening", {**HEAD, "name": "A\ud800"})


def test_an_evening_goes_on_in_another_file(disk, tmp_path):
    file = begun()
    before = file.path
    disk.fill()
    file.record(MOVES[0])
    goal = tmp_path / "elsewhere.kartentisch"
    file.move_to(goal, [HEAD, MOVES[0]])
    assert file.saved and file.path == goal
    file.record(MOVES[1])
    assert load(goal).events == [HEAD, *MOVES[:2]]
    assert load(before).events == [HEAD]
    with pytest.raises(InUse):
        EveningFile.open(goal)
    EveningFile.open(before)[0].close()
    file.close()


def test_an_evening_whose_file_was_deleted_is_written_anew_in_its_place():
    file = begun()
    file.path.unlink()
    file.record(MOVES[0])
    assert file.saved and load(file.path).events == [HEAD, MOVES[0]]
    file.record(MOVES[1])
    file.close()
    assert load(file.path).events == [HEAD, *MOVES[:2]]


def test_an_evening_that_cannot_go_on_elsewhere_goes_on_where_it_was(disk, tmp_path):
    file = begun()
    disk.fill()
    file.record(MOVES[0])
    with pytest.raises(SaveFailed):
        file.move_to(tmp_path / "no such folder" / "x.kartentisch", [HEAD, MOVES[0]])
    other = begun_elsewhere(tmp_path)
    with pytest.raises(InUse):
        file.move_to(other.path, [HEAD, MOVES[0]])
    other.close()
    disk.make_room()
    file.close()
    assert load(file.path).events == [HEAD, MOVES[0]]


def begun_elsewhere(folder: Path) -> EveningFile:
    """An evening that lies outside of the program's folders."""
    file = EveningFile.begin("evening", HEAD)
    file.move_to(folder / "other.kartentisch", [HEAD])
    return file


@pytest.mark.parametrize(
    ("day", "title", "name"),
    [
        ("2026-11-22", "Kein Stich", "2026-11-22 Kein Stich"),
        ("", "Knüffeln", "Knüffeln"),
        ("2026-11-22", "Who? Me: <a/b>\n", "2026-11-22 Who Me ab"),
        ("", "..", "Kartentisch"),
    ],
)
def test_a_file_is_called_by_its_day_and_the_game(day, title, name):
    assert file_name(day, title) == name


# What something else does to the file.


def test_an_evening_whose_file_was_replaced_goes_on_beside_it():
    file = begun()
    told: list[tuple[Path, Path]] = []
    file.parted = lambda before, now: told.append((before, now))
    file.record(MOVES[0])
    before = file.path
    save_copy(before, [HEAD, *MOVES, {"move": "E7"}])
    theirs = before.read_bytes()
    file.record(MOVES[1])
    assert file.saved and before.read_bytes() == theirs
    assert told == [(before, file.path)] and file.path.name == "evening 1 (2).kartentisch"
    file.record(MOVES[2])
    assert load(file.path).events == [HEAD, *MOVES] and len(told) == 1
    with pytest.raises(InUse):
        EveningFile.open(file.path)
    EveningFile.open(before)[0].close()
    file.close()


def test_an_evening_whose_file_was_changed_without_room_goes_on_later(disk):
    file = begun()
    before = file.path
    save_copy(before, [HEAD, MOVES[2]])
    disk.fill()
    file.record(MOVES[0])
    assert not file.saved
    disk.make_room()
    file.close()
    assert load(before).events == [HEAD, MOVES[2]] and file.path != before
    assert load(file.path).events == [HEAD, MOVES[0]]


def test_a_file_whose_sums_do_not_hold_is_only_looked_at(tmp_path):
    path = tmp_path / "x.kartentisch"
    save_copy(path, [HEAD, *MOVES])
    data = path.read_bytes().replace(b'{"move":"H7"', b'{"move":"H8"')
    path.write_bytes(data)
    file, events = EveningFile.open(path)
    assert file.wrong == 2 and file.resume() is None
    file.record({"move": "E7"})
    file.close()
    assert path.read_bytes() == data
    assert file.path == tmp_path / "x (2).kartentisch"
    there = load(file.path)
    assert there.events == [*events, {"move": "E7"}] and not there.wrong


def test_two_windows_do_not_write_one_file_by_way_of_links(tmp_path):
    file = begun()
    link = tmp_path / "link.kartentisch"
    link.symlink_to(file.path)
    with pytest.raises(InUse):
        EveningFile.open(link)
    hard = tmp_path / "hard.kartentisch"
    os.link(file.path, hard)
    other, _ = EveningFile.open(hard)
    other.resume()
    other.record(MOVES[0])
    file.record(MOVES[1])
    assert load(hard).events == [HEAD, MOVES[0]]
    assert load(file.path).events == [HEAD, MOVES[1]] and file.path != hard
    other.close()
    file.close()
