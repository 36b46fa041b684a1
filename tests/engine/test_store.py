"""The file of an evening: nothing that was seen is lost, nothing that is not ours is touched."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from engine import bounds, store
from engine.head import VERSION, Event
from engine.store import (
    SUM,
    Log,
    LoneSurrogate,
    SaveFailed,
    UnreadableSave,
    line_of,
    load,
    save_copy,
    whole,
)

HEAD: Event = {"kartentisch": VERSION, "game": "some", "options": {}, "seats": [], "seed": "7"}
MOVES: list[Event] = [{"move": "H7"}, {"move": "!pass"}, {"move": "Größe"}]
WHOLE = whole([HEAD, *MOVES])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.kartentisch"


def written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def kind_of(path: Path) -> str:
    """How the file is refused; that it is left alone is looked at too."""
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(UnreadableSave) as refused:
        load(path)
    assert refused.value.path == path
    assert (path.read_bytes() if path.is_file() else None) == before
    return refused.value.kind


# Writing and reading.


def test_an_event_is_one_line_of_json() -> None:
    assert line_of({"move": "H7"}) == b'{"move":"H7"}\n'
    assert line_of({"name": "Größe"}).decode() == '{"name":"Größe"}\n'


def test_a_line_break_in_a_name_does_not_break_the_line() -> None:
    assert line_of({"name": "a\nb"}).count(b"\n") == 1


def test_what_is_appended_is_in_the_file_at_once(path: Path) -> None:
    log = Log.create(path, HEAD)
    assert path.read_bytes() == whole([HEAD])
    for number, event in enumerate(MOVES, 1):
        log.append(event)
        assert load(path).events == [HEAD, *MOVES[:number]]
    assert log.saved
    log.sync()
    assert path.read_bytes() == WHOLE


def test_an_existing_file_is_not_written_over(path: Path) -> None:
    written(path, b"precious")
    with pytest.raises(FileExistsError):
        Log.create(path, HEAD)
    assert path.read_bytes() == b"precious"


def test_a_file_where_none_can_be_is_a_failed_save(tmp_path: Path) -> None:
    with pytest.raises(SaveFailed):
        Log.create(tmp_path / "no such folder" / "x.kartentisch", HEAD)


# A torn last line.


@pytest.mark.parametrize("torn", [b'{"mo', b'{"move":"H7"}', b"\0\0\0\0", "{ö".encode()[:-1]])
def test_a_torn_last_line_is_left_out_and_told(path: Path, torn: bytes) -> None:
    saved = load(written(path, WHOLE + torn))
    assert saved.events == [HEAD, *MOVES]
    assert saved.torn == torn
    assert path.read_bytes() == WHOLE + torn


@pytest.mark.parametrize("torn", [b'{"mo\n', b"\0\0\0\n", b"\n", b"[1]\n"])
def test_a_last_line_that_is_no_event_is_torn_too(path: Path, torn: bytes) -> None:
    saved = load(written(path, WHOLE + torn))
    assert saved.events == [HEAD, *MOVES]
    assert saved.torn == torn


def test_a_torn_last_line_is_kept_aside_when_the_log_goes_on(path: Path) -> None:
    log, aside = Log.resume(path, load(written(path, WHOLE + b'{"mo')))
    assert aside is not None and aside.read_bytes() == b'{"mo'
    assert path.read_bytes() == WHOLE
    log.append({"undo": 1})
    assert load(path).events == [HEAD, *MOVES, {"undo": 1}]
    assert load(path).torn == b""


def test_two_torn_lines_are_kept_apart(path: Path) -> None:
    _, first = Log.resume(path, load(written(path, WHOLE + b"one")))
    _, second = Log.resume(path, load(written(path, WHOLE + b"two")))
    assert first is not None and second is not None
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two")


def test_a_file_whose_torn_line_cannot_be_kept_aside_stays_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = load(written(path, WHOLE + b'{"mo'))
    monkeypatch.setattr(Path, "write_bytes", full_disk)
    with pytest.raises(SaveFailed):
        Log.resume(path, saved)
    assert path.read_bytes() == WHOLE + b'{"mo'


# Files that are not ours, or not whole.


def test_a_missing_file(path: Path) -> None:
    assert kind_of(path) == "missing"
    assert not path.exists()


def test_a_folder_is_unreadable(path: Path) -> None:
    path.mkdir()
    assert kind_of(path) == "unreadable"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"Dear diary,\n",
        b"\x89PNG\r\n\x1a\n\0\0\0",
        b"[1, 2]\n",
        b'{"move":"H7"}\n',
        b'{"kartentisch":"1"}\n',
        b'{"kartentisch":true}\n',
        b'{"kartentisch":0}\n',
        b'{"kartentisch":-1}\n',
        b'{"kartentisch":1',
        b"[" * 100_000 + b"\n",
    ],
)
def test_a_foreign_file(path: Path, data: bytes) -> None:
    assert kind_of(written(path, data)) == "foreign"


def test_a_file_of_a_newer_version(path: Path) -> None:
    head = line_of({**HEAD, "kartentisch": VERSION + 1})
    assert kind_of(written(path, head + line_of({"new": "thing"}))) == "newer"


@pytest.mark.parametrize("broken", [b'{"mo\n', b"\n", b'"text"\n', b"\xff\xfe\n"])
def test_a_garbled_line_in_the_middle(path: Path, broken: bytes) -> None:
    written(path, whole([HEAD, MOVES[0]]) + broken + line_of(MOVES[1]))
    assert kind_of(path) == "garbled"
    with pytest.raises(UnreadableSave) as refused:
        load(path)
    assert refused.value.line == 3
    assert "line 3" in str(refused.value)


HALVES = [b'"A\\ud800"', b'"\\udc00A"', b'["\\udc00\\ud800"]', b'{"\\ud83d":1}']
"""Values with half a letter, as JSON may write them."""


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("line", [1, 2, 3])
def test_half_a_letter_anywhere_makes_a_file_damaged(path: Path, half: bytes, line: int) -> None:
    lines = [line_of(HEAD), line_of(MOVES[0]), line_of(MOVES[1])]
    lines[line - 1] = lines[line - 1].replace(b"{", b'{"more":' + half + b",", 1)
    assert kind_of(written(path, b"".join(lines))) == "garbled"
    with pytest.raises(UnreadableSave) as refused:
        load(path)
    assert refused.value.line == line


def test_a_letter_written_as_two_halves_is_a_letter(path: Path) -> None:
    smile = b'{"move":"\\ud83d\\ude00 \\u00fc"}\n'
    assert load(written(path, line_of(HEAD) + smile)).events == [HEAD, {"move": "\U0001f600 ü"}]


def test_half_a_letter_is_never_written(path: Path) -> None:
    half: Event = {"name": "A\ud800"}
    with pytest.raises(LoneSurrogate):
        Log.create(path, HEAD | half)
    assert not path.exists()
    log = Log.create(path, HEAD)
    with pytest.raises(LoneSurrogate):
        log.append(half)
    assert log.saved
    log.append(MOVES[0])
    assert load(path).events == [HEAD, MOVES[0]]
    with pytest.raises(LoneSurrogate):
        save_copy(path, [HEAD, half])
    assert load(path).events == [HEAD, MOVES[0]]


def test_a_garbled_line_before_a_torn_one_is_no_torn_line(path: Path) -> None:
    assert kind_of(written(path, WHOLE + b'{"mo\n{"mo')) == "garbled"


def test_an_older_version_is_read_as_it_is(path: Path) -> None:
    old = {**HEAD, "kartentisch": 1}
    assert load(written(path, line_of(old) + line_of(MOVES[0]))).events == [old, MOVES[0]]


def test_a_log_of_another_kind_is_foreign(path: Path) -> None:
    other = store.Format("diary", 1)
    with pytest.raises(UnreadableSave) as refused:
        load(written(path, WHOLE), other)
    assert refused.value.kind == "foreign"
    head = {"diary": 1}
    assert load(written(path, line_of(head)), other).events == [head]


# Disks that fail.


def full_disk(*_: object, **__: object) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


class Failing:
    """A file that takes the first bytes and then no more, saying so or not."""

    def __init__(self, file: Any, takes: int, honest: bool) -> None:
        self.file, self.takes, self.honest = file, takes, honest

    def __enter__(self) -> Failing:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)

    def write(self, data: bytes) -> int:
        done: int = self.file.write(data[: self.takes])
        if self.honest:
            full_disk()
        return done


def fill(monkeypatch: pytest.MonkeyPatch, takes: int, honest: bool) -> None:
    """From now on, files opened to be written take only so many bytes."""
    really = Path.open

    def open_(self: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        file = really(self, mode, *args, **more)
        return Failing(file, takes, honest) if set(mode) & set("wax+") else file

    monkeypatch.setattr(Path, "open", open_)


@pytest.mark.parametrize("takes", [0, 1, 13])
@pytest.mark.parametrize("honest", [True, False])
def test_an_event_that_could_not_be_written_is_kept_and_written_later(
    path: Path, monkeypatch: pytest.MonkeyPatch, takes: int, honest: bool
) -> None:
    log = Log.create(path, HEAD)
    with monkeypatch.context() as patch:
        fill(patch, takes, honest)
        for event in MOVES[:2]:
            with pytest.raises(SaveFailed):
                log.append(event)
            assert path.read_bytes() == whole([HEAD]), "the file ends with its last whole line"
            assert not log.saved
    log.append(MOVES[2])
    assert log.saved
    assert path.read_bytes() == WHOLE


def test_a_file_that_can_neither_be_written_nor_cut_is_made_good_with_the_next_event(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Log.create(path, HEAD)
    with monkeypatch.context() as patch:
        fill(patch, 5, True)
        patch.setattr(os, "truncate", full_disk)
        with pytest.raises(SaveFailed):
            log.append(MOVES[0])
    assert load(path).events == [HEAD], "what was half written is a torn line"
    for event in MOVES[1:]:
        log.append(event)
    assert path.read_bytes() == WHOLE


def test_a_torn_line_that_could_not_be_cut_off_is_written_over(path: Path) -> None:
    torn = b'{"move":"a torn line, longer than the next event'
    saved = load(written(path, WHOLE + torn))
    Log(path, saved).append({"undo": 1})
    assert path.read_bytes() == whole([HEAD, *MOVES, {"undo": 1}])


def test_a_read_only_file_is_a_failed_save(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = load(written(path, WHOLE))
    log, _ = Log.resume(path, saved)

    def refused(*_: object, **__: object) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refused)
        with pytest.raises(SaveFailed):
            Log.resume(path, saved)
        with pytest.raises(SaveFailed):
            log.append(MOVES[0])
    assert path.read_bytes() == WHOLE


def test_a_new_file_that_cannot_be_written_is_not_left_behind(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(monkeypatch, 4, True)
    with pytest.raises(SaveFailed):
        Log.create(path, HEAD)
    assert not path.exists()


def test_a_disk_that_cannot_be_asked_to_write_now_is_no_reason_to_stop(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Log.create(path, HEAD)
    monkeypatch.setattr(os, "fsync", full_disk)
    log.sync()
    assert log.saved


# Copies.


def test_a_copy_has_all_events(path: Path) -> None:
    save_copy(path, [HEAD, *MOVES])
    assert path.read_bytes() == WHOLE
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_a_copy_takes_the_place_of_an_older_one(path: Path) -> None:
    save_copy(written(path, b"older"), [HEAD])
    assert load(path).events == [HEAD]


@pytest.mark.parametrize("step", ["open", "replace"])
def test_a_copy_that_fails_leaves_what_was_there(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    written(path, b"older")
    with monkeypatch.context() as full, pytest.raises(SaveFailed):
        full.setattr(Path, step, full_disk)
        save_copy(path, [HEAD])
    assert path.read_bytes() == b"older"
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_a_copy_below_a_file_is_a_failed_save(path: Path) -> None:
    written(path, b"a file")
    with pytest.raises(SaveFailed):
        save_copy(path / "x.kartentisch", [HEAD])
    assert path.read_bytes() == b"a file"


def test_every_line_of_a_file_is_json_by_itself(path: Path) -> None:
    save_copy(path, [HEAD, *MOVES])
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [list(line)[-1] for line in lines] == ["sum"] * len(lines)
    assert [{k: v for k, v in line.items() if k != "sum"} for line in lines] == [HEAD, *MOVES]


@pytest.mark.parametrize("more", [0, 1])
def test_no_event_makes_a_file_larger_than_can_be_read(
    path: Path, monkeypatch: pytest.MonkeyPatch, more: int
) -> None:
    """What waits for a disk that is full now will be in it as well."""
    log, event = Log.create(path, HEAD), MOVES[0]
    before = path.stat().st_size
    log.append(event)
    line = path.stat().st_size - before
    with monkeypatch.context() as patch:
        fill(patch, 0, True)
        with pytest.raises(SaveFailed):
            log.append(event)
    monkeypatch.setattr(bounds, "FILE", before + 2 * line + len(line_of(event)) + SUM - more)
    if more:
        with pytest.raises(bounds.TooMuch):
            log.append(event)
    else:
        log.append(event)
        assert load(path).events == [HEAD, event, event, event]
