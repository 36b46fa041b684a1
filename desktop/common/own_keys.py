"""Keys that somebody has chosen for actions: kept beside the settings, and there again next time.

Which key may be one is asked here too; which belongs to whom, the `Keymap` knows.
"""

from __future__ import annotations

import json

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from desktop.common.action import Keymap, portable
from desktop.common.settings import Settings

_NAME = "keys"
_NONE = Qt.KeyboardModifier.NoModifier
_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)
"""Keys that do nothing by themselves."""
_WALKING = ("Tab", "Backtab", "Shift+Tab", "Shift+Backtab")
"""With these one walks from one thing to the next, everywhere."""


class OwnKeys(QObject):
    """Gives a keymap the keys that were chosen once, and keeps what is chosen from now on."""

    def __init__(self, settings: Settings, keymap: Keymap, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings, self._keymap = settings, keymap
        keymap.take_over(_read(settings.remembered(_NAME)))
        keymap.changed.connect(self._keep)

    def _keep(self, _action: str) -> None:
        text = json.dumps(self._keymap.chosen(), sort_keys=True)
        if text != (self._settings.remembered(_NAME) or "{}"):
            self._settings.remember(_NAME, text)


def pressed(event: QKeyEvent) -> str:
    """Return the key that was pressed, as `QKeySequence` writes it.

    "" for one that is none by itself.
    """
    key = Qt.Key(event.key())
    if key in _MODIFIERS:
        return ""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    # A sign that needs Shift on this keyboard is that sign: "?" and not "Shift+?".
    text = QKeySequence(key).toString()
    if modifiers == Qt.KeyboardModifier.ShiftModifier and len(text) == 1 and not text.isalpha():
        modifiers = _NONE
    return portable(QKeyCombination(modifiers, key))


def may_be_chosen(key: str) -> bool:
    """Whether a key can be chosen at all.

    Tab walks from one thing to the next, and Alt with a letter opens menus and presses what has
    that letter.
    """
    written = portable(key)
    if written in _WALKING:
        return False
    return not (written.startswith("Alt+") and len(written) == len("Alt+") + 1)


def _read(kept: bytes | str | None) -> dict[str, list[str]]:
    """Return what was kept; what is none of it counts as nothing."""
    try:
        found = json.loads(kept or "{}")
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {
        name: [key for key in keys if isinstance(key, str) and QKeySequence(key).count() == 1]
        for name, keys in found.items()
        if isinstance(keys, list)
    }
