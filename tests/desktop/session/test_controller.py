"""The controller: who is asked, what may be seen, what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from engine import games
from engine.cards import Card
from engine.match import Match
from engine.moves import Call
from engine.store import load
from engine.table import NOBODY
from tests.desktop.tables import Witness, head, hosted, quick_settings, wait_for_me
from tests.kit.cases import presets


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def test_bots_play_an_evening_among_themselves(qtbot, table):
    table.controller.settings["deal_on"] = True
    table.controller.begin(head("bot Vroni", "bot Sepp", "bot Resi", crosses=1))

    def over() -> bool:
        if table.controller.pause.decided is not None:
            table.controller.look_on()
        return table.controller.over

    qtbot.waitUntil(over)
    # What came of the last deal is looked at as long as that of any other.
    assert table.controller.last_deal_lies
    qtbot.waitUntil(lambda: not table.controller.last_deal_lies)
    sheet = table.controller.sheet()
    assert sheet.over and len(sheet.winners) == 1
    assert table.scene.view.seat == NOBODY
    assert "wins the match" in table.scene.prompt


def test_a_refused_card_is_explained_and_changes_nothing(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    before = table.scene
    table.controller.play(Call("pass") if Call("pass") not in before.legal else Call("draw"))
    assert table.said and not table.said[-1].startswith("rule.")
    assert table.scene.view == before.view


@pytest.mark.one_in(5)
@pytest.mark.parametrize("pace", ["learning", "instant"])
@pytest.mark.parametrize("game", games.names())
def test_an_evening_of_people_begins_behind_the_curtain(table, game, pace):
    """Also where there is something to read first: that is read by whoever lifts it."""
    table.controller.settings["pace"] = pace
    for case in presets(game):
        table.controller.begin(case.head())
        assert table.controller.display.chair.covered and table.curtains[-1], str(case)
        due = table.controller._session.turn
        table.controller.lift()
        assert (
            table.controller.display.chair.seat == due
            and not table.controller.display.chair.covered
        )


def test_a_hint_names_a_move_and_a_reason(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    table.controller.hints.ask()
    qtbot.waitUntil(lambda: table.controller.display.chair.hint is not None)
    assert table.controller.display.chair.hint in table.scene.legal
    move = (
        table.controller.speech.move(table.controller.display.chair.hint)
        if table.controller.speech
        else ""
    )
    words = table.scene.note or table.scene.prompt
    reason = words.removesuffix(f"{move}.")
    assert move and reason and reason != words and "advice." not in words


def test_the_order_of_the_hand_is_kept(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi", seed=5, schleck="off"))
    wait_for_me(qtbot, table)
    turned = list(reversed(table.scene.hand))
    table.controller.display.reorder(turned)
    assert list(table.scene.hand) == turned
    card = next((move for move in table.scene.legal if isinstance(move, Card)), None)
    table.controller.play(card or table.scene.legal[0])
    assert list(table.scene.hand)[: len(turned) - 1] == [c for c in turned if c is not card][:4]
    table.controller.display.sort_hand()
    assert set(table.scene.hand) <= set(turned)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"hello\n", "not a Kartentisch match"),
        (b'{"kartentisch": 99}\n', "newer"),
        (b'{"kartentisch": 1}\n\x00\x01\n{"move": "H7"}\n', "damaged in line 2"),
        (b'{"kartentisch": 1}\n{"move": "H7"}\n', "does not fit"),
        (b"", "not a Kartentisch match"),
    ],
)
def test_a_file_that_is_no_evening_gives_one_sentence_and_stays(table, tmp_path, content, said):
    path = tmp_path / "evening.kartentisch"
    path.write_bytes(content)
    assert not table.controller.open(path)
    assert len(table.troubles) == 1 and said in table.troubles[0]
    assert path.read_bytes() == content


def test_an_illegal_move_in_a_file_is_named_by_its_line(qtbot, table, tmp_path):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    source = table.controller.path
    table.controller.matches.leave()
    path = tmp_path / "wrong.kartentisch"
    content = source.read_bytes() + b'{"move":"!swap E7 E8"}\n'
    path.write_bytes(content)
    assert not table.controller.open(path)
    assert f"line {content.count(bytes([10]))} " in table.troubles[-1]
    assert path.read_bytes() == content


def test_a_torn_entry_is_kept_aside_and_told(qtbot, table, tmp_path):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    view = table.scene.view
    source = table.controller.path
    table.controller.matches.leave()
    with source.open("ab") as file:
        file.write(b'{"mov')
    assert table.controller.open(source)
    wait_for_me(qtbot, table)
    assert table.scene.view == view
    aside = next(source.parent.glob("*.torn*"))
    assert aside.read_bytes() == b'{"mov' and aside.name in table.troubles[-1]


def test_a_full_disk_is_told_once_and_nothing_is_lost(qtbot, table, monkeypatch):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    real_open = Path.open

    def full(self: Path, *args: object, **kwargs: object) -> object:
        if self == table.controller.path:
            raise OSError(28, "No space left on device")
        return real_open(self, *args, **kwargs)

    monkeypatch.setattr(Path, "open", full)
    table.controller.play(table.scene.legal[0])
    wait_for_me(qtbot, table)
    table.controller.play(table.scene.legal[0])
    assert len(table.troubles) == 1 and "No space left" in table.troubles[0]
    monkeypatch.undo()
    wait_for_me(qtbot, table)
    table.controller.play(table.scene.legal[0])
    wait_for_me(qtbot, table)
    saved = Match.from_events(load(table.controller.path).events)
    assert saved.view(0) == table.scene.view


def test_a_bar_is_chalked_with_every_trick(qtbot, table):
    seen = []
    table.controller.sheet_changed.connect(
        lambda: (
            seen.append(
                sum(value or 0 for value in table.controller.sheet_so_far().lines[-1].values)
            )
            if table.controller.sheet_so_far().lines
            else None
        )
    )
    table.controller.begin(
        head("bot Vroni", "bot Sepp", "bot Resi", exchange_total=0, schleck="off")
    )
    for _ in range(6):
        wait_for_me(qtbot, table)
        if 2 in seen:
            break
        seen.clear()
        table.controller.deal()
    assert seen[:3] == [1, 2, 3]


def test_the_last_card_is_played_without_asking_and_undo_goes_past_it(qtbot, table):
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    held = []
    wait_for_me(qtbot, table)
    while table.controller.display.asked():
        held.append(len(table.scene.hand))
        table.controller.play(table.scene.legal[0])
        wait_for_me(qtbot, table)
    assert table.controller.waiting_for_deal and min(held) > 1
    assert any(fact.key == "puts" and fact.args[0] == 0 for fact in table.facts)
    table.controller.history.undo()
    assert table.controller.display.asked() and len(table.scene.hand) == held[-1]


def test_nobody_at_a_shared_machine_sits_down_for_a_last_card(qtbot, table):
    """Everybody knows that it is played: only before a choice is the machine passed on."""
    table.controller.begin(head("Anna", "Bert", "bot Resi"))
    held = []
    wait_for_me(qtbot, table)
    while not table.controller.waiting_for_deal:
        if table.controller.display.chair.covered:
            table.controller.lift()
        if table.scene.view.table.leader != NOBODY:  # before the tricks all five may be exchanged
            held.append(len(table.scene.hand))
        table.controller.play(table.scene.legal[0])
        wait_for_me(qtbot, table)
    assert min(held) > 1


def test_in_the_first_match_of_a_game_alone_a_trick_waits_for_a_press(qtbot, table):
    first = head("Anna", "bot Sepp", "bot Resi")
    for one in (first, replace(first, started="2026-01-07T19:30:00"), first):
        table.controller.settings["pace"] = "instant"
        table.controller.begin(one)
        wait_for_me(qtbot, table)
        table.controller.settings["pace"], table.controller.settings["trick_wait"] = "normal", -1
        table.controller._let_lie()
        timers = table.controller._clock.findChildren(QTimer)
        lies = [timer.interval() for timer in timers if timer.isActive()]
        assert lies == ([] if one is first else [2500])
        table.controller._clock.stop()
