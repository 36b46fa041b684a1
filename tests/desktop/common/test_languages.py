"""The language changes while the program runs, and a missing one stops nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QLabel

from desktop.common import languages
from desktop.common.languages import Languages

GERMAN = {("cards", "Acorns"): "Eichel"}


class Listener(QLabel):
    """Counts how often it is told to speak anew."""

    told = 0

    def changeEvent(self, event):
        if event.type() == QEvent.Type.LanguageChange:
            self.told += 1
        super().changeEvent(event)


def acorns() -> str:
    return QCoreApplication.translate("cards", "Acorns")


def test_a_change_of_the_setting_changes_the_language(speak, settings):
    spoken = speak(GERMAN)
    settings["language"] = "de"
    assert (spoken.current, acorns(), spoken.missing) == ("de", "Eichel", "")
    settings["language"] = "en"
    assert (spoken.current, acorns()) == ("en", "Acorns")


def test_widgets_are_told(qtbot, speak):
    spoken = speak(GERMAN)
    label = Listener()
    qtbot.addWidget(label)
    label.show()
    spoken.use("de")
    qtbot.waitUntil(lambda: label.told > 0)


def test_numbers_look_as_in_the_language(speak):
    spoken = speak(GERMAN)
    spoken.use("de")
    assert QLocale().toString(1.5, "f", 1) == "1,5"
    spoken.use("en")
    assert QLocale().toString(1.5, "f", 1) == "1.5"


def test_qt_itself_speaks_german(speak):
    spoken = speak(GERMAN)
    spoken.use("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_a_missing_language_is_named_and_english_goes_on(qapp, settings, tmp_path):
    settings["language"] = "de"
    spoken = Languages(qapp, settings, tmp_path / "nowhere")
    assert (spoken.current, spoken.missing, acorns()) == ("en", "de", "Acorns")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    spoken.use("en")
    assert spoken.missing == ""
    spoken.deleteLater()


def test_english_is_never_missing(qapp, settings, tmp_path):
    settings["language"] = "en"
    spoken = Languages(qapp, settings, tmp_path / "nowhere")
    assert (spoken.current, spoken.missing) == ("en", "")
    spoken.deleteLater()


@pytest.mark.parametrize(
    ("spoken", "lang"),
    [
        (["de-AT", "en"], "de"),
        (["de"], "de"),
        (["en-GB", "de"], "en"),
        (["it-IT"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_system_is_followed(monkeypatch, spoken, lang):
    class System:
        def uiLanguages(self):
            return spoken

    monkeypatch.setattr(languages.QLocale, "system", staticmethod(System))
    assert languages.of_system() == lang
