"""Letters of the program's own size, up to twice the desktop's: on every page nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu, QMessageBox, QToolTip, QWidget

from desktop.dialogs.preferences import PreferencesDialog
from desktop.look.lettering import users_scale
from desktop.window.main_window import MainWindow
from tests.desktop.games import conftest
from tests.desktop.window.page_faults import cut, sideways
from tests.desktop.window.pages import PLACES, faults, opened
from tests.windows import be_of_size
from tests.workshop import every_page, situations

plain_window = conftest.window


@pytest.fixture
def window(plain_window: MainWindow) -> Iterator[MainWindow]:
    yield plain_window
    plain_window.settings["letters"] = 100
    settle()


def settle() -> None:
    """Qt tells of another font first, and then everything finds its place."""
    for _ in range(3):
        QApplication.processEvents()


def test_large_letters_have_larger_cards_with_a_larger_index_and_scores_beside_names(window):
    situations.at_the_table(window)
    be_of_size(window, QSize(1280, 800))
    settle()
    usual = window.table.places
    assert window.board.slate.isVisible() and not window.table.contents.cards._pack.look.huge
    window.settings["letters"] = 200
    settle()
    large = window.table.places
    assert window.table.contents.cards._pack.look.huge
    assert large.card_width > usual.card_width
    assert not window.board.slate.isVisible() and window.board.tokens.slate.isVisible()
    shown = [seat._score for seat in window.table.contents.items.seats]
    assert len(shown) == 4 and all(shown)
    window.settings["letters"] = 100
    settle()
    assert window.table.places.card_width == usual.card_width and window.board.slate.isVisible()
    assert not window.table.contents.cards._pack.look.huge


@pytest.mark.one_in(4)
@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
def test_no_page_cuts_a_word_where_letters_are_twice_as_large(qtbot, window, number):
    """At 1280 × 800; in German, whose words are the longer ones."""
    prepare, pages = PLACES[number]
    window.settings["language"] = "de"
    be_of_size(window, QSize(1280, 800))
    prepare(window)
    window.settings["letters"] = 200
    settle()
    # The dialogs, smaller still, are tried in `test_large_letters`.
    shown = opened(window, pages, lambda one: one in every_page.PAGES)
    found = list(faults(shown, {"cut": cut, "sideways": sideways}))
    assert not found, "\n".join(found)


def test_letters_are_as_large_as_they_are_set_at_once(qtbot, window):
    """Also on the dialog where that is chosen, at the table, and back again."""
    situations.at_the_table(window)
    be_of_size(window, QSize(1280, 800))
    before = QFontInfo(QApplication.font()).pixelSize()
    table, bar = window.table.font().pixelSize(), window.menuBar().font().pixelSize()
    dialog = PreferencesDialog(window.settings, window)
    dialog.show()
    label, heading = dialog._labels["letters"], dialog._headings["General"]
    small = label.fontInfo().pixelSize(), heading.fontInfo().pixelSize()
    dialog.field("letters").set_value(150)
    settle()
    grown = users_scale()
    assert grown > 1.3
    assert QFontInfo(QApplication.font()).pixelSize() == pytest.approx(1.5 * before, abs=1)
    assert window.table.font().pixelSize() == pytest.approx(grown * table, abs=1)
    assert window.menuBar().font().pixelSize() == pytest.approx(grown * bar, abs=1)
    assert label.fontInfo().pixelSize() == pytest.approx(1.5 * small[0], abs=1)
    assert heading.fontInfo().pixelSize() == pytest.approx(grown * small[1], abs=1)
    assert not cut(dialog) and not sideways(dialog)
    window.settings["letters"] = 100
    settle()
    assert QFontInfo(QApplication.font()).pixelSize() == before
    assert window.table.font().pixelSize() == table
    assert (label.fontInfo().pixelSize(), heading.fontInfo().pixelSize()) == small
    situations.put_away(window, dialog)


def test_the_desktops_letters_are_not_made_larger_than_there_is_room_for(qtbot, window):
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    desktop = app.font()
    larger = app.font()
    larger.setPixelSize(26)
    app.setFont(larger)
    window.settings["letters"] = 175
    assert users_scale() == 2
    window.settings["letters"] = 100
    assert QFontInfo(app.font()).pixelSize() == 26
    app.setFont(desktop)


@pytest.mark.parametrize(("width", "height", "times"), [(1280, 800, 1.0), (1920, 1200, 1.5)])
def test_what_opens_over_a_page_has_its_letters(qtbot, window, width, height, times):
    """Menus, tips and boxes: the serif of the page, in a size that grows with the window."""
    be_of_size(window, QSize(width, height))
    settle()
    QToolTip.showText(window.pos(), "a tip", window)
    tip = next(one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel"))
    box, asks = QMessageBox(window), QInputDialog(window)
    box.setText("a question")
    opened: list[QWidget] = [window.menuBar(), QMenu(window.table), tip, box, asks]
    opened += [label for label in box.findChildren(QWidget) if label.inherits("QLabel")]
    for one in opened:
        one.ensurePolished()
        shown = QFontInfo(one.font())
        assert shown.family() == "Source Serif Pro", one
        assert shown.pixelSize() == pytest.approx(15 * times, abs=1), one
    QToolTip.hideText()


def test_a_press_below_the_boxes_is_no_press_on_a_box(qtbot, window):
    """With large letters the boxes come so near that their shadows reach over slips and doors."""
    window.settings["letters"] = 150
    be_of_size(window, QSize(1280, 800))
    situations.at_first(window)
    settle()
    page = window.welcome
    page.boxes[6].setFocus()
    for one in (page.slips[0], page.name, *page.doors.values()):
        assert one.isVisible()
        met = window.childAt(one.mapTo(window, one.rect().center()))
        assert met is one or one.isAncestorOf(met), one
