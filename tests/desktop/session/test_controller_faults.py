"""What must not happen at the table: another's hint, a lost entry, a stuck evening."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.cards import Card
from engine.match import Match
from engine.sheet import Line, Note
from engine.store import line_of, load, whole
from tests.desktop.tables import Witness, head, hosted, play_on, quick_settings, wait_for_me


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def test_a_hint_asked_for_before_a_move_is_not_given_after_it(qtbot, table):
    table.controller.begin(head("Anna", "Bert", "Cilli"))
    wait_for_me(qtbot, table)
    table.controller.lift()
    table.controller.hints.ask()
    table.controller.play(table.scene.legal[-1])
    said = list(table.said)
    qtbot.wait(400)
    assert table.said == said
    assert all(scene.hint is None for scene in table.scenes)


def test_saving_a_copy_onto_the_open_evening_changes_nothing(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    table.controller.play(table.scene.legal[-1])
    wait_for_me(qtbot, table)
    table.controller.history.undo()
    before = table.controller.path.read_bytes()
    assert table.controller.matches.save_as(table.controller.path)
    assert table.controller.path.read_bytes() == before
    table.controller.play(table.scene.legal[0])
    assert load(table.controller.path).events


def test_a_file_deleted_in_mid_game_is_told_and_written_again_whole(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    path = table.controller.path
    path.unlink()
    table.controller.play(table.scene.legal[0])
    assert len(table.troubles) == 1 and "was deleted" in table.troubles[0]
    play_on(qtbot, table, lambda scene: scene.legal[0])
    assert table.controller.path == path and len(table.troubles) == 1
    assert Match.from_events(load(path).events).deal_number == 1


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing here makes a process hang")
def test_a_bot_killed_while_it_thinks_is_told_once_and_the_game_goes_on(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    thinker = table.controller.opponents._thinker

    def one_thinks() -> bool:
        if thinker._process is not None:  # stopped, it thinks until it is killed
            os.kill(thinker._process.pid, signal.SIGSTOP)
        if table.scene.legal:
            table.controller.play(table.scene.legal[0])
        return thinker.thinking and thinker._patience.isActive()

    qtbot.waitUntil(one_thinks)
    worker = thinker._process
    os.kill(worker.pid, signal.SIGKILL)
    play_on(qtbot, table, lambda scene: scene.legal[0])
    assert not worker.is_alive() and thinker._process.pid != worker.pid
    assert len([one for one in table.said if "started its move over" in one]) == 1
    assert table.troubles == []
    assert Match.from_events(load(table.controller.path).events).deal_number == 1


def test_a_file_both_torn_and_wrong_is_not_touched(table, tmp_path):
    path = tmp_path / "x.kartentisch"
    content = line_of(head("Anna", "bot Sepp", "bot Resi").event()) + b'{"move":"H7"}\n{"mo'
    path.write_bytes(content)
    assert not table.controller.open(path)
    assert path.read_bytes() == content
    assert [file.name for file in tmp_path.glob("x.*") if "torn" in file.name] == []
    assert len(table.troubles) == 1


def chalked(path: Path, *lines: Line) -> None:
    """An evening of real cards."""
    match = Match(head("Anna", "Bert", "Cilli", crosses=1))
    for line in lines:
        match.chalk(line)
    path.write_bytes(whole(match.events()))


def test_a_finished_evening_of_real_cards_opens(table, tmp_path):
    path = tmp_path / "paper.kartentisch"
    chalked(path, Line((5, 0, None), (Note("finished", 0),)))
    before = path.read_bytes()
    assert table.controller.open(path)
    assert table.controller.over and table.controller.sheet().winners == (0,)
    assert path.read_bytes() == before


def test_an_unfinished_evening_of_real_cards_is_not_dealt_unasked(table, tmp_path):
    path = tmp_path / "paper.kartentisch"
    chalked(path, Line((2, 3, None)))
    before = path.read_bytes()
    assert table.controller.open(path)
    assert table.controller.waiting_for_deal and path.read_bytes() == before


def test_an_opponent_that_is_not_there_is_named(table, tmp_path):
    path = tmp_path / "x.kartentisch"
    event = head("Anna", "bot Sepp", "bot Resi").event()
    event["seats"][1]["bot"] = "oracle"
    path.write_bytes(line_of(event))
    assert not table.controller.open(path)
    assert "oracle" in table.troubles[-1]


def test_a_forced_card_is_played_by_itself_but_stays_taken_back(qtbot, table):
    table.controller.settings["play_forced"] = True
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi", schleck="off", exchange_total=0))
    for _ in range(200):
        wait_for_me(qtbot, table)
        if table.controller.waiting_for_deal and len(table.scene.view.table.tricks) == 5:
            break
        if table.controller.waiting_for_deal:
            table.controller.deal()
        elif (table.controller.display.asked() and len(table.scene.legal) > 1) or (
            table.controller.display.asked() and not isinstance(table.scene.legal[0], Card)
        ):
            table.controller.play(table.scene.legal[0])
        else:
            qtbot.wait(5)
    assert table.controller.waiting_for_deal
    table.controller.history.undo()
    taken_back = table.scene.view
    qtbot.wait(200)
    assert table.controller.display.asked() and table.scene.view == taken_back


def test_trouble_at_the_beginning_of_an_evening_is_told_after_it_has_begun(qtbot, table, own_home):
    order: list[str] = []
    table.controller.match_changed.connect(lambda: order.append("match"))
    table.controller.trouble.connect(lambda text: order.append("trouble"))
    own_home.mkdir(exist_ok=True)
    (own_home / "data").write_text("in the way")
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    assert order == ["match", "trouble"]
