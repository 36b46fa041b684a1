"""A computer player plays on for a person who has left, and gives the seat back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop.scene.scene import Scene
from desktop.session.chairs import NoChair
from engine import games
from engine.cards import BACK
from engine.facts import Fact
from engine.head import BadLog, Event, Head, Player
from engine.match import Match
from engine.moves import Move
from engine.store import load, save_copy
from engine.table import NOBODY
from tests.desktop.tables import Witness, head, hosted, play_on, quick_settings, wait_for_me


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def first(scene: Scene) -> Move:
    return scene.legal[0]


def sit_down(qtbot: QtBot, table: Witness) -> None:
    """Let whoever is called sit down at the machine."""
    wait_for_me(qtbot, table)
    if table.controller.display.chair.covered:
        table.controller.lift()
    wait_for_me(qtbot, table)


def words(table: Witness) -> list[Event]:
    path = table.controller.path
    assert path is not None
    found = [one["help"] for one in load(path).events if "help" in one]
    return [one for one in found if one["kind"].startswith(("stood_in", "came_back"))]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("game", games.names())
def test_only_who_is_left_is_asked_until_the_other_comes_back(
    qtbot: QtBot, table: Witness, game: str
) -> None:
    kind, rng = games.find(game), Random(3)
    preset, options = next(iter(kind.presets.items()))
    seats = max(number for number in kind.seats if number <= 4)
    people = (
        Player("Anna"),
        Player("Ben"),
        *(Player(one, "heuristic") for one in ("Sepp", "Resi")),
    )
    controller = table.controller
    controller.begin(
        Head(game, preset, options.as_dict(), people[:seats], 5, "2026-01-06T19:30:00")
    )
    controller.stand_ins.switch(1)
    table.curtains.clear()
    asked = 0

    def choose(scene: Scene) -> Move:
        nonlocal asked
        asked += 1
        assert scene.view.seat == 0 and scene.bottom == 0
        assert scene.places[1].notes[0] == "computer plays" and not scene.places[1].bot
        return rng.choice(scene.legal)

    play_on(qtbot, table, choose)
    match = controller.matches.playing.match
    assert not any(table.curtains) and controller.waiting_for_deal
    assert asked or 0 not in match.decided()
    assert 1 not in match.decided() and match.stood_in().keys() <= {1}
    controller.stand_ins.switch(1)
    assert "computer plays" not in table.scene.places[1].notes
    assert controller.path is not None
    again = Match.from_events(load(controller.path).events)
    assert again.sheet() == match.sheet() and again.decided() == match.decided()
    by = "heuristic" if seats > 2 else "strong"
    assert [one["kind"] for one in words(table)] == [f"stood_in_{by}", "came_back"]


def test_the_curtain_that_waits_for_who_has_left_goes_up_for_the_other(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    wait_for_me(qtbot, table)
    called = ("Anna", "Ben").index(table.curtains[-1])
    assert table.controller.display.chair.covered
    table.controller.stand_ins.switch(called)
    assert table.curtains[-1] == "" and not table.controller.display.chair.covered
    assert table.scene.view.seat == 1 - called
    assert table.controller.display.chair.speech.listener == 1 - called


def test_with_two_left_the_curtain_falls_between_them_as_ever(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "Cilli"))
    wait_for_me(qtbot, table)
    called = ("Anna", "Ben", "Cilli").index(table.curtains[-1])
    table.controller.stand_ins.switch(called)
    wait_for_me(qtbot, table)
    assert table.curtains[-1] not in ("", ("Anna", "Ben", "Cilli")[called])
    assert set(table.scene.hand) <= {BACK}


def test_what_is_taken_back_brings_nobody_back(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    sit_down(qtbot, table)
    table.controller.stand_ins.switch(1)
    wait_for_me(qtbot, table)
    for _ in range(2):
        table.controller.play(first(table.scene))
        wait_for_me(qtbot, table)
    match = table.controller.matches.playing.match
    assert table.controller.history.may_undo()
    number = len(match.moves)
    table.controller.history.undo()
    assert len(match.moves) < number and match.turn == 0
    assert table.controller.display.asked() and table.controller.stand_ins.stands_in(1)
    table.controller.history.redo()
    wait_for_me(qtbot, table)
    assert 1 not in match.decided() and match.stood_in().keys() <= {1}
    assert [one["kind"] for one in words(table)] == ["stood_in_heuristic"]


def test_who_comes_back_on_the_turn_is_asked_and_the_bot_no_more(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(head("Anna", "bot Resi", "bot Sepp"))
    wait_for_me(qtbot, table)
    moves = len(table.controller.matches.playing.match.moves)
    table.controller.stand_ins.switch(0)
    assert (
        table.controller.matches.playing.bot == "heuristic" and not table.controller.display.asked()
    )
    assert set(table.scene.hand) <= {BACK}, "nobody who is here may see the hand"
    table.controller.stand_ins.switch(0)
    assert table.controller.display.asked() and not table.controller.opponents._thinker.thinking
    qtbot.wait(50)
    assert len(table.controller.matches.playing.match.moves) == moves
    assert table.controller.matches.playing.match.view(0) == table.scene.view


def test_an_evening_is_gone_on_with_while_somebody_is_away(
    qtbot: QtBot, table: Witness, tmp_path: Path
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    sit_down(qtbot, table)
    table.controller.stand_ins.switch(1)
    wait_for_me(qtbot, table)
    path = table.controller.path
    assert path is not None
    table.controller.matches.leave()
    with hosted(quick_settings(tmp_path)) as later:
        assert later.controller.open(path)
        wait_for_me(qtbot, later)
        assert not any(later.curtains) and later.scene.view.seat == 0
        assert later.controller.stand_ins.stands_in(1)
        later.controller.stand_ins.switch(1)
        play_on(qtbot, later, first)
        assert later.curtains[-1] == "Ben"


def test_a_bot_of_a_later_version_is_not_gone_on_with(table: Witness, tmp_path: Path) -> None:
    match = Match(head("Anna", "Ben", "bot Resi"))
    match.deal()
    match.stand_in(0, "wizard")
    save_copy(tmp_path / "later.kartentisch", match.events())
    assert not table.controller.open(tmp_path / "later.kartentisch")
    assert "wizard" in table.troubles[-1]


def test_it_is_told_and_stands_in_the_log_where_it_happened(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    sit_down(qtbot, table)
    match = table.controller.matches.playing.match
    due = {"deal": 1, "move": len(match.moves) + 1}
    speech = table.controller.display.chair.speech
    told = []
    for _ in range(2):
        table.facts.clear()
        table.controller.stand_ins.switch(0)
        assert table.facts[0] in (Fact("stood_in", (0,)), Fact("came_back", (0,)))
        told.append(speech.happens(table.facts[0]))
    assert told == ["A computer player plays on for Anna.", "Anna plays again."]
    assert words(table)[0] == {"seat": 0, "kind": "stood_in_heuristic", **due}


def test_nobody_stands_in_for_a_bot_and_the_match_goes_on(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    sit_down(qtbot, table)
    for seat in (2, 5, NOBODY):
        with pytest.raises(BadLog):
            table.controller.stand_ins.switch(seat)
    play_on(qtbot, table, first)
    assert words(table) == []


def test_there_are_no_stand_ins_where_none_can_be_kept(table: Witness, tmp_path: Path) -> None:
    stand_ins = table.controller.stand_ins
    assert stand_ins.seats() == [] and not stand_ins.known()
    real = head("Anna", "Ben", "Cilli")
    table.controller.begin(
        Head(real.game, real.preset, real.options, real.players, 3, real_cards=True)
    )
    assert stand_ins.seats() == [] and not stand_ins.known()
    old = Match(Head(real.game, real.preset, real.options, real.players, 3, version=1))
    save_copy(tmp_path / "old.kartentisch", old.events())
    assert table.controller.open(tmp_path / "old.kartentisch")
    assert stand_ins.seats() == [] and not stand_ins.known()
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    assert stand_ins.seats() == [0, 1]


def test_at_the_end_it_is_told_for_whom_a_computer_player_played(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    sit_down(qtbot, table)
    table.controller.stand_ins.switch(1)
    play_on(qtbot, table, first)
    deals = table.controller.matches.playing.match.stood_in()
    told = table.controller.help_told()
    assert ("Ben: computer player in 1 deal" in told) == bool(deals.get(1))
    assert deals == {1: [1]}


def test_a_bot_goes_on_thinking_where_a_stand_in_is_refused(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("bot Anna", "bot Resi", "bot Sepp"))
    match = table.controller.matches.playing.match
    moves = len(match.moves)
    with pytest.raises(BadLog):
        table.controller.stand_ins.switch(1)
    assert len(match.moves) == moves
    qtbot.waitUntil(lambda: len(match.moves) > moves)


def test_a_person_with_a_device_leaves_and_comes_back_to_it(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    ben = table.controller.chairs.sit(1)
    scenes: list[Scene] = []
    ben.scene_changed.connect(scenes.append)
    table.controller.stand_ins.switch(1)
    assert ben.chair.seat == NOBODY and set(scenes[-1].hand) <= {BACK}
    with pytest.raises(NoChair):
        table.controller.chairs.sit(1)
    play_on(qtbot, table, first)
    assert 1 not in table.controller.matches.playing.match.decided()
    table.controller.stand_ins.switch(1)
    assert ben.chair.seat == 1 and scenes[-1].view.seat == 1
    table.controller.deal()
    qtbot.waitUntil(lambda: ben.asked() or table.controller.display.asked())
    assert not any(table.curtains)
