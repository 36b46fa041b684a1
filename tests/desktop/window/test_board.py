"""What is laid out around the table keeps its place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from engine import games
from tests.desktop.tables import head
from tests.desktop.window.kit import LEFT, TABLE, play_any, scene_of, to_phase, wait_for_me


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", games.names())
def test_the_table_fills_the_window_and_lies_still(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    """Tags and sentences come and go upon it."""
    window.resize(800, 600)
    window.evenings.play_at_once(game)
    host, seen = window.host, set()
    for _ in range(10):
        wait_for_me(qtbot, window)
        window.say("A sentence.")
        QApplication.processEvents()
        if not host.display.asked():
            break
        seen.add(window.table.geometry().getRect())
        host.play(scene_of(window).legal[0])
    assert seen == {window.board.rect().getRect()}


def test_upon_the_table_nothing_lies_under_the_curtain_or_over_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.host.begin(head("Anna", "Bert", "Cilli", schleck="off"))
    wait_for_me(qtbot, window)
    assert window.host.display.chair.covered
    for where in (window.board.rect().center(), window.board.tokens.more.geometry().center()):
        child = window.board.childAt(where)
        assert child is window.curtain or window.curtain.isAncestorOf(child)


def test_what_is_between_things_on_the_table_is_the_table(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    middle = window.table.place_rect("trick").center()
    child = window.board.childAt(middle)
    assert child is window.table or window.table.isAncestorOf(child)


def test_the_next_deal_begins_by_its_button(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while not window.host.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)
    assert window.next_button.isVisible() and window.next_button.text() == "Next deal"
    lines = len(window.side.page.sheet.lines)
    QTest.mouseClick(window.next_button, LEFT)
    wait_for_me(qtbot, window)
    assert scene_of(window).view.table.phase and len(window.side.page.sheet.lines) == lines


def test_what_was_asked_is_gone_when_an_evening_of_real_cards_begins(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.host.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    assert window.calls.tags
    one = head("Anna", "Bert", "Cilli")
    window.host.begin(type(one)(one.game, one.preset, one.options, one.players, one.seed, "", True))
    assert window.board.side.docked and not window.calls.tags


def test_one_key_turns_all_face_down_and_enter_shows_it_again(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.host.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    hand = scene_of(window).hand
    QTest.keyClick(window, Qt.Key.Key_F12)
    assert window.curtain.isVisible() and scene_of(window).covered
    assert window.curtain.button.text() == "Show my cards again"
    QTest.keyClick(window.curtain.button, Qt.Key.Key_Return)
    assert window.curtain.isHidden() and scene_of(window).hand == hand
    # The next curtain is one between two people again.
    window.curtain.drop("Bert")
    assert window.curtain.button.text() == "I am Bert: show my cards"


def test_the_table_for_the_left_hand_is_there_at_once(qtbot: QtBot, window: MainWindow) -> None:
    """Also beside real cards, where the slate and the page change sides."""
    to_phase(qtbot, window, "tricks", head(*TABLE))
    board, middle = window.board, window.board.width() // 2
    assert board.tokens.more.x() > middle < board.tokens.slate.x()
    window.settings["left_handed"] = True
    assert board.tokens.more.geometry().right() < middle
    assert (
        board.slate.geometry().center().x() < middle < window.table.places.own_person.portrait.x()
    )
    play_any(window)
    wait_for_me(qtbot, window)
    window.host.begin(replace(head("Anna", "Bert", "Cilli"), real_cards=True))
    assert board.felt.geometry().center().x() > middle > board.side.geometry().center().x()
    window.settings["left_handed"] = False
    assert board.felt.geometry().center().x() < middle < board.side.geometry().center().x()
