"""An evening like the last one, and one that is only rehearsed."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.club.model import again, arrivals, rehearsal
from desktop.club.model.file import past
from desktop.club.pages.setup import SetupDialog, first_settings, fresh
from desktop.common import paths
from engine import games
from engine.tournament.cash import cash_sheet
from tests.desktop.club.rooms import Witness, hall

pytestmark = pytest.mark.usefixtures("qapp")


def last_time() -> Path:
    """An evening of nine: a family that is kept apart, one who cannot move, one who went home."""
    office = hall(0, fee=500, missed="average", prizes=[{"kind": "place", "place": 1}]).office
    for name in ("Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz", "Gustl", "Hanni", "Irmi"):
        arrivals.arrive(office, name, team="Oak" if name == "Ben" else "")
    assert office.do({"apart": [[1, 2], [4, 9]]}) and office.do({"fix": 3, "table": 2})
    assert office.do({"pay": 500, "who": 1})
    assert office.prepare_and_draw() and office.do({"leave": 9})
    assert office.file is not None
    path = office.file.path
    office.close()
    return path


def test_the_same_people_come_by_the_same_rules_and_are_drawn_anew(qtbot: QtBot) -> None:
    before = again.book_of(last_time())
    office = Witness().office
    head = again.like(before.head, "2026-12-01")
    dialog = SetupDialog(head, new=True, like=True)
    qtbot.addWidget(dialog)
    assert dialog.head().missed == "average" and dialog.head().fee == 500
    assert office.begin(head)
    assert again.enter_all(office, before) == 8
    book = office.book
    assert [one.name for one in book.people.values()][:3] == ["Anna", "Ben", "Cilli"]
    assert book.people[2].team == "Oak" and book.people[2].member == before.people[2].member
    assert book.people[3].table == 2 and book.apart == ((1, 2),), "who went is not awaited"
    assert not any(one.paid for one in book.people.values()) and cash_sheet(book).box == 0
    assert (book.head.date, book.rounds) == ("2026-12-01", ())
    assert book.head.prizes == before.head.prizes and book.head.packs != before.head.packs
    office.undo()
    assert office.book.people == {}, "they came in one go"


def test_of_a_rehearsal_nothing_is_kept() -> None:
    office = Witness().office
    assert rehearsal.begin(office, fresh("ramsen").changed({"sizes": [4]}), 12)
    members = list(office.members.names())
    assert arrivals.arrive(office, "Nobody") == 13
    assert office.prepare_and_draw() and office.do({"start": 1})
    rehearsal.make_up(office)
    assert office.book.rounds[0].state == "complete" and office.do({"close": 1})
    assert office.members.names() == members and past() == []
    assert not any(paths.tournaments().rglob("*.*")), "neither a file nor a copy"
    assert office.may_leave()
    office.close()
    assert not office.rehearsal


@pytest.mark.one_in(6)
@pytest.mark.parametrize("game", games.everything())
def test_results_are_made_up_that_the_rules_allow(game: str) -> None:
    witness = Witness()
    preset = next(iter(games.find(game).presets))
    head = fresh(game).changed(first_settings(game, preset) | {"plan": ["drawn"]})
    assert rehearsal.begin(witness.office, head, 12)
    assert witness.office.prepare_and_draw() and witness.office.do({"start": 1})
    rehearsal.make_up(witness.office)
    results = witness.office.book.rounds[0].results
    assert len(results) == len(witness.office.book.rounds[0].tables())
    assert not any(one.despite for one in results.values()) and not witness.troubles
    rehearsal.make_up(witness.office)
    assert witness.troubles == ["Results are made up only while a round is running."]
