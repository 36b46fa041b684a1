"""The words at the foot of the first page: language, light, sound, settings, rules, the way out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal

from desktop.common.loudspeaker import loudspeaker
from desktop.common.sentences import capital
from desktop.common.settings import Settings
from desktop.common.sounds import muted, toggle
from desktop.common.tongues import ENGLISH, translated
from desktop.look.colours import is_dark
from desktop.look.parts import Word

translate = QCoreApplication.translate


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
            word.setProperty("heardAs", "choice")
            word.setText(in_its_own_tongue(language))
            word.clicked.connect(lambda _, one=language: self._speak(one))
        self.words["light"].clicked.connect(self.turn_light)
        self.words["sound"].clicked.connect(lambda: toggle(settings))
        settings.changed.connect(lambda _: self.retranslate())
        loudspeaker().silenced.connect(self.retranslate)
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

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        now = QLocale().name()[:2]
        for language in self._languages():
            self.words[language].setChecked(language == now)
        light = (
            translate("welcome", "Theme: dark")
            if is_dark(self._settings)
            else translate("welcome", "Theme: light")
        )
        why_silent = loudspeaker().why_silent()
        sound = (
            translate("welcome", "Sound: off")
            if why_silent or muted(self._settings)
            else translate("welcome", "Sound: on")
        )
        self.words["sound"].setEnabled(not why_silent)
        self.words["sound"].setToolTip(why_silent)
        for name, text in {
            "light": light,
            "sound": sound,
            "settings": translate("welcome", "Settings"),
            "rules": translate("welcome", "Rules"),
            "quit": translate("welcome", "Quit"),
        }.items():
            self.words[name].setText(text)
        self.resized.emit()


def in_its_own_tongue(language: str) -> str:
    """Return what a language calls itself."""
    name = QLocale(language).nativeLanguageName()
    # Where Qt names a country too ("American English"), the language is the last word.
    return capital(name.split(" ")[-1])
