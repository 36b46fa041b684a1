"""Sounds at the table, played with QtMultimedia where it is installed.

Which sound belongs to which event stands here; when in a movement it is heard, the window says.
Volume and choice are settings.
"""

from __future__ import annotations

import importlib.util
import logging
from collections.abc import Mapping
from functools import cache, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl

from desktop.common import paths
from desktop.common.settings import Settings
from engine.facts import Fact

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

log = logging.getLogger(__name__)

SOUNDS = ("card", "deal", "shuffle", "sweep", "knock", "coin", "chalk", "bell")

SWITCHES: Mapping[str, str] = {"deal": "sound_card", "sweep": "sound_card"}
"""The setting that turns a sound off, where it has none of its own name."""

HEARD: Mapping[str, str] = {
    "deals": "shuffle",
    "shuffles": "shuffle",
    "puts": "card",
    "turns_up": "card",
    "shows_bottom": "card",
    "lays_open": "card",
    "lays": "card",
    "lays_off": "card",
    "discards": "card",
    "cuts": "shuffle",
    "draws": "deal",
    "has_new_hand": "deal",
    "takes_up": "deal",
    "takes_ole": "deal",
    "swaps_seven": "deal",
    "throws_in": "sweep",
    "knocks": "knock",
    "knocks_on_card": "knock",
    "knocks_in_vain": "knock",
}
"""For the key of what happens, the sound that one hears."""

_VOICES = 2
"""How often a sound can be heard at once: the next card slides before the last one is silent."""


def sound_of(fact: Fact) -> str:
    """The sound for a fact, "" for none."""
    return HEARD.get(fact.key, "")


@cache
def can_be_heard() -> bool:
    """Whether QtMultimedia is installed."""
    return importlib.util.find_spec("PySide6.QtMultimedia") is not None


def muted(settings: Settings) -> bool:
    """Whether nothing at all is to be heard."""
    return not settings.on("sound") or not settings.number("volume")


class Sounds(QObject):
    """Plays the sounds that the settings allow; each is loaded when it is first played.

    A sound that was made louder or turned on in the settings is heard there and then.
    """

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._effects: dict[str, list[QSoundEffect]] = {}
        self._silent: set[str] = set()
        """What cannot be played, as has been logged."""
        settings.changed.connect(self._try)

    def play(self, name: str) -> None:
        """Play one of the SOUNDS."""
        switch = SWITCHES.get(name, f"sound_{name}")
        if muted(self._settings) or not self._settings.on(switch) or not can_be_heard():
            return
        if name not in self._effects and name not in self._silent:
            self._effects[name] = self._loaded(name)
        voices = self._effects.get(name)
        if not voices or name in self._silent:
            return
        voices.append(voices.pop(0))
        # An ear takes twice the strength for a little louder.
        voices[-1].setVolume((self._settings.number("volume") / 100) ** 2)
        voices[-1].play()

    def _loaded(self, name: str) -> list[QSoundEffect]:
        try:
            return [self._load(name) for _ in range(_VOICES)]
        except ImportError as error:
            # It is installed and lacks a library of the system: so will every other sound.
            self._silent.update(SOUNDS)
            log.warning("sounds cannot be played: %s", error)
            return []

    def _load(self, name: str) -> QSoundEffect:
        from PySide6.QtMultimedia import QSoundEffect

        effect = QSoundEffect(self)
        effect.statusChanged.connect(partial(self._look_at, name, effect))
        effect.setSource(QUrl.fromLocalFile(str(paths.own("assets", "sounds", f"{name}.wav"))))
        return effect

    def _look_at(self, name: str, effect: QSoundEffect) -> None:
        """Never try a sound again whose file cannot be loaded, and say so once."""
        if effect.status() == effect.Status.Error and name not in self._silent:
            self._silent.add(name)
            log.warning("sound %r cannot be played: its file cannot be loaded", name)

    def _try(self, setting: str) -> None:
        """Let what was just set be heard."""
        if setting == "volume" or (setting == "sound" and self._settings.on(setting)):
            self.play("card")
        elif setting.startswith("sound_"):
            self.play(setting.removeprefix("sound_"))
