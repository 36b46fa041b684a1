"""The slate on the table: a button of a turned shape that says all that stands on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.common.pose import Pose
from desktop.look.lettering import letters
from desktop.sheet import painter as painting
from desktop.sheet.slate_thing import SlateThing, shortened
from tests.desktop.sheet.pages import page

LEFT = Qt.MouseButton.LeftButton
POSE = Pose(400, 200, 160, 200, 12)
FIRST = page((3, 2, None))
SECOND = page((3, 2, None), (2, None, 3))


@pytest.fixture
def thing(qtbot: QtBot) -> Iterator[SlateThing]:
    table = QWidget()
    table.resize(600, 400)
    qtbot.addWidget(table)
    thing = SlateThing(table)
    thing.lie_at(POSE)
    thing.show()
    table.show()
    thing.grab()
    qtbot.waitUntil(lambda: not thing._bare)
    yield thing


def test_a_screen_reader_reads_all_that_stands_on_it(thing: SlateThing) -> None:
    assert thing.accessibleDescription() == "The slate is empty."
    thing.show_page(FIRST)
    assert thing.accessibleName() == "Slate"
    assert thing.accessibleDescription() == FIRST.in_words() == thing.toolTip()


def test_it_is_pressed_by_its_turned_shape(qtbot: QtBot, thing: SlateThing) -> None:
    pressed = []
    thing.clicked.connect(lambda: pressed.append(1))
    for across, down in ((0, 0), (0, 1), (1, 0), (1, 1)):
        inside = POSE.middle + (POSE.at(across, down) - POSE.middle) * 0.95
        QTest.mouseClick(thing, LEFT, pos=(inside - thing.pos()).toPoint())
    assert len(pressed) == 4
    QTest.mouseClick(thing, LEFT, pos=QPoint(3, 3))
    assert len(pressed) == 4


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_it_is_pressed_by_keys(qtbot: QtBot, thing: SlateThing, key: Qt.Key) -> None:
    with qtbot.waitSignal(thing.clicked):
        QTest.keyClick(thing, key)


def test_it_looks_otherwise_when_something_is_written(thing: SlateThing) -> None:
    empty = thing.grab().toImage()
    thing.show_page(FIRST)
    first = thing.grab().toImage()
    thing.show_page(SECOND)
    assert empty != first != thing.grab().toImage()


def test_new_strokes_are_told_but_not_those_of_another_evening(
    qtbot: QtBot, thing: SlateThing
) -> None:
    told = []
    thing.chalked.connect(lambda: told.append(1))
    thing.show_page(FIRST)
    assert told == []
    thing.show_page(SECOND)
    assert told == [1]
    thing.show_page(FIRST)  # taken back
    assert told == [1]


def test_long_names_are_cut_to_what_a_column_has_room_for(qapp: object) -> None:
    names, font = ("Lina", "Korbinian", "Resi"), letters("small")
    wide = QFontMetricsF(font).horizontalAdvance
    assert shortened(names, font, wide("Korbinian")) == names
    assert shortened(names, font, wide("Korb.") + 1) == ("Lina", "Korb.", "Resi")
    assert shortened(names, font, wide("Ko.") + 1) == ("Li.", "Ko.", "Re.")
    six = ("Lina", "Korbinian", "Resi", "Xaver", "Sebastian", "Anton")
    cut = shortened(six, font, wide("Anton"))
    assert [name for name in cut if not name.endswith(".")] == ["Lina", "Resi", "Xaver", "Anton"]
    assert len(cut[1]) == len(cut[4]) >= 3
    # Where nothing helps they are written upright, and whole.
    assert shortened(names, font, 1) == names


def test_it_is_painted_anew_when_it_lies_still(
    thing: SlateThing, monkeypatch: pytest.MonkeyPatch
) -> None:
    thing.show_page(FIRST)
    thing.grab()
    painted: list[int] = []
    written = painting.paint_written
    monkeypatch.setattr(
        painting, "paint_written", lambda *args: (painted.append(1), written(*args))[1]
    )
    for moved in range(1, 4):
        thing.lie_at(Pose(POSE.x + moved, POSE.y, POSE.width, POSE.height, POSE.turn))
        thing.grab()
    assert not painted, "a slate that is carried by a resized window is not chalked at each step"
    thing._resized.stop()
    thing.grab()
    assert painted


def test_when_it_is_seen_first_it_is_the_stone_alone(qtbot: QtBot) -> None:
    table = QWidget()
    table.resize(600, 400)
    qtbot.addWidget(table)
    thing = SlateThing(table)
    thing.lie_at(POSE)
    thing.show()
    empty = thing.grab().toImage()
    thing.show_page(FIRST)
    thing._bare = True
    assert thing.grab().toImage() == empty
    qtbot.waitUntil(lambda: not thing._bare)
    assert thing.grab().toImage() != empty
