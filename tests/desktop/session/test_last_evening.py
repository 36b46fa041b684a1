"""Which evening is gone on with: the last one, but not one that ended the program."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop.common import paths
from desktop.session import last_evening
from desktop.session.evening_file import EveningFile
from tests.desktop.shelf.evenings import kept


@pytest.fixture
def evening(own_home: Path) -> Path:
    return kept(paths.evenings(), "first")


def notes() -> set[str]:
    return {path.name for path in paths.state_file("").iterdir()}


def test_the_last_evening_is_the_one_that_was_opened_last(evening: Path) -> None:
    assert last_evening.last() is None
    last_evening.opening(evening)
    assert last_evening.last() is None
    last_evening.opened(evening)
    assert last_evening.last() == evening
    second = kept(paths.evenings(), "second")
    last_evening.remember(second)
    assert last_evening.last() == second
    second.unlink()
    assert last_evening.last() is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\0",
        b"a\0b",
        b"\xff\xfe",
        b"\xed\xa0\x80",
        b"no such file",
        b"x" * 300,
        b"/x" * 100_000,
        b".",
        b"/",
    ],
)
@pytest.mark.parametrize("name", ["last-evening", "opening"])
def test_notes_that_make_no_sense_are_none(name: str, data: bytes) -> None:
    paths.state_file(name).write_bytes(data)
    assert last_evening.last() is None
    assert last_evening.died() is None
    assert last_evening.last() is None


@pytest.mark.parametrize("name", ["last-evening", "opening"])
def test_a_folder_in_place_of_a_note_is_none(name: str, evening: Path) -> None:
    paths.state_file(name).mkdir()
    assert last_evening.last() is None and last_evening.died() is None
    last_evening.opening(evening)
    last_evening.opened(evening)


def test_a_path_that_is_no_text_can_be_remembered(own_home: Path) -> None:
    odd = paths.evenings() / "caf\udce9.kartentisch"
    last_evening.remember(odd)
    assert paths.state_file("last-evening").read_bytes() == os.fsencode(odd)
    assert last_evening.last() is None


def test_a_path_is_remembered_from_wherever_the_program_is_started(
    evening: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(evening.parent)
    last_evening.remember(Path(evening.name))
    monkeypatch.chdir(tmp_path)
    assert last_evening.last() == evening


def test_an_evening_during_whose_opening_the_program_died_is_not_gone_on_with(
    evening: Path,
) -> None:
    last_evening.remember(evening)
    last_evening.opening(evening)
    assert last_evening.died() == evening
    assert last_evening.died() is None, "it is told once"
    assert last_evening.last() is None and evening.is_file()


def test_another_evening_is_gone_on_with_as_before(evening: Path) -> None:
    second = kept(paths.evenings(), "second")
    last_evening.remember(evening)
    last_evening.opening(second)
    assert last_evening.died() == second
    assert last_evening.last() == evening


def test_an_evening_that_was_refused_or_painted_has_ended_nothing(evening: Path) -> None:
    for over in (last_evening.opened, last_evening.not_opened):
        last_evening.opening(evening)
        over(evening)
        assert "opening" not in notes() and last_evening.died() is None


def test_an_evening_that_another_window_is_just_opening_has_ended_nothing(evening: Path) -> None:
    last_evening.opening(evening)
    last_evening.not_opened(evening.with_name("second.kartentisch"))
    there, _ = EveningFile.open(evening)
    assert last_evening.died() is None and "opening" in notes()
    there.close()
    assert last_evening.died() == evening
