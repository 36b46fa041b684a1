"""What others do is told until it was read; and somebody in a hurry goes to the next decision."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from desktop.session.controller import MatchController
from desktop.session.session import Session
from engine import games
from engine.cards import card
from engine.facts import Fact
from engine.head import Head, Player
from engine.match import Match
from engine.moves import Call
from engine.store import save_copy
from tests.desktop.games.kit import evening, played, stack
from tests.desktop.tables import Witness, head, hosted, quick_settings, wait_for_me


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    """A table at which nothing goes on before it was seen."""
    settings = quick_settings(tmp_path)
    settings["pace"] = "learning"
    with hosted(settings) as witness:
        yield witness


def test_the_turned_card_is_told_before_anybody_is_asked(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi", schleck="off"))
    assert "turned up" in table.scene.news and "trump" in table.scene.news
    assert table.scene.prompt == table.scene.news
    assert (
        not table.controller.display.asked()
        and table.scene.legal == ()
        and table.controller.may_hurry()
    )
    table.controller.look_on()
    assert table.scene.news == ""


def test_what_is_told_goes_with_the_time_it_takes_to_read_it(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi", schleck="off"))
    assert table.scene.news
    table.controller.settings["pace"] = "fast"
    table.controller.settings_changed()
    qtbot.waitUntil(lambda: not table.scene.news)


def test_nothing_is_told_where_nobody_waits(qtbot: QtBot, table: Witness) -> None:
    table.controller.settings["pace"] = "instant"
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    assert not any(scene.news for scene in table.scenes)


def test_a_swap_for_the_open_card_is_told_with_name_and_card(
    qtbot: QtBot, table: Witness, tmp_path: Path
) -> None:
    rules = {"schleck": "off", "exchange_total": 0, "upcard_swap_counts": False}
    match = evening("ramsen", "bot Sepp", "Anna", "bot Resi", dealer=0, **rules)
    path = tmp_path / "stacked.kartentisch"
    save_copy(path, stack(match, "S7 S8 G7 G8 H9", "", "", up="EA").events())
    assert table.controller.open(path)
    qtbot.waitUntil(lambda: bool(table.scene.news))
    assert table.controller.speech is not None
    swap = Fact("takes_up", (0, card("EA")))
    assert table.scene.news == table.controller.speech.happens(swap)
    assert (
        "Sepp" in table.scene.news and table.controller.speech.card(card("EA")) in table.scene.news
    )
    assert table.scene.to_see == table.scene.news and not table.controller.display.asked()


def test_one_is_not_told_what_one_has_done_oneself(qapp: object) -> None:
    match = Match(head("Anna", "bot Sepp", "bot Resi"))
    session = Session(match, None)
    mine, other = Fact("draws", (0, 2)), Fact("draws", (1, 2))
    assert session.news([mine, other], {0}) == (other,)
    turned = Fact("turns_up", (match.rules.pack()[0],))
    assert session.news([turned, Fact("puts", (1, match.rules.pack()[0]))], {0}) == (turned,)


def test_nobody_can_play_before_it_was_read(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("bot Sepp", "Anna", "bot Resi", schleck="off"))
    seen = len(table.facts)
    table.controller.play(Call("stand"))
    assert len(table.facts) == seen and table.scene.news and not table.said


def test_what_is_told_goes_when_it_is_taken_back(qtbot: QtBot, table: Witness) -> None:
    to_cards(qtbot, table)
    table.controller.pause.news = (Fact("completes", (1,)),)
    table.controller.history.undo()
    assert table.scene.news == "" and table.controller.display.asked()


def test_the_trick_is_looked_at_first(qtbot: QtBot, table: Witness) -> None:
    to_cards(qtbot, table)
    qtbot.waitUntil(lambda: table.scene.decided is not None)
    table.controller.pause.news = (Fact("completes", (1,)),)
    table.controller.display.show()
    assert table.controller.speech is not None
    told = table.controller.speech.happens(Fact("completes", (1,)))
    assert table.scene.news == "" and table.scene.prompt != told
    table.controller.look_on()
    assert table.scene.decided is None and table.scene.prompt == table.scene.news == told


def waits(controller: MatchController) -> list[int]:
    timers = controller._clock.findChildren(QTimer)
    return [timer.interval() for timer in timers if timer.isActive()]


@pytest.mark.parametrize("game", ["ramsli", "mulatschak"])
def test_the_exchanges_of_opponents_take_a_moment_each_and_can_be_cut_short(
    qtbot: QtBot, table: Witness, game: str
) -> None:
    controller, moments, handed_on = table.controller, 0, 0
    controller.settings["pace"] = "normal"
    kind = games.find(game)
    preset, rules = next(iter(kind.presets.items()))
    players = (Player("Anna"), *(Player(name, "heuristic") for name in ("Sepp", "Resi", "Vroni")))
    for seed in range(2):
        controller.begin(Head(game, preset, rules.as_dict(), players, seed, "2026-01-06T19:30:00"))
        while not controller.trick_taken() and not controller.waiting_for_deal:
            qtbot.wait(1)
            if table.scene.news and controller._clock.brisk:
                moments += 1
                assert all(wait <= 1000 for wait in waits(controller))
                controller.look_on()
                assert not table.scene.news and controller.opponents.at_once
            elif controller.display.asked():
                exchanged = controller.matches.playing.chapter.exchanges
                controller.play(table.scene.legal[0])
                if (
                    exchanged
                    and controller.matches.playing.chapter.exchanges
                    and not controller.pause.news
                ):
                    handed_on += not controller.display.asked()
                    assert controller.opponents.at_once
            else:
                controller.hurry()
    assert moments > 1 and handed_on


def test_who_swaps_the_seven_and_draws_is_told_of_once(
    qtbot: QtBot, table: Witness, tmp_path: Path
) -> None:
    match = evening("ramsli", "Anna", "bot Sepp", "bot Resi", "bot Vroni", dealer=3)
    stack(match, "HA HO EA EK", "H7 HK S8 G8", opening="!top", up="H9")
    path = tmp_path / "stacked.kartentisch"
    save_copy(path, played(match, "!pass", "!knock").events())
    assert table.controller.open(path)
    told: list[str] = []
    while len(told) < 3:
        qtbot.wait(1)
        if table.controller.display.asked():
            table.controller.play(table.scene.legal[0])
        elif table.scene.news:
            told.append(table.scene.news)
            table.controller.look_on()
        else:
            table.controller.hurry()
    swaps = [news for news in told if "Seven of trumps" in news]
    assert len(swaps) == 1 and "Sepp draws" in swaps[0], told


# To the next decision.


def to_cards(qtbot: QtBot, table: Witness) -> None:
    """A trick lies there, with others to come."""
    table.controller.settings["pace"] = "instant"
    table.controller.begin(head("Anna", "bot Sepp", "bot Resi", "bot Vroni"))
    wait_for_me(qtbot, table)
    while table.scene.view.table.phase != "tricks":
        table.controller.play(table.scene.legal[0])
        wait_for_me(qtbot, table)
    table.controller.settings["pace"] = "learning"
    table.controller.play(table.scene.legal[0])


def test_skipping_stops_at_the_next_decision(qtbot: QtBot, table: Witness) -> None:
    to_cards(qtbot, table)
    before = len(table.scene.view.table.tricks)
    table.controller.skip()
    qtbot.waitUntil(lambda: table.controller.display.asked() or table.controller.waiting_for_deal)
    assert table.controller.display.asked() and table.scene.to_see is None
    assert len(table.scene.view.table.tricks) > before
    table.controller.play(table.scene.legal[0])
    qtbot.waitUntil(lambda: table.scene.to_see is not None)
    assert not table.controller.display.asked(), "from the decision on it waits as before"


def test_skipping_stops_at_the_last_trick_of_a_deal(qtbot: QtBot, table: Witness) -> None:
    to_cards(qtbot, table)
    while table.scene.view.table.phase != "":
        table.controller.skip()
        qtbot.waitUntil(
            lambda: table.controller.display.asked() or not table.scene.view.table.phase
        )
        if table.controller.display.asked():
            table.controller.play(table.scene.legal[0])
    assert table.scene.decided is not None and not table.controller.waiting_for_deal


def test_who_is_asked_has_nothing_to_skip(qtbot: QtBot, table: Witness) -> None:
    to_cards(qtbot, table)
    table.controller.skip()
    qtbot.waitUntil(table.controller.display.asked)
    scenes = len(table.scenes)
    table.controller.skip()
    assert len(table.scenes) == scenes


@pytest.mark.one_in(4)
@pytest.mark.parametrize("game", games.names())
def test_every_moment_can_be_read_at_the_paces_for_reading(
    qtbot: QtBot, table: Witness, game: str
) -> None:
    """Who learns goes on by a press alone: nothing that is told has an end of its own."""
    controller = table.controller
    controller.settings["pace"] = "learning"
    kind = games.find(game)
    preset, rules = next(iter(kind.presets.items()))
    people = (Player("Anna"), *(Player(name, "heuristic") for name in ("Sepp", "Resi", "Vroni")))
    players = people[: 4 if 4 in kind.seats else 2]
    controller.begin(Head(game, preset, rules.as_dict(), players, 5, "2026-01-06T19:30:00"))
    read = 0
    for _ in range(12):
        qtbot.waitUntil(
            lambda: (
                controller.opponents.hurry()
                or controller.display.asked()
                or controller.waiting_for_deal
                or table.scene.to_see is not None
            )
        )
        if table.scene.to_see is not None:
            assert not [one for one in controller._clock.findChildren(QTimer) if one.isActive()]
            assert controller.may_hurry() and not (table.scene.news and controller.display.asked())
            read += bool(table.scene.news)
            controller.look_on()
        elif controller.waiting_for_deal:
            break
        else:
            controller.play(table.scene.legal[0])
    assert read
