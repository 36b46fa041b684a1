"""The sums of a file: whatever was changed in it is noticed, and nothing is refused for it."""

from __future__ import annotations

import errno
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import sums
from engine.head import Event
from engine.store import Log, SaveFailed, UnreadableSave, line_of, load, save_copy, whole

SEATS = [{"name": "Größe"}]
HEAD: Event = {"kartentisch": 2, "game": "some", "options": {}, "seats": SEATS, "seed": "7"}
MOVES: list[Event] = [{"move": "H7"}, {"say": [0, "yes"]}, {"undo": 1}, {"move": "!swap SU HA"}]
EVENTS = [HEAD, *MOVES]
WHOLE = whole(EVENTS)
LINES = WHOLE.splitlines(keepends=True)

same_file = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.kartentisch"


def wrong(path: Path, data: bytes) -> int:
    """The first line whose sum does not hold, -1 for a file that is refused or torn."""
    path.write_bytes(data)
    try:
        saved = load(path)
    except UnreadableSave:
        return -1
    return -1 if saved.torn else saved.wrong


def test_a_sum_is_the_one_of_the_page() -> None:
    before = b""
    for event, line in zip(EVENTS, LINES, strict=True):
        text = json.dumps(event, ensure_ascii=False, separators=(",", ":")).encode()
        before = sha256(before + text).hexdigest()[:16].encode()
        assert line == text[:-1] + b',"sum":"' + before + b'"}\n'


def test_a_file_as_it_was_written_holds(path: Path) -> None:
    log = Log.create(path, HEAD)
    for event in MOVES:
        log.append(event)
    assert path.read_bytes() == WHOLE
    saved = load(path)
    assert saved.events == EVENTS and saved.wrong == 0
    save_copy(path, EVENTS)
    assert path.read_bytes() == WHOLE


def test_a_file_that_is_gone_on_with_holds(path: Path) -> None:
    path.write_bytes(whole(EVENTS[:3]) + b'{"mo')
    for event in EVENTS[3:]:
        log, _ = Log.resume(path, load(path))
        log.append(event)
    assert path.read_bytes() == WHOLE


def test_what_could_not_be_written_at_first_holds_when_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Log.create(path, HEAD)

    def full(*_: object, **__: object) -> Any:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        for event in MOVES[:2]:
            with pytest.raises(SaveFailed):
                log.append(event)
    for event in MOVES[2:]:
        log.append(event)
    assert path.read_bytes() == WHOLE


@same_file
@given(st.integers(0, len(WHOLE) * 8 - 1))
def test_any_flipped_bit_is_noticed(path: Path, bit: int) -> None:
    data = bytearray(WHOLE)
    data[bit // 8] ^= 1 << bit % 8
    assert wrong(path, bytes(data)) in (-1, WHOLE[: bit // 8].count(b"\n") + 1)


@pytest.mark.parametrize("place", range(1, len(LINES)))
def test_a_line_that_is_gone_doubled_or_moved_is_noticed(path: Path, place: int) -> None:
    before, line, after = LINES[:place], LINES[place], LINES[place + 1 :]
    assert wrong(path, b"".join([*before, line, line, *after])) == place + 2
    if after:
        assert wrong(path, b"".join([*before, *after])) == place + 1
        assert wrong(path, b"".join([*before, after[0], line, *after[1:]])) == place + 1


def test_a_line_of_another_evening_is_noticed(path: Path) -> None:
    other = whole([{**HEAD, "seed": "8"}, *MOVES]).splitlines(keepends=True)
    assert wrong(path, b"".join([*LINES[:3], other[3], *LINES[4:]])) == 4


def test_lines_without_a_sum_do_not_hold_and_count_all_the_same(path: Path) -> None:
    path.write_bytes(b"".join(map(line_of, EVENTS)))
    saved = load(path)
    assert saved.events == EVENTS and saved.wrong == 1
    path.write_bytes(whole(EVENTS[:2]) + line_of(EVENTS[2]))
    assert load(path).wrong == 3


@pytest.mark.parametrize(
    "line",
    [
        b'{"move":"H7","sum": "0123456789abcdef"}',
        b'{"sum":"0123456789abcdef","move":"H7"}',
        b'{"move":"H7","sum":"0123456789ABCDEF"}',
        b'{"move":"H7","sum":"0123456789abcdef" }',
        b'{"move":"H7","sum":7}',
    ],
)
def test_a_sum_that_is_written_otherwise_is_none_and_no_part_of_the_event(
    path: Path, line: bytes
) -> None:
    path.write_bytes(whole([HEAD]) + line + b"\n")
    saved = load(path)
    assert saved.events == [HEAD, {"move": "H7"}]
    assert saved.wrong == 2 and saved.end == b""


def test_behind_a_line_that_does_not_hold_sums_go_on_from_what_stands_there(path: Path) -> None:
    path.write_bytes(WHOLE.replace(b'"H7"', b'"H8"'))
    log, _ = Log.resume(path, load(path))
    log.append({"redo": 1})
    saved = load(path)
    assert saved.wrong == 2 and saved.events[1] == {"move": "H8"}
    last = path.read_bytes().splitlines()[-1]
    before = sums.taken_off(LINES[-1].rstrip(), b"")[1]
    body, digits, holds = sums.taken_off(last, before)
    assert digits == sums.of(body, before) and holds
    path.write_bytes(b"".join(map(line_of, EVENTS)))
    log, _ = Log.resume(path, load(path))
    log.append({"redo": 1})
    body, digits, holds = sums.taken_off(path.read_bytes().splitlines()[-1], b"")
    assert digits == sums.of(body, b"") and holds


def test_version_1_has_no_sums_and_gets_none(path: Path) -> None:
    old = {**HEAD, "kartentisch": 1}
    path.write_bytes(b"".join(map(line_of, [old, *MOVES])))
    saved = load(path)
    assert saved.wrong == 0 and saved.end is None
    log, _ = Log.resume(path, saved)
    log.append({"redo": 1})
    assert path.read_bytes() == b"".join(map(line_of, [old, *MOVES, {"redo": 1}]))
    assert whole([old, *MOVES]) == b"".join(map(line_of, [old, *MOVES]))


def test_in_version_1_a_member_called_sum_is_part_of_the_event(path: Path) -> None:
    line = {"move": "H7", "sum": "0123456789abcdef"}
    path.write_bytes(b"".join(map(line_of, [{**HEAD, "kartentisch": 1}, line])))
    assert load(path).events[1] == line


@given(st.binary(max_size=60), st.binary(max_size=16))
def test_whatever_a_line_is_a_sum_that_is_taken_off_was_put_on(line: bytes, before: bytes) -> None:
    body, digits, holds = sums.taken_off(line, before)
    assert (body, digits, holds) == (line, b"", False) or sums.put_on(body, digits) == line
    if line.endswith(b"}"):
        digits = sums.of(line, before)
        assert sums.taken_off(sums.put_on(line, digits), before) == (line, digits, True)
        assert sums.taken_off(sums.put_on(line, digits), b"x" + before) == (line, digits, False)
