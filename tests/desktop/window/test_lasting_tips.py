"""Tips stay while somebody reads them, the pointer may come to them, and Esc puts them away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from desktop.look.lasting_tips import LastingTips
from desktop.table.table import TableView
from desktop.window import what_is
from desktop.window.main_window import MainWindow
from tests.desktop.games import conftest
from tests.desktop.games.kit import press, scene_of, shown
from tests.desktop.reader.test_groups import ramsli
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, to_phase
from tests.workshop import every_page

window = conftest.window
FAR = QPoint(-4000, -4000)


class Pointer:
    """Where the pointer is, and how often it was asked for."""

    def __init__(self) -> None:
        self.at, self.asked = FAR, 0

    def __call__(self) -> QPoint:
        self.asked += 1
        return self.at


@pytest.fixture
def tips(window: MainWindow) -> Iterator[LastingTips]:
    app = QApplication.instance()
    assert app is not None
    found = app.findChild(LastingTips)
    assert isinstance(found, LastingTips)
    before, found.pointer = found.pointer, Pointer()
    yield found
    QToolTip.hideText()
    found.pointer = before


def pointed_at(tips: LastingTips, one: QWidget) -> QWidget:
    """Rest on this; the tip of it that is shown."""
    pointer = tips.pointer
    assert isinstance(pointer, Pointer)
    middle = one.rect().center()
    pointer.at = one.mapToGlobal(middle)
    window = one.window().windowHandle()
    QTest.mouseMove(window, one.mapTo(one.window(), middle))
    QApplication.sendEvent(one, QHelpEvent(QEvent.Type.ToolTip, middle, pointer.at))
    assert QToolTip.text() == one.toolTip()
    tips.look()
    return next(w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel"))


def test_a_tip_stays_while_the_pointer_rests_on_it_or_on_what_it_is_of(qtbot, window, tips):
    every_page.FIRST["new-evening"](window)
    assert window.pages.evening is not None
    word = window.pages.evening.words["back"]
    tip, pointer = pointed_at(tips, word), tips.pointer
    assert isinstance(pointer, Pointer)
    assert tips.rests()
    pointer.at = tip.geometry().center()
    pointer.asked = 0
    QApplication.sendEvent(word, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: pointer.asked > 0)  # now Qt would put it away
    assert QToolTip.isVisible()
    pointer.at = FAR
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_escape_puts_a_tip_away_and_does_nothing_else(qtbot, window, tips):
    every_page.FIRST["new-evening"](window)
    page = window.pages.evening
    assert page is not None
    pointed_at(tips, page.words["back"])
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert not QToolTip.isVisible() and window.pages.evening is page
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert window.pages.evening is None


def test_what_a_key_has_asked_for_stays_until_the_next_key(
    qtbot, window, tips, tmp_path, monkeypatch
):
    shown(qtbot, window, ramsli(), tmp_path)
    stock = window.table.mapToGlobal(window.table.place_rect("stock").center())
    monkeypatch.setattr("desktop.window.what_is.QCursor.pos", lambda: stock)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    press(window, Qt.Key.Key_I)
    assert QToolTip.isVisible()
    tips.look()
    assert tips.rests(), "though the pointer is far away"
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Right)
    assert not QToolTip.isVisible()


def test_no_tip_lies_across_the_hand(qtbot, window, tmp_path):
    """What a card is stands above the hand, or is said where sentences are."""
    shown(qtbot, window, ramsli(), tmp_path)
    table, card = window.table, scene_of(window).hand[1]
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Right)
    press(window, Qt.Key.Key_I)
    assert not QToolTip.isVisible() and window.message.isVisible()
    assert table.contents.tips.tell(card)
    (tip,) = (one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel"))
    hand = [one.pose.rect for one in table.contents.cards.spots.values() if one.zone == "hand"]
    assert tip.geometry().bottom() < table.mapToGlobal(QPoint(0, min(r.top() for r in hand))).y()
    QToolTip.hideText()


# A finger that rests on a card is told what it is; one that only taps plays as ever.

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def finger() -> QPointingDevice:
    """A screen that is touched."""
    kinds = QInputDevice.DeviceType.TouchScreen, QPointingDevice.PointerType.Finger
    return QPointingDevice("screen", 1, *kinds, QInputDevice.Capability.Position, 1, 0)


def send(table: TableView, device: QPointingDevice, kind: QEvent.Type, at: QPoint) -> None:
    down = LEFT if kind != QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
    where = QPointF(table.mapToGlobal(at))
    event = QMouseEvent(kind, QPointF(at), where, LEFT, down, NONE, device)
    QApplication.sendEvent(table, event)


def first_card(table: TableView, window: MainWindow) -> QPoint:
    assert window.scene is not None
    widget = table.card_widget(window.scene.hand[0])
    assert widget is not None
    return widget.geometry().center()


def test_a_finger_that_rests_is_told_and_nothing_is_played(qtbot, window, finger, monkeypatch):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    table = window.board.table
    at = first_card(table, window)
    card = table.contents.hand_card_at(at)
    assert card is not None
    send(table, finger, QEvent.Type.MouseButtonPress, at)
    qtbot.wait(what_is.RESTS + 200)
    assert table.contents.tips.of(card).split("\n")[0] in window.message.text()
    send(table, finger, QEvent.Type.MouseButtonRelease, at)
    assert table.hand.picked is None and not table.gestures.pressing


def test_a_finger_that_moves_drags(qtbot, window, finger):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    table = window.board.table
    at = first_card(table, window)
    send(table, finger, QEvent.Type.MouseButtonPress, at)
    send(table, finger, QEvent.Type.MouseMove, at + QPoint(40, -40))
    held = table.hand.held
    qtbot.wait(what_is.RESTS + 200)
    assert held is not None and table.hand.held is held
    table.gestures.cancel()
