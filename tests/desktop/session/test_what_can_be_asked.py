"""What can be asked about the match that is open while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.head import Head
from tests.desktop.tables import Witness, head, hosted, play_on, quick_settings, wait_for_me


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def test_whose_turn_it_is_is_told_only_to_who_is_not_asked(qtbot, table):
    table.controller.settings["pace"] = "slow"
    table.controller.begin(head("bot Sepp", "Anna", "bot Resi", "bot Vroni", seed=1))
    assert "turn" in table.controller.display.why_not_asked() and table.controller.may_hurry()
    table.controller.settings["pace"] = "instant"
    wait_for_me(qtbot, table)
    assert table.controller.display.asked() and table.controller.display.why_not_asked() == ""
    assert not table.controller.may_hurry()


def test_nobody_is_hurried_or_told_anything_behind_the_curtain(qtbot, table):
    table.controller.begin(head("Anna", "Bert", "Cilli"))
    assert table.controller.display.chair.covered
    assert table.controller.display.why_not_asked() == "" and not table.controller.may_hurry()


def test_a_deal_counts_when_it_is_over(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    assert table.controller.finished_deals() == 0
    play_on(qtbot, table, lambda scene: scene.legal[0])
    assert table.controller.waiting_for_deal and table.controller.finished_deals() == 1
    assert "over" in table.controller.display.why_not_asked()


def test_a_trick_is_there_to_look_back_at_when_one_was_taken(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi", exchange_total=0, schleck="off"))
    assert not table.controller.trick_taken()
    play_on(qtbot, table, lambda scene: scene.legal[0])
    assert table.controller.trick_taken()


def to_the_tricks(qtbot: QtBot, table: Witness) -> None:
    """Play on until Anna is asked for a card."""
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi", "bot Vroni"))
    wait_for_me(qtbot, table)
    while table.scene.view.table.phase != "tricks":
        table.controller.play(table.scene.legal[0])
        wait_for_me(qtbot, table)


def test_a_trick_that_lies_is_waited_for_until_it_is_looked_at(qtbot, table):
    to_the_tricks(qtbot, table)
    assert not table.controller.may_hurry()
    table.controller.play(table.scene.legal[0])
    qtbot.waitUntil(lambda: table.controller.pause.decided is not None)
    assert table.controller.may_hurry()


def test_the_only_card_that_plays_itself_is_waited_for(qtbot, table):
    to_the_tricks(qtbot, table)
    while len(table.scene.legal) > 1:
        table.controller.play(table.scene.legal[0])
        wait_for_me(qtbot, table)
    assert table.controller.display.asked() and not table.controller.may_hurry()
    table.controller.settings["pace"] = "slow"
    table.controller.settings["play_forced"] = True
    assert table.controller.may_hurry()


def test_a_deal_that_comes_by_itself_is_waited_for(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    play_on(qtbot, table, lambda scene: scene.legal[0])
    assert table.controller.waiting_for_deal and not table.controller.may_hurry()
    table.controller.settings["pace"] = "slow"
    table.controller.settings["deal_on"] = True
    assert table.controller.may_hurry()


def test_a_deal_whose_last_move_is_taken_back_is_not_finished(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    play_on(qtbot, table, lambda scene: scene.legal[0])
    table.controller.history.undo()
    assert table.controller.finished_deals() == 0
    table.controller.history.redo()
    wait_for_me(qtbot, table)
    table.controller.deal()
    assert table.controller.finished_deals() == 1


def test_of_real_cards_no_deal_was_played_here(table):
    one = head("Anna", "Bert", "Cilli")
    table.controller.begin(Head(one.game, one.preset, one.options, one.players, one.seed, "", True))
    table.controller.score_entry.chalk({("tricks", 0): 5, ("tricks", 1): 0, ("tricks", 2): None})
    assert len(table.controller.sheet().lines) == 1
    assert table.controller.finished_deals() == 0
