"""The inbox: slips wait, are taken or put aside, and nothing done at the desk is in their way."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.club.model import inbox
from desktop.club.model.controller import ClubController
from tests.desktop.club.rooms import Witness, draw_round, running

pytestmark = pytest.mark.usefixtures("qapp")

MINE, OTHER = [9, 1, 0, 0], [1, 9, 0, 0]


def hand_in(
    controller: ClubController, table: int, by: str, values: list[int] = MINE, **more: Any
) -> None:
    event = {"handed": [1, table], "values": values, "by": by, **more}
    assert controller.receive(event) == ""


def waiting(controller: ClubController) -> list[tuple[int, tuple[int, ...], tuple[str, ...]]]:
    return [(one.table, one.says.values, one.senders) for one in inbox.waiting(controller.state)]


def test_slips_wait_as_they_have_come_and_equal_ones_of_a_table_as_one():
    controller = running().controller
    hand_in(controller, 2, "Jens")
    hand_in(controller, 1, "Anna")
    hand_in(controller, 2, "Inga", OTHER)
    hand_in(controller, 1, "Ben")
    assert waiting(controller) == [
        (2, tuple(MINE), ("Jens",)),
        (2, tuple(OTHER), ("Inga",)),
        (1, tuple(MINE), ("Anna", "Ben")),
    ]
    assert not controller.state.rounds[0].results, "none is a result by itself"


def test_a_slip_that_cannot_be_is_refused_with_the_sentence_of_the_desk():
    controller = running().controller
    wrong = {"handed": [1, 1], "values": [9, 9, 0, 0], "by": "Jens"}
    assert "must be 10, not 18" in controller.would_fit(wrong)
    assert controller.receive(wrong) == controller.would_fit(wrong)
    assert waiting(controller) == [] and controller.would_fit({**wrong, "values": MINE}) == ""


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("senders", [("Jens",), ("Jens", "Inga")])
def test_a_taken_slip_is_entered_as_at_the_desk(twice: bool, senders: tuple[str, ...]):
    controller = running(twice=twice).controller
    for by in senders:
        hand_in(controller, 1, by)
    (slip,) = inbox.waiting(controller.state)
    assert inbox.take(controller, slip) == ""
    one = controller.state.rounds[0]
    assert one.results[1].values == tuple(MINE) and one.results[1].by == "Jens"
    assert one.counts(1) == (not twice or len(senders) > 1)
    assert waiting(controller) == []
    controller.undo()
    assert waiting(controller) == [(1, tuple(MINE), senders)], "and back in one go"


def test_a_slip_may_be_the_second_entry_after_one_at_the_desk():
    controller = running(twice=True).controller
    assert controller.do({"result": [1, 1], "values": OTHER})
    hand_in(controller, 1, "Jens")
    assert inbox.take(controller, inbox.waiting(controller.state)[0]) == ""
    assert controller.state.rounds[0].results[1].differs


def test_a_slip_that_is_put_aside_is_gone_and_all_that_came_since_stays():
    witness = running()
    controller = witness.controller
    hand_in(controller, 1, "Jens", OTHER)
    hand_in(controller, 1, "Jens")
    hand_in(controller, 2, "Anna")
    controller.do({"pay": 500, "who": 1})
    wrong = inbox.waiting(controller.state)[0]
    inbox.put_aside(controller, wrong)
    assert waiting(controller) == [(2, tuple(MINE), ("Anna",))]
    assert controller.state.people[1].paid == 500 and not witness.troubles


def test_undo_takes_back_what_the_desk_did_and_leaves_what_came_since():
    controller = running().controller
    controller.do({"result": [1, 1], "values": MINE})
    for by in ("Jens", "Inga"):
        hand_in(controller, 2, by)
    controller.undo()
    assert not controller.state.rounds[0].results
    assert waiting(controller) == [(2, tuple(MINE), ("Jens", "Inga"))]
    controller.redo()
    assert set(controller.state.rounds[0].results) == {1}


def test_undo_of_a_start_takes_the_slips_of_the_round_with_it_and_redo_brings_them():
    witness = running()
    controller = witness.controller
    hand_in(controller, 1, "Jens")
    controller.undo()
    assert controller.state.rounds[0].state == "drawn" and not witness.troubles
    controller.redo()
    controller.redo()
    assert waiting(controller) == [(1, tuple(MINE), ("Jens",))]


def test_what_was_done_in_one_go_is_taken_back_in_one_go_though_slips_came_since():
    controller = running().controller
    with controller.in_one_go():
        controller.do({"pay": 100, "who": 1})
        controller.do({"pay": 100, "who": 2})
    hand_in(controller, 1, "Jens")
    controller.undo()
    assert not controller.state.cash and waiting(controller)
    controller.do({"pay": 100, "who": 3})
    controller.undo()
    assert waiting(controller), "nothing of what was noted before is mistaken for it"


def test_a_slip_leaves_what_is_said_at_the_desk():
    witness = running()
    done: list[bool] = []
    witness.controller.done.connect(lambda: done.append(True))
    hand_in(witness.controller, 1, "Jens")
    assert not done and not witness.troubles


def test_slips_that_come_together_are_shown_together():
    controller, shown = running(28).controller, []
    controller.received.connect(lambda: shown.append(len(waiting(controller))))
    for table in range(1, 8):
        hand_in(controller, table, "Jens")
    assert not shown
    QApplication.processEvents()
    assert shown == [7]


def test_slips_come_back_with_the_evening():
    witness = running()
    hand_in(witness.controller, 1, "Jens")
    path = witness.controller.file.path
    witness.controller.close()
    again = Witness()
    assert again.controller.open(path)
    assert waiting(again.controller) == [(1, tuple(MINE), ("Jens",))]


@pytest.mark.parametrize("kind", ["plain", "lost games", "next round"])
def test_a_slip_of_which_more_is_asked_is_looked_at(kind: str):
    controller = running(**({"lost_fees": [50]} if kind == "lost games" else {})).controller
    hand_in(controller, 1, "Jens")
    slip = inbox.waiting(controller.state)[0]
    if kind == "next round":
        for table in (1, 2):
            controller.do({"result": [1, table], "values": MINE})
        controller.do({"close": 1})
        assert waiting(controller) == []
        draw_round(controller)
    assert inbox.needs_a_look(controller.state, slip) == (kind != "plain")
