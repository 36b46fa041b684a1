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
    host = table.host
    assert host.head is host.speech is host.path is host.sheet() is host.past() is None
    assert not (host.waiting_for_deal or host.over or host.display.asked() or host.real_cards)
    assert not (host.display.why_not_asked() or host.may_hurry() or host.trick_taken())
    assert host.finished_deals() == 0
    assert not (
        host.history.may_undo()
        or host.history.may_redo()
        or host.may_correct()
        or host.talk.phrases()
    )


def test_what_is_wanted_then_is_neither_done_nor_answered(table):
    host = table.host
    for want in (
        host.history.undo,
        host.history.redo,
        host.deal,
        host.hints.ask,
        host.lift,
        host.look_on,
        host.hurry,
    ):
        want()
    host.play(Call("pass"))
    host.try_move(Call("pass"))
    host.talk.speak(Call("pass"))
    assert not (table.said or table.facts or table.scenes or table.troubles)


def test_nothing_can_be_saved_to_another_file(table, tmp_path):
    host = table.host
    assert host.matches.save() and host.matches.may_leave()
    assert not host.matches.save_as(tmp_path / "copy.kartentisch")
    assert not host.matches.move_to(tmp_path / "copy.kartentisch")
    assert not (tmp_path / "copy.kartentisch").exists()


def test_a_match_that_was_left_leaves_nothing_behind(table):
    host = table.host
    assert host.begin(head("Anna", "Bert", "Cilli")) and host.display.chair.covered
    host.matches.leave()
    assert host.head is None and not host.display.chair.covered
    host.lift()
    assert not host.display.asked()
