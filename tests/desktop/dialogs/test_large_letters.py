"""Every dialog fits a screen of 800×600, also with letters twice as large: it scrolls down only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QDialog, QTableView
from pytestqt.qtbot import QtBot

from desktop.commands.bots_table import BotsTable
from desktop.common.scaling import FRAME
from desktop.dialogs.about import AboutDialog
from desktop.dialogs.cards import CardsDialog
from desktop.dialogs.correct_line import CorrectLine
from desktop.dialogs.error_report import ErrorReportDialog
from desktop.dialogs.house import HouseDialog
from desktop.dialogs.news import NewsDialog
from desktop.dialogs.preferences import PreferencesDialog
from desktop.dialogs.print_sheet import PrintSheet
from desktop.dialogs.shortcuts import ShortcutsDialog, rows
from desktop.look.application import dress
from desktop.look.parts import PaperDialog
from desktop.look.theme import theme
from desktop.review.dialog import ReviewDialog
from desktop.shelf.evening_page import EveningPage
from desktop.shelf.shelf_window import ShelfWindow
from desktop.shelf.statistics import Statistics
from desktop.window.main_window import MainWindow
from desktop.window.registry import everything
from engine.table import NOBODY
from tests.desktop.games import conftest
from tests.desktop.games.kit import evening, shown
from tests.desktop.sheet.pages import page

window = conftest.window

SMALL = QSize(800, 600)
SAVE = Path(__file__).parents[2] / "saves" / "v2-paper.kartentisch"


class Screen:
    """A small screen."""

    def availableSize(self) -> QSize:
        return SMALL

    def availableGeometry(self) -> QRect:
        return QRect(0, 0, SMALL.width(), SMALL.height())


@pytest.fixture(params=[1, 2])
def letters(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Letters of the desktop as they usually are, and twice as large."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    monkeypatch.setattr(PaperDialog, "screen", lambda self: Screen())
    before, sheet = app.font(), app.styleSheet()
    font = app.font()
    font.setPixelSize(13 * request.param)
    app.setFont(font)
    dress(app, theme())
    yield request.param
    app.setFont(before)
    app.setStyleSheet(sheet)


def review(window: MainWindow) -> QDialog:
    past = window.host.past()
    assert past is not None
    return ReviewDialog(past, window.settings, window.pack, window)


DIALOGS: dict[str, Callable[[MainWindow], QDialog]] = {
    "about": lambda window: AboutDialog(Path("/home/anna/.local/share/kartentisch"), window),
    "cards": lambda window: CardsDialog(window.settings, "en", None, window),
    "evening": lambda window: EveningPage(page(), window),
    "keys": lambda window: ShortcutsDialog(lambda: rows(everything(), window.keymap), window),
    "line": lambda window: CorrectLine(window.host.score_entry, 0, window),
    "news": lambda window: NewsDialog("de", window),
    "people": lambda window: HouseDialog(window.host.people, window),
    "print": lambda window: PrintSheet(page(), "en", "", window),
    "report": lambda window: ErrorReportDialog(SAVE, window),
    "review": review,
    "settings": lambda window: PreferencesDialog(window.settings, window),
    "shelf": lambda window: ShelfWindow(Path("nothing here"), window),
    "statistics": lambda window: Statistics([], window),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_it_fits_a_small_screen_and_does_not_scroll_sideways(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, letters: int, name: str
) -> None:
    match = evening("gin", "Anna", "bot Ben", dealer=1)
    table = BotsTable(match, ["heuristic", "heuristic"])
    match.deal()
    while match.turn != NOBODY:
        table.decide()
    shown(qtbot, window, match, tmp_path)
    window.be_of_size(SMALL)
    dialog = DIALOGS[name](window)
    dialog.show()
    qtbot.wait(20)
    room = SMALL - FRAME
    assert dialog.width() <= room.width() and dialog.height() <= room.height()
    for area in dialog.findChildren(QAbstractScrollArea):
        if area.isVisible():
            assert area.horizontalScrollBar().maximum() == 0, area
    for view in dialog.findChildren(QTableView):
        if columns := view.horizontalHeader().count():
            last = view.columnViewportPosition(columns - 1) + view.columnWidth(columns - 1)
            assert last <= view.viewport().width()
    dialog.close()
    dialog.deleteLater()
