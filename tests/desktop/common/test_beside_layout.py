"""Parts stand beside each other as long as each has room, and else below each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMenu,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.common.beside_layout import BesideLayout
from desktop.common.columns import Columns, shared
from desktop.common.flow_layout import FlowLayout
from desktop.common.scaling import LARGEST, fit_to_screen, scale_factor, scaled_font
from desktop.look.lettering import table_scale
from desktop.window.main_window import MainWindow
from tests.desktop.window.kit import windows
from tests.windows import be_of_size
from tests.workshop.bench import evening


def part(wide: int, high: int) -> QWidget:
    widget = QWidget()
    widget.setMinimumSize(wide, high)
    return widget


@pytest.fixture
def both(qtbot: QtBot) -> QWidget:
    """A widget with a part of three shares and one of one."""
    whole = QWidget()
    qtbot.addWidget(whole)
    layout = BesideLayout(10)
    layout.add(part(100, 40), 3)
    layout.add(part(150, 60), 1)
    whole.setLayout(layout)
    whole.show()
    return whole


def boxes(whole: QWidget) -> list[tuple[int, int, int, int]]:
    return [child.geometry().getRect() for child in whole.findChildren(QWidget)]


def test_with_much_room_each_has_its_share(both):
    both.resize(810, 100)
    assert boxes(both) == [(0, 0, 600, 100), (610, 0, 200, 100)]


def test_with_less_none_is_narrower_than_it_can_be(both):
    both.resize(410, 100)
    assert boxes(both) == [(0, 0, 250, 100), (260, 0, 150, 100)]


def test_a_layout_is_as_high_as_what_lies_in_it_now(qtbot):
    """Also within others: Qt tells only the outermost at once that a part has changed."""
    whole, line, words = QWidget(), QPushButton("one"), QLabel("word", wordWrap=True)
    qtbot.addWidget(whole)
    outer, beside = QVBoxLayout(whole), BesideLayout(4)
    outer.addLayout(beside)
    beside.add(words)
    beside.add(FlowLayout(4, Qt.AlignmentFlag.AlignLeft, line))
    whole.resize(300, 300)
    whole.show()
    for change in (lambda: line.setMinimumHeight(90), lambda: words.setText("word " * 200)):
        before = outer.heightForWidth(300)
        change()
        QApplication.processEvents()
        assert outer.heightForWidth(300) > before + 40
    words.hide()
    QApplication.processEvents()
    assert outer.heightForWidth(300) < 120


def test_with_too_little_they_stand_below_each_other(both):
    both.resize(259, 110)
    assert boxes(both) == [(0, 0, 259, 40), (0, 50, 259, 60)]
    layout = both.layout()
    assert layout is not None
    assert layout.minimumHeightForWidth(259) == 110 and layout.minimumHeightForWidth(260) == 60
    assert layout.minimumSize().width() == 150


@pytest.mark.parametrize(
    ("at", "left"),
    [
        (Qt.AlignmentFlag.AlignLeft, 0),
        (Qt.AlignmentFlag.AlignHCenter, 50),
        (Qt.AlignmentFlag.AlignRight, 100),
    ],
)
def test_a_line_lies_at_the_side_that_was_named(qtbot, at, left):
    whole = QWidget()
    qtbot.addWidget(whole)
    buttons = [QPushButton(str(number)) for number in range(2)]
    for button in buttons:
        button.setFixedSize(45, 20)
    whole.setLayout(FlowLayout(10, at, *buttons))
    whole.resize(200, 60)
    whole.show()
    assert [button.x() for button in buttons] == [left, left + 55]


def test_what_is_hidden_takes_no_room(qtbot):
    whole = QWidget()
    qtbot.addWidget(whole)
    buttons = [QPushButton(str(number)) for number in range(2)]
    whole.setLayout(FlowLayout(10, Qt.AlignmentFlag.AlignLeft, *buttons))
    whole.show()
    buttons[0].hide()
    whole.resize(203, 60)
    assert buttons[1].x() == 0


# All columns of a table are seen: none is pushed out of it, and none gives more than it must.


def test_where_there_is_room_each_has_what_it_needs_and_one_the_rest():
    assert shared([100, 200, 50], 500, 20) == [100, 200, 200]
    assert shared([100, 200, 50], 500, 20, 0) == [250, 200, 50]


def test_where_room_lacks_the_widest_give_first():
    assert shared([60, 300, 200, 40], 400, 20) == [60, 150, 150, 40]


@given(st.lists(st.integers(1, 900), min_size=1, max_size=9), st.integers(200, 2000))
def test_together_they_fill_the_table(needs, room):
    widths = shared(needs, room, 20)
    assert sum(widths) == room
    assert all(width >= min(need, 20) for need, width in zip(needs, widths, strict=True))


def test_a_table_that_is_made_narrower_still_shows_its_last_column(qtbot):
    table = QTableWidget(1, 3)
    qtbot.addWidget(table)
    for column, text in enumerate(("6 January", "Anna, Ben, Cilli and Dora", "an evening")):
        table.setItem(0, column, QTableWidgetItem(text))
    Columns(table, 2)
    table.show()
    for width in (600, 240, 420):
        table.resize(width, 100)
        last = table.columnViewportPosition(2) + table.columnWidth(2)
        assert table.columnWidth(2) > 0 and last == table.viewport().width()
    assert table.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_headings_get_smaller_where_they_would_be_cut_and_large_again(qtbot):
    table = QTableWidget(1, 4)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(["Who", "Finished", "Matches", "Average"])
    table.setItem(0, 0, QTableWidgetItem("Maximiliane von Hohenstein-Wartenberg"))
    Columns(table, 0)
    head = table.horizontalHeader()
    full = sum(head.sectionSizeHint(column) for column in range(4))
    large = head.fontMetrics().height()
    table.show()
    for width, smaller in ((3 * full, False), (full + 2, True), (3 * full, False)):
        table.resize(width, 100)
        assert (head.fontMetrics().height() < large) is smaller
        cut = [one for one in range(1, 4) if table.columnWidth(one) < head.sectionSizeHint(one)]
        assert not cut


# Letters grow with a large window, and are never smaller than the desktop's.


@pytest.mark.parametrize(
    ("width", "height", "times"),
    [
        (800, 600, 1),
        (1280, 800, 1),
        (1599, 1200, 1),
        (1600, 1000, 1.25),
        (1920, 1080, 1.25),
        (2160, 3840, 1.5),
        (3840, 2160, 2.5),
        (7680, 4320, LARGEST),
    ],
)
def test_by_quarters_as_far_as_both_sides_allow(width, height, times):
    assert scale_factor(QSize(width, height)) == times


def test_letters_are_the_desktops(qapp):
    assert scaled_font(1.0).pointSizeF() == QApplication.font().pointSizeF()
    assert scaled_font(2.0).family() == QApplication.font().family()


def test_a_window_is_no_larger_than_its_screen(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    fit_to_screen(window, 300, 200)
    assert window.size() == QSize(300, 200)
    fit_to_screen(window, room.width() + 1, 200)
    assert room.width() - 40 < window.width() < room.width() and window.height() == 200


def test_what_stands_around_the_table_grows_with_the_window(qtbot, own_home, tmp_path):
    for window in windows(qtbot):
        window.controller.open(evening.saved(tmp_path))
        seen = []
        for size in (QSize(1280, 800), QSize(2560, 1600), QSize(1280, 800)):
            be_of_size(window, size)
            qtbot.waitUntil(lambda size=size, window=window: laid_out(window, size))
            seen.append(about(window))
        before, large, after = seen
        assert large == pytest.approx(tuple(2 * size for size in before), rel=0.06)
        assert after == pytest.approx(before, rel=0.06)


def test_a_grown_window_becomes_small_again_at_once(qtbot, own_home, tmp_path):
    for window in windows(qtbot):
        be_of_size(window, QSize(1280, 800))
        qtbot.waitUntil(lambda window=window: bool(window.welcome.boxes))
        window.resize(3840, 2160)
        qtbot.wait(50)
        assert window.welcome.boxes[0].body().width() > 400
        window.controller.open(evening.saved(tmp_path))
        qtbot.wait(50)
        window.resize(800, 600)
        qtbot.wait(50)
        assert window.size() == QSize(800, 600)
        assert window.centralWidget().width() == 800


def laid_out(window: MainWindow, size: QSize) -> bool:
    """Whether a window that was given this size has gone so far as to lay the table out."""
    board = window.board.size()
    usual = window.next_button.scale == table_scale(board)
    return usual and board.width() == size.width() and board.height() > size.height() - 80


def about(window: MainWindow) -> tuple[float, ...]:
    """How high the table and the menu bar write: a tag, a token, the story, the bar, a menu."""
    # Not by the action's menu(): in PySide6 before 6.11 what it returns takes the menu with it.
    menu = window.menuBar().findChildren(QMenu)[0]
    high = (
        window.next_button.extent().height(),
        window.board.tokens.size_on(window.table.size()).height(),
    )
    letters_of = window.side.story, window.menuBar(), menu
    return (*high, *(QFontInfo(one.font()).pixelSize() for one in letters_of))
