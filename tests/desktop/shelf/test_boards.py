"""The boards of the shelf: what stands where, by the mouse, by keys and for a reader."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.shelf.index import Entries, Entry
from desktop.shelf.shelf_page import BOXES, GLANCE, LIST, ShelfPage
from desktop.shelf.spines import FACES, OPEN, arranged
from engine.sheet import Line, Note
from engine.summary import Summary
from tests.desktop.shelf.evenings import kept, shelf_of

OVER = (Line((5, 0, None)), Line((5, None, None), (Note("finished", 0),)))
OPEN_ONE = (Line((1, 4, None)),)
STARTED = {
    "n1": "2026-02-20T19:30:00",
    "n2": "2026-02-03T19:30:00",
    "o1": "2026-02-10T19:30:00",
    "o2": "2026-01-10T19:30:00",
    "o3": "2025-12-24T19:30:00",
    "o4": "2025-12-23T19:30:00",
    "w1": "2025-12-20T19:30:00",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three matches that are over and four that are not, of which the last was played just now."""
    folder = tmp_path_factory.mktemp("shelf") / "evenings"
    for number, (name, started) in enumerate(STARTED.items()):
        lines = OPEN_ONE if name.startswith("o") else OVER
        path = kept(folder, name, *lines, started=started, seed=number)
        os.utime(path, (10**9 + number, 10**9 + number))
    return folder


@pytest.fixture
def room(qtbot: QtBot, folder: Path) -> ShelfPage:
    return shelf_of(qtbot, folder)


