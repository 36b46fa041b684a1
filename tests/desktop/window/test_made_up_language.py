"""Every page in a language that nobody speaks: a third longer, accented, each text in brackets.

A text without brackets was never given to a translator; one that does not fit is cut in German or
in a third language sooner or later.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.commands import situations
from desktop.look.parts import Token
from desktop.window.main_window import MainWindow
from tests.desktop.games import conftest
from tests.desktop.window.test_every_page import PLACES, shown

window = conftest.window

LONGER = 0.35
"""So much longer is a text than in English."""
_ACCENTS = str.maketrans("aeiouyncszAEIOUYNCSZ", "áèîöûÿñçšžÁÈÎÖÛŸÑÇŠŽ")
_KEPT = re.compile(r"(\{[^}]*\}|%\w+|&\w|&\w+;|<[^>]*>|\n)")
"""What stands for something else, and stays as it is."""


_OWN_FILES = ("LessonRow", "ChapterTab")
"""Titles of lessons and chapters stand in pages, of which there is one for each language."""
_NAMES = (
    *(*situations.NAMES, situations.LONG_NAME),
    *("Kartentisch", "Deutsch", "English"),
    # What an organiser has typed.
    *("Kreuzpokal", "Gasthaus zum Löwen", "Saturday, March"),
)
"""What is called so in every language."""


def made_up_text(source: str, letters: dict[int, int] = _ACCENTS) -> str:
    """A text in that language; with other `letters` in one that is written with those."""
    parts = _KEPT.split(source)
    said = "".join(
        part if place % 2 else part.translate(letters) for place, part in enumerate(parts)
    )
    return f"[{said}{'~' * round(LONGER * len(source))}]"


class MadeUp(QTranslator):
    """Translates everything that it is asked for."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return made_up_text(source.replace("%n", str(n)) if n >= 0 else source)


@pytest.fixture
def made_up(window: MainWindow) -> Iterator[MainWindow]:
    """The window in that language; what is opened later speaks it too."""
    language = MadeUp()
    app = QApplication.instance()
    assert app is not None
    QCoreApplication.installTranslator(language)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()
    yield window
    QCoreApplication.removeTranslator(language)
    QApplication.processEvents()


def text(one: QWidget) -> str:
    return one.text() if isinstance(one, QLabel | QAbstractButton) else ""


def untranslated(top: QWidget) -> list[str]:
    found = []
    for kind in (QLabel, QAbstractButton):
        for one in shown(top, kind):
            words = re.sub(r"<[^>]*>", " ", text(one))
            for name in _NAMES:
                words = words.replace(name, "")
            told = re.search(r"[^\W\d_]{3}", words) and "[" not in words
            if told and type(one).__name__ not in _OWN_FILES:
                found.append(f"{type(one).__name__} {words[:80]!r}")
    return found


def cut(top: QWidget) -> list[str]:
    found = []
    for one in shown(top, QPushButton):
        if one.width() < one.sizeHint().width() and not isinstance(one, Token):
            found.append(f"{type(one).__name__} {text(one)!r}: {one.width()} px")
    for label in shown(top, QLabel):
        assert isinstance(label, QLabel)
        wraps = label.wordWrap() or type(label) is not QLabel
        if not wraps and label.width() < label.sizeHint().width() and text(label):
            found.append(f"QLabel {text(label)!r}: {label.width()} px")
    return found


@pytest.mark.one_in(4)
@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
def test_every_text_is_translated_and_finds_room(
    qtbot: QtBot, made_up: MainWindow, number: int
) -> None:
    prepare, pages = PLACES[number]
    prepare(made_up)
    found: list[str] = []
    for name, opened in pages.items():
        upon = opened(made_up)
        QApplication.processEvents()
        top = upon if upon is not None else made_up
        found += [f"{name}: not translated: {one}" for one in untranslated(top)]
        found += [f"{name}: cut: {one}" for one in cut(top)]
        situations.put_away(made_up, upon)
    assert not found, "\n".join(found)


def test_what_is_not_translated_and_what_is_cut_is_found(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    top.resize(300, 200)
    fine, bare, narrow = (
        QPushButton("[Fïñé]", top),
        QLabel("Bare", top),
        QPushButton("[Ñàrröw]", top),
    )
    fine.setGeometry(0, 0, fine.sizeHint().width(), 30)
    bare.setGeometry(0, 60, 200, 30)
    narrow.setGeometry(0, 120, narrow.sizeHint().width() - 1, 30)
    top.show()
    qtbot.waitExposed(top)
    assert untranslated(top) == ["QLabel 'Bare'"]
    assert len(cut(top)) == 1 and "Ñàrröw" in cut(top)[0]
