"""The words at the foot of the first page: language, light, sound, settings, rules, the way out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal

from desktop.common.sentences import capital
from desktop.common.settings import SETTINGS, Settings
from desktop.common.sounds import can_be_heard
from desktop.common.tongues import ENGLISH, translated
from desktop.look.colours import is_dark
from desktop.look.parts import Word

translate = QCoreApplication.translate

LOUDNESS = "loudness"
"""Under this name the volume is remembered while the sound is off."""


class Foot(QObject):
    """Makes the words and does what they change at once; the others it leaves to the page."""

    resized = Signal()
    """A word has become longer or shorter."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        names = (*sorted(self._languages()), "light", "sound", "settings", "rules", "quit")
        self.words = {name: Word() for name in names}
        """By what they do; a language by its two letters, in its own tongue."""
        for language in self._languages():
            word = self.words[language]
            word.setCheckable(True)
            word.setText(_in_its_own_tongue(language))
            word.clicked.connect(lambda _, one=language: self._speak(one))
        self.words["light"].clicked.connect(self.turn_light)
        self.words["sound"].clicked.connect(self.turn_sound)
        settings.changed.connect(lambda _: self.retranslate())
        self.retranslate()

    @staticmethod
    def _languages() -> tuple[str, ...]:
        return (*translated(), ENGLISH)

    def _speak(self, language: str) -> None:
        self._settings["language"] = language
        self.retranslate()

    def turn_light(self) -> None:
        """Make it night in the room, or day."""
        self._settings["colours"] = "light" if is_dark(self._settings) else "dark"

    def turn_sound(self) -> None:
        """Switch the sounds off, or on again as loud as they were."""
        settings = self._settings
        if settings.number("volume"):
            settings.remember(LOUDNESS, str(settings.number("volume")))
            settings["volume"] = 0
            return
        kept = settings.remembered(LOUDNESS)
        usual = SETTINGS["volume"]
        as_before = [one for one in usual.values if one and str(one) == kept]
        settings["volume"] = as_before[0] if as_before else usual.default

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        now = QLocale().name()[:2]
        for language in self._languages():
            self.words[language].setChecked(language == now)
        light = (
            translate("welcome", "Light: night")
            if is_dark(self._settings)
            else translate("welcome", "Light: day")
        )
        heard = can_be_heard()
        sound = (
            translate("welcome", "Sound: on")
            if heard and self._settings.number("volume")
            else translate("welcome", "Sound: off")
        )
        self.words["sound"].setEnabled(heard)
        self.words["sound"].setToolTip(
            ""
            if heard
            else translate("welcome", "Sounds need QtMultimedia, which is not installed.")
        )
        for name, text in {
            "light": light,
            "sound": sound,
            "settings": translate("welcome", "Settings"),
            "rules": translate("welcome", "Rules"),
            "quit": translate("welcome", "Quit"),
        }.items():
            self.words[name].setText(text)
        self.resized.emit()


def _in_its_own_tongue(language: str) -> str:
    """What a language calls itself."""
    name = QLocale(language).nativeLanguageName()
    # Where Qt names a country too ("American English"), the language is the last word.
    return capital(name.split(" ")[-1])
