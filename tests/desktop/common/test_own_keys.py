"""Keys that somebody has chosen hold at the next start, and nothing else breaks by them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from desktop.common.action import Action, Keymap
from desktop.common.own_keys import OwnKeys, may_be_chosen, pressed
from desktop.common.settings import Settings

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def keymap(**keys: str) -> Keymap:
    return Keymap(
        [Action(id=name, text=name, place="play", keys=(key,)) for name, key in keys.items()]
    )


@pytest.fixture
def file(qapp: object, tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def test_what_was_chosen_is_there_again(file):
    first = keymap(hint="H", undo="Ctrl+Z")
    kept = OwnKeys(Settings(file), first)
    first.choose("hint", ["F2"])
    first.choose("undo", [])
    again = keymap(hint="H", undo="Ctrl+Z")
    kept = OwnKeys(Settings(file), again)
    assert again.keys("hint") == ("F2",) and again.keys("undo") == ()
    again.reset_all()
    third = keymap(hint="H", undo="Ctrl+Z")
    OwnKeys(Settings(file), third)
    assert third.chosen() == {}
    del kept


def test_two_may_change_their_keys(file):
    first = keymap(hint="H", undo="U")
    kept = OwnKeys(Settings(file), first)
    first.choose("hint", [])
    first.choose("undo", ["H"])
    first.choose("hint", ["U"])
    again = keymap(hint="H", undo="U")
    OwnKeys(Settings(file), again)
    assert (again.keys("hint"), again.keys("undo")) == (("U",), ("H",))
    del kept


def test_a_key_that_a_new_action_has_by_now_is_left_to_it(file):
    first = keymap(hint="H")
    kept = OwnKeys(Settings(file), first)
    first.choose("hint", ["F2"])
    newer = keymap(hint="H", rename="F2")
    OwnKeys(Settings(file), newer)
    assert newer.keys("hint") == ("H",) and newer.keys("rename") == ("F2",)
    del kept


@pytest.mark.parametrize("text", ["{", "[]", '{"gone": ["F2"]}', '{"hint": 3}', '{"hint": [null]}'])
def test_what_cannot_be_read_counts_as_nothing(file, text):
    settings = Settings(file)
    settings.remember("keys", text)
    one = keymap(hint="H")
    OwnKeys(settings, one)
    assert one.keys("hint") in (("H",), ())


@pytest.mark.parametrize(
    ("key", "modifiers", "written"),
    [
        (Qt.Key.Key_J, NONE, "J"),
        (Qt.Key.Key_J, SHIFT, "Shift+J"),
        (Qt.Key.Key_Question, SHIFT, "?"),
        (Qt.Key.Key_F2, CONTROL | SHIFT, "Ctrl+Shift+F2"),
        (Qt.Key.Key_4, Qt.KeyboardModifier.KeypadModifier, "4"),
        (Qt.Key.Key_Shift, SHIFT, ""),
        (Qt.Key.Key_Control, CONTROL, ""),
    ],
)
def test_which_key_was_pressed(key, modifiers, written):
    assert pressed(QKeyEvent(QEvent.Type.KeyPress, key, modifiers)) == written


def test_keys_that_everything_needs_cannot_be_chosen(qapp):
    assert all(may_be_chosen(key) for key in ("J", "Ctrl+J", "Alt+F2", "Ctrl+Alt+J", "Space"))
    assert not any(may_be_chosen(key) for key in ("Tab", "Shift+Tab", "Alt+J", "Alt+1"))
