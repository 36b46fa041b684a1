"""Loads the translations and changes the language while the program runs.

Qt then sends every widget a LanguageChange event, on which it sets its texts again. The files of
texts are in `i18n/`; which languages there are is told by `tongues`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.common import paths
from desktop.common.language import locale_of
from desktop.common.settings import Settings
from desktop.common.tongues import ENGLISH, translated


def of_system() -> str:
    """Return the language of the system if there are translations for it, else English."""
    spoken = QLocale.system().uiLanguages()
    first = spoken[0].replace("_", "-").split("-")[0].lower() if spoken else ""
    return first if first in translated() else ENGLISH


class Retranslated(QWidget if TYPE_CHECKING else object):  # type: ignore[misc]
    """Something in the window that says all of itself anew in another language.

    It comes first among the bases of a class; the widget itself is one behind it.
    """

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Languages(QObject):
    """The translators of an application; follows the setting "language"."""

    def __init__(
        self, app: QCoreApplication, settings: Settings, folder: Path | None = None
    ) -> None:
        super().__init__(app)
        self._app = app
        self._settings = settings
        self._folder = folder or paths.own("i18n")
        self._installed: list[QTranslator] = []
        self._current = ENGLISH
        self.missing = ""
        """A language that was wanted and could not be loaded, so that English goes on."""
        settings.changed.connect(self._setting_changed)
        self.use(settings.text("language"))

    @property
    def current(self) -> str:
        """The language now, such as "de" or "en"."""
        return self._current

    def use(self, lang: str) -> None:
        """Go on in this language; "" is the system's. A missing one is named in `missing`."""
        wanted = lang or of_system()
        found = self._load(wanted)
        self.missing = "" if found or wanted == ENGLISH else wanted
        self._current = ENGLISH if self.missing else wanted
        if self.missing:
            found = self._load(ENGLISH)
        locale = locale_of(self._current)
        QLocale.setDefault(locale)
        # Pages turn round for a language that is written from right to left; tables do not.
        if isinstance(self._app, QGuiApplication):
            self._app.setLayoutDirection(locale.textDirection())
        self._install(found)

    def fall_silent(self) -> None:
        """Take the translations out again: everything is said as it stands in the source."""
        self._install([])

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self.use(self._settings.text("language"))

    def _load(self, lang: str) -> list[QTranslator]:
        """Our translator with Qt's own before it; none at all if ours is missing."""
        ours = self._read(f"kartentisch_{lang}", self._folder)
        if ours is None:
            return []
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        qts = self._read(f"qtbase_{lang}", qt_folder)
        return [ours] if qts is None else [qts, ours]

    def _read(self, name: str, folder: Path) -> QTranslator | None:
        translator = QTranslator(self)
        if translator.load(name, str(folder)):
            return translator
        translator.deleteLater()
        return None

    def _install(self, translators: list[QTranslator]) -> None:
        before, self._installed = self._installed, translators
        # The new ones first: no widget is to say anything in between in the bare source.
        for translator in translators:
            self._app.installTranslator(translator)
        for translator in before:
            self._app.removeTranslator(translator)
            translator.deleteLater()
