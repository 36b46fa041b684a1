"""Two versions of one evening are laid side by side, and one of them is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.shelf.shelf import BIN
from desktop.shelf.shelf_page import ShelfPage
from desktop.shelf.versions import compared, of_one_evening, read
from desktop.shelf.versions_dialog import BOTH, Versions
from engine import games
from engine.head import Head, Player
from engine.match import Match
from engine.sheet import Line
from engine.store import SUFFIX, save_copy
from tests.desktop.shelf.evenings import kept, offered, shelf_of

FIRST, HERE, THERE = Line((1, 4, None)), Line((5, 0, None)), Line((0, None, 3))
CONFLICT = "evening (conflicted copy)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "evenings"
    kept(folder, "evening", FIRST, HERE)
    kept(folder, CONFLICT, FIRST, THERE, HERE)
    kept(folder, "shorter", FIRST)
    kept(folder, "another", FIRST, HERE, seed=2)
    return folder


@pytest.fixture
def room(qtbot: QtBot, folder: Path) -> ShelfPage:
    return shelf_of(qtbot, folder)


def choose(room: ShelfPage, *names: str) -> None:
    room.choose(names)


def press(room: ShelfPage, place: int) -> list[str]:
    """Open the dialog from the shelf and press a button in it; what was said there."""
    said = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Versions)
        said.append(dialog.said.text())
        QTest.mouseClick(dialog.buttons[place], Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, answer)
    room.do("versions")
    return said


def test_only_two_versions_of_one_evening_can_be_laid_side_by_side(room):
    for names, may in (
        (["evening"], False),
        (["evening", CONFLICT], True),
        (["evening", "another"], False),
        (["evening", CONFLICT, "shorter"], False),
    ):
        choose(room, *names)
        assert ("versions" in offered(room)) == may, names


def test_what_is_no_evening_is_no_version(folder):
    path = folder / "evening.kartentisch"
    for number, data in enumerate([b"", b"[]\n", b"{}\n", b"\xff", b"[" * 10**5]):
        other = folder / f"{number}.kartentisch"
        other.write_bytes(data)
        assert not of_one_evening(path, other)
    assert not of_one_evening(path, folder / "nowhere.kartentisch")


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        ("evening", "evening", "identical"),
        ("evening", "shorter", "“evening” has everything in “shorter”"),
        ("shorter", CONFLICT, f"“{CONFLICT}” has everything in “shorter”"),
        ("evening", CONFLICT, "up to line 2 and differ"),
    ],
)
def test_it_is_said_from_where_on_they_differ(folder, one, other, told):
    assert told in compared(*(read(folder / (name + SUFFIX)) for name in (one, other)))


def test_deals_that_differ_stand_in_bold(qtbot, folder):
    dialog = Versions(*(read(folder / (name + SUFFIX)) for name in ("evening", CONFLICT)))
    qtbot.addWidget(dialog)
    bold = [[view.item(n).font().bold() for n in range(view.count())] for view in dialog.lists]
    assert bold == [[False, True], [False, True, True]]
    assert dialog.lists[1].item(1).text() == "Deal 2: Anna 0, Cilli 3"
    assert dialog.kept == BOTH
    dialog.reject()
    assert dialog.kept == BOTH


@pytest.mark.parametrize("place", [0, 1])
def test_one_is_kept_and_the_other_lies_in_the_bin(room, place):
    choose(room, "evening", CONFLICT)
    names = [entry.name for entry in room.chosen()]
    assert "up to line 2" in press(room, place)[0]
    here = [entry.name for entry in room.rows.entries()]
    assert names[place] in here and names[1 - place] not in here
    assert room.shelf.path(BIN, names[1 - place]).exists()
    assert [entry.name for entry in room.chosen()] == [names[place]]
    room.changes.undo()
    assert names[1 - place] in [entry.name for entry in room.rows.entries()]


def test_both_are_kept(room):
    choose(room, "evening", CONFLICT)
    assert press(room, BOTH)
    assert room.rows.rowCount() == 4


def test_a_deal_that_is_on_stands_last(tmp_path):
    options = games.find("gin").options().as_dict()
    match = Match(Head("gin", "", options, (Player("Anna"), Player("Ben")), 1))
    match.deal()
    match.play(match.legal()[0])
    save_copy(path := tmp_path / "gin.kartentisch", match.events())
    assert read(path).deals == ["Deal 1 in progress, move 2."]
