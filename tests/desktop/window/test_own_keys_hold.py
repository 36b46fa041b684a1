"""A key that somebody has chosen does its work at the real window, also after the next start."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, scene_of, wait_for_me, windows


def test_a_chosen_key_plays_and_the_old_one_does_not(qtbot: QtBot, window: MainWindow) -> None:
    window.keymap.choose("hide_cards", ["F4"])
    window.host.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_F12)
    assert not scene_of(window).covered
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert scene_of(window).covered
    assert window.menus.actions["hide_cards"].shortcut().toString() == "F4"
    assert "(F4)" in window.menus.tip("hide_cards")


def test_a_letter_that_is_a_key_is_no_letter_of_a_tag(qtbot: QtBot, window: MainWindow) -> None:
    window.host.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    before = [tag.key for tag in window.calls.buttons if tag.key]
    assert before
    window.keymap.choose("hint", [before[0]])
    after = [tag.key for tag in window.calls.buttons if tag.key]
    assert len(after) == len(before) and before[0] not in after


def test_the_next_window_has_the_keys_that_were_chosen(qtbot: QtBot, window: MainWindow) -> None:
    window.keymap.choose("hint", ["F4"])
    for other in windows(qtbot):
        assert other.keymap.keys("hint") == ("F4",)
        other.keymap.reset_all()
