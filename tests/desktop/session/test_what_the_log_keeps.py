"""What the log of an evening keeps besides the moves, in the version that it was begun in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import seeds
from engine.head import Event
from engine.match import Match
from engine.store import load, save_copy
from engine.table import NOBODY
from tests.desktop.tables import Witness, head, hosted, play_on, quick_settings, wait_for_me

SAVES = Path(__file__).parents[2] / "saves"
CODE = seeds.code(bytes(range(16)))


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def asked(qtbot: QtBot, table: Witness) -> None:
    """Anna is to decide, in a new evening."""
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)


def helps(table: Witness) -> list[Event]:
    saved = load(table.controller.path)
    assert not saved.wrong
    return [event["help"] for event in saved.events if "help" in event]


def hinted(qtbot: QtBot, table: Witness) -> None:
    with qtbot.waitSignal(table.controller.opponents.advised):
        table.controller.hints.ask()


def finished(match: Match) -> Match:
    """The deal on the table, to its end."""
    while match.turn != NOBODY:
        match.play(match.legal()[0])
    return match


# Help.


def test_a_hint_is_kept_once_for_every_decision(qtbot, table):
    asked(qtbot, table)
    match = Match.from_events(load(table.controller.path).events)
    hinted(qtbot, table)
    hinted(qtbot, table)
    first = {"seat": 0, "kind": "hint", "deal": 1, "move": len(match.moves) + 1}
    assert helps(table) == [first]
    table.controller.play(table.scene.legal[0])
    wait_for_me(qtbot, table)
    hinted(qtbot, table)
    assert len(helps(table)) == 2 and helps(table)[0] == first


def test_a_hint_that_was_never_given_is_no_help(qtbot, table):
    asked(qtbot, table)
    table.controller.hints.ask()
    table.controller.play(table.scene.legal[0])
    wait_for_me(qtbot, table)
    assert helps(table) == []


def test_taking_back_is_kept_with_the_decision_that_was_taken_back(qtbot, table):
    asked(qtbot, table)
    match = Match.from_events(load(table.controller.path).events)
    table.controller.play(table.scene.legal[0])
    wait_for_me(qtbot, table)
    table.controller.history.undo()
    assert helps(table) == [
        {"seat": 0, "kind": "took_back", "deal": 1, "move": len(match.moves) + 1}
    ]
    table.controller.history.redo()
    wait_for_me(qtbot, table)
    assert len(helps(table)) == 1


def test_where_only_bots_play_nobody_is_helped(qtbot, table):
    table.controller.begin(head("bot Vroni", "bot Sepp", "bot Resi"))
    qtbot.waitUntil(lambda: len(load(table.controller.path).events) > 5)
    table.controller.history.undo()
    assert helps(table) == []


def test_help_is_in_a_copy_of_the_evening(qtbot, table, tmp_path):
    asked(qtbot, table)
    hinted(qtbot, table)
    table.controller.play(table.scene.legal[0])
    wait_for_me(qtbot, table)
    table.controller.history.undo()
    assert table.controller.matches.save_as(tmp_path / "copy.kartentisch")
    copied = Match.from_events(load(tmp_path / "copy.kartentisch").events)
    assert [event["help"]["kind"] for event in copied.helps()] == ["hint", "took_back"]


# Scores, versions, copies.


def test_the_score_of_a_deal_is_in_the_file_with_its_last_move(qtbot, table):
    asked(qtbot, table)
    play_on(qtbot, table, lambda scene: scene.legal[0])
    sheet = table.controller.sheet()
    assert load(table.controller.path).events[-1] == {"score": sheet.lines[-1].as_dict()}


@pytest.mark.parametrize("name", ["v1-ramsen", "v1-paper"])
def test_an_evening_of_version_1_goes_on_in_it_and_its_copy_is_of_today(table, tmp_path, name):
    path, copy = tmp_path / "old.kartentisch", tmp_path / "copy.kartentisch"
    old = (SAVES / f"{name}.kartentisch").read_bytes()
    path.write_bytes(old)
    assert table.controller.open(path) and table.troubles == []
    assert table.controller.matches.save_as(copy)
    copied = load(copy)
    assert copied.events[0]["kartentisch"] == 2 and not copied.wrong
    assert Match.from_events(copied.events).sheet() == table.controller.sheet()
    table.controller.matches.leave()
    assert path.read_bytes().startswith(old)
    assert load(path).end is None, "no line of it has got a sum"


def test_an_evening_whose_sums_do_not_hold_is_opened_and_one_sentence_says_so(table, tmp_path):
    path = tmp_path / "evening.kartentisch"
    data = (SAVES / "v2-ramsen.kartentisch").read_bytes().split(b"\n")
    data[4] = data[4].replace(b'"sum":"', b'"sum":"0')[:-3] + b'"}'
    path.write_bytes(b"\n".join(data))
    assert table.controller.open(path)
    assert len(table.troubles) == 1
    assert "“evening.kartentisch”" in table.troubles[0] and "line 5" in table.troubles[0]
    assert table.controller.sheet() == Match.from_events(load(path).events).sheet()


def test_a_score_that_would_be_another_today_counts_and_one_sentence_says_so(table, tmp_path):
    match = Match(head("Anna", "Ben", "Cilli", "Dora"))
    match.deal()
    *events, _ = finished(match).events()
    written = {"values": [2, 3, None, None], "notes": []}
    path = tmp_path / "evening.kartentisch"
    save_copy(path, [*events, {"score": written}])
    assert table.controller.open(path)
    assert len(table.troubles) == 1 and "Deal 1 " in table.troubles[0]
    sheet = table.controller.sheet()
    assert sheet is not None and sheet.lines[0].as_dict() == written


# The seed.


def test_the_seed_is_not_told_while_a_deal_is_on(table, tmp_path):
    match = Match(head("Anna", "Ben", "Cilli", "Dora", seed=CODE))
    path = tmp_path / "evening.kartentisch"
    match.deal()
    save_copy(path, match.events())
    assert table.controller.seed is None
    table.controller.open(path)
    assert table.controller.seed is None
    table.controller.matches.leave()
    save_copy(path, finished(match).events())
    table.controller.open(path)
    assert table.controller.seed == CODE
    table.controller.deal()
    assert table.controller.seed is None


def test_with_real_cards_there_is_no_seed_to_be_told(table, tmp_path):
    match = Match(head("Anna", "Ben", "Cilli"))
    save_copy(tmp_path / "x.kartentisch", [{**match.head.event(), "cards": "real"}])
    table.controller.open(tmp_path / "x.kartentisch")
    assert table.controller.real_cards and table.controller.seed is None
