"""A third language is one file: here one nobody speaks, written from right to left.

The file is made of the sources' texts as a translator would make it, and compiled as theirs is.
"""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from desktop.common import paths
from desktop.common.settings import SETTINGS, Setting
from desktop.common.tongues import translated
from desktop.dialogs.preferences import PreferencesDialog
from desktop.window.main_window import MainWindow
from tests.desktop.games import conftest
from tests.desktop.window.page_faults import cut, untranslated
from tests.desktop.window.pages import PLACES, faults, opened
from tests.packaging_modules import packaging

plain_window = conftest.window
words = packaging("words")

CODE = "ar"
"""Whose dates and numbers it has, and in which direction it is written."""
_HEBREW = str.maketrans("abdeghiklmnoprstuvwz", "אבדהגחיקלמנופרסתוואז")


LONGER = 0.35
"""So much longer is a text than in English."""
_KEPT = re.compile(r"(\{[^}]*\}|%\w+|&\w|&\w+;|<[^>]*>|\n)")
"""What stands for something else, and stays as it is."""


def made_up_text(source: str) -> str:
    """A text in that language, a third longer than the English one."""
    parts = _KEPT.split(source)
    said = "".join(
        part if place % 2 else part.translate(_HEBREW) for place, part in enumerate(parts)
    )
    return f"[{said}{'~' * round(LONGER * len(source))}]"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of texts with one more language in it."""
    folder = tmp_path_factory.mktemp("i18n")
    for path in paths.own("i18n").glob("kartentisch_??.qm"):
        shutil.copy(path, folder)
    tree = ET.parse(words.FOLDER / "kartentisch_de.ts")
    tree.getroot().set("language", CODE)
    for message in tree.getroot().iter("message"):
        source, told = message.findtext("source", ""), message.find("translation")
        assert told is not None
        forms = told.findall("numerusform")
        for one in forms or [told]:
            one.text = made_up_text(source)
        if forms:
            # Arabic has six forms of a number.
            for _ in range(6 - len(forms)):
                ET.SubElement(told, "numerusform").text = forms[0].text
    tree.write(folder / f"kartentisch_{CODE}.ts", encoding="utf-8", xml_declaration=True)
    words.compile_words(folder)
    return folder


@pytest.fixture
def third(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program as it starts where that file lies."""
    own = paths.own

    def there(*parts: str) -> Path:
        return files.joinpath(*parts[1:]) if parts[0] == "i18n" else own(*parts)

    monkeypatch.setattr(paths, "own", there)
    offered = Setting("", ("", *translated(), "en"))
    monkeypatch.setitem(SETTINGS, "language", offered)  # type: ignore[arg-type]


@pytest.fixture
def window(third: None, plain_window: MainWindow) -> Iterator[MainWindow]:
    plain_window.settings["language"] = CODE
    QApplication.processEvents()
    yield plain_window
    plain_window.settings["language"] = "en"
    QApplication.processEvents()


def test_the_file_is_enough(qtbot, window):
    """It is offered under its own name, and turns the pages round."""
    assert CODE in translated() and "de" in translated()
    assert QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    dialog = PreferencesDialog(window.settings, window)
    qtbot.addWidget(dialog)
    names = [dialog.field("language").itemText(n) for n in range(dialog.field("language").count())]
    assert QLocale(CODE).nativeLanguageName() in names
    assert dialog.windowTitle() == made_up_text("Settings")
    dialog.show()
    QApplication.processEvents()
    field, label = dialog.field("letters"), dialog._labels["letters"]
    assert field.geometry().right() < label.geometry().left()
    window.settings["language"] = "de"
    QApplication.processEvents()
    assert QApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert dialog.windowTitle() == "Einstellungen"


@pytest.mark.one_in(4)
@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
def test_every_text_is_translated_and_finds_room(window, number):
    """Each is in brackets, and a third longer than in English."""
    prepare, pages = PLACES[number]
    prepare(window)
    questions = {"not translated": untranslated, "cut": cut}
    found = list(faults(opened(window, pages), questions))
    assert not found, "\n".join(found)
