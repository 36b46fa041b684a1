"""The window as a whole: its language and its troubles."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, scene_of, to_phase


def test_the_language_changes_at_once(qtbot, window):
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    card = window.table.card_widget(scene.hand[0])
    english = card.accessibleName()
    window.settings["language"] = "de"
    QApplication.processEvents()
    assert window.menus.actions["undo"].text().replace("&", "") == "Rückgängig"
    german = window.table.card_widget(scene.hand[0]).accessibleName()
    assert german != english and " of " not in german
    assert scene_of(window).prompt != scene.prompt


def test_a_missing_translation_is_said_once(qtbot, window, monkeypatch):
    monkeypatch.setattr(window.languages, "missing", "de")
    window.say_what_is_missing()
    assert "“de” is missing" in window.message.text()
