"""A slate of figures without room for all deals: gone through by wheel, keys and pulling."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.sheet.page import SheetPage
from desktop.sheet.slate import SlateView
from tests.desktop.sheet.pages import page
from tests.desktop.sheet.test_ledger import money

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key


def shown(qtbot: QtBot, sheet: SheetPage) -> SlateView:
    slate = SlateView(lambda: False)
    slate.resize(300, 360)
    qtbot.addWidget(slate)
    slate.show_sheet(sheet)
    with qtbot.waitExposed(slate):
        slate.show()
    qtbot.wait(20)
    slate.grab()
    return slate


def turn(slate: SlateView, notches: int) -> QWheelEvent:
    """Turn the wheel over the middle of it; upwards is towards the first deal."""
    middle = QPointF(slate.rect().center())
    event = QWheelEvent(
        middle,
        slate.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    event.ignore()
    QApplication.sendEvent(slate, event)
    return event


def test_it_begins_at_the_newest_and_the_wheel_goes_back(qtbot: QtBot) -> None:
    slate = shown(qtbot, money(*range(1, 41)))
    newest = slate.grab().toImage()
    assert slate.roll.back == 0 and slate.roll.farthest > 20
    assert turn(slate, 3).isAccepted() and slate.roll.back == 3
    assert slate.grab().toImage() != newest
    turn(slate, -9)
    assert slate.roll.back == 0 and slate.grab().toImage() == newest


def test_keys_go_to_both_ends_by_pages_and_by_deals(qtbot: QtBot) -> None:
    slate = shown(qtbot, money(*range(1, 41)))
    seen = []
    for key in (Key.Key_Up, Key.Key_PageUp, Key.Key_Home, Key.Key_PageDown, Key.Key_End):
        QTest.keyClick(slate, key)
        seen.append(slate.roll.back)
    one, more, first, down, newest = seen
    assert (one, newest) == (1, 0) and 1 < more < first == slate.roll.farthest > down > 0


def test_pulling_it_down_shows_earlier_deals(qtbot: QtBot) -> None:
    slate = shown(qtbot, money(*range(1, 41)))
    QTest.mousePress(slate, LEFT, pos=QPoint(150, 100))
    QTest.mouseMove(slate, QPoint(150, 220))
    assert slate.roll.back > 2
    QTest.mouseMove(slate, QPoint(150, 100))
    QTest.mouseRelease(slate, LEFT, pos=QPoint(150, 100))
    assert slate.roll.back == 0
    QTest.mouseMove(slate, QPoint(150, 300))
    assert slate.roll.back == 0


def test_another_deal_brings_the_newest_back(qtbot: QtBot) -> None:
    slate = shown(qtbot, money(*range(1, 41)))
    QTest.keyClick(slate, Key.Key_Home)
    slate.show_sheet(money(*range(1, 41)))
    assert slate.roll.back > 0
    slate.show_sheet(money(*range(1, 42)))
    assert slate.roll.back == 0


@pytest.mark.parametrize("sheet", [money(1, 2), page((2, 0, 1))])
def test_where_everything_is_shown_nothing_rolls(qtbot: QtBot, sheet: SheetPage) -> None:
    slate = shown(qtbot, sheet)
    assert not turn(slate, 3).isAccepted()
    QTest.keyClick(slate, Key.Key_Home)
    assert slate.roll.back == slate.roll.farthest == 0
