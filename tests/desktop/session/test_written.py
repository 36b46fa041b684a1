"""A file that was cut behind a whole line is found by the record of what was written into it."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.common import paths
from desktop.session import written
from desktop.session.evening_file import EveningFile
from desktop.shelf.shelf import ARCHIVE, Shelf
from engine.head import VERSION, Event
from engine.store import Log, load

HEAD: Event = {"kartentisch": VERSION, "game": "some", "options": {}, "seats": [], "seed": "7"}
MOVES: list[Event] = [{"move": "H7"}, {"move": "!pass"}, {"move": "Größe"}]


def kept(*moves: Event) -> Path:
    """The file of an evening that was played and closed."""
    file = EveningFile.begin("evening", HEAD)
    for move in moves or MOVES:
        file.record(move)
    file.close()
    return file.path


def cut(path: Path, lines: int) -> None:
    """Leave so many lines of a file."""
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:lines]))


def test_a_cut_file_is_only_looked_at_and_gone_on_with_beside():
    path = kept()
    cut(path, 2)
    data = path.read_bytes()
    assert not load(path).wrong
    file, events = EveningFile.open(path)
    assert (file.once, file.wrong, len(events)) == (4, 3, 2)
    assert file.resume() is None
    file.close()
    assert path.read_bytes() == data
    file, _ = EveningFile.open(path)
    file.record({"move": "next"})
    file.close()
    assert path.read_bytes() == data and file.path.name == "evening 1 (2).kartentisch"
    assert load(file.path).events == [HEAD, MOVES[0], {"move": "next"}]
    # Neither is forgotten: the old one is still known as cut, the new one is whole.
    assert EveningFile.open(path)[0].once == 4
    again, _ = EveningFile.open(file.path)
    assert again.wrong == 0


@pytest.mark.parametrize("more", [0, 1])
def test_a_file_that_is_as_long_or_longer_is_gone_on_with(more):
    path = kept()
    saved = load(path)
    log, _ = Log.resume(path, saved)
    for _ in range(more):
        log.append({"move": "by a program that was killed"})
    file, _ = EveningFile.open(path)
    assert file.wrong == 0
    file.record({"move": "next"})
    assert file.path == path and len(load(path).events) == 5 + more


def test_another_evening_in_its_place_is_none_that_was_cut():
    path = kept()
    path.unlink()
    Log.create(path, {**HEAD, "game": "other"})
    assert EveningFile.open(path)[0].wrong == 0


def test_the_record_goes_with_a_file_that_is_renamed_or_put_away():
    path = kept()
    shelf = Shelf(path.parent)
    shelf.rename("", path.stem, "Summer")
    shelf.put(["Summer"], "", ARCHIVE)
    away = shelf.path(ARCHIVE, "Summer")
    cut(away, 3)
    assert EveningFile.open(away)[0].once == 4
    shelf.undo()
    assert EveningFile.open(shelf.path("", "Summer"))[0].once == 4
    assert written.once(path, [HEAD]) == 0


def test_a_record_that_cannot_be_read_or_written_is_in_nobodys_way():
    path = kept()
    record = paths.state_file(written.FILE)
    record.write_bytes(record.read_bytes()[:-20] + b"\xff\n \n- - -")
    cut(path, 2)
    assert EveningFile.open(path)[0].wrong == 0
    record.unlink()
    record.mkdir()
    path = kept()
    cut(path, 2)
    assert EveningFile.open(path)[0].wrong == 0


def test_the_record_does_not_grow_for_ever(monkeypatch):
    monkeypatch.setattr(written, "LARGEST", 2000)
    record = paths.state_file(written.FILE)
    path = kept()
    for number in range(200):
        other = path.with_name(str(number % 3))
        written.note(other, written.of([HEAD] * (number + 2), None))
        assert record.stat().st_size < 2100
    cut(path, 2)
    assert EveningFile.open(path)[0].once == 4
    assert written.once(path.with_name("1"), [HEAD]) == 201
