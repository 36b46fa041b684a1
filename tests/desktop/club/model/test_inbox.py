"""The inbox: slips wait, are taken or put aside, and nothing done at the desk is in their way."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.club.model import inbox
from desktop.club.model.office import Office
from tests.desktop.club.rooms import Witness, draw_round, running

pytestmark = pytest.mark.usefixtures("qapp")

MINE, OTHER = [9, 1, 0, 0], [1, 9, 0, 0]


def hand_in(office: Office, table: int, by: str, values: list[int] = MINE, **more: Any) -> None:
    event = {"handed": [1, table], "values": values, "by": by, **more}
    assert office.receive(event) == ""


def waiting(office: Office) -> list[tuple[int, tuple[int, ...], tuple[str, ...]]]:
    return [(one.table, one.says.values, one.senders) for one in inbox.waiting(office.book)]


def test_slips_wait_as_they_have_come_and_equal_ones_of_a_table_as_one():
    office = running().office
    hand_in(office, 2, "Jens")
    hand_in(office, 1, "Anna")
    hand_in(office, 2, "Inga", OTHER)
    hand_in(office, 1, "Ben")
    assert waiting(office) == [
        (2, tuple(MINE), ("Jens",)),
        (2, tuple(OTHER), ("Inga",)),
        (1, tuple(MINE), ("Anna", "Ben")),
    ]
    assert not office.book.rounds[0].results, "none is a result by itself"


def test_a_slip_that_cannot_be_is_refused_with_the_sentence_of_the_desk():
    office = running().office
    wrong = {"handed": [1, 1], "values": [9, 9, 0, 0], "by": "Jens"}
    assert "must be 10, not 18" in office.would_fit(wrong)
    assert office.receive(wrong) == office.would_fit(wrong)
    assert waiting(office) == [] and office.would_fit({**wrong, "values": MINE}) == ""


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("senders", [("Jens",), ("Jens", "Inga")])
def test_a_taken_slip_is_entered_as_at_the_desk(twice: bool, senders: tuple[str, ...]):
    office = running(twice=twice).office
    for by in senders:
        hand_in(office, 1, by)
    (slip,) = inbox.waiting(office.book)
    assert inbox.take(office, slip) == ""
    one = office.book.rounds[0]
    assert one.results[1].values == tuple(MINE) and one.results[1].by == "Jens"
    assert one.counts(1) == (not twice or len(senders) > 1)
    assert waiting(office) == []
    office.undo()
    assert waiting(office) == [(1, tuple(MINE), senders)], "and back in one go"


def test_a_slip_may_be_the_second_entry_after_one_at_the_desk():
    office = running(twice=True).office
    assert office.do({"result": [1, 1], "values": OTHER})
    hand_in(office, 1, "Jens")
    assert inbox.take(office, inbox.waiting(office.book)[0]) == ""
    assert office.book.rounds[0].results[1].differs


def test_a_slip_that_is_put_aside_is_gone_and_all_that_came_since_stays():
    witness = running()
    office = witness.office
    hand_in(office, 1, "Jens", OTHER)
    hand_in(office, 1, "Jens")
    hand_in(office, 2, "Anna")
    office.do({"pay": 500, "who": 1})
    wrong = inbox.waiting(office.book)[0]
    inbox.put_aside(office, wrong)
    assert waiting(office) == [(2, tuple(MINE), ("Anna",))]
    assert office.book.people[1].paid == 500 and not witness.troubles


def test_undo_takes_back_what_the_desk_did_and_leaves_what_came_since():
    office = running().office
    office.do({"result": [1, 1], "values": MINE})
    for by in ("Jens", "Inga"):
        hand_in(office, 2, by)
    office.undo()
    assert not office.book.rounds[0].results
    assert waiting(office) == [(2, tuple(MINE), ("Jens", "Inga"))]
    office.redo()
    assert set(office.book.rounds[0].results) == {1}


def test_undo_of_a_start_takes_the_slips_of_the_round_with_it_and_redo_brings_them():
    witness = running()
    office = witness.office
    hand_in(office, 1, "Jens")
    office.undo()
    assert office.book.rounds[0].state == "drawn" and not witness.troubles
    office.redo()
    office.redo()
    assert waiting(office) == [(1, tuple(MINE), ("Jens",))]


def test_what_was_done_in_one_go_is_taken_back_in_one_go_though_slips_came_since():
    office = running().office
    with office.in_one_go():
        office.do({"pay": 100, "who": 1})
        office.do({"pay": 100, "who": 2})
    hand_in(office, 1, "Jens")
    office.undo()
    assert not office.book.cash and waiting(office)
    office.do({"pay": 100, "who": 3})
    office.undo()
    assert waiting(office), "nothing of what was noted before is mistaken for it"


def test_a_slip_leaves_what_is_said_at_the_desk():
    witness = running()
    done: list[bool] = []
    witness.office.done.connect(lambda: done.append(True))
    hand_in(witness.office, 1, "Jens")
    assert not done and not witness.troubles


def test_slips_that_come_together_are_shown_together():
    office, shown = running(28).office, []
    office.received.connect(lambda: shown.append(len(waiting(office))))
    for table in range(1, 8):
        hand_in(office, table, "Jens")
    assert not shown
    QApplication.processEvents()
    assert shown == [7]


def test_slips_come_back_with_the_evening():
    witness = running()
    hand_in(witness.office, 1, "Jens")
    path = witness.office.file.path
    witness.office.close()
    again = Witness()
    assert again.office.open(path)
    assert waiting(again.office) == [(1, tuple(MINE), ("Jens",))]


@pytest.mark.parametrize("kind", ["plain", "lost games", "next round"])
def test_a_slip_of_which_more_is_asked_is_looked_at(kind: str):
    office = running(**({"lost_fees": [50]} if kind == "lost games" else {})).office
    hand_in(office, 1, "Jens")
    slip = inbox.waiting(office.book)[0]
    if kind == "next round":
        for table in (1, 2):
            office.do({"result": [1, table], "values": MINE})
        office.do({"close": 1})
        assert waiting(office) == []
        draw_round(office)
    assert inbox.needs_a_look(office.book, slip) == (kind != "plain")
