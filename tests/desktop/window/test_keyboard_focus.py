"""The keyboard is where it is wanted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.scene.scene import Scene
from desktop.window.main_window import MainWindow
from tests.desktop.tables import head, knueffeln
from tests.desktop.window.kit import TABLE, play_any, scene_of, to_phase, wait_for_me


def test_the_keyboard_is_at_the_cards_when_they_are_wanted(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    to_phase(qtbot, window, "bid", head(*TABLE, schleck="off", exchange_total=0))
    button = QApplication.focusWidget()
    assert button in window.calls.buttons
    QTest.keyClick(button, Qt.Key.Key_Return)
    wait_for_me(qtbot, window)
    if scene_of(window).view.table.phase == "tricks" and window.controller.display.asked():
        assert window.table.isAncestorOf(QApplication.focusWidget())


def test_a_match_that_began_behind_another_window_has_the_keyboard_when_that_goes(qtbot, window):
    front = QDialog(window)
    front.show()
    front.activateWindow()
    qtbot.waitUntil(front.isActiveWindow)
    window.controller.begin(head(*TABLE, schleck="off", exchange_total=0))
    wait_for_me(qtbot, window)
    front.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert QApplication.focusWidget() in [
        *window.calls.buttons,
        *window.table.findChildren(QWidget),
    ]


def test_enter_goes_on_after_a_deal(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while not window.controller.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)
    assert QApplication.focusWidget() is window.next_button
    QTest.keyClick(window.next_button, Qt.Key.Key_Return)
    assert not window.controller.waiting_for_deal


def test_a_question_has_the_keyboard_though_it_was_at_what_may_be_said(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    to_phase(qtbot, window, "tricks", knueffeln(*TABLE))
    play_any(window)
    window.talk.setFocus()
    wait_for_me(qtbot, window)
    assert window.controller.display.asked()
    wanted = window.calls.buttons[:1] or [window.table]
    here = QApplication.focusWidget()
    assert here is wanted[0] or wanted[0].isAncestorOf(here)


def test_a_button_that_has_just_come_hears_no_press_that_was_for_another_one(qtbot, window):
    time = [0]
    window.board.guard.clock = lambda: time[0]
    scene = to_phase_by_host(qtbot, window)
    button = window.calls.buttons[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert window.scene is scene
    time[0] = 250
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert window.scene is not scene


def to_phase_by_host(qtbot: QtBot, window: MainWindow) -> Scene:
    """The person is asked by buttons."""
    window.controller.begin(head(*TABLE, schleck="off", exchange_total=0))
    wait_for_me(qtbot, window)
    while not window.calls.buttons:
        window.controller.play(scene_of(window).legal[0])
        wait_for_me(qtbot, window)
    return scene_of(window)
