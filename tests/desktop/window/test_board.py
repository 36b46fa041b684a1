"""What is laid out around the table keeps its place."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from engine import games
from engine.moves import Call
from tests.desktop.tables import head
from tests.desktop.window.kit import LEFT, TABLE, play_any, scene_of, to_phase, wait_for_me


@pytest.mark.parametrize("game", games.names())
def test_the_table_lies_still_while_calls_come_and_go(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    """What is said has more room while there is nothing to call, but the table keeps its place."""
    window.resize(800, 600)
    window.evenings.play_at_once(game)
    host, seen, wide = window.host, set(), {True: set(), False: set()}
    for _ in range(14):
        wait_for_me(qtbot, window)
        QApplication.processEvents()
        if not host.asked():
            break
        seen.add((window.table.width(), window.table.height()))
        legal = scene_of(window).legal
        wide[any(isinstance(move, Call) for move in legal)].add(window.message.width())
        host.play(legal[0])
    assert len(seen) == 1
    if all(wide.values()):
        assert min(wide[False]) > max(wide[True])


def test_the_next_deal_begins_by_its_button(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while not window.host.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)
    assert window.next_button.isVisible() and window.next_button.text() == "Next &deal"
    lines = len(window.side.page.sheet.lines)
    QTest.mouseClick(window.next_button, LEFT)
    wait_for_me(qtbot, window)
    assert scene_of(window).view.table.phase and len(window.side.page.sheet.lines) == lines
