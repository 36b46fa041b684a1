"""Which match is open: in what order one takes the place of another, and what stays if it fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.club.model.office import Office
from desktop.club.pages.setup import fresh
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
def test_an_odd_path_is_refused_with_a_sentence(
    matches: Matches, tmp_path: Path, odd: Callable[[Path], Path]
) -> None:
    """Of an evening and of a club evening, also while another one is open."""
    troubles: list[str] = []
    club = Office()
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
