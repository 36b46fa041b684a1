"""Sounds at the table: which sound belongs to which event, and whether it may be heard.

When in a movement a sound is heard, the window says. Volume and choice are settings.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from desktop.common.loudspeaker import loudspeaker
from desktop.common.settings import SETTINGS, Settings
from engine.facts import Fact

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
"""The sound of each fact, by the fact's key."""


def sound_of(fact: Fact) -> str:
    """Return the sound for a fact, "" for none."""
    return HEARD.get(fact.key, "")


def muted(settings: Settings) -> bool:
    """Whether the settings turn all sounds off."""
    return not settings.on("sound") or not settings.number("volume")


def toggle(settings: Settings) -> None:
    """Turn all sounds off, or on again as loud as they were."""
    on = muted(settings)
    if on and not settings.number("volume"):
        settings["volume"] = SETTINGS["volume"].default
    settings["sound"] = on


class Sounds(QObject):
    """Plays the sounds that the settings allow.

    A sound that is made louder or turned on in the settings is played at once as a sample.
    """

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        settings.changed.connect(self._play_sample)

    def play(self, name: str) -> None:
        """Play one of the SOUNDS."""
        switch = SWITCHES.get(name, f"sound_{name}")
        if not muted(self._settings) and self._settings.on(switch):
            loudspeaker().play(name, self._settings.number("volume"))

    def _play_sample(self, setting: str) -> None:
        if setting == "volume" or (setting == "sound" and self._settings.on(setting)):
            self.play("card")
        elif setting.startswith("sound_"):
            self.play(setting.removeprefix("sound_"))
