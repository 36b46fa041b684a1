"""Only a press for what had lain still long enough to be seen counts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from desktop.common.presses import IMPATIENT, STILL, STILL_AT_ONCE, ButtonGuard, Presses
from desktop.common.settings import Settings

LEFT = Qt.MouseButton.LeftButton


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 10_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def watch() -> Watch:
    return Watch()


def test_what_has_only_just_come_to_lie_is_not_meant(settings: Settings, watch: Watch) -> None:
    presses = Presses(settings, watch)
    presses.stir()
    watch.time += STILL - 1
    assert not presses.counts()
    watch.time += 1
    assert presses.counts()


def test_who_does_not_want_to_wait_waits_less(settings: Settings, watch: Watch) -> None:
    settings["pace"] = "instant"
    presses = Presses(settings, watch)
    presses.stir()
    watch.time += STILL_AT_ONCE
    assert presses.counts()


def test_what_follows_a_press_for_nothing_at_once_is_for_nothing_too(
    settings: Settings, watch: Watch
) -> None:
    presses = Presses(settings, watch)
    presses.in_vain()
    watch.time += IMPATIENT - 1
    assert not presses.counts()
    watch.time += 1
    assert presses.counts()


class Button:
    """A button on the screen, and how often it was pressed."""

    def __init__(self, qtbot: QtBot, settings: Settings, watch: Watch) -> None:
        self.guard = ButtonGuard(settings, watch)
        self.widget = QPushButton("Pass")
        self.widget.setAutoDefault(True)
        self.pressed = 0
        self.widget.clicked.connect(self._press)
        qtbot.addWidget(self.widget)
        self.guard.watch(self.widget)
        with qtbot.waitActive(self.widget):
            self.widget.show()
            self.widget.activateWindow()
        self.widget.setFocus()

    def _press(self) -> None:
        self.pressed += 1


@pytest.fixture
def button(qtbot: QtBot, settings: Settings, watch: Watch) -> Button:
    return Button(qtbot, settings, watch)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_presses_a_button_that_has_been_there_for_a_while(
    button: Button, watch: Watch, key: Qt.Key
) -> None:
    QTest.keyClick(button.widget, key)
    assert button.pressed == 0
    watch.time += STILL
    QTest.keyClick(button.widget, key)
    assert button.pressed == 1 and button.guard.by_keys


def test_a_click_on_a_button_that_has_just_come_was_for_what_lay_there_before(
    button: Button, watch: Watch
) -> None:
    QTest.mouseClick(button.widget, LEFT)
    assert button.pressed == 0
    watch.time += STILL
    QTest.mouseClick(button.widget, LEFT)
    assert button.pressed == 1 and not button.guard.by_keys


def test_a_button_that_has_moved_is_a_new_one(button: Button, watch: Watch) -> None:
    watch.time += STILL
    button.widget.resize(button.widget.width() + 40, button.widget.height())
    QTest.mouseClick(button.widget, LEFT)
    assert button.pressed == 0


def test_a_press_that_has_begun_does_not_go_to_another_meaning(
    button: Button, watch: Watch
) -> None:
    watch.time += STILL
    QTest.mousePress(button.widget, LEFT)
    button.guard.stir_all()
    QTest.mouseRelease(button.widget, LEFT)
    assert button.pressed == 0


def test_a_key_that_is_held_down_presses_nothing_again(button: Button, watch: Watch) -> None:
    watch.time += STILL
    for repeat in (False, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=repeat
        )
        QApplication.sendEvent(button.widget, event)
    assert button.pressed == 1


def test_a_button_that_is_gone_is_watched_no_longer(button: Button) -> None:
    other = QPushButton("Play", button.widget)
    button.guard.watch(other)
    delete(other)
    button.guard.stir_all()


def test_a_menu_that_has_just_come_takes_no_press_that_was_for_its_button(
    button: Button, watch: Watch
) -> None:
    menu, said = QMenu(button.widget), list[str]()
    for word in ("one", "two"):
        menu.addAction(f"&{word}").triggered.connect(lambda _=False, word=word: said.append(word))
    button.guard.watch(menu)
    menu.popup(button.widget.mapToGlobal(QPoint(0, 0)))
    first = menu.actionGeometry(menu.actions()[0]).center()
    menu.setActiveAction(menu.actions()[0])
    QTest.keyClick(menu, Qt.Key.Key_Return)
    QTest.keyClick(menu, Qt.Key.Key_T)
    QTest.mouseClick(menu, LEFT, pos=first)
    assert said == [] and menu.isVisible()
    watch.time += STILL
    QTest.mouseClick(menu, LEFT, pos=first)
    assert said == ["one"]
