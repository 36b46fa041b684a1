"""The size of the cards is chosen."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, scene_of, to_phase


def test_the_size_of_cards_changes_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    wide = window.table.card_widget(scene.hand[0]).width()
    for _ in range(2):
        window.menus.actions["smaller"].trigger()
    assert window.table.card_widget(scene_of(window).hand[0]).width() < wide
    window.menus.actions["fit"].trigger()
    assert window.table.card_widget(scene_of(window).hand[0]).width() == wide
