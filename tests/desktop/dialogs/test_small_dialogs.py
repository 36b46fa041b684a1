"""About, the report for an error, what is new, and the page of keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel

from desktop import __version__
from desktop.dialogs.about import AboutDialog
from desktop.dialogs.error_report import ErrorReportDialog
from desktop.dialogs.news import NewsDialog, text
from desktop.dialogs.shortcuts import ShortcutsDialog


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
    assert f"Your evenings are kept in {tmp_path}" in texts(dialog)
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
    speak({("about", "Keys"): "Tasten"}).use("de")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Tasten")
    assert "Tipp" in texts(dialog)
