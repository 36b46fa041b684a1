"""Keys are named as they stand on the keyboard of whoever reads it, by Qt's menus too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from desktop.common.key_names import NAMED, shown
from desktop.common.languages import Languages
from tests.test_directions import ROOT
from tests.test_translations import GERMAN

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
def test_a_key_is_named_as_on_the_keyboard(
    speak: Callable[[dict[tuple[str, str], str]], Languages], key: str, english: str, german: str
) -> None:
    spoken = speak(NAMES)
    spoken.use("en")
    assert shown(key) == shown(QKeySequence(key)) == english
    spoken.use("de")
    assert shown(key) == shown(QKeySequence(key)) == german


def test_the_menus_of_qt_name_the_keys_alike(
    speak: Callable[[dict[tuple[str, str], str]], Languages],
) -> None:
    speak(NAMES).use("de")
    for key in NAMED:
        if hasattr(Qt.Key, f"Key_{key}") and key not in ("Return", "Shift", "Alt"):
            assert QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) == shown(key)


def test_what_is_no_key_is_given_back(qapp: QApplication) -> None:
    assert shown("nothing at all") == "nothing at all"


def test_nothing_else_names_keys() -> None:
    """Whoever shows a key asks for its name, so that all are named alike."""
    users = [
        path.relative_to(ROOT).as_posix()
        for path in Path(ROOT, "desktop").rglob("*.py")
        if "NativeText" in path.read_text(encoding="utf-8")
    ]
    assert users == ["desktop/common/key_names.py"]
