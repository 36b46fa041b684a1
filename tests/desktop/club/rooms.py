"""Short ways to a controller with an evening in it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.club.model.controller import ClubController
from desktop.club.pages.entry import Entry
from engine.tournament.head import Head
from engine.tournament.refusal import Refused

SETTINGS: dict[str, Any] = {"sizes": (3, 4, 5), "best": 4, "seed": 7, "sums": {0: 10}}


def draw_round(controller: ClubController) -> bool:
    """Draw the next round at once; one prepared for it that cannot be drawn is taken back."""
    tournament = controller.tournament
    assert tournament is not None

    def draw() -> None:
        last = tournament.state.rounds[-1] if tournament.state.rounds else None
        fresh = last is None or last.draw is not None
        number = tournament.prepare() if fresh else len(tournament.state.rounds)
        try:
            tournament.draw(at=controller.clock())
        except Refused:
            if fresh:
                tournament.do({"cancel": number})
            raise

    return controller._done(draw)


class Witness:
    """A controller, and what it has told."""

    def __init__(self) -> None:
        self.controller = ClubController()
        self.troubles: list[str] = []
        self.said: list[str] = []
        self.controller.trouble.connect(self.troubles.append)
        self.controller.said.connect(self.said.append)
        self.controller.clock = lambda: "20:15"


def hall(people: int = 8, **settings: Any) -> Witness:
    """An evening to which so many people have come."""
    witness = Witness()
    assert witness.controller.begin(Head().changed(SETTINGS | settings))
    for number in range(1, people + 1):
        witness.controller.enter(f"Person {number}")
    return witness


def running(people: int = 8, **settings: Any) -> Witness:
    """An evening whose first round is running."""
    witness = hall(people, **settings)
    draw_round(witness.controller)
    witness.controller.do({"start": 1})
    return witness


def entry_of(qtbot: QtBot, witness: Witness) -> Entry:
    """The fields for the results of the first round, on the screen."""
    entry = Entry(witness.controller)
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