@pytest.fixture(params=[13, 20, 26])
def large(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    """The letters of the desktop, in pixels."""
    before = qapp.font()
    font = qapp.font()
    font.setPixelSize(request.param)
    qapp.setFont(font)
    yield request.param
    qapp.setFont(before)


def standing(room: ShelfPage) -> list[tuple[str, list[str]]]:
    """Month by month the names on its boards."""
    boards = room.boards.boards
    return [
        (one.month, [place.entry.name for place in boards.places[one.first : one.end]])
        for one in boards.boards
    ]


def test_what_is_unfinished_stands_above_and_then_a_board_for_each_month(room):
    assert standing(room) == [
        (OPEN, ["o4", "o3", "o2", "o1"]),
        ("2026-02", ["n1", "n2"]),
        ("2025-12", ["w1"]),
    ]
    faces = [one.entry.name for one in room.boards.boards.places if one.face]
    assert faces == ["o4", "o3", "o2"] and len(faces) == FACES


def test_keys_go_along_a_board_to_the_next_one_and_to_both_ends(room):
    boards = room.boards
    boards.setFocus()
    assert [one.name for one in room.chosen()] == ["o4"], "something is chosen from the start"
    for key, name in (
        (Qt.Key.Key_Right, "o3"),
        (Qt.Key.Key_Left, "o4"),
        (Qt.Key.Key_Down, "n2"),
        (Qt.Key.Key_Down, "w1"),
        (Qt.Key.Key_Up, "n1"),
        (Qt.Key.Key_End, "w1"),
        (Qt.Key.Key_Right, "w1"),
        (Qt.Key.Key_Home, "o4"),
    ):
        QTest.keyClick(boards, key)
        assert [one.name for one in room.chosen()] == [name], key


def test_a_letter_goes_on_to_the_next_game_of_that_name(qtbot, tmp_path):
    folder = tmp_path / "evenings"
    kept(folder, "one", *OVER, started="2026-01-02T10:00:00")
    kept(folder, "two", *OVER, started="2026-01-01T10:00:00", seed=2)
    room = shelf_of(qtbot, folder)
    room.boards.setFocus()
    QTest.keyClick(room.boards, "r")
    assert [one.name for one in room.chosen()] == ["two"]
    QTest.keyClick(room.boards, "x")
    assert [one.name for one in room.chosen()] == ["two"], "there is no such game"


def test_enter_a_double_click_and_the_key_on_a_box_go_on(qtbot, room, folder):
    room.boards.setFocus()
    where = room.boards.visualRect(room.boards.spines.index(0))
    on_key, there = QPoint(where.center().x(), where.bottom() - 24), room.boards.viewport()
    left = Qt.MouseButton.LeftButton
    for press in (
        partial(QTest.keyClick, room.boards, Qt.Key.Key_Return),
        partial(QTest.mouseDClick, there, left, pos=where.center()),
        partial(QTest.mouseClick, there, left, pos=on_key),
    ):
        with qtbot.waitSignal(room.wanted, timeout=2000) as asked:
            press()
        assert asked.args == [folder / "o4.kartentisch", ""]


def test_a_click_draws_a_box_out_and_tells_of_it(room):
    row = room.boards.spines.row_of("n2")
    where = room.boards.visualRect(room.boards.spines.index(row)).center()
    QTest.mouseClick(room.boards.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert [one.name for one in room.chosen()] == ["n2"]
    assert room.strip.heading.text() == "Ramsen"
    assert room.strip.note.text() == "3 February 2026, 2 deal(s)"
    assert room.strip.line.text() == "Winner: Anna. Also at the table: Ben, Cilli."


def test_a_reader_hears_all_of_a_box_in_a_list(room):
    reader = QAccessible.queryAccessibleInterface(room.boards)
    assert reader.role() == QAccessible.Role.List
    assert reader.text(QAccessible.Text.Name) == "Shelf"
    assert reader.childCount() == len(STARTED)
    told = [reader.child(n).text(QAccessible.Text.Name) for n in range(reader.childCount())]
    assert told[0] == (
        "Ramsen (Bavaria), unfinished, 23 December 2025, 1 deal(s), Anna, Ben, Cilli, in progress"
    )
    assert told[-1].endswith("Anna, Ben, Cilli, winner: Anna")


def test_what_is_chosen_stays_chosen_in_the_list_and_back(room):
    room.choose(["n2"])
    room.views.keys[LIST].click()
    assert room.list.isVisible() and not room.boards.isVisible()
    assert [one.name for one in room.chosen()] == ["n2"]
    room.list.view.sortByColumn(5, Qt.SortOrder.AscendingOrder)
    room.list.choose(["o1"])
    room.views.keys[BOXES].click()
    assert [one.name for one in room.chosen()] == ["o1"]
    assert standing(room)[1] == ("2026-02", ["n1", "n2"]), "the newest first, as ever"


def test_where_there_is_little_room_the_figures_are_a_view_of_their_own(room):
    assert room.glance.isVisible() and room.views.keys[GLANCE].isHidden()
    room.resize(800, 570)
    assert not room.glance.isVisible() and not room.views.keys[GLANCE].isHidden()
    room.views.keys[GLANCE].click()
    assert room.glance.isVisible() and not room.boards.isVisible()
    room.resize(1280, 770)
    assert room.glance.isVisible() and room.boards.isVisible()


@pytest.mark.parametrize("size", [(1280, 770), (800, 570)])
def test_letters_of_any_size_leave_a_whole_board_in_sight(qtbot, folder, large, size):
    room = shelf_of(qtbot, folder)
    room.resize(*size)
    assert room.boards.height() >= room.boards.boards.boards[-1].high
    for switch in (room.which, room.views):
        assert switch.geometry().right() < room.width()
        assert all(
            one.geometry().right() < switch.width() for one in switch.keys if one.isVisible()
        )
    keys = [one for one in (*room.strip.buttons, room.strip.more) if one.isVisible()]
    assert all(room.strip.rect().contains(one.geometry()) for one in keys)


def entry(number: int, month: int, deals: int, over: bool) -> Entry:
    started = f"2026-{month:02}-01T10:00:00"
    told = Summary(
        "gin", "", started, ("A", "B"), ("", "x"), ((0,), (1,)), deals, over, False, (), ()
    )
    return Entry(str(number), 1, number, started, "gin", json.dumps(told.as_list()))


MATCHES = st.lists(st.tuples(st.integers(1, 12), st.integers(0, 60), st.booleans()), max_size=80)


@settings(max_examples=40, deadline=None)
@given(MATCHES, st.integers(60, 1400), st.floats(0.8, 2.6))
def test_every_match_stands_once_and_no_two_in_one_place(some, room, scale):
    entries = Entries(entry(number, *one) for number, one in enumerate(some))
    boards = arranged(entries, range(len(some)), room, scale)
    assert sorted(int(one.entry.name) for one in boards.places) == [*range(len(some))]
    for number, board in enumerate(boards.boards):
        places = boards.places[board.first : board.end]
        assert places and all(one.board == number for one in places)
        assert all(one.left + one.wide <= other.left for one, other in pairwise(places))
        for row, one in enumerate(places, board.first):
            assert boards.place_at(one.left + 1, board.top + board.high - 1) == row
    months = [one.month for one in boards.boards if one.month != OPEN]
    assert months == sorted(months, reverse=True)


@pytest.mark.parametrize("name", ["Anna", '"', "\\", ']],3,true,["', '"]],[[0]],9,true,', "ä\n"])
def test_how_far_a_match_is_can_be_told_by_no_name(name):
    told = Summary("gin", "", "", (name, "B"), ("", ""), ((0,), (1,)), 4, False, True, (), ())
    text = json.dumps(told.as_list(), ensure_ascii=False, separators=(",", ":"))
    assert Entry("x", 1, 1, "", "gin", text).so_far == (4, False, True)
    assert Entry("x", 1, 1).so_far == (0, True, False), "what was not read cannot be gone on with"
