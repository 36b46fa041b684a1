"""A window that fills the screen has no menu bar until it is wanted; it comes back where it was."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.window import window_geometry
from desktop.window.main_window import MainWindow
from tests.windows import be_of_size


def fill(qtbot: QtBot, window: MainWindow) -> None:
    be_of_size(window, QSize(800, 600))
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)


def key(window: MainWindow, pressed: Qt.Key) -> None:
    """A key, as it comes from the system."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, pressed, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(window.windowHandle(), event)


def at(window: MainWindow, height: int) -> None:
    """The pointer comes to this height of the window."""
    window.full_screen.pointer_at(window.mapToGlobal(QPoint(100, height)))


def test_the_menu_goes_and_comes_back_with_the_usual_window(qtbot, window):
    bar = window.menuBar()
    assert bar.isVisible()
    fill(qtbot, window)
    assert not bar.isVisible()
    assert window.menus.actions["full_screen"].isChecked()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert bar.isVisible() and not window.isFullScreen()


def test_the_pointer_at_the_upper_edge_brings_it(qtbot, window):
    fill(qtbot, window)
    bar = window.menuBar()
    at(window, 300)
    assert not bar.isVisible()
    at(window, 0)
    assert bar.isVisible()
    at(window, bar.height() - 2)
    assert bar.isVisible()
    at(window, bar.height() + 40)
    assert not bar.isVisible()


def test_alt_brings_it_until_something_else_is_done(qtbot, window):
    fill(qtbot, window)
    key(window, Qt.Key.Key_Alt)
    at(window, 300)
    assert window.menuBar().isVisible()
    key(window, Qt.Key.Key_Shift)
    at(window, 300)
    assert not window.menuBar().isVisible()


def test_its_keys_go_on_working(qtbot, window):
    fill(qtbot, window)
    before = window.settings.number("card_size")
    QTest.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert window.settings.number("card_size") < before


def test_escape_leaves_the_full_screen(qtbot, window):
    fill(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen() and window.menuBar().isVisible()
    assert not window.menus.actions["full_screen"].isChecked()


def test_place_and_size_are_those_of_the_last_time(qtbot, window, settings):
    be_of_size(window, QSize(700, 500))
    window.move(61, 67)
    qtbot.wait(20)
    before = window.geometry()
    window_geometry.remember(window, settings)
    be_of_size(window, QSize(760, 560))
    window.move(0, 0)
    window_geometry.restore(window, settings)
    assert window.size() == before.size() == QSize(700, 500)
    # This platform counts its frame otherwise when it is asked and when it is told.
    assert (window.geometry().topLeft() - before.topLeft()).manhattanLength() < 20


def test_a_place_on_a_screen_that_is_gone_is_brought_back_to_one_that_is_there(
    qtbot, window, settings
):
    be_of_size(window, QSize(700, 500))
    window.move(5000, 4000)
    window_geometry.remember(window, settings)
    window.move(0, 0)
    window_geometry.restore(window, settings)
    assert window.screen().geometry().intersects(window.frameGeometry())
