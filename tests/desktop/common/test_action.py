"""Actions as data, and which keys they have: their own until others are chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from desktop.common.action import BUTTON_ONLY, KEY_ONLY, Action, Keymap, KeyTaken, Scope
from desktop.common.key_names import NAMED, shown
from tests.test_directions import ROOT
from tests.test_translations import GERMAN

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
PAD = Qt.KeyboardModifier.KeypadModifier


def action(name: str, *keys: str, scope: Scope = Scope.WINDOW, place: str = "play") -> Action:
    return Action(id=name, text=f"&{name} …", place=place, keys=keys, scope=scope)


@pytest.fixture
def keymap(qapp: object) -> Keymap:
    return Keymap(
        [
            action("hint", "H"),
            action("undo", "Ctrl+Z", "Ctrl+Y"),
            action("look_on", "Esc", place=KEY_ONLY),
            action("put_back", "Esc", scope=Scope.TABLE, place=KEY_ONLY),
            action("left", "Left", scope=Scope.TABLE, place=KEY_ONLY),
            action("move_left", "Shift+Left", scope=Scope.TABLE, place=KEY_ONLY),
            action("tables", "1", scope=Scope.PROJECTOR, place=KEY_ONLY),
            action("people", "Ctrl+1", scope=Scope.CLUB, place=KEY_ONLY),
            action("sit_down", place=BUTTON_ONLY),
        ]
    )


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers)


def test_an_action_has_its_own_keys_until_others_are_chosen(keymap, qtbot):
    assert keymap.keys("undo") == ("Ctrl+Z", "Ctrl+Y")
    with qtbot.waitSignal(keymap.changed) as told:
        keymap.choose("undo", ["Backspace"])
    assert told.args == ["undo"]
    assert keymap.keys("undo") == ("Backspace",)
    keymap.reset("undo")
    assert keymap.keys("undo") == ("Ctrl+Z", "Ctrl+Y")


def test_an_action_may_be_left_without_a_key(keymap):
    keymap.choose("hint", [])
    assert keymap.pressed(press(Qt.Key.Key_H), Scope.WINDOW) == ""


def test_a_key_that_another_action_has_is_refused(keymap):
    with pytest.raises(KeyTaken) as taken:
        keymap.choose("hint", ["J", "ctrl+z"])
    assert (taken.value.key, taken.value.action) == ("ctrl+z", "undo")
    assert keymap.keys("hint") == ("H",)


def test_a_key_that_was_given_up_is_free(keymap):
    keymap.choose("undo", ["Backspace"])
    keymap.choose("hint", ["Ctrl+Z"])
    with pytest.raises(KeyTaken):
        keymap.reset("undo")
    assert keymap.keys("undo") == ("Backspace",)


def test_the_keys_of_a_menu_are_not_for_the_table_or_the_club(keymap):
    for name in ("left", "people"):
        with pytest.raises(KeyTaken):
            keymap.choose(name, ["H"])


def test_what_is_heard_apart_may_share_a_key(keymap):
    keymap.choose("tables", ["H"])
    keymap.choose("left", ["Ctrl+1"])
    assert keymap.keys("look_on") == keymap.keys("put_back")


def test_a_pressed_key_means_the_action_of_its_scope(keymap):
    assert keymap.pressed(press(Qt.Key.Key_Escape), Scope.WINDOW) == "look_on"
    assert keymap.pressed(press(Qt.Key.Key_Escape), Scope.TABLE) == "put_back"
    assert keymap.pressed(press(Qt.Key.Key_H), Scope.TABLE) == ""


def test_a_key_of_the_number_pad_is_that_key(keymap):
    assert keymap.pressed(press(Qt.Key.Key_Left, PAD), Scope.TABLE) == "left"
    assert keymap.pressed(press(Qt.Key.Key_Left, PAD | SHIFT), Scope.TABLE) == "move_left"


def test_modifiers_count_unless_one_asks_loosely(keymap):
    shifted = press(Qt.Key.Key_Escape, SHIFT)
    assert keymap.pressed(shifted, Scope.TABLE) == ""
    assert keymap.pressed(shifted, Scope.TABLE, loosely=True) == "put_back"
    # An action that asks for the modifier goes first.
    assert keymap.pressed(press(Qt.Key.Key_Left, SHIFT), Scope.TABLE, loosely=True) == "move_left"


def test_words_without_the_marks_of_a_menu():
    assert action("hint").words() == "&hint …"
    assert action("hint").plain_words() == "hint"
    assert action("hint").tip_words() == ""


# Keys are named as they stand on the keyboard of whoever reads it, by Qt's menus too.

NAMES = {(one.context, one.source): one.forms[0] for one in GERMAN if one.context == "QShortcut"}


@pytest.mark.parametrize(
    ("key", "english", "german"),
    [
        ("Left", "←", "←"),
        ("Ctrl+Shift+Up", "Ctrl+Shift+↑", "Strg+Umschalt+↑"),
        ("Ctrl++", "Ctrl++", "Strg++"),
        ("Ctrl+Shift+Z", "Ctrl+Shift+Z", "Strg+Umschalt+Z"),
        ("Return", "Enter", "Eingabe"),
        ("Enter", "Enter", "Eingabe"),
        ("Ctrl+Return", "Ctrl+Enter", "Strg+Eingabe"),
        ("Space", "Space", "Leertaste"),
        ("Del", "Del", "Entf"),
        ("Home", "Home", "Pos1"),
        ("End", "End", "Ende"),
        ("PgUp", "PgUp", "Bild auf"),
        ("PgDown", "PgDown", "Bild ab"),
        ("F1", "F1", "F1"),
    ],
)
def test_a_key_is_named_as_on_the_keyboard(speak, key, english, german):
    spoken = speak(NAMES)
    spoken.use("en")
    assert shown(key) == shown(QKeySequence(key)) == english
    spoken.use("de")
    assert shown(key) == shown(QKeySequence(key)) == german


def test_the_menus_of_qt_name_the_keys_alike(speak):
    speak(NAMES).use("de")
    for key in NAMED:
        if hasattr(Qt.Key, f"Key_{key}") and key not in ("Return", "Shift", "Alt"):
            assert QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) == shown(key)


def test_what_is_no_key_is_given_back(qapp):
    assert shown("nothing at all") == "nothing at all"


def test_nothing_else_names_keys():
    """Whoever shows a key asks for its name, so that all are named alike."""
    users = [
        path.relative_to(ROOT).as_posix()
        for path in Path(ROOT, "desktop").rglob("*.py")
        if "NativeText" in path.read_text(encoding="utf-8")
    ]
    assert users == ["desktop/common/key_names.py"]
