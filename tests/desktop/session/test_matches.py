"""Which match is open: in what order one takes the place of another, and what stays if it fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.session.matches import Matches
from engine.store import load
from tests.desktop.tables import head

TABLE = head("Anna", "Bert", "Cilli")


@pytest.fixture
def matches(qapp: object) -> Matches:
    return Matches()


def test_the_match_before_is_told_to_stop_while_it_is_still_there(matches: Matches) -> None:
    assert matches.begin(TABLE)
    first, seen = matches.session, []
    matches.leaving.connect(lambda: seen.append(("leaving", matches.session is first)))
    matches.taken_up.connect(lambda: seen.append(("taken up", matches.session is first)))
    assert matches.begin(TABLE)
    assert seen == [("leaving", True), ("taken up", False)]


def test_a_file_that_cannot_be_opened_leaves_the_match_where_it_is(
    matches: Matches, tmp_path: Path
) -> None:
    troubles: list[str] = []
    matches.trouble.connect(troubles.append)
    assert matches.begin(TABLE)
    before = matches.session
    wrong = tmp_path / "wrong.kartentisch"
    wrong.write_bytes(b"hello\n")
    assert not matches.open(wrong)
    assert matches.session is before and len(troubles) == 1


def test_a_match_that_shall_stay_is_not_replaced(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert matches.begin(TABLE)
    before = matches.session
    monkeypatch.setattr(before, "save", lambda: False)
    matches.ask_unsaved = lambda: False
    assert not matches.begin(TABLE)
    assert matches.session is before
    matches.ask_unsaved = lambda: True
    assert matches.begin(TABLE)
    assert matches.session is not before


def test_going_on_in_another_file_takes_the_whole_match_there(
    matches: Matches, tmp_path: Path
) -> None:
    assert matches.begin(TABLE)
    matches.playing.match.deal()
    elsewhere = tmp_path / "elsewhere.kartentisch"
    assert matches.move_to(elsewhere)
    assert matches.is_open(elsewhere)
    assert len(load(elsewhere).events) == len(matches.playing.match.events())
