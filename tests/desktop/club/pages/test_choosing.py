"""Things are chosen at the table of prizes: Enter asks who is next, papers tell what was chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from desktop.club.model import lists
from desktop.club.pages.money import MoneyPage
from desktop.club.pages.setup import SetupDialog
from desktop.club.papers import awards
from desktop.club.papers.blocks import Boxes, Text
from engine.tournament.book import Book
from engine.tournament.head import Head
from tests.desktop.club.rooms import Witness, running

PRIZES = [
    {"kind": "place", "place": 1, "thing": "ham", "money": 3000},
    {"kind": "place", "place": 2, "thing": "wine"},
    {"kind": "place", "place": 3, "thing": "wine"},
]


@pytest.fixture
def witness(own_home: Path) -> Witness:
    one = running(4, sizes=(4,), sums={}, prizes=PRIZES, things="chosen", currency="€")
    one.office.do({"result": [1, 1], "values": [9, 7, 5, 1]})
    return one


@pytest.fixture
def page(qtbot: QtBot, witness: Witness) -> MoneyPage:
    page = MoneyPage(witness.office)
    qtbot.addWidget(page)
    page.show()
    witness.office.changed.connect(page.refresh)
    return page


def receipts(book: Book) -> list[str]:
    return [
        " | ".join(one.text for one in box if isinstance(one, Text))
        for block in awards.receipts(book, 1).blocks
        if isinstance(block, Boxes)
        for box in block.boxes
    ]


def worth(page: MoneyPage) -> list[str]:
    return [row[4] for row in page.prizes.texts()]


def test_enter_asks_whoever_is_next_and_notes_what_is_chosen(
    page: MoneyPage, witness: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, list[str]]] = []

    def answer(*args: object) -> tuple[str, bool]:
        question, things = args[2], args[3]
        assert isinstance(question, str) and isinstance(things, list)
        asked.append((question, things))
        return things[-1], True

    monkeypatch.setattr(QInputDialog, "getItem", answer)
    assert worth(page) == [
        "30.00\u00a0€ + chooses as number 1",
        "chooses as number 2",
        "chooses as number 3",
    ]
    assert "Still there: ham, wine, wine." in page._hint.text()
    page.hand_over(1)
    first = witness.office.book.round(1).seated(1)[0]
    told = witness.troubles[-1]
    assert not asked and f"{first} " in told and "chooses first" in told
    page.hand_over(0)
    assert asked[0][1] == ["ham", "wine"], "what is there twice is asked about once"
    assert worth(page)[0] == "30.00\u00a0€ + wine (chosen as number 1)"
    assert not witness.office.book.handed, "it is handed over by the next Enter"
    page.hand_over(0)
    assert witness.office.book.handed == {(0, first)}
    page.hand_over(1)
    assert asked[-1][1] == ["ham", "wine"], "the other wine is still there"
    page.hand_over(2)
    assert asked[-1][1] == ["ham"]
    assert "Still there" not in page._hint.text()
    witness.office.undo()
    assert "ham for" in witness.said[-1] and worth(page)[2] == "chooses as number 3"


def test_papers_tell_what_was_chosen_and_what_is_still_there(witness: Witness) -> None:
    book = witness.office.book
    texts = [one.text for one in awards.prizes(book, 1).blocks if isinstance(one, Text)]
    assert "whoever is placed higher chooses first" in texts[0] and texts[1].startswith(
        "Still there: ham"
    )
    assert sum("chooses as number" in one for one in receipts(book)) == 3
    first = book.round(1).seated(1)[0]
    witness.office.do({"choose": [1, first]})
    told = receipts(witness.office.book)
    assert "30.00\u00a0€ + wine" in told[0]
    listing, _ = lists.prizes(witness.office.book)
    assert "wine (chosen as number 1)" in listing.rows[0][4]
    assert lists.still_there(witness.office.book) == "Still there: ham, wine."


def test_the_settings_offer_it(qtbot: QtBot, own_home: Path) -> None:
    dialog = SetupDialog(Head().changed({"things": "chosen"}), new=True)
    qtbot.addWidget(dialog)
    assert dialog.settings()["things"] == "chosen"
    assert dialog.things.currentText() == "whoever is placed higher chooses first"
    dialog.things.set_value("lot")
    assert dialog.settings()["things"] == "lot"
