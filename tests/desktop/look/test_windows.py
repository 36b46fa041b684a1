"""Dialogs of paper: one heading, a size that grows, and nothing that a small screen cuts off."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.common.form_fields import scrolled
from desktop.common.scaling import FRAME
from desktop.look.application import dress, measures, style_sheet
from desktop.look.parts import EmptyNote, Heading, PaperDialog, fit_to_screen, paper_form
from desktop.look.parts import windows as made_of_paper
from desktop.look.theme import theme, theme_for


class Small(PaperDialog):
    """A dialog with a button below a label."""

    def __init__(self, parent: QWidget | None = None, high: int = 40) -> None:
        super().__init__(parent)
        layout = self.column()
        self.body = QLabel("words")
        self.body.setMinimumHeight(high)
        self.button = QPushButton("Close")
        layout.addWidget(self.body)
        layout.addWidget(self.button)
        self.setWindowTitle("Preferences")
        fit_to_screen(self, 300, 200)


class Screen:
    """A screen of this size."""

    def __init__(self, size: QSize) -> None:
        self._size = size

    def availableSize(self) -> QSize:
        return self._size

    def availableGeometry(self) -> QRect:
        return QRect(0, 0, self._size.width(), self._size.height())


@pytest.fixture
def wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PaperDialog, "screen", lambda self: Screen(QSize(3840, 2160)))


def on_window(qtbot: QtBot, size: QSize) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(size)
    return window


def test_its_title_is_its_heading(qtbot):
    dialog = Small()
    qtbot.addWidget(dialog)
    heading = dialog.findChild(Heading)
    assert heading is not None and heading.text() == "Preferences"
    dialog.setWindowTitle("Keys")
    assert heading.text() == "Keys"


def test_beside_a_large_window_it_is_larger_and_so_are_its_letters(qtbot, wide_screen):
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app, theme())
    usual, huge = on_window(qtbot, QSize(1280, 800)), on_window(qtbot, QSize(3840, 2160))
    small, large = Small(usual), Small(huge)
    assert small.size() == QSize(300, 200)
    assert large.size() == QSize(750, 500)
    for of in (lambda d: d, lambda d: d.body, lambda d: d.findChild(Heading)):
        assert of(large).fontInfo().pixelSize() > 2 * of(small).fontInfo().pixelSize()


def test_gaps_of_layouts_within_layouts_grow_as_often_as_its_letters(qtbot, wide_screen):
    class Nested(PaperDialog):
        def __init__(self, parent: QWidget) -> None:
            super().__init__(parent)
            self.form = paper_form()
            self.form.addRow("Name", QPushButton("Anna"))
            self.left = QVBoxLayout()
            self.left.addLayout(self.form)
            self.column().addLayout(self.left)
            fit_to_screen(self, 300, 200)

    def gaps(size: QSize) -> tuple[int, int]:
        window = on_window(qtbot, size)
        dialog = Nested(window)
        return dialog.form.verticalSpacing(), dialog.left.spacing()

    small, large = gaps(QSize(1280, 800)), gaps(QSize(2560, 1600))
    for one, other in zip(small, large, strict=True):
        assert other == pytest.approx(2 * one, abs=1)


def test_a_heading_that_comes_later_has_the_letters_of_its_window(qtbot, wide_screen):
    window = on_window(qtbot, QSize(3840, 2160))
    dialog = Small(window)
    later = Heading("later", dialog)
    dialog.show()
    later.show()
    first = dialog.findChild(Heading)
    assert abs(later.fontInfo().pixelSize() - first.fontInfo().pixelSize()) <= 2


def test_it_grows_with_the_letters_of_the_desktop(qtbot, wide_screen, monkeypatch):
    monkeypatch.setattr(made_of_paper, "users_scale", lambda: 2.0)
    dialog = Small()
    qtbot.addWidget(dialog)
    assert dialog.size() == QSize(600, 400)


def test_it_is_never_larger_than_its_screen(qtbot, monkeypatch):
    screen = QSize(800, 600)
    monkeypatch.setattr(PaperDialog, "screen", lambda self: Screen(screen))
    monkeypatch.setattr(made_of_paper, "users_scale", lambda: 4.0)
    dialog = Small()
    qtbot.addWidget(dialog)
    room = screen - FRAME
    assert dialog.width() <= room.width() and dialog.height() <= room.height()


def test_what_finds_no_room_can_be_scrolled_to(qtbot):
    dialog = Small(high=900)
    qtbot.addWidget(dialog)
    dialog.resize(300, 300)
    dialog.show()
    area = dialog.findChild(QScrollArea)
    assert area is not None and area.verticalScrollBar().maximum() > 500
    dialog.resize(300, 1200)
    assert area.verticalScrollBar().maximum() == 0


def test_an_empty_list_says_what_will_stand_there(qtbot):
    view = QListWidget()
    qtbot.addWidget(view)
    note = EmptyNote(view, "Evenings will stand here.")
    view.show()
    assert note.isVisible() and view.accessibleDescription() == "Evenings will stand here."
    view.addItem("an evening")
    assert not note.isVisible() and view.accessibleDescription() == ""
    view.clear()
    assert note.isVisible()
    note.setText("")
    assert not note.isVisible()


def test_rows_of_a_list_do_not_run_into_each_other(qtbot, qapp):
    sheet = qapp.styleSheet()
    qapp.setStyleSheet(style_sheet(theme_for(False)) + measures(1.0))
    try:
        dialog = PaperDialog()
        qtbot.addWidget(dialog)
        rows = QListWidget()
        rows.addItems(["one", "two", "three"])
        dialog.column().addWidget(rows)
        rows.setCurrentRow(0)
        dialog.show()
        boxes = [rows.visualItemRect(rows.item(row)) for row in range(3)]
        assert not any(one.intersects(next_) for one, next_ in pairwise(boxes))
    finally:
        qapp.setStyleSheet(sheet)


def test_what_scrolls_lies_on_the_paper_on_every_tab(qtbot, qapp):
    sheet = qapp.styleSheet()
    qapp.setStyleSheet(style_sheet(theme_for(False)) + measures(1.0))
    try:
        dialog = PaperDialog()
        qtbot.addWidget(dialog)
        tabs = QTabWidget()
        dialog.column().addWidget(tabs)
        areas = [scrolled(QWidget(), lambda area: tabs.addTab(area, "Tab")) for _ in range(2)]
        dialog.resize(500, 400)
        dialog.show()
        for area in areas:
            tabs.setCurrentWidget(area)
            picture = dialog.grab().toImage()
            place = area.mapTo(dialog, area.rect().center())
            colours = {picture.pixel(place.x(), place.y() + down) for down in range(40)}
            assert len(colours) > 1, "the grain of the paper is seen"
    finally:
        qapp.setStyleSheet(sheet)
