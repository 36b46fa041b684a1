"""The preferences: what is set there is set, and the other way round."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop.common.form_fields import Choice, Slider
from desktop.common.settings import SETTINGS, Settings
from desktop.dialogs import preferences
from desktop.dialogs.preferences import (
    LABELS,
    NOT_HEARD,
    SECTIONS,
    PreferencesDialog,
    value_text,
)


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
        assert not set(texts) & {"normal", "instant", "all", "some", "none", ""}


def test_waits_stand_by_length(dialog):
    field = dialog.field("trick_wait")
    assert isinstance(field, Choice)
    texts = [field.itemText(place) for place in range(field.count())]
    assert texts[0] == "as the pace says"
    assert texts[1] == "0.5 seconds"
    assert texts[-1] == "until a click"


def test_it_speaks_german_at_once(qtbot, dialog, settings, speak):
    speak({("preferences", "{seconds} seconds"): "{seconds} Sekunden"})
    settings["trick_wait"] = 15
    dialog.field("language").set_value("de")
    qtbot.waitUntil(lambda: dialog.field("trick_wait").currentText() == "1,5 Sekunden")


@pytest.fixture
def loud(qtbot, settings, monkeypatch) -> PreferencesDialog:
    monkeypatch.setattr(preferences, "can_be_heard", lambda: True)
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
    assert field.bar.accessibleDescription() == "silent"
    QTest.keyClick(field.bar, Qt.Key.Key_End)
    assert settings["volume"] == 100


@pytest.mark.parametrize("heard", [True, False])
def test_it_says_once_that_nothing_can_be_heard(qtbot, settings, monkeypatch, heard):
    monkeypatch.setattr(preferences, "can_be_heard", lambda: heard)
    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    said = [
        label
        for label in dialog.findChildren(QLabel)
        if label.text() == NOT_HEARD and label.isVisible()
    ]
    assert len(said) == (0 if heard else 1)
    for name in SECTIONS["Sound"]:
        assert dialog.field(name).isEnabled() == heard
