"""The names of keys as they stand on the keyboard: "Strg+Umschalt+Z" in German, "Bild ab".

The keys named here are translated in the context in which Qt looks for them, so that the menus,
which Qt writes itself, name them alike.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt
from PySide6.QtGui import QKeySequence

NAMED = (
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Alt"),
    QT_TRANSLATE_NOOP("QShortcut", "Num"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QShortcut", "Tab"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Ins"),
    QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "End"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
)
"""What Qt calls the keys that have a name of their own."""

_ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
"""Where an arrow leads in a row of choices: to the one before or the one after."""


def shown(key: str | QKeySequence) -> str:
    """Return a key as the user's keyboard names it.

    "Strg+Z" or a sign for "Ctrl+Z", "→" for "Right".
    The key is one that `QKeySequence` reads; what it cannot read is given back as it is.
    """
    portable = QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
    modifiers, _, last = portable.rpartition("+")
    if last in _ARROWS:
        return (_native(modifiers + "+A")[:-1] if modifiers else "") + _ARROWS[last]
    # Two keys of the keyboard with one name.
    if last == "Return":
        portable = portable.removesuffix("Return") + "Enter"
    return _native(portable) or str(key)


def _native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
