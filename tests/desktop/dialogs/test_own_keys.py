"""Keys are chosen by keys alone: a key that is taken is named with its owner, and given away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.common.action import Keymap
from desktop.dialogs.own_keys import OwnKeysDialog
from desktop.window.every_action import everything


@pytest.fixture
def keymap(qapp: object) -> Keymap:
    return Keymap(everything())


@pytest.fixture
def dialog(qtbot: QtBot, keymap: Keymap) -> OwnKeysDialog:
    one = OwnKeysDialog(everything(), keymap)
    qtbot.addWidget(one)
    one.show()
    qtbot.waitExposed(one)
    return one


def key_of(dialog: OwnKeysDialog, name: str) -> str:
    dialog.mark(name)
    item = dialog.list.currentItem()
    assert item is not None
    return item.text(1)


def press_new(dialog: OwnKeysDialog, name: str, key: Qt.Key) -> None:
    dialog.mark(name)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    QTest.keyClick(dialog.list, key)


def test_enter_and_then_a_key(dialog: OwnKeysDialog, keymap: Keymap) -> None:
    press_new(dialog, "hint", Qt.Key.Key_F2)
    assert keymap.keys("hint") == ("F2",) and key_of(dialog, "hint") == "F2"
    assert not dialog.listening
    QTest.keyClick(dialog.list, Qt.Key.Key_F3)
    assert keymap.keys("hint") == ("F2",), "nobody has asked for another key"


def test_every_action_is_there_and_may_have_another_key(dialog: OwnKeysDialog) -> None:
    assert dialog.list.topLevelItemCount() == len(everything())
    for one in everything():
        dialog.mark(one.id)
        assert dialog.marked == one.id


def test_a_key_that_is_taken_is_named_with_its_owner(dialog: OwnKeysDialog, keymap: Keymap) -> None:
    press_new(dialog, "hint", Qt.Key.Key_L)
    assert keymap.keys("hint") == ("H",)
    assert dialog.message.text() == "L does “Last trick” already."
    assert dialog.take.isVisible() and dialog.take.hasFocus()
    QTest.keyClick(dialog.take, Qt.Key.Key_Space)
    assert keymap.keys("hint") == ("L",) and keymap.keys("last_trick") == ()
    assert key_of(dialog, "last_trick") == "–" and not dialog.take.isVisible()


def test_a_key_of_a_menu_is_no_key_of_a_menu_while_another_is_chosen(
    dialog: OwnKeysDialog, keymap: Keymap
) -> None:
    dialog.mark("hint")
    dialog.other.click()
    QTest.keyClick(dialog.list, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert dialog.isVisible() and "Quit" in dialog.message.text()


def test_escape_leaves_all_as_it_is_and_the_dialog_open(
    dialog: OwnKeysDialog, keymap: Keymap
) -> None:
    press_new(dialog, "hint", Qt.Key.Key_Escape)
    assert keymap.keys("hint") == ("H",) and dialog.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_a_key_that_everything_needs_is_refused(
    dialog: OwnKeysDialog, keymap: Keymap, key: Qt.Key
) -> None:
    press_new(dialog, "hint", key)
    assert keymap.keys("hint") == ("H",) and "cannot be chosen" in dialog.message.text()


def test_without_a_key_and_with_its_own_again(dialog: OwnKeysDialog, keymap: Keymap) -> None:
    dialog.mark("hint")
    dialog.none.click()
    assert keymap.keys("hint") == ()
    press_new(dialog, "why", Qt.Key.Key_H)
    dialog.mark("hint")
    dialog.own.click()
    assert keymap.keys("hint") == () and "Why was this trick won?" in dialog.message.text()
    dialog.all.click()
    assert keymap.chosen() == {} and key_of(dialog, "hint") == "H"


def test_a_letter_can_be_chosen_where_letters_are_not_heard(
    dialog: OwnKeysDialog, keymap: Keymap
) -> None:
    keymap.use_letters(False)
    press_new(dialog, "hint", Qt.Key.Key_L)
    assert "Last trick" in dialog.message.text(), "it would be heard twice if letters were"


def test_what_has_the_same_words_is_told_apart(dialog: OwnKeysDialog) -> None:
    rows = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    texts = [row.text(0) for row in rows if row is not None]
    assert len({*texts}) == len(texts) and "choose a card (←)" in texts
