"""Windows that the menus open."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, to_phase


def test_the_rules_open_beside_the_table(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.menus.actions["rules"].trigger()
    rules = next(w for w in QGuiApplication.topLevelWindows() if w.isVisible())
    assert rules is not None
    booklet = window.dialogs.rules_page
    assert booklet.spread.document is not None
    assert "Dallmutz" in booklet.spread.document.toPlainText()
    window.dialogs.rules_page.close()
