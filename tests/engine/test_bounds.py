"""What no evening needs is refused where it is read, at once, and the file stays as it was."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from engine import bounds
from engine.head import VERSION
from engine.log_table import MATCH
from engine.store import EVENING, UnreadableSave, line_of, load

HEAD = line_of({EVENING.key: VERSION, "game": "some", "options": {}, "seats": [], "seed": "7"})
SOON = 2.0
"""Seconds of processor time for refusing a file: ten times as many as it should take."""

TOO_MUCH = {
    "a long name": b'{"name":"' + b"A" * 10**6 + b'"}',
    "a long key": b'{"' + b"A" * 10**6 + b'":1}',
    "deep lists": b'{"a":' + b"[" * 10**5 + b"]" * 10**5 + b"}",
    "lists just deep enough to be read": b'{"a":' + b"[" * 900 + b"]" * 900 + b"}",
    "open brackets": b"[" * 10**5,
    "many digits": b'{"undo":' + b"9" * 1000 + b"}",
    "a power": b'{"undo":1e300}',
    "no number": b'{"undo":NaN}',
    "a long line": b'{"a":[' + b"1," * 10**6 + b"1]}",
}


@pytest.mark.parametrize("line", TOO_MUCH.values(), ids=TOO_MUCH)
@pytest.mark.parametrize("place", ["first", "between"])
def test_a_line_without_measure_is_refused_at_once(tmp_path: Path, line: bytes, place: str) -> None:
    path = tmp_path / "x.kartentisch"
    before = HEAD if place == "between" else b""
    data = before + line + b"\n" + line_of({"move": "E7"})
    path.write_bytes(data)
    start = time.process_time()
    with pytest.raises(UnreadableSave):
        load(path)
    assert time.process_time() - start < SOON
    assert path.read_bytes() == data


def test_a_file_without_measure_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "x.kartentisch"
    path.write_bytes(HEAD)
    os.truncate(path, bounds.FILE + 1)
    with pytest.raises(UnreadableSave) as refused:
        load(path)
    assert refused.value.kind == "too_large"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "x.kartentisch"
    os.mkfifo(path)
    with pytest.raises(UnreadableSave):
        load(path)


def test_the_bounds_are_those_that_the_page_names() -> None:
    page = " ".join((Path(bounds.__file__).parent / "log.md").read_text(encoding="utf-8").split())
    seats = MATCH.events["kartentisch"].fields["seats"]
    assert (
        f"{bounds.FILE / 2**20:g} MiB for a file, {bounds.LINE / 2**20:g} MiB for a line, "
        f"{bounds.TEXT:,} letters for a text, lists and objects {bounds.DEPTH} deep in each other, "
        "numbers below 10¹⁵"
    ) in page
    assert bounds.NUMBER == 10**15
    assert f"such as {seats.of.fields['name'].longest} letters for a name" in page


def test_what_evenings_hold_is_within_the_bounds() -> None:
    bounds.check({"cards": "EO " * 52, "deal": 3, "values": [None, -12.5, [[[1]]]], "on": True})


def test_a_quotation_has_at_most_forty_letters() -> None:
    assert bounds.quoted("x" * 40) == "x" * 40
    assert len(bounds.quoted("x" * 5_000_000)) == bounds.QUOTED
