"""Windows that the menus open."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from desktop.dialogs.about import AboutDialog
from desktop.dialogs.error_report import ErrorReportDialog
from desktop.look.parts.question import Question
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


@pytest.mark.parametrize(("button", "agrees"), [("agreed", True), ("played", False)])
def test_a_claim_is_put_to_another_person_by_name(
    qtbot: QtBot, window: MainWindow, button: str, agrees: bool
) -> None:
    asked: list[str] = []

    def answer() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, Question)
        asked.append(question.text())
        question.buttons_by_name[button].click()

    QTimer.singleShot(0, answer)
    assert window.dialogs.ask_other("Anna", "The rest is mine.", "Resi") is agrees
    assert asked == ["Anna: “The rest is mine.”\n\nResi, do you agree?"]


def test_who_closes_the_question_wants_to_see_it_played(qtbot: QtBot, window: MainWindow) -> None:
    def close() -> None:
        question = QApplication.activeModalWidget()
        assert question is not None
        question.close()

    QTimer.singleShot(0, close)
    assert not window.dialogs.ask_other("Anna", "The rest is mine.", "Resi")


@pytest.mark.parametrize("folder", ["data", "state", "log", "config", "cache"])
def test_about_and_the_report_open_where_a_folder_cannot_be_made(
    qtbot: QtBot, window: MainWindow, own_home: Path, folder: str
) -> None:
    """A report is needed most where something is wrong."""
    shutil.rmtree(own_home / folder, ignore_errors=True)
    (own_home / folder).write_text("a file in place of the folder")
    opened: list[type[QDialog]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        opened.append(type(dialog))
        if isinstance(dialog, AboutDialog):
            QTimer.singleShot(0, look)
            dialog.report.click()
        dialog.reject()

    QTimer.singleShot(0, look)
    window.menus.actions["about"].trigger()
    assert opened == [AboutDialog, ErrorReportDialog]
