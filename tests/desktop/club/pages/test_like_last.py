"""From the start page: an evening like the last one, and a rehearsal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QInputDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.club.model.file import past
from desktop.club.pages.setup import SetupDialog
from engine.tournament.head import Head
from tests.workshop.demo_organiser import Organiser, say_yes


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    yield one
    one.close()


def begins(box: QWidget) -> None:
    assert isinstance(box, SetupDialog)
    box.ok.click()
    assert box.result(), box.problem()


def so_many(box: QWidget) -> None:
    assert isinstance(box, QInputDialog)
    box.setIntValue(9)
    box.accept()


def test_the_evening_that_is_marked_is_set_up_once_more(organiser: Organiser) -> None:
    club = organiser.club
    club.office.begin(Head().changed({"title": "Spring", "date": "2026-05-01", "fee": 500}))
    with club.office.in_one_go():
        for name in ("Anna", "Ben", "Cilli", "Dora"):
            club.office.enter(name)
    club.close_evening()
    organiser.answering(club.start_page.buttons["like"].click, begins, say_yes)
    book = club.office.book
    assert [one.name for one in book.people.values()] == ["Anna", "Ben", "Cilli", "Dora"]
    assert (book.head.title, book.head.fee) == ("Spring", 500) and book.head.date != "2026-05-01"
    assert len(past()) == 2


def test_a_rehearsal_says_so_and_leaves_nothing(organiser: Organiser) -> None:
    club = organiser.club
    organiser.answering(club.start_page.buttons["rehearsal"].click, begins, so_many)
    assert len(club.office.book.people) == 9
    assert club.about.text().startswith("rehearsal, nothing is kept")
    made_up = next(one for one in club.menu.actions() if one.text() == "Ma&ke results up")
    assert made_up.isVisible()
    organiser.draw()
    organiser.start()
    made_up.trigger()
    assert club.office.book.rounds[0].state == "complete"
    club.close_evening()
    assert past() == [] and club.pages.currentIndex() == 0
