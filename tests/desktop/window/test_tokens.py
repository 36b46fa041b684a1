"""The tokens low right do what the menus do, and say why not where it is not allowed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from desktop.window.tokens import MORE, SINGLE
from tests.desktop.tables import head
from tests.desktop.window.kit import LEFT, TABLE, play_any, scene_of, to_phase, wait_for_me


def test_a_token_does_its_action(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    QTest.mouseClick(window.board.tokens.single["hint"], LEFT)
    qtbot.waitUntil(lambda: window.host.display.chair.hint is not None)
    done: list[str] = []
    for name, token in window.board.tokens.single.items():
        window.menus.slots[name] = partial(done.append, name)
        allowed = not window.menus.why_not(name)
        assert token.isEnabled() == allowed and token.isVisible(), name
        QTest.mouseClick(token, LEFT)
        assert (name in done) == allowed, f"{name}: only one that is greyed does nothing"
    assert "hint" in done


def test_each_token_is_greyed_as_its_action_is_and_says_why_or_its_key(
    qtbot: QtBot, window: MainWindow
) -> None:
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    tokens, menus = window.board.tokens, window.menus
    assert not scene.view.table.tricks
    trick = tokens.single["last_trick"]
    assert not trick.isEnabled() and trick.toolTip() == "No trick has been taken yet."
    assert tokens.single["hint"].toolTip() == "Hint (H)"
    while not window.host.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)
    assert trick.isEnabled() and trick.toolTip() == "Last trick (L)"
    for name in SINGLE:
        assert tokens.single[name].isEnabled() == menus.actions[name].isEnabled()


def test_another_key_is_told_at_once(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.keymap.choose("hint", ["J"])
    assert window.board.tokens.single["hint"].toolTip() == "Hint (J)"


def test_the_last_token_offers_everything_else(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    tokens = window.board.tokens
    QTest.mouseClick(tokens.more, LEFT)
    offered = [action.objectName() for action in tokens.menu.actions() if action.objectName()]
    assert offered == [name for part in MORE for name in part]
    tokens.menu.close()
    tokens.lie_at([QRect(500, 400, 60, 70)])
    QTest.mouseClick(tokens.more, LEFT)
    offered = [action.objectName() for action in tokens.menu.actions() if action.objectName()]
    assert offered[: len(SINGLE) + 1] == [*SINGLE, "talk"]
    tokens.menu.close()


def test_tokens_are_reached_and_pressed_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    to_phase(qtbot, window, "tricks", head(*TABLE))
    hint = window.board.tokens.single["hint"]
    window.table.setFocus()
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if QApplication.focusWidget() is hint:
            break
    assert QApplication.focusWidget() is hint
    QTest.keyClick(hint, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.host.display.chair.hint is not None)


def test_with_real_cards_there_are_none(qtbot: QtBot, window: MainWindow) -> None:
    one = head("Anna", "Bert", "Cilli")
    window.host.begin(type(one)(one.game, one.preset, one.options, one.players, one.seed, "", True))
    tokens = window.board.tokens
    assert not any(token.isVisible() for token in (*tokens.single.values(), tokens.more))
    assert window.side.isVisible() and window.side.docked


def test_f9_brings_the_slate_near_and_puts_it_back(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    assert scene_of(window).legal and not window.side.near
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert window.side.near and not window.board.slate.isVisible()
    assert window.menus.actions["slate"].isChecked()
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F9)
    assert not window.side.near and not window.menus.actions["slate"].isChecked()


def test_a_click_on_the_slate_brings_it_near(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    thing, token = window.board.slate, window.board.tokens.slate
    # Where it has no room, a token is in its place.
    assert thing.isVisible() != token.isVisible()
    there = thing if thing.isVisible() else token
    QTest.mouseClick(there, LEFT, pos=there.rect().center())
    assert window.side.near
