"""Where no match is open, every question has an answer, and nothing can be done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.moves import Call
from tests.desktop.tables import Witness, head, hosted, quick_settings


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def test_nothing_is_open_due_or_allowed(table):
    controller = table.controller
    assert (
        controller.head
        is controller.speech
        is controller.path
        is controller.sheet()
        is controller.past()
        is None
    )
    assert not (
        controller.waiting_for_deal
        or controller.over
        or controller.display.asked()
        or controller.real_cards
    )
    assert not (
        controller.display.why_not_asked() or controller.may_hurry() or controller.trick_taken()
    )
    assert controller.finished_deals() == 0
    assert not (
        controller.history.may_undo()
        or controller.history.may_redo()
        or controller.may_correct()
        or controller.talk.phrases()
    )


def test_what_is_wanted_then_is_neither_done_nor_answered(table):
    controller = table.controller
    for want in (
        controller.history.undo,
        controller.history.redo,
        controller.deal,
        controller.hints.ask,
        controller.lift,
        controller.look_on,
        controller.hurry,
    ):
        want()
    controller.play(Call("pass"))
    controller.try_move(Call("pass"))
    controller.talk.speak(Call("pass"))
    assert not (table.said or table.facts or table.scenes or table.troubles)


def test_nothing_can_be_saved_to_another_file(table, tmp_path):
    controller = table.controller
    assert controller.matches.save() and controller.matches.may_leave()
    assert not controller.matches.save_as(tmp_path / "copy.kartentisch")
    assert not controller.matches.move_to(tmp_path / "copy.kartentisch")
    assert not (tmp_path / "copy.kartentisch").exists()


def test_a_match_that_was_left_leaves_nothing_behind(table):
    controller = table.controller
    assert controller.begin(head("Anna", "Bert", "Cilli")) and controller.display.chair.covered
    controller.matches.leave()
    assert controller.head is None and not controller.display.chair.covered
    controller.lift()
    assert not controller.display.asked()
