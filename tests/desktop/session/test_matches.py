"""Which match is open: in what order one takes the place of another, and what stays if it fails."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop.club.model.controller import ClubController
from desktop.club.pages.setup import fresh
from desktop.common import paths
from desktop.session import last_evening
from desktop.session.error_report import report
from desktop.session.evening_file import EveningFile
from desktop.session.matches import Matches
from engine.store import load
from tests.desktop.shelf.evenings import kept
from tests.desktop.tables import head

TABLE = head("Anna", "Bert", "Cilli")


@pytest.fixture
def matches(qapp: object) -> Matches:
    return Matches()


def test_the_match_before_is_told_to_stop_while_it_is_still_there(matches):
    assert matches.begin(TABLE)
    first, seen = matches.session, []
    matches.leaving.connect(lambda: seen.append(("leaving", matches.session is first)))
    matches.taken_up.connect(lambda: seen.append(("taken up", matches.session is first)))
    assert matches.begin(TABLE)
    assert seen == [("leaving", True), ("taken up", False)]


def test_a_match_that_shall_stay_is_not_replaced(matches, monkeypatch):
    assert matches.begin(TABLE)
    before = matches.session
    monkeypatch.setattr(before, "save", lambda: False)
    matches.ask_unsaved = lambda: False
    assert not matches.begin(TABLE)
    assert matches.session is before
    matches.ask_unsaved = lambda: True
    assert matches.begin(TABLE)
    assert matches.session is not before


def test_going_on_in_another_file_takes_the_whole_match_there(matches, tmp_path):
    assert matches.begin(TABLE)
    matches.playing.match.deal()
    elsewhere = tmp_path / "elsewhere.kartentisch"
    assert matches.move_to(elsewhere)
    assert matches.is_open(elsewhere)
    assert len(load(elsewhere).events) == len(matches.playing.match.events())


def link_to_itself(folder: Path) -> Path:
    path = folder / "link.kartentisch"
    try:
        path.symlink_to(path)
    except OSError:
        pytest.skip("no links here")
    return path


def directory(folder: Path) -> Path:
    (folder / "folder.kartentisch").mkdir()
    return folder / "folder.kartentisch"


@pytest.mark.parametrize(
    "odd",
    [
        link_to_itself,
        directory,
        lambda folder: folder / "nul\0.kartentisch",
        lambda folder: folder / ("long" * 2000),
        lambda folder: folder / "none.kartentisch" / "below.kartentisch",
    ],
    ids=["link", "folder", "nul", "long", "nowhere"],
)
def test_an_odd_path_is_refused_with_a_sentence(matches, tmp_path, odd):
    """Of an evening and of a club evening, also while another one is open."""
    troubles: list[str] = []
    club = ClubController()
    club.trouble.connect(troubles.append)
    matches.trouble.connect(troubles.append)
    path = odd(tmp_path)
    for one in (matches, club):
        assert not one.open(path)
    assert matches.begin(TABLE) and club.begin(fresh("ramsen"))
    for one in (matches, club):
        assert not one.open(path) and not matches.move_to(path)
    assert len(troubles) >= 4 and all(text.strip() for text in troubles)
    club.close()
    matches.leave()


# Which evening is gone on with: the last one, but not one that ended the program.


@pytest.fixture
def evening(own_home: Path) -> Path:
    return kept(paths.evenings(), "first")


def notes() -> set[str]:
    return {path.name for path in paths.state_file("").iterdir()}


def test_the_last_evening_is_the_one_that_was_opened_last(evening):
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
def test_notes_that_make_no_sense_are_none(name, data):
    paths.state_file(name).write_bytes(data)
    assert last_evening.last() is None
    assert last_evening.died() is None
    assert last_evening.last() is None


@pytest.mark.parametrize("name", ["last-evening", "opening"])
def test_a_folder_in_place_of_a_note_is_none(name, evening):
    paths.state_file(name).mkdir()
    assert last_evening.last() is None and last_evening.died() is None
    last_evening.opening(evening)
    last_evening.opened(evening)


def test_a_path_that_is_no_text_can_be_remembered(own_home):
    odd = paths.evenings() / "caf\udce9.kartentisch"
    last_evening.remember(odd)
    assert paths.state_file("last-evening").read_bytes() == os.fsencode(odd)
    assert last_evening.last() is None


def test_a_path_is_remembered_from_wherever_the_program_is_started(evening, tmp_path, monkeypatch):
    monkeypatch.chdir(evening.parent)
    last_evening.remember(Path(evening.name))
    monkeypatch.chdir(tmp_path)
    assert last_evening.last() == evening


def test_an_evening_during_whose_opening_the_program_died_is_not_gone_on_with(evening):
    last_evening.remember(evening)
    last_evening.opening(evening)
    assert last_evening.died() == evening
    assert last_evening.died() is None, "it is told once"
    assert last_evening.last() is None and evening.is_file()


def test_another_evening_is_gone_on_with_as_before(evening):
    second = kept(paths.evenings(), "second")
    last_evening.remember(evening)
    last_evening.opening(second)
    assert last_evening.died() == second
    assert last_evening.last() == evening


def test_an_evening_that_was_refused_or_painted_has_ended_nothing(evening):
    for over in (last_evening.opened, last_evening.not_opened):
        last_evening.opening(evening)
        over(evening)
        assert "opening" not in notes() and last_evening.died() is None


def test_an_evening_that_another_window_is_just_opening_has_ended_nothing(evening):
    last_evening.opening(evening)
    last_evening.not_opened(evening.with_name("second.kartentisch"))
    there, _ = EveningFile.open(evening)
    assert last_evening.died() is None and "opening" in notes()
    there.close()
    assert last_evening.died() == evening


def test_the_match_in_an_error_report_becomes_a_file_and_is_opened(matches, tmp_path):
    assert matches.begin(TABLE)
    matches.playing.match.deal()
    path = tmp_path / "kartentisch-report.txt"
    path.write_text(report(matches.playing.path), "utf-8")
    for number in (1, 2):
        assert matches.open(path)
        assert matches.playing.path == paths.evenings() / f"kartentisch-report {number}.kartentisch"
        assert matches.playing.head.game == TABLE.game
    told = []
    matches.trouble.connect(told.append)
    path.write_text("A shopping list.", "utf-8")
    assert not matches.open(path)
    assert len(told) == 1 and "kartentisch-report.txt” is not an error report" in told[0]
