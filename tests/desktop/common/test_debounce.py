"""Only a press for what had lain still long enough to be seen counts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from desktop.common.debounce import IMPATIENT, STILL, STILL_AT_ONCE, ButtonGuard, Debounce
from desktop.common.pace import (
    PACES,
    a_move_takes,
    is_read,
    pace_of,
    reading_time,
    stays,
    trick_lies,
)
from desktop.common.settings import SETTINGS, Settings

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


def test_what_has_only_just_come_to_lie_is_not_meant(settings, watch):
    debounce = Debounce(settings, watch)
    debounce.stir()
    watch.time += STILL - 1
    assert not debounce.counts()
    watch.time += 1
    assert debounce.counts()


def test_who_does_not_want_to_wait_waits_less(settings, watch):
    settings["pace"] = "instant"
    debounce = Debounce(settings, watch)
    debounce.stir()
    watch.time += STILL_AT_ONCE
    assert debounce.counts()


def test_what_follows_a_press_for_nothing_at_once_is_for_nothing_too(settings, watch):
    debounce = Debounce(settings, watch)
    debounce.in_vain()
    watch.time += IMPATIENT - 1
    assert not debounce.counts()
    watch.time += 1
    assert debounce.counts()


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
def test_a_key_presses_a_button_that_has_been_there_for_a_while(button, watch, key):
    QTest.keyClick(button.widget, key)
    assert button.pressed == 0
    watch.time += STILL
    QTest.keyClick(button.widget, key)
    assert button.pressed == 1 and button.guard.by_keys


def test_a_click_on_a_button_that_has_just_come_was_for_what_lay_there_before(button, watch):
    QTest.mouseClick(button.widget, LEFT)
    assert button.pressed == 0
    watch.time += STILL
    QTest.mouseClick(button.widget, LEFT)
    assert button.pressed == 1 and not button.guard.by_keys


def test_a_button_that_has_moved_is_a_new_one(button, watch):
    watch.time += STILL
    button.widget.resize(button.widget.width() + 40, button.widget.height())
    QTest.mouseClick(button.widget, LEFT)
    assert button.pressed == 0


def test_a_press_that_has_begun_does_not_go_to_another_meaning(button, watch):
    watch.time += STILL
    QTest.mousePress(button.widget, LEFT)
    button.guard.stir_all()
    QTest.mouseRelease(button.widget, LEFT)
    assert button.pressed == 0


def test_a_key_that_is_held_down_presses_nothing_again(button, watch):
    watch.time += STILL
    for repeat in (False, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=repeat
        )
        QApplication.sendEvent(button.widget, event)
    assert button.pressed == 1


def test_a_button_that_is_gone_is_watched_no_longer(button):
    other = QPushButton("Play", button.widget)
    button.guard.watch(other)
    delete(other)
    button.guard.stir_all()


def test_a_menu_that_has_just_come_takes_no_press_that_was_for_its_button(button, watch):
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


# The five paces: each slower one gives more time, the slowest waits for a press.

TEXT = "Resi takes the Ober of Acorns lying open."


def test_each_value_of_the_setting_is_a_pace():
    assert set(PACES) == set(SETTINGS["pace"].values)
    assert len(PACES) == 5


def test_no_pace_gives_less_time_than_a_faster_one(settings):
    for slower, faster in pairwise(PACES.values()):
        assert slower.move >= faster.move and slower.flight >= faster.flight
        assert slower.trick is None or slower.trick > (faster.trick or 0)
        assert slower.reading is None or slower.reading > (faster.reading or 0)


def test_who_learns_reads_until_a_press_and_who_is_in_a_hurry_not_at_all(settings):
    settings["pace"] = "learning"
    assert reading_time(settings, TEXT) is None and trick_lies(settings) is None
    settings["pace"] = "instant"
    assert reading_time(settings, TEXT) == 0 and not is_read(settings)


@pytest.mark.parametrize("pace", PACES)
def test_who_follows_can_read_who_is_waited_for(settings, pace):
    settings["pace"] = pace
    long = "Dora wonders whether to play or to pass."
    usual = pace_of(settings).move
    assert a_move_takes(settings, "") == usual
    if pace in ("learning", "slow"):
        settings["pace"] = "normal"
        once = reading_time(settings, long)
        settings["pace"] = pace
        assert a_move_takes(settings, long) == once > usual
    else:
        assert a_move_takes(settings, long) == usual


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_a_longer_sentence_stays_longer(settings, pace):
    settings["pace"] = pace
    short, long = reading_time(settings, TEXT), reading_time(settings, 2 * TEXT)
    assert is_read(settings) and short is not None and long is not None and 0 < short < long


def test_who_may_come_late_to_a_sentence_finds_it_until_a_press(settings, monkeypatch):
    """At the slowest pace, with one switch, and with a screen reader; others have time to read."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    usual = stays(settings, TEXT, 5000)
    assert usual is not None and usual >= 5000
    longer = stays(settings, 10 * TEXT, 5000)
    assert longer is not None and longer > usual
    settings["scanning"] = 8
    assert stays(settings, TEXT, 5000) is None
    settings["scanning"] = 0
    assert stays(settings, TEXT, 5000) == usual
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    assert stays(settings, TEXT, 5000) is None
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    settings["pace"] = "learning"
    assert stays(settings, TEXT, 5000) is None


def test_a_time_that_was_chosen_for_tricks_goes_before_the_pace(settings):
    assert trick_lies(settings) == pace_of(settings).trick
    settings["trick_wait"] = 30
    assert trick_lies(settings) == 3000
    settings["trick_wait"], settings["pace"] = 0, "fast"
    assert trick_lies(settings) is None


def test_in_the_first_match_of_a_game_a_trick_waits_for_a_press(settings):
    assert trick_lies(settings, first=True) is None and trick_lies(settings) == 2500
    settings["trick_wait"] = 10
    assert trick_lies(settings, first=True) == 1000, "what was chosen goes before"
    settings["trick_wait"], settings["pace"] = -1, "fast"
    assert trick_lies(settings, first=True) == pace_of(settings).trick, "so does haste"


def test_one_of_several_exchanges_is_told_for_a_moment(settings):
    usual, moment = reading_time(settings, TEXT), reading_time(settings, TEXT, brisk=True)
    assert usual is not None and moment is not None and moment < 1000 < usual
    settings["pace"] = "learning"
    assert reading_time(settings, TEXT, brisk=True) is None


@pytest.mark.parametrize("pace", ["slow", "normal", "fast", "instant"])
def test_what_older_versions_have_kept_is_a_pace_still(tmp_path, qapp, pace):
    file = tmp_path / "s.ini"
    file.write_text(f"[General]\npace={pace}\ntrick_wait=0\n")
    settings = Settings(file)
    assert pace_of(settings) is PACES[pace] and trick_lies(settings) is None
