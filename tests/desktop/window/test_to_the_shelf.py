"""The shelf as a page of the window: the way there, what its keys do there, and the ways on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.last_choice import FIRST_GAME
from desktop.review.page import ReviewPage
from desktop.shelf.shelf import ARCHIVE, HERE
from desktop.shelf.shelf_page import ShelfPage
from desktop.window.main_window import MainWindow
from engine.sheet import Line
from engine.store import save_copy
from tests.desktop.shelf.evenings import kept, read
from tests.desktop.window.kit import windows
from tests.workshop.situations import played


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    kept(paths.evenings(), "open", Line((1, 4, None)), seed=1, started="2026-01-01T10:00:00")
    kept(paths.evenings(), "other", Line((1, 4, None)), seed=2, started="2026-01-02T10:00:00")
    yield from windows(qtbot)


def shelf(qtbot: QtBot, window: MainWindow) -> ShelfPage:
    """The page, with all matches read."""
    window.menus.do("shelf")
    page = window.pages.evening
    assert isinstance(page, ShelfPage)
    read(qtbot, page)
    qtbot.waitUntil(page.boards.hasFocus)
    return page


def names(page: ShelfPage) -> set[str]:
    return {entry.name for entry in page.rows.entries()}


def test_its_keys_act_on_the_shelf_and_not_on_the_table(qtbot, window):
    assert window.controller.open(paths.evenings() / "open.kartentisch")
    page = shelf(qtbot, window)
    page.choose(["other"])
    QTest.keyClick(page.boards, Qt.Key.Key_Delete)
    assert names(page) == {"open"}
    assert page.boards.currentIndex().isValid(), "keys go on where it stood"
    QTest.keyClick(page.boards, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert names(page) == {"open", "other"}
    assert [entry.name for entry in page.chosen()] == ["other"]
    for letter in "hmsw":
        QTest.keyClick(page.boards, letter)
    QTest.keyClick(page.boards, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "other")
    assert names(page) == {"other"}
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert names(page) == {"open", "other"}, "first what was typed goes"
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    QTest.keyClick(page.boards, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.board, "back to what was on before"


def test_the_match_at_the_table_is_renamed_and_deleted_behind_the_page(qtbot, window):
    assert window.controller.open(paths.evenings() / "open.kartentisch")
    page = shelf(qtbot, window)
    page.choose(["open"])
    page.changes.rename("", "open", "Advent")
    assert (
        window.pages.evening is page
        and window.controller.path == paths.evenings() / "Advent.kartentisch"
    )
    page.do("delete")
    assert window.pages.evening is page and window.controller.head is None
    page.changes.undo()
    assert names(page) == {"Advent", "other"}
    QTest.keyClick(page.boards, Qt.Key.Key_Escape)
    assert window.pages.at_welcome


def test_escape_leaves_the_bin_first(qtbot, window):
    page = shelf(qtbot, window)
    page.choose(["other"])
    page.do("delete")
    page.do("bin")
    assert page.title.text() == "Bin" and names(page) == {"other"}
    QTest.keyClick(page.boards, Qt.Key.Key_Escape)
    assert page.title.text() == "Shelf" and names(page) == {"open"}
    QTest.keyClick(page.boards, Qt.Key.Key_Escape)
    assert window.pages.at_welcome


def test_enter_goes_on_with_what_is_chosen(qtbot, window):
    page = shelf(qtbot, window)
    page.choose(["other"])
    QTest.keyClick(page.boards, Qt.Key.Key_Return)
    assert window.controller.path == paths.evenings() / "other.kartentisch"
    assert window.pages.currentWidget() is window.board


def test_what_is_wanted_besides_is_done_at_the_table(qtbot, window, monkeypatch):
    done: list[str] = []
    for name in ("hindsight", "again", "print"):
        assert name in window.menus.slots
        monkeypatch.setitem(window.menus.slots, name, lambda one=name: done.append(one))
    monkeypatch.setattr(window.menus, "why_not", lambda name: "")
    for name in ("review", "again", "sheet"):
        page = shelf(qtbot, window)
        page.choose(["other"])
        page.do(name)
    assert done == ["hindsight", "again", "print"]


@pytest.mark.parametrize(("before", "place"), [("", HERE), ("open", ARCHIVE)])
def test_a_review_is_left_for_the_shelf_and_then_for_what_was_before(qtbot, window, before, place):
    save_copy(paths.evenings() / "played.kartentisch", played(FIRST_GAME, 1, 4).events())
    if before:
        assert window.controller.open(paths.evenings() / f"{before}.kartentisch")
    page = shelf(qtbot, window)
    page.choose(["played"])
    if place == ARCHIVE:
        page.do("archive")
        page.show_place(ARCHIVE)
        page.choose(["played"])
    page.do("review")
    review = window.pages.evening
    assert isinstance(review, ReviewPage)
    QTest.keyClick(review, Qt.Key.Key_Escape)
    page = window.pages.evening
    assert isinstance(page, ShelfPage) and page.place == place
    assert [entry.name for entry in page.chosen()] == ["played"] and page.boards.hasFocus()
    page.show_place(HERE)
    QTest.keyClick(page.boards, Qt.Key.Key_Escape)
    assert window.pages.at_welcome is not bool(before)
    assert (window.controller.path.stem if window.controller.path else "") == before


def test_another_language_is_spoken_by_boxes_and_strip(qtbot, window):
    page = shelf(qtbot, window)
    page.choose(["other"])
    before = page.boards.grab().toImage()
    window.settings["language"] = "de"
    qtbot.waitUntil(lambda: page.strip.buttons[0].text() == "Weiterspielen")
    assert page.boards.grab().toImage() != before
