"""The chain of tie-breaks: switched with Space, moved with Alt and an arrow, or dragged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from desktop.club.pages.ties_form import TiesForm
from engine.log_table import TIES

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def form(qtbot: QtBot) -> TiesForm:
    form = TiesForm(["wins", "direct", "lot"])
    qtbot.addWidget(form)
    form.show()
    return form


def test_keys_switch_and_move_a_line(form: TiesForm) -> None:
    assert form.chain() == ["wins", "direct", "lot"] and form.count() == len(TIES)
    QTest.keyClick(form, Qt.Key.Key_Down, ALT)
    assert form.chain() == ["direct", "wins", "lot"]
    assert form.currentRow() == 1, "the keyboard stays with what was moved"
    QTest.keyClick(form, Qt.Key.Key_Up, ALT)
    QTest.keyClick(form, Qt.Key.Key_Up, ALT)
    assert form.chain() == ["wins", "direct", "lot"]
    QTest.keyClick(form, Qt.Key.Key_Space)
    assert form.chain() == ["direct", "lot"]


def test_a_line_that_is_dragged_stands_where_it_was_dropped(
    form: TiesForm, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert form.dragDropMode() == QAbstractItemView.DragDropMode.InternalMove
    for row in range(form.count()):
        flags = form.item(row).flags()
        assert flags & Qt.ItemFlag.ItemIsDragEnabled
        assert not flags & Qt.ItemFlag.ItemIsDropEnabled, "nothing is dropped upon another line"
    # The mouse takes the line up; this platform has no way to carry it.
    taken: list[str] = []
    monkeypatch.setattr(
        TiesForm, "startDrag", lambda self, _: taken.append(self.chain()[self.currentRow()])
    )
    start = form.visualItemRect(form.item(2)).center()
    QTest.mousePress(form.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for far in (1, 2):
        way = QPoint(0, -far * (QApplication.startDragDistance() + 1))
        QTest.mouseMove(form.viewport(), start + way)
    QTest.mouseRelease(form.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert taken and set(taken) == {"lot"}
    # What the view does where a line is dropped.
    assert form.model().moveRow(QModelIndex(), 2, QModelIndex(), 0)
    assert form.chain() == ["lot", "wins", "direct"] and form.count() == len(TIES)
