"""A finger that rests on a card is told what it is; one that only taps plays as ever."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.table.table import TableView
from desktop.window import long_press
from desktop.window.main_window import MainWindow
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, to_phase

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


def test_a_finger_that_rests_is_told_and_nothing_is_played(
    qtbot: QtBot, window: MainWindow, finger: QPointingDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    table = window.board.table
    at = first_card(table, window)
    card = table.contents.hand_card_at(at)
    assert card is not None
    send(table, finger, QEvent.Type.MouseButtonPress, at)
    qtbot.wait(long_press.RESTS + 200)
    assert table.contents.tips.of(card).split("\n")[0] in window.message.text()
    send(table, finger, QEvent.Type.MouseButtonRelease, at)
    assert table.hand.picked is None and not table.gestures.pressing


def test_a_tap_picks_the_card_up_and_tells_nothing(
    qtbot: QtBot, window: MainWindow, finger: QPointingDevice
) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    table = window.board.table
    at = first_card(table, window)
    before = window.message.text()
    send(table, finger, QEvent.Type.MouseButtonPress, at)
    send(table, finger, QEvent.Type.MouseButtonRelease, at)
    picked = table.hand.picked
    assert picked is not None or window.message.text() != before  # or it was refused, and why
    assert not window.board.table.gestures.pressing


def test_a_finger_that_moves_drags(
    qtbot: QtBot, window: MainWindow, finger: QPointingDevice
) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    table = window.board.table
    at = first_card(table, window)
    send(table, finger, QEvent.Type.MouseButtonPress, at)
    send(table, finger, QEvent.Type.MouseMove, at + QPoint(40, -40))
    held = table.hand.held
    qtbot.wait(long_press.RESTS + 200)
    assert held is not None and table.hand.held is held
    table.gestures.cancel()
