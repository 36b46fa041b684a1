"""The slate that is brought near: over everything, with numbers and story, and put back again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.common.settings import Settings
from desktop.look.lettering import letters
from desktop.sheet.near_slate import NearSlate
from tests.desktop.sheet.pages import page

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[QWidget]:
    """What lies below: a page with one button, where the keyboard is."""
    page = QWidget()
    QVBoxLayout(page).addWidget(QPushButton("card"))
    page.resize(800, 600)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
    yield page


@pytest.fixture
def near(table: QWidget, tmp_path: Path) -> NearSlate:
    slate = NearSlate(Settings(tmp_path / "settings.ini"), table)
    slate.lie_in(table.rect(), QRect(200, 60, 400, 480))
    return slate


def test_it_covers_the_table_and_takes_the_keyboard(table: QWidget, near: NearSlate) -> None:
    assert not near.near and near.isHidden()
    near.bring()
    assert near.near and table.childAt(5, 5) is near
    assert near.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("how", ["escape", "beside", "again"])
def test_it_is_put_back_and_the_keyboard_is_where_it_was(
    table: QWidget, near: NearSlate, how: str
) -> None:
    card = table.findChild(QPushButton)
    assert card is not None
    card.setFocus()
    near.bring(near.story)
    if how == "escape":
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    elif how == "beside":
        QTest.mouseClick(near, LEFT, pos=QPoint(20, 300))
    else:
        near.turn_over()
    assert not near.near and near.isHidden()
    assert QApplication.focusWidget() is card


def test_a_click_upon_it_leaves_it_there(near: NearSlate) -> None:
    near.bring()
    QTest.mouseClick(near.slate, LEFT, pos=near.slate.rect().center())
    assert near.near


def test_its_three_sides_are_turned_up_by_tabs(near: NearSlate) -> None:
    near.bring()
    tabs = near.tabs
    assert [tab.text() for tab in tabs] == ["Slate", "Numbers", "Story"]
    for tab, side in zip(tabs, (near.slate, near.plain, near.story), strict=True):
        QTest.mouseClick(tab, LEFT, pos=tab.rect().center())
        assert side.isVisible() and tab.isChecked()
        assert sum(one.isVisible() for one in (near.slate, near.plain, near.story)) == 1


def test_the_tab_key_stays_within_it(table: QWidget, near: NearSlate) -> None:
    near.bring(near.plain)
    seen = set()
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    assert seen == {*near.tabs, near.plain}


def test_beside_a_page_it_stays_where_it_is(near: NearSlate) -> None:
    near.docked = True
    near.show()
    QTest.mouseClick(near, LEFT, pos=QPoint(20, 300))
    QTest.keyClick(near, Qt.Key.Key_Escape)
    assert near.isVisible() and not near.near


def test_a_long_evening_is_gone_through_by_keys_in_its_numbers(near: NearSlate) -> None:
    near.plain.show_sheet(page(*[(2, 0, -2)] * 60))
    near.bring(near.plain)
    bar = near.plain.verticalScrollBar()
    assert bar.maximum() > 0
    seen: list[int] = []
    keys = Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_PageUp
    for key in keys:
        QTest.keyClick(near.plain, key)
        seen.append(bar.value())
    top, down, bottom, up = seen
    assert top == 0 < down < bottom == bar.maximum() and up < bottom


def test_a_story_without_a_word_says_what_will_stand_there(near: NearSlate) -> None:
    near.forget()
    near.bring(near.story)
    told = "Whatever happens at the table from now on will appear here."
    assert near.story.accessibleDescription() == told
    empty = near.grab().toImage()
    speech = page((1, 0, 0)).speech
    near.tell("Anna deals.", speech)
    assert near.story.accessibleDescription() == ""
    near.story.clear()
    assert near.grab().toImage() != empty


def test_the_story_shows_where_the_keyboard_is(near: NearSlate) -> None:
    speech = page((1, 0, 0)).speech
    for told in ("Anna deals.", "Ben passes."):
        near.tell(told, speech)
    near.bring(near.story)
    assert QApplication.focusWidget() is near.story
    item = near.story.currentItem()
    assert item is not None and item.text() == "Ben passes."


def test_on_a_narrow_slate_its_tabs_stand_side_by_side_above_it(near: NearSlate) -> None:
    """As beside the page of a deal by hand in a small window; no word is cut."""
    near.lie_in(QRect(540, 30, 260, 500), QRect(540, 30, 257, 500))
    near.bring()
    places = [tab.geometry() for tab in near.tabs]
    assert places[-1].right() < 257
    for tab, one, after in zip(near.tabs, places, [*places[1:], QRect(257, 0, 1, 1)], strict=True):
        assert one.right() < after.left()
        font = letters("text", tab.scale, bold=True)
        assert QFontMetrics(font).horizontalAdvance(tab.text()) < one.width()
