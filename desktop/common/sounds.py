"""Sounds at the table, played with QtMultimedia where it is installed.

Which sound belongs to which event stands here; volume and choice are settings.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl

from desktop.common import paths
from desktop.common.settings import Settings
from engine.facts import Fact

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

SOUNDS = ("card", "deal", "shuffle", "sweep", "knock", "coin", "chalk", "bell")

HEARD: Mapping[str, str] = {
    "deals": "shuffle",
    "puts": "card",
    "turns_up": "card",
    "draws": "card",
    "takes_up": "card",
    "discards": "card",
    "lays": "card",
    "knocks": "knock",
}
"""For the key of what happens, or the verb that it begins with, the sound that one hears."""


def sound_of(fact: Fact) -> str:
    """The sound for a fact, "" for none."""
    return HEARD.get(fact.key) or HEARD.get(fact.key.partition("_")[0]) or ""


def can_be_heard() -> bool:
    """Whether QtMultimedia is installed."""
    return importlib.util.find_spec("PySide6.QtMultimedia") is not None


class Sounds(QObject):
    """Plays the sounds that the settings allow; each is loaded when it is first played."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._effects: dict[str, QSoundEffect] = {}

    def hear(self, fact: Fact) -> None:
        """Play what belongs to something that happens, if anything does."""
        if sound := sound_of(fact):
            self.play(sound)

    def play(self, name: str) -> None:
        """Play one of the SOUNDS."""
        volume = self._settings.number("volume")
        if not volume or not self._settings.on(f"sound_{name}") or not can_be_heard():
            return
        effect = self._effects.get(name) or self._load(name)
        effect.setVolume(volume / 100)
        effect.play()

    def _load(self, name: str) -> QSoundEffect:
        from PySide6.QtMultimedia import QSoundEffect

        effect = self._effects[name] = QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(paths.own("assets", "sounds", f"{name}.wav"))))
        return effect
