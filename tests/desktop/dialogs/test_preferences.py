"""The preferences: what is set there is set, and the other way round."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop import __version__
from desktop.common.form_fields import Choice, Slider
from desktop.common.loudspeaker import loudspeaker
from desktop.common.settings import SETTINGS, Settings
from desktop.dialogs.about import AboutDialog
from desktop.dialogs.error_report import ErrorReportDialog
from desktop.dialogs.news import NewsDialog, text
from desktop.dialogs.preferences import (
    LABELS,
    SECTIONS,
    PreferencesDialog,
    value_text,
)
from desktop.dialogs.shortcuts import ShortcutsDialog


@pytest.fixture
def dialog(qtbot, settings) -> PreferencesDialog:
    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_setting_is_there_once():
    there = [name for names in SECTIONS.values() for name in names]
    assert sorted(there) == sorted(SETTINGS) == sorted(LABELS)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", SETTINGS)
def test_a_change_is_made_at_once_and_kept(dialog, settings, tmp_path, name):
    for value in SETTINGS[name].values:
        dialog.field(name).set_value(value)
        assert settings[name] == value
        assert Settings(tmp_path / "settings.ini")[name] == value


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", SETTINGS)
def test_a_change_elsewhere_is_shown(dialog, settings, name):
    for value in SETTINGS[name].values:
        settings[name] = value
        assert dialog.field(name).value() == value


def test_defaults_come_back(dialog, settings):
    for name, setting in SETTINGS.items():
        settings[name] = setting.values[-1]
    dialog.restore_defaults()
    assert all(settings[name] == setting.default for name, setting in SETTINGS.items())


def test_every_value_has_words_of_its_own():
    for name, setting in SETTINGS.items():
        if isinstance(setting.default, bool):
            continue
        texts = [value_text(name, value) for value in setting.values]
        assert len(set(texts)) == len(texts)
        assert not set(texts) & {"all", "some", "none", ""}


def test_waits_stand_by_length(dialog):
    field = dialog.field("trick_wait")
    assert isinstance(field, Choice)
    texts = [field.itemText(place) for place in range(field.count())]
    assert texts[0] == "depends on speed"
    assert texts[1] == "0.5 seconds"
    assert texts[-1] == "until a click"


def test_it_speaks_german_at_once(qtbot, dialog, settings, speak):
    speak({("preferences", "{seconds} seconds"): "{seconds} Sekunden"})
    settings["trick_wait"] = 15
    dialog.field("language").set_value("de")
    qtbot.waitUntil(lambda: dialog.field("trick_wait").currentText() == "1,5 Sekunden")


@pytest.fixture
def loud(qtbot, settings) -> PreferencesDialog:
    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_volume_is_pulled_and_says_how_loud_it_is(loud, settings):
    field = loud.field("volume")
    assert isinstance(field, Slider)
    assert field.bar.accessibleName() == "Volume"
    QTest.keyClick(field.bar, Qt.Key.Key_Right)
    assert settings["volume"] == 65
    assert field.bar.accessibleDescription() == "65%"
    QTest.keyClick(field.bar, Qt.Key.Key_Home)
    assert settings["volume"] == 0
    assert field.bar.accessibleDescription() == "off"
    QTest.keyClick(field.bar, Qt.Key.Key_End)
    assert settings["volume"] == 100


@pytest.mark.parametrize("heard", [True, False])
def test_it_says_once_that_nothing_can_be_heard(qtbot, settings, monkeypatch, heard):
    monkeypatch.setattr(loudspeaker(), "why_silent", lambda: "" if heard else "No player.")
    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    said = [
        label
        for label in dialog.findChildren(QLabel)
        if label.text() == "No player." and label.isVisible()
    ]
    assert len(said) == (0 if heard else 1)
    for name in SECTIONS["Sound"]:
        assert dialog.field(name).isEnabled() == heard


# About, the report for an error, what is new, and the page of keys.


def texts(dialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_about_names_the_version_and_the_licence(qtbot):
    dialog = AboutDialog(Path("/evenings"))
    qtbot.addWidget(dialog)
    said = " ".join(texts(dialog))
    assert __version__ in said and "MIT" in said
    for library in ("PySide6", "Pillow", "platformdirs"):
        assert library.replace("PySide6", "Qt for Python") in said


def test_about_opens_the_folder_in_which_the_evenings_lie(qtbot, monkeypatch, tmp_path):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    dialog = AboutDialog(tmp_path)
    qtbot.addWidget(dialog)
    assert f"Your matches are kept in {tmp_path}" in texts(dialog)
    dialog.open_folder.click()
    assert [Path(one) for one in opened] == [tmp_path]
    with qtbot.waitSignal(dialog.report_wanted):
        dialog.report.click()


def test_a_report_is_read_changed_and_saved_as_it_stands(qtbot, tmp_path):
    evening = tmp_path / "abend.kartentisch"
    evening.write_text('{"kartentisch":2,"game":"gin","seats":[{"name":"Anna"}]}\n', "utf-8")
    dialog = ErrorReportDialog(evening)
    qtbot.addWidget(dialog)
    shown = dialog.text.toPlainText()
    assert f"kartentisch {__version__}" in shown and "Player 1" in shown and "Anna" not in shown
    dialog.text.setPlainText("what I want to say\n")
    dialog.write(tmp_path / "report.txt")
    assert (tmp_path / "report.txt").read_text("utf-8") == "what I want to say\n"
    assert dialog.result()


def test_a_report_that_cannot_be_saved_says_so_and_stays(qtbot, tmp_path):
    dialog = ErrorReportDialog(None)
    qtbot.addWidget(dialog)
    before = texts(dialog)
    dialog.write(tmp_path / "no folder" / "report.txt")
    assert not dialog.result() and texts(dialog) != before


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_new_is_told_of_this_version_first(qtbot, language):
    dialog = NewsDialog(language)
    qtbot.addWidget(dialog)
    assert dialog.page.toPlainText().startswith(__version__)
    assert text("fr") == text("en") != text("de")


def test_news_of_both_languages_are_of_the_same_versions():
    versions = {one: re.findall(r"(?m)^## (.*)$", text(one)) for one in ("de", "en")}
    assert versions["de"] == versions["en"]
    assert all(text(one).count("\n- ") == text("en").count("\n- ") for one in versions)


def test_every_key_is_on_the_page(qtbot):
    dialog = ShortcutsDialog(lambda: [("", "Play"), ("H", "Hint"), ("Ctrl+Z", "Take back")])
    qtbot.addWidget(dialog)
    assert {"Play", "H", "Hint", "Take back"} <= set(texts(dialog))


def test_keys_are_asked_for_again_in_another_language(qtbot, speak):
    lang = ["Hint"]
    dialog = ShortcutsDialog(lambda: [("H", lang[0])])
    qtbot.addWidget(dialog)
    dialog.show()
    lang[0] = "Tipp"
    speak({("about", "Keyboard shortcuts"): "Tastenkürzel"}).use("de")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Tastenkürzel")
    assert "Tipp" in texts(dialog)
