"""Where no match is open, every question has an answer, and nothing can be done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.session.no_session import NoSession
from desktop.session.session import Session
from engine.match import Match
from engine.moves import Call
from tests.desktop.tables import Witness, head, hosted, quick_settings


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def test_it_answers_only_what_a_session_answers(qapp: object) -> None:
    real = Session(Match(head("Anna", "bot Sepp", "bot Resi")), None)
    answers = [name for name in dir(NoSession) if not name.startswith("_")]
    assert "sheet" in answers and "turn" in answers
    for name in answers:
        assert callable(getattr(NoSession, name)) == callable(getattr(real, name)), name


def test_nothing_is_open_due_or_allowed(table: Witness) -> None:
    host = table.host
    assert host.head is host.speech is host.path is host.sheet() is host.past() is None
    assert not (host.waiting_for_deal or host.over or host.asked() or host.real_cards)
    assert not (host.why_not_asked() or host.may_hurry() or host.trick_taken())
    assert host.finished_deals() == 0
    assert not (host.may_undo() or host.may_redo() or host.may_correct() or host.phrases())


def test_what_is_wanted_then_is_neither_done_nor_answered(table: Witness) -> None:
    host = table.host
    for want in (host.undo, host.redo, host.deal, host.hint, host.lift, host.look_on, host.hurry):
        want()
    host.play(Call("pass"))
    host.try_move(Call("pass"))
    host.talk(Call("pass"))
    assert not (table.said or table.facts or table.scenes or table.troubles)


def test_nothing_can_be_saved_to_another_file(table: Witness, tmp_path: Path) -> None:
    host = table.host
    assert host.save() and host.may_leave()
    assert not host.save_as(tmp_path / "copy.kartentisch")
    assert not host.move_to(tmp_path / "copy.kartentisch")
    assert not (tmp_path / "copy.kartentisch").exists()


def test_a_match_that_was_left_leaves_nothing_behind(table: Witness) -> None:
    host = table.host
    assert host.begin(head("Anna", "Bert", "Cilli")) and host.moment.covered
    host.leave()
    assert host.head is None and not host.moment.covered
    host.lift()
    assert not host.asked()
