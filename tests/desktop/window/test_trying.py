"""A figure of the rules on the table: a side evening after which all is as it was."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from engine.booklet.figure import figures
from engine.cards import codes
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, to_phase


def test_a_figure_is_tried_and_the_evening_comes_back(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    path, before = window.host.path, window.scene
    assert path is not None
    window.teaching.try_figure(figures("ramsen")["head"])
    qtbot.waitUntil(lambda: window.scene is not None and window.scene is not before)
    assert window.teaching.on and window.host.path is None
    assert window.scene is not None and codes(window.scene.view.table.trick) == "EK H10"
    window.teaching.leave()
    assert not window.teaching.on
    assert window.host.path == path
