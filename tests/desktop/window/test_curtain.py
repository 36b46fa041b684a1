"""The curtain lets nothing through until the right one lifts it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop.window.curtain import Curtain

SECRET = QColor(0, 255, 0)


@pytest.fixture
def room(qtbot) -> QWidget:
    """A table of one glaring colour, with something on it that takes keys."""
    room = QWidget()
    room.setPalette(QPalette(SECRET, SECRET))
    layout = QVBoxLayout(room)
    layout.addWidget(QLabel("E7"))
    layout.addWidget(QLineEdit())
    room.resize(640, 400)
    qtbot.addWidget(room)
    room.show()
    return room


@pytest.fixture
def curtain(room) -> Curtain:
    curtain = Curtain(room)
    curtain.setPalette(QApplication.palette())
    curtain.patience = 0
    return curtain


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def test_nothing_below_is_painted(room, curtain):
    assert SECRET.rgb() in colours(room.grab().toImage())
    curtain.drop("Anna")
    assert SECRET.rgb() not in colours(room.grab().toImage())


def test_it_grows_with_the_room(room, curtain):
    curtain.drop("Anna")
    room.resize(900, 700)
    assert curtain.geometry() == room.rect()
    assert SECRET.rgb() not in colours(room.grab().toImage())


def test_what_comes_later_lies_below(room, curtain):
    curtain.drop("Anna")
    late = QWidget(room)
    late.setAutoFillBackground(True)
    late.setGeometry(room.rect())
    late.show()
    assert SECRET.rgb() not in colours(room.grab().toImage())


def test_nothing_behind_gets_the_keys(qtbot, room, curtain):
    with qtbot.waitActive(room):
        room.activateWindow()
    curtain.drop("Anna")
    room.findChild(QLineEdit).setFocus()
    assert curtain.button.hasFocus()
    curtain.lift()
    room.findChild(QLineEdit).setFocus()
    assert room.findChild(QLineEdit).hasFocus()


def test_it_names_who_may_lift_it(curtain):
    curtain.drop("Anna & Co")
    assert curtain.button.accessibleName() == "I am Anna & Co: show my cards"
    assert curtain.button.text() == "I am Anna && Co: show my cards"


def test_somebody_without_a_name_is_no_you_who_has_a_turn(curtain):
    curtain.drop("Du")
    assert curtain.button.text() == "That is me: show my cards"
    assert "It is your turn" in curtain.button.accessibleDescription()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_lifts_it(qtbot, curtain, key):
    curtain.drop("Anna")
    with qtbot.waitSignal(curtain.lifted):
        qtbot.keyClick(curtain.button, key)
    assert curtain.isHidden()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Tab])
def test_other_keys_do_not(qtbot, room, curtain, key):
    curtain.drop("Anna")
    qtbot.keyClick(curtain.button, key)
    assert curtain.isVisible()
    assert room.findChild(QLineEdit).text() == ""
    assert not room.findChild(QLineEdit).hasFocus()


def test_a_click_lifts_it(qtbot, curtain):
    curtain.drop("Anna")
    with qtbot.waitSignal(curtain.lifted):
        qtbot.mouseClick(curtain.button, Qt.MouseButton.LeftButton)


def test_the_second_half_of_a_double_click_does_not(qtbot, curtain):
    curtain.patience = 10_000
    curtain.drop("Anna")
    with qtbot.assertNotEmitted(curtain.lifted):
        qtbot.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    assert curtain.isVisible()


def test_a_press_that_waited_while_the_program_was_busy_does_not_lift_it(qtbot, curtain):
    curtain.patience = 1
    curtain.drop("Anna")
    # No event loop runs meanwhile, as when the table is still being painted.
    QTest.qSleep(20)
    qtbot.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    assert curtain.isVisible()

    def lifted_by_another_one() -> bool:
        qtbot.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
        return curtain.isHidden()

    qtbot.waitUntil(lifted_by_another_one)


def test_for_nobody_it_goes_away_unheard(qtbot, curtain):
    curtain.drop("Anna")
    with qtbot.assertNotEmitted(curtain.lifted):
        curtain.drop("")
    assert curtain.isHidden()


def test_it_speaks_german_at_once(qtbot, curtain, speak):
    curtain.drop("Anna")
    speak({("curtain", "I am {name}: show my cards"): "Ich bin {name}"}).use("de")
    qtbot.waitUntil(lambda: curtain.button.text() == "Ich bin Anna")
