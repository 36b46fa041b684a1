"""Every dialog fits a screen of 800×600, also with letters twice as large: it scrolls down only.

Each is opened where it belongs, as `python3 dev.py demo pages` shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QPushButton,
    QTableView,
    QWidget,
)

from desktop.common.scaling import FRAME
from desktop.look.application import dress
from desktop.look.parts import PaperDialog, Question
from desktop.look.parts.windows import MARGINS, SPACING
from desktop.look.theme import theme
from desktop.print.dialog import PrintDialog
from desktop.window.main_window import MainWindow
from tests.desktop.games import conftest
from tests.windows import be_of_size
from tests.workshop import every_page, situations

window = conftest.window

SMALL = QSize(800, 600)
PLACES: tuple[tuple[Callable[[MainWindow], None], Mapping[str, every_page.Opened]], ...] = (
    (situations.at_first, every_page.FIRST),
    (situations.with_evenings, every_page.EVENING),
    (situations.at_the_table, every_page.TABLE),
    (situations.at_the_club, every_page.CLUB),
)
MANY_COLUMNS = ("club-list", "club-address-list", "season-empty", "club-season")
"""A list of strangers has as many columns as it has, and a season one for each evening."""


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


@pytest.mark.one_in(5)
@pytest.mark.parametrize("prepare, pages", PLACES, ids=lambda one: getattr(one, "__name__", ""))
def test_it_fits_a_small_screen_and_does_not_scroll_sideways(
    qtbot, window, letters, prepare, pages
):
    be_of_size(window, SMALL)
    prepare(window)
    for name, opened in pages.items():
        if opened in every_page.PAGES:
            continue
        dialog = opened(window)
        if isinstance(dialog, PaperDialog):
            QApplication.processEvents()
            fits(dialog, name)
            is_laid_out_as_all_are(dialog, name)
            shows_its_buttons_whole(dialog, name)
        situations.put_away(window, dialog)


def fits(dialog: PaperDialog, name: str) -> None:
    room = SMALL - FRAME
    assert dialog.width() <= room.width() and dialog.height() <= room.height(), name
    for area in dialog.findChildren(QAbstractScrollArea):
        if area.isVisible() and not (name in MANY_COLUMNS and isinstance(area, QTableView)):
            inside = area.widget() if hasattr(area, "widget") else None
            assert area.horizontalScrollBar().maximum() == 0, (name, area)
            assert inside is None or inside.width() <= area.viewport().width(), (name, area)
    for view in dialog.findChildren(QTableView):
        columns = view.horizontalHeader().count()
        if view.isVisible() and columns and name not in MANY_COLUMNS:
            last = view.columnViewportPosition(columns - 1) + view.columnWidth(columns - 1)
            assert last <= view.viewport().width(), name


def is_laid_out_as_all_are(dialog: PaperDialog, name: str) -> None:
    """The margins and the gap come from one place, larger only as the whole dialog is."""
    assert dialog._inside is not None, name
    layout = dialog._inside.layout()
    margins = layout.contentsMargins()
    found = (margins.left(), margins.top(), margins.right(), margins.bottom())
    assert found == MARGINS and layout.spacing() == SPACING, name


def shows_its_buttons_whole(dialog: PaperDialog, name: str) -> None:
    for button in dialog.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), (name, button.text())


def test_every_kind_of_dialog_is_among_them():
    assert kinds(PaperDialog) - {Question, PrintDialog} <= {
        one for one in vars(every_page).values() if isinstance(one, type)
    }


def kinds(of: type[PaperDialog]) -> set[type[QWidget]]:
    """All that the program makes of this class."""
    found: set[type[QWidget]] = set()
    for one in of.__subclasses__():
        if one.__module__.startswith("desktop."):
            found |= {one} | kinds(one)
    return found
