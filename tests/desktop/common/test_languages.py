"""The language changes while the program runs, and a missing one stops nothing."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QLabel

from desktop.club.model.words import usual_currency
from desktop.common import languages
from desktop.common.languages import Languages
from desktop.tasks.calendar import in_words

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


@pytest.mark.parametrize(
    ("system", "lang", "number", "day"),
    [
        ("de_CH", "de", "1.5", "2026"),
        ("de_DE", "en", "1,5", "January"),
        ("en_GB", "en", "1.5", "6 January 2026"),
        ("en_US", "en", "1.5", "January 6, 2026"),
        ("en_US", "de", "1,5", "6. Januar 2026"),
        ("it_IT", "de", "1,5", "6. Jänner 2026"),
        ("fr_FR", "de", "1,5", "6. Januar 2026"),
    ],
)
def test_numbers_and_days_are_written_as_in_the_systems_region(
    monkeypatch, speak, system, lang, number, day
):
    there = QLocale(system)
    monkeypatch.setattr(languages.QLocale, "system", staticmethod(lambda: there))
    spoken = speak(GERMAN)
    spoken.use(lang)
    assert QLocale().toString(1.5, "f", 1) == number
    assert day in in_words(date(2026, 1, 6))
    spoken.use("en")


@pytest.mark.parametrize(
    ("system", "sign"), [("de_CH", "CHF"), ("de_AT", "€"), ("en_US", "$"), ("ja_JP", "€")]
)
def test_money_is_the_one_of_the_systems_region(monkeypatch, system, sign):
    there = QLocale(system)
    monkeypatch.setattr(languages.QLocale, "system", staticmethod(lambda: there))
    assert usual_currency() == sign
