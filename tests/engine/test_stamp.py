"""A file that something else has changed is not written to, and nothing of it is lost."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.head import VERSION, Event
from engine.store import EVENING, Changed, Log, load, save_copy, save_new, whole

HEAD: Event = {EVENING.key: VERSION, "game": "some", "options": {}, "seats": [], "seed": "7"}
OLD: Event = {**HEAD, EVENING.key: 1}
MOVES: list[Event] = [{"move": "H7"}, {"move": "!pass"}, {"move": "E7"}]


def longer(path: Path) -> None:
    """Another version, longer than ours."""
    events = load(path).events
    data = whole([*events[:-1], {"move": "S9"}, *MOVES])
    path.write_bytes(data)


def replaced(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(whole([*load(path).events[:-1], {"move": "SA"}, {"move": "S7"}]))
    other.replace(path)


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 5)


def cut_behind_a_line(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))


def appended(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b'{"move":"S9"}\n')


def same_length(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(whole([*load(path).events[:-1], {"move": "!dont"}])[: len(data)])


CHANGES = (longer, replaced, cut, cut_behind_a_line, appended, same_length)


@pytest.mark.parametrize("head", [HEAD, OLD], ids=["sums", "no sums"])
@pytest.mark.parametrize("change", CHANGES)
def test_a_file_that_was_changed_is_not_written_to(
    tmp_path: Path, change: Callable[[Path], None], head: Event
) -> None:
    path = tmp_path / "x.kartentisch"
    log = Log.create(path, head)
    log.append(MOVES[0])
    log.append(MOVES[1])
    change(path)
    theirs = path.read_bytes()
    for event in ({"move": "EA"}, {"move": "EK"}):
        with pytest.raises(Changed):
            log.append(event)
    assert path.read_bytes() == theirs and not log.saved


@pytest.mark.parametrize("change", CHANGES)
def test_a_file_that_changes_between_reading_and_going_on_is_left_alone(
    tmp_path: Path, change: Callable[[Path], None]
) -> None:
    path = tmp_path / "x.kartentisch"
    save_copy(path, [HEAD, *MOVES[:2]])
    saved = load(path)
    change(path)
    theirs = path.read_bytes()
    with pytest.raises(Changed):
        Log.resume(path, saved)
    assert path.read_bytes() == theirs


def test_the_same_evening_brought_back_by_another_program_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "x.kartentisch"
    log = Log.create(path, HEAD)
    log.append(MOVES[0])
    copy = tmp_path / "copy"
    copy.write_bytes(path.read_bytes())
    copy.replace(path)
    log.append(MOVES[1])
    assert path.read_bytes() == whole([HEAD, *MOVES[:2]])


def test_a_new_file_takes_the_place_of_no_other(tmp_path: Path) -> None:
    path = tmp_path / "x.kartentisch"
    path.write_bytes(b"theirs")
    with pytest.raises(FileExistsError):
        save_new(path, [HEAD])
    assert path.read_bytes() == b"theirs" and list(tmp_path.iterdir()) == [path]
    log = save_new(tmp_path / "y.kartentisch", [HEAD])
    log.append(MOVES[0])
    assert log.path.read_bytes() == whole([HEAD, MOVES[0]])


def test_a_new_file_is_made_where_there_are_no_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(source: object, goal: object) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr(os, "link", refused)
    path = tmp_path / "x.kartentisch"
    save_new(path, [HEAD])
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(FileExistsError):
        save_new(path, [HEAD])
