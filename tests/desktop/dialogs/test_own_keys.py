"""Keys are chosen by keys alone: a key that is taken is named with its owner, and given away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.common.action import KEY_ONLY, Action, Keymap
from desktop.dialogs.own_keys import OwnKeysDialog
from desktop.dialogs.shortcuts import ShortcutsDialog, as_markdown, rows
from desktop.print import output
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


def test_enter_and_then_a_key(dialog, keymap):
    press_new(dialog, "hint", Qt.Key.Key_F10)
    assert keymap.keys("hint") == ("F10",) and key_of(dialog, "hint") == "F10"
    assert not dialog.listening
    QTest.keyClick(dialog.list, Qt.Key.Key_F8)
    assert keymap.keys("hint") == ("F10",), "nobody has asked for another key"


def test_every_action_is_there_and_may_have_another_key(dialog):
    assert dialog.list.topLevelItemCount() == len(everything())
    for one in everything():
        dialog.mark(one.id)
        assert dialog.marked == one.id


def test_a_key_that_is_taken_is_named_with_its_owner(dialog, keymap):
    press_new(dialog, "hint", Qt.Key.Key_L)
    assert keymap.keys("hint") == ("H",)
    assert dialog.message.text() == "L is already used for “Last trick”."
    assert dialog.take.isVisible() and dialog.take.hasFocus()
    QTest.keyClick(dialog.take, Qt.Key.Key_Space)
    assert keymap.keys("hint") == ("L",) and keymap.keys("last_trick") == ("F3",)
    assert key_of(dialog, "last_trick") == "F3" and not dialog.take.isVisible()


def test_a_key_of_a_menu_is_no_key_of_a_menu_while_another_is_chosen(dialog, keymap):
    dialog.mark("hint")
    dialog.other.click()
    QTest.keyClick(dialog.list, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert dialog.isVisible() and "Quit" in dialog.message.text()


def test_escape_leaves_all_as_it_is_and_the_dialog_open(dialog, keymap):
    press_new(dialog, "hint", Qt.Key.Key_Escape)
    assert keymap.keys("hint") == ("H",) and dialog.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_a_key_that_everything_needs_is_refused(dialog, keymap, key):
    press_new(dialog, "hint", key)
    assert keymap.keys("hint") == ("H",) and "is reserved" in dialog.message.text()


def test_without_a_key_and_with_its_own_again(dialog, keymap):
    dialog.mark("hint")
    dialog.none.click()
    assert keymap.keys("hint") == ()
    press_new(dialog, "why", Qt.Key.Key_H)
    dialog.mark("hint")
    dialog.own.click()
    assert keymap.keys("hint") == () and "Why was this trick won?" in dialog.message.text()
    dialog.all.click()
    assert keymap.chosen() == {} and key_of(dialog, "hint") == "H"


def test_a_letter_can_be_chosen_where_letters_are_not_heard(dialog, keymap):
    keymap.use_letters(False)
    press_new(dialog, "hint", Qt.Key.Key_L)
    assert "Last trick" in dialog.message.text(), "it would be heard twice if letters were"


def test_what_has_the_same_words_is_told_apart(dialog):
    rows = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    texts = [row.text(0) for row in rows if row is not None]
    assert len({*texts}) == len(texts) and "choose a card (←)" in texts


# The page of keys lists every key of every action, as it is now.


def listed(keymap: Keymap) -> dict[str, str]:
    """What each key does, by the key as it stands there."""
    return dict(rows(everything(), keymap))


def test_every_key_of_the_program_is_there(keymap):
    page = rows(everything(), keymap)
    said = {words for _, words in page}
    assert {one.plain_words() for one in everything() if one.keys} == said
    assert len({keys for keys, _ in page}) == len(page) - 3, (
        "Escape, the arrows and the space bar stand there twice"
    )
    assert all(keys and words for keys, words in page)


def test_keys_that_do_the_same_share_a_line(keymap):
    page = listed(keymap)
    assert page["Ctrl+Shift+Z · Ctrl+Y"] == "Redo"
    assert page["Enter · Space"] == "play the chosen card, or go on after a trick"


def test_neighbours_that_do_much_the_same_share_a_line(keymap):
    page = listed(keymap)
    assert page["← →"] == "choose a card"
    assert page["Shift+← →"] == "move a card within the hand"
    assert page["Ctrl+1 … 4"].startswith("players, rounds")
    assert page["1 … 6"].startswith("projector: tables")


def test_a_key_that_was_chosen_stands_there(keymap):
    keymap.choose("hint", ["J"])
    assert listed(keymap)["J"] == "Hint"
    assert "H" not in listed(keymap)


def test_an_action_without_a_key_has_no_line(keymap):
    keymap.choose("hint", [])
    assert "Hint" not in listed(keymap).values()
    lone = Action(id="lone", text="alone", place=KEY_ONLY)
    assert rows([lone], Keymap([lone])) == []


def test_the_page_shows_what_it_is_given(qtbot, keymap):
    dialog = ShortcutsDialog(lambda: rows(everything(), keymap))
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert {"Ctrl+Z", "Undo", "← →", "choose a card"} <= set(texts)


@pytest.mark.parametrize("place", ["page", "button"])
def test_keys_scroll_the_page_wherever_the_focus_is(qtbot, keymap, place):
    dialog = ShortcutsDialog(lambda: rows(everything(), keymap))
    qtbot.addWidget(dialog)
    dialog.resize(480, 300)
    dialog.show()
    bar = dialog.page.verticalScrollBar()
    focused = dialog.page if place == "page" else dialog.findChild(QPushButton)
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > bar.pageStep()
    QTest.keyClick(focused, Qt.Key.Key_Home)
    assert bar.value() == 0
    QTest.keyClick(focused, Qt.Key.Key_PageDown)
    assert 0 < bar.value() <= bar.pageStep()


def test_other_keys_are_chosen_from_the_page_and_stand_on_it_then(qtbot, keymap):
    dialog = ShortcutsDialog(
        lambda: rows(everything(), keymap), None, lambda: keymap.choose("hint", ["F10"])
    )
    qtbot.addWidget(dialog)
    dialog.change.click()
    assert "F10" in {label.text() for label in dialog.findChildren(QLabel)}


def test_the_page_of_keys_is_printed_whole(qtbot, keymap, tmp_path):
    keymap.choose("hint", ["*"])
    dialog = ShortcutsDialog(lambda: rows(everything(), keymap))
    qtbot.addWidget(dialog)
    text = QTextDocument()
    text.setMarkdown(as_markdown("Keys", rows(everything(), keymap)))
    said = text.toPlainText()
    for key, words in rows(everything(), keymap):
        assert f"{key} {words}" in " ".join(said.split()), (key, words)
    output.write_pdf(tmp_path / "keys.pdf", "Keys", dialog.pages())
    assert (tmp_path / "keys.pdf").read_bytes().startswith(b"%PDF")
