"""What the tables of logs take is written and read again as it was; nothing else gets into a file.

The tests go through the tables: a new kind of event or field is tried without a line here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import bounds
from engine.head import Event
from engine.log_table import MATCH, TOURNAMENT
from engine.schema import Kind, Number, OneOf, OutOfBounds, Record, Several, Table, Text
from engine.store import CLUB, EVENING, SHORT, Format, Log, LoneSurrogate, line_of, load
from engine.tournament.head import Head as ClubHead
from engine.tournament.tournament import _CHAPTERS, _RESULTS
from tests.kit import wild

FORMATS = {EVENING.key: EVENING, CLUB.key: CLUB}
HEADS: dict[str, Event] = {
    EVENING.key: {"kartentisch": 2, "game": "some", "options": {}, "seats": [], "seed": "7"},
    CLUB.key: ClubHead().event(),
}
KINDS = [(key, kind) for key, form in FORMATS.items() for kind in form.table.events]
REFUSED = (OutOfBounds, LoneSurrogate, bounds.TooMuch)
one_folder = settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.mark.parametrize(("key", "kind"), KINDS)
@one_folder
@given(rng=st.randoms(use_true_random=False))
def test_an_event_is_refused_or_reads_as_it_was_written(
    tmp_path: Path, key: str, kind: str, rng: Random
) -> None:
    form, path = FORMATS[key], tmp_path / "log"
    event = wild.event(form.table, rng, kind)
    path.unlink(missing_ok=True)
    if kind == key:
        refused_or_kept(path, form, event)
        return
    log = Log.create(path, HEADS[key])
    before = path.read_bytes()
    try:
        log.append(event)
    except REFUSED:
        assert path.read_bytes() == before and log.saved
    else:
        assert load(path, form).events == [HEADS[key], event]


def refused_or_kept(path: Path, form: Format, head: Event) -> None:
    try:
        Log.create(path, head)
    except REFUSED:
        assert not path.exists()
    else:
        if head[form.key] <= form.version:
            assert load(path, form).events == [head]


def texts(kind: Kind, at: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Text]]:
    """Every text within an event, and the names of the fields on the way to it."""
    match kind:
        case Record():
            for name, one in kind.fields.items():
                yield from texts(one, (*at, name))
        case Several():
            yield from texts(kind.of, (*at, "[]"))
        case Text():
            yield at, kind


CUT = [
    (key, kind, at)
    for key, kind in KINDS
    for at, text in texts(FORMATS[key].table.events[kind])
    if not text.whole
]


@pytest.mark.parametrize(("key", "kind", "at"), CUT)
def test_a_text_of_an_older_file_that_is_too_long_is_cut(
    tmp_path: Path, key: str, kind: str, at: tuple[str, ...]
) -> None:
    form, long = FORMATS[key], "A" * 3_386
    event = dict(HEADS[key]) if kind == key else sensible(form.table.events[kind])
    event = with_value(form.table.events[kind], event, at, long)
    with pytest.raises(OutOfBounds):
        form.table.check(event)
    path = tmp_path / "log"
    lines = [event] if kind == key else [HEADS[key], event]
    # As an older version wrote it, in whose lines there were no sums.
    old = [{**one, form.key: 1} if form.key in one else one for one in lines]
    path.write_bytes(b"".join(json.dumps(one).encode() + b"\n" for one in old))
    read = load(path, form).events[-1]
    form.table.check(read)
    assert read != event and "A…" in str(read) and long not in str(read)


def sensible(kind: Kind) -> Event:
    """The smallest value of a kind."""
    match kind:
        case Record():
            return {name: sensible(kind.fields[name]) for name in kind.needed}
        case Number():
            return max(kind.least, min(1, kind.most))  # type: ignore[return-value]
        case OneOf():
            return kind.values[0]  # type: ignore[return-value]
        case Text():
            return "x" * kind.least  # type: ignore[return-value]
    found: Event = next(
        one for seed in range(1000) if takes(kind, one := wild.value(kind, Random(seed)))
    )
    return found


def takes(kind: Kind, value: object) -> bool:
    try:
        kind.check(value, "")
    except OutOfBounds:
        return False
    return True


def with_value(kind: Kind, value: object, at: tuple[str, ...], text: str) -> Event:
    """A value in which this text stands at this place."""
    if not at:
        return text  # type: ignore[return-value]
    name, *rest = at
    if isinstance(kind, Several):
        return [with_value(kind.of, sensible(kind.of), tuple(rest), text)]  # type: ignore[return-value]
    assert isinstance(kind, Record) and isinstance(value, dict)
    there = value.get(name, sensible(kind.fields[name]))
    return {**value, name: with_value(kind.fields[name], there, tuple(rest), text)}


def test_too_many_marks_of_an_older_file_are_cut() -> None:
    event = TOURNAMENT.shortened({"enter": 1, "name": "A", "tags": ["x"] * 200_000})
    TOURNAMENT.check(event)
    assert event["name"] == "A" and set(event["tags"]) == {"x"}


def test_what_fits_is_not_made_anew() -> None:
    for key, kind in KINDS:
        event = HEADS[key] if kind == key else sensible(FORMATS[key].table.events[kind])
        assert FORMATS[key].table.shortened(event) is event


def test_a_short_line_holds_nothing_to_be_cut() -> None:
    assert min(text.longest for key, kind in KINDS for _, text in cuttable(key, kind)) >= SHORT - 10


def cuttable(key: str, kind: str) -> list[tuple[tuple[str, ...], Text]]:
    found = texts(FORMATS[key].table.events[kind])
    return [(at, text) for at, text in found if not text.whole]


def test_the_table_of_a_club_evening_has_every_event_and_setting() -> None:
    assert {*_CHAPTERS, *_RESULTS, "undo", "redo", CLUB.key} == TOURNAMENT.events.keys()
    assert TOURNAMENT.events[CLUB.key].fields.keys() == ClubHead().event().keys()


def test_an_event_that_no_table_has_is_not_written(tmp_path: Path) -> None:
    log = Log.create(tmp_path / "log", HEADS[EVENING.key])
    for event in ({"new": 1}, {"move": "E7", "new": 1}, {}, {"enter": 1, "name": "A"}):
        with pytest.raises(OutOfBounds):
            log.append(event)
    assert load(log.path).events == [HEADS[EVENING.key]]


def test_a_line_or_file_that_no_reader_takes_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Log.create(tmp_path / "log", HEADS[CLUB.key])
    ahead = [[[[1, 2]] * 5_000, []]] * 100
    draw = {"draw": 1, "seed": 1, "attempt": 1, "tables": [[1, 2]], "out": [], "ahead": ahead}
    with pytest.raises(bounds.TooMuch):
        log.append(draw)
    monkeypatch.setattr(bounds, "FILE", log.path.stat().st_size + 200)
    written = [HEADS[CLUB.key]]
    with pytest.raises(bounds.TooMuch):
        for number in range(10):
            log.append({"leave": number})
            written.append({"leave": number})
    assert len(written) > 1 and load(log.path, CLUB).events == written


def test_half_a_letter_is_told_from_a_whole_one() -> None:
    for table, event in ((MATCH, {"move": "\ud800"}), (TOURNAMENT, {"enter": 1, "name": "\udfff"})):
        with pytest.raises(OutOfBounds) as refused:
            table.check(event)
        assert refused.value.reason == "letter"
    Table({"x": Record({"x": Text(9)})}).check({"x": "\U0001f600"})
    assert line_of({"x": "\U0001f600"})
