"""Letters grow with a large window, and are never smaller than the desktop's."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.common.scaling import LARGEST, fit_to_screen, scale_factor, scaled_font
from desktop.look.lettering import table_scale
from desktop.window.main_window import MainWindow
from tests.desktop.window.kit import windows
from tests.workshop.bench import evening


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
def test_by_quarters_as_far_as_both_sides_allow(width: int, height: int, times: float) -> None:
    assert scale_factor(QSize(width, height)) == times


def test_letters_are_the_desktops(qapp: QApplication) -> None:
    assert scaled_font(1.0).pointSizeF() == QApplication.font().pointSizeF()
    assert scaled_font(2.0).family() == QApplication.font().family()


def test_a_window_is_no_larger_than_its_screen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    fit_to_screen(window, 300, 200)
    assert window.size() == QSize(300, 200)
    fit_to_screen(window, room.width() + 1, 200)
    assert room.width() - 40 < window.width() < room.width() and window.height() == 200


def test_what_stands_around_the_table_grows_with_the_window(
    qtbot: QtBot, own_home: Path, tmp_path: Path
) -> None:
    for window in windows(qtbot):
        window.host.open(evening.saved(tmp_path))
        seen = []
        for size in (QSize(1280, 800), QSize(2560, 1600), QSize(1280, 800)):
            window.be_of_size(size)
            qtbot.waitUntil(lambda size=size, window=window: laid_out(window, size))
            seen.append(about(window))
        before, large, after = seen
        assert large == pytest.approx(tuple(2 * size for size in before), rel=0.06)
        assert after == pytest.approx(before, rel=0.06)


def test_a_grown_window_becomes_small_again_at_once(
    qtbot: QtBot, own_home: Path, tmp_path: Path
) -> None:
    for window in windows(qtbot):
        window.be_of_size(QSize(1280, 800))
        qtbot.waitUntil(lambda window=window: bool(window.welcome.boxes))
        window.resize(3840, 2160)
        qtbot.wait(50)
        assert window.welcome.boxes[0].body().width() > 400
        window.host.open(evening.saved(tmp_path))
        qtbot.wait(50)
        window.resize(800, 600)
        qtbot.wait(50)
        assert window.size() == QSize(800, 600)
        assert window.centralWidget().width() == 800


def laid_out(window: MainWindow, size: QSize) -> bool:
    """Whether a window that was given this size has gone so far as to lay the table out."""
    board = window.board.size()
    usual = window.next_button.scale == table_scale(board)
    return usual and board.width() == size.width() and board.height() > size.height() - 60


def about(window: MainWindow) -> tuple[float, ...]:
    """How high the table and the menu bar write: a tag, a token, the story, the bar, a menu."""
    # Not by the action's menu(): in PySide6 before 6.11 what it returns takes the menu with it.
    menu = window.menuBar().findChildren(QMenu)[0]
    high = window.next_button.extent().height(), window.board.tokens.size.height()
    letters_of = window.side.story, window.menuBar(), menu
    return (*high, *(QFontInfo(one.font()).pixelSize() for one in letters_of))
