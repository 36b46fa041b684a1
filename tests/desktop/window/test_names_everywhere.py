"""Whoever is called how: on every page a name is shown as it is.

The pages are opened once, with people whose names look like markup, accelerators and formulas. That
takes a few seconds, as each of them is really shown.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.club.pages.person import PersonDialog
from desktop.commands import situations
from desktop.window.main_window import MainWindow
from tests.desktop.club.rooms import running
from tests.desktop.games import conftest
from tests.desktop.window.test_every_page import PLACES

window = conftest.window

NAMES = ("<b>Anna</b>", "R&B", "=1+1<i>", "\u202eResi&amp;")
LONG_NAME = "<img src=file:x> & Co"


@pytest.fixture
def hostile(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    monkeypatch.setattr(situations, "NAMES", NAMES)
    monkeypatch.setattr(situations, "LONG_NAME", LONG_NAME)
    return (*NAMES, LONG_NAME)


def misread(top: QWidget, names: tuple[str, ...]) -> list[str]:
    """The texts of a page that hold a name and are read as something else than that name."""
    found = []
    for one in (top, *top.findChildren(QWidget)):
        tip = one.toolTip()
        if Markup.mightBeRichText(tip) and any(name in tip for name in names if "<" in name):
            found.append(f"{type(one).__name__}, tooltip {tip!r}")
        text = one.text() if isinstance(one, QLabel | QAbstractButton) else ""
        if not any(name in text for name in names):
            continue
        if isinstance(one, QLabel):
            rich = one.textFormat() != Qt.TextFormat.PlainText and Markup.mightBeRichText(text)
            # A label with a buddy has an accelerator.
            if rich or (one.buddy() is not None and any("&" in n and n in text for n in names)):
                found.append(f"{type(one).__name__} {text!r}")
        elif any("&" in name and name in text for name in names):
            found.append(f"{type(one).__name__} {text!r}")
    return found


@pytest.mark.one_in(2)
@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
def test_every_page_shows_names_as_they_are(
    qtbot: QtBot, window: MainWindow, hostile: tuple[str, ...], number: int
) -> None:
    prepare, pages = PLACES[number]
    prepare(window)
    found: list[str] = []
    for name, opened in pages.items():
        upon = opened(window)
        QApplication.processEvents()
        top = upon if upon is not None else window
        found += [f"{name}: {one}" for one in misread(top, hostile)]
        situations.put_away(window, upon)
    assert not found, "\n".join(found)


def test_what_somebody_was_called_before_is_shown_as_it_is(
    qtbot: QtBot, hostile: tuple[str, ...]
) -> None:
    person = running().office.book.people[1]
    dialog = PersonDialog(replace(person, before=NAMES), 0)
    qtbot.addWidget(dialog)
    assert any(NAMES[0] in one.text() for one in dialog.findChildren(QLabel))
    assert misread(dialog, hostile) == []


def test_what_is_read_as_something_else_is_found(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    QLabel("<b>Anna</b>", top)
    QPushButton("R&B", top)
    QPushButton("R&&B", top)
    QLabel("<b>Anna</b>", top, textFormat=Qt.TextFormat.PlainText)
    QLabel("R&B", top).setBuddy(top)
    top.setToolTip("<b>Anna</b>")
    assert len(misread(top, NAMES)) == 4
