"""The keyboard is where it is wanted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, play_any, scene_of, to_phase, wait_for_me


def test_the_keyboard_is_at_the_cards_when_they_are_wanted(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    to_phase(qtbot, window, "bid", head(*TABLE, schleck="off", exchange_total=0))
    button = QApplication.focusWidget()
    assert button in window.calls.buttons
    QTest.keyClick(button, Qt.Key.Key_Return)
    wait_for_me(qtbot, window)
    if scene_of(window).view.table.phase == "tricks" and window.host.asked():
        assert window.table.isAncestorOf(QApplication.focusWidget())


def test_enter_goes_on_after_a_deal(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while not window.host.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)
    assert QApplication.focusWidget() is window.next_button
    QTest.keyClick(window.next_button, Qt.Key.Key_Return)
    assert not window.host.waiting_for_deal
