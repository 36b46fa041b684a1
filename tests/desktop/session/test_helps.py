"""What help a table allows itself is obeyed by whoever sits at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.scene import help_words
from engine.agreement import PRESETS, Agreement
from engine.cards import Card
from engine.store import load
from tests.desktop.tables import Witness, head, hosted, quick_settings, wait_for_me


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def sit_down(qtbot: QtBot, table: Witness, agreed: Agreement) -> None:
    """Anna has made a first decision at such a table, and is asked again."""
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi", schleck="off"), agreed)
    wait_for_me(qtbot, table)
    assert table.controller.agreement == agreed
    table.controller.play(table.scene.legal[-1])
    wait_for_me(qtbot, table)


def kinds(table: Witness) -> list[str]:
    events = load(table.controller.path).events
    return [event["help"]["kind"] for event in events if "help" in event]


def test_what_was_agreed_on_stands_before_the_first_deal(qtbot, table):
    sit_down(qtbot, table, PRESETS["at_the_inn"])
    events = load(table.controller.path).events
    words = PRESETS["at_the_inn"].words()
    assert [event["help"]["kind"] for event in events[1 : 1 + len(words)]] == words
    assert "deal" in events[1 + len(words)]


@pytest.mark.parametrize(("undo", "noted"), [("free", False), ("marked", True)])
def test_taking_back_is_noted_or_free(qtbot, table, undo, noted):
    sit_down(qtbot, table, Agreement(undo=undo))
    assert table.controller.history.may_undo()
    table.controller.history.undo()
    assert ("took_back" in kinds(table)) is noted


def test_nothing_is_taken_back_where_it_is_agreed_on(qtbot, table):
    sit_down(qtbot, table, Agreement(undo="never"))
    assert not table.controller.history.may_undo() and not table.controller.history.learnt_since()
    moves = len(load(table.controller.path).events)
    table.controller.history.undo()
    assert len(load(table.controller.path).events) == moves


def test_taking_back_ends_with_the_first_new_card(qtbot, table):
    there = head("Anna", "bot Sepp", "bot Resi", seed=5, schleck="off")
    table.controller.begin(there, Agreement(undo="unseen"))
    wait_for_me(qtbot, table)
    laid = [move for move in table.scene.legal if isinstance(move, Card)]
    table.controller.play(laid[0])  # laid away: nothing new is seen
    assert table.controller.history.may_undo() and not table.controller.history.learnt_since()
    table.controller.history.undo()
    wait_for_me(qtbot, table)
    while not (table.scene.view.table.tricks and table.controller.display.asked()):
        table.controller.play(table.scene.legal[0])
        wait_for_me(qtbot, table)
    assert not table.controller.history.may_undo() and table.controller.history.learnt_since()


def test_who_may_not_ask_gets_no_hint(qtbot, table):
    sit_down(qtbot, table, Agreement(hints=False))
    asked: list[object] = []
    table.controller.opponents.ask_hint = asked.append
    table.controller.hints.ask()
    assert asked == [] and table.controller.display.chair.hint is None


@pytest.mark.parametrize("counting", [True, False])
def test_what_is_told_of_a_card_obeys(qtbot, table, counting):
    sit_down(qtbot, table, Agreement(counting=counting))
    assert table.scene.counting is counting


def test_the_end_says_what_was_allowed_and_used(qtbot, table):
    sit_down(qtbot, table, PRESETS["at_home"])
    assert table.controller.help_told() == "Help: as at home."
    for _ in range(2):
        table.controller.matches.playing.match.helped(0, "hint")
    table.controller.history.undo()
    assert table.controller.help_told().startswith("Help: as at home. Anna: ")
    assert "2 hint" in table.controller.help_told() and "undo" in table.controller.help_told()


def test_every_agreement_is_a_sentence():
    for one in (*PRESETS.values(), Agreement(undo="unseen")):
        text = help_words.agreed(one)
        assert text.endswith(".") and ("Hints" in text) is one.hints
