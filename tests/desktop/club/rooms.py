"""Short ways to an office with an evening in it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.club.model.office import Office
from desktop.club.pages.entry import Entry
from engine.tournament.head import Head

SETTINGS: dict[str, Any] = {"sizes": (3, 4, 5), "best": 4, "seed": 7, "sums": {0: 10}}


class Witness:
    """An office, and what it has told."""

    def __init__(self) -> None:
        self.office = Office()
        self.troubles: list[str] = []
        self.said: list[str] = []
        self.office.trouble.connect(self.troubles.append)
        self.office.said.connect(self.said.append)
        self.office.clock = lambda: "20:15"


def hall(people: int = 8, **settings: Any) -> Witness:
    """An evening to which so many people have come."""
    witness = Witness()
    assert witness.office.begin(Head().changed(SETTINGS | settings))
    for number in range(1, people + 1):
        witness.office.enter(f"Person {number}")
    return witness


def running(people: int = 8, **settings: Any) -> Witness:
    """An evening whose first round is running."""
    witness = hall(people, **settings)
    witness.office.prepare_and_draw()
    witness.office.do({"start": 1})
    return witness


def entry_of(qtbot: QtBot, witness: Witness) -> Entry:
    """The fields for the results of the first round, on the screen."""
    entry = Entry(witness.office)
    qtbot.addWidget(entry)
    entry.show()
    entry.activateWindow()
    qtbot.waitExposed(entry)
    entry.show_round(1)
    return entry


def keys(top: QWidget, *texts: object) -> None:
    """Type these, each with Enter, wherever the keyboard is."""
    for text in texts:
        field = top.focusWidget()
        assert isinstance(field, QLineEdit)
        field.selectAll()
        QTest.keyClicks(field, str(text))
        QTest.keyClick(field, Qt.Key.Key_Return)
