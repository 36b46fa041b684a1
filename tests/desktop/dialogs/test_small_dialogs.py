"""About and the page of keys."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from desktop import __version__
from desktop.dialogs.about import AboutDialog
from desktop.dialogs.shortcuts import ShortcutsDialog


def texts(dialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_about_names_the_version_and_the_licence(qtbot):
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    said = " ".join(texts(dialog))
    assert __version__ in said and "MIT" in said


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
    speak({("about", "Keys"): "Tasten"}).use("de")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Tasten")
    assert "Tipp" in texts(dialog)
