"""Letters by themselves as keys: of the menus' actions, and of the tags that answer a question.

They can be switched off, for screen readers have those letters for their own; Alt with the letter
of a tag, and all other keys, stay.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.common.action import Keymap
from desktop.common.settings import Settings
from desktop.window.calls import CallBar


class LetterKeys(QObject):
    """Follows the setting."""

    def __init__(self, settings: Settings, keymap: Keymap, calls: CallBar) -> None:
        super().__init__(calls)
        self._settings = settings
        self._keymap = keymap
        self._calls = calls
        settings.changed.connect(self._changed)
        self._follow()

    def _changed(self, name: str) -> None:
        if name == "letter_keys":
            self._follow()

    def _follow(self) -> None:
        on = self._settings.on("letter_keys")
        self._keymap.use_letters(on)
        self._calls.letters_alone = on
        self._calls.retranslate()
