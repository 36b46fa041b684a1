"""Parts stand beside each other as long as each has room, and else below each other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.common.beside_layout import BesideLayout
from desktop.common.flow_layout import FlowLayout


def part(wide: int, high: int) -> QWidget:
    widget = QWidget()
    widget.setMinimumSize(wide, high)
    return widget


@pytest.fixture
def both(qtbot: QtBot) -> QWidget:
    """A widget with a part of three shares and one of one."""
    whole = QWidget()
    qtbot.addWidget(whole)
    layout = BesideLayout(10)
    layout.add(part(100, 40), 3)
    layout.add(part(150, 60), 1)
    whole.setLayout(layout)
    whole.show()
    return whole


def boxes(whole: QWidget) -> list[tuple[int, int, int, int]]:
    return [child.geometry().getRect() for child in whole.findChildren(QWidget)]


def test_with_much_room_each_has_its_share(both: QWidget) -> None:
    both.resize(810, 100)
    assert boxes(both) == [(0, 0, 600, 100), (610, 0, 200, 100)]


def test_with_less_none_is_narrower_than_it_can_be(both: QWidget) -> None:
    both.resize(410, 100)
    assert boxes(both) == [(0, 0, 250, 100), (260, 0, 150, 100)]


def test_with_too_little_they_stand_below_each_other(both: QWidget) -> None:
    both.resize(259, 110)
    assert boxes(both) == [(0, 0, 259, 40), (0, 50, 259, 60)]
    layout = both.layout()
    assert layout is not None
    assert layout.minimumHeightForWidth(259) == 110 and layout.minimumHeightForWidth(260) == 60
    assert layout.minimumSize().width() == 150


@pytest.mark.parametrize(
    ("at", "left"),
    [
        (Qt.AlignmentFlag.AlignLeft, 0),
        (Qt.AlignmentFlag.AlignHCenter, 50),
        (Qt.AlignmentFlag.AlignRight, 100),
    ],
)
def test_a_line_lies_at_the_side_that_was_named(
    qtbot: QtBot, at: Qt.AlignmentFlag, left: int
) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    buttons = [QPushButton(str(number)) for number in range(2)]
    for button in buttons:
        button.setFixedSize(45, 20)
    whole.setLayout(FlowLayout(10, at, *buttons))
    whole.resize(200, 60)
    whole.show()
    assert [button.x() for button in buttons] == [left, left + 55]


def test_what_is_hidden_takes_no_room(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    buttons = [QPushButton(str(number)) for number in range(2)]
    whole.setLayout(FlowLayout(10, Qt.AlignmentFlag.AlignLeft, *buttons))
    whole.show()
    buttons[0].hide()
    whole.resize(203, 60)
    assert buttons[1].x() == 0
