"""Knüffeln on the table: partners confer before a deal is given up or a march is begun."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.common import announce
from desktop.common.pace import PACES
from desktop.window.main_window import MainWindow
from engine import games
from engine.cards import BACK, Card
from engine.head import Head, Player
from engine.match import Match
from engine.moves import Call
from engine.store import save_copy
from engine.table import NOBODY
from tests.desktop.games.kit import (
    click,
    evening,
    moves,
    played,
    press,
    said,
    scene_of,
    shown,
    stack,
    wait,
)

ANNA = "D7 D6 D3 C7 C6 C3 DK CK C10"
"""The person’s hand: nothing that would take a trick while Hearts and Spades are chosen."""
BEN = "H2 S8 HA SA HJ SJ H7 S7 DA"
CILLI = "C4 H6 S6 H3 S3 DQ DJ CQ CJ"
DORA = "H8 HK HQ H4 S4 SQ SK D4 D2"


def turned(**options: object) -> Match:
    """Ben has led face down, and Cilli, Anna's partner, is to see it or to run."""
    match = evening("knueffeln", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=0, **options)
    stack(match, ANNA, BEN, CILLI, DORA, up="H10 S10", bottom="CA")
    return played(match, "!turn H7")


def asking(qtbot: QtBot, window: MainWindow, match: Match, folder: Path) -> None:
    """Open it and wait until Cilli asks."""
    path = folder / "asked.kartentisch"
    save_copy(path, match.events())
    assert window.controller.open(path)
    qtbot.waitUntil(lambda: bool(scene_of(window).replies))


def words(window: MainWindow) -> list[str]:
    """What has been said in this deal, by seat."""
    return [f"{one.seat} {one.phrase.word}" for one in scene_of(window).view.table.talk]


def test_a_partner_asks_before_giving_up_and_waits(qtbot, window, tmp_path):
    window.settings["pace"] = "learning"
    asking(qtbot, window, turned(), tmp_path)
    assert words(window)[-1] == "2 shall_we_fold"
    assert scene_of(window).prompt.startswith("Cilli asks you: give it up?")
    replies = [button.text() for button in window.calls.buttons]
    assert replies[:2] == ["Yes.", "No."] and len(replies) == 4
    before = moves(window)
    qtbot.wait(300)
    assert moves(window) == before, "she waits for the answer"


def test_told_to_give_it_up_she_hears_it_and_decides(qtbot, window, tmp_path):
    window.settings["pace"] = "learning"
    asking(qtbot, window, turned(), tmp_path)
    before = moves(window)
    said(window, "!can_do_nothing")
    assert scene_of(window).replies, "a reason first, yes or no may follow"
    said(window, "!yes")
    assert words(window)[-2:] == ["0 can_do_nothing", "0 yes"]
    qtbot.waitUntil(lambda: moves(window) > before)


def test_a_partner_who_is_not_at_the_machine_is_called_to_it(qtbot, window, tmp_path):
    window.settings["pace"] = "learning"
    controller = window.controller
    match = evening("knueffeln", "Anna", "bot Ben", "bot Cilli", "Dora", dealer=0)
    stack(match, ANNA, BEN, CILLI, DORA, up="H10 S10", bottom="CA")
    path = tmp_path / "two.kartentisch"
    save_copy(path, played(match, "!turn H7").events())
    assert controller.open(path)
    qtbot.waitUntil(lambda: controller.display.chair.covered)
    scene = scene_of(window)
    assert (scene.turn, scene.bottom, controller.display.chair.called) == (2, 0, 0)
    assert set(scene.hand) == {BACK}, "behind the curtain no hand is seen"
    assert words(window)[-1] == "2 shall_we_fold"
    before = moves(window)
    qtbot.wait(200)
    assert moves(window) == before and controller.display.chair.covered
    controller.lift()
    scene = scene_of(window)
    assert scene.view.seat == 0 and scene.replies and BACK not in scene.hand
    assert scene.prompt.startswith("Cilli asks you: give it up?")
    said(window, "!yes")
    qtbot.waitUntil(lambda: moves(window) > before)
    assert controller.display.chair.called == NOBODY and not controller.display.chair.covered


def test_a_question_to_me_is_heard_once_with_what_may_be_answered(
    qtbot, window, tmp_path, monkeypatch
):
    spoken: list[str] = []
    monkeypatch.setattr(announce, "_send", lambda _, text, urgent: spoken.append(text))
    window.settings["pace"] = "learning"
    asking(qtbot, window, turned(), tmp_path)
    qtbot.waitUntil(lambda: any("give it up?" in text.lower() for text in spoken))
    said(window, "!can_do_nothing")
    qtbot.wait(50)
    (asked,) = (text for text in spoken if "give it up?" in text.lower())
    assert "Cilli asks you: give it up? Say yes" in asked
    assert spoken[-1].startswith("You: “"), "what I say is told as well"


@pytest.mark.one_in(3)
@pytest.mark.parametrize("pace", PACES)
def test_a_question_waits_at_every_pace_until_it_is_passed_by_a_press(
    qtbot, window, tmp_path, pace
):
    window.settings["pace"] = pace
    asking(qtbot, window, turned(), tmp_path)
    before, clock = moves(window), window.controller._clock
    assert clock.listening and not window.controller.opponents._thinker.thinking
    assert not [one for one in clock.findChildren(QTimer) if one.isActive()], "nothing runs out"
    silent = window.calls.beside["hurry"]
    assert window.calls.tags[-1] is silent and silent.isVisible()
    QTest.mouseClick(silent, Qt.MouseButton.LeftButton)
    assert not window.calls.beside and not scene_of(window).replies, "it cannot be passed twice"
    qtbot.waitUntil(lambda: moves(window) > before)
    assert not any(one.startswith("0 ") for one in words(window))


def test_whoever_presses_on_is_silent(qtbot, window, tmp_path):
    asking(qtbot, window, turned(), tmp_path)
    before = moves(window)
    window.menus.actions["hurry"].trigger()
    qtbot.waitUntil(lambda: moves(window) > before)


def test_a_question_waits_again_where_the_evening_is_opened_again(qtbot, window, tmp_path):
    asking(qtbot, window, turned(), tmp_path)
    path = window.controller.path
    assert path is not None
    window.controller.matches.leave()
    assert window.controller.open(path)
    qtbot.waitUntil(lambda: bool(scene_of(window).replies))
    assert window.controller._clock.listening
    before = moves(window)
    said(window, "!no")
    qtbot.waitUntil(lambda: moves(window) > before)


def test_a_question_waits_while_something_else_is_looked_at(qtbot, window, tmp_path):
    asking(qtbot, window, turned(), tmp_path)
    window.controller.hide_cards()
    assert not scene_of(window).replies
    window.controller.lift()
    assert scene_of(window).replies and window.controller._clock.listening


def test_where_nobody_talks_nobody_is_asked(qtbot, window, tmp_path):
    shown(qtbot, window, turned(table_talk="off"), tmp_path)
    assert not words(window) and not scene_of(window).replies


def test_a_question_of_mine_is_answered_so_that_it_can_be_seen(qtbot, window, tmp_path):
    match = evening("knueffeln", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=3)
    stack(match, ANNA, BEN, CILLI, DORA, up="H10 S10", bottom="CA")
    shown(qtbot, window, match, tmp_path)
    window.controller.talk.speak(Call("are_you_old"))
    qtbot.waitUntil(lambda: words(window)[-1] == "2 yes")
    assert window.table.contents.bubbles.at(2)
    window.message.clear()
    window.controller.talk.speak(Call("can_you"))
    assert window.message.text().startswith("No card has been led yet")


def test_i_may_ask_before_i_decide_and_the_answer_comes_first_in_the_menu(qtbot, window, tmp_path):
    match = evening("knueffeln", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=2)
    stack(match, ANNA, BEN, CILLI, DORA, up="H10 S10", bottom="CA")
    played(match, "!turn H8")
    shown(qtbot, window, match, tmp_path)
    press(window, Qt.Key.Key_T)
    first = window.talk.phrases.actions()[1]
    assert first.data() == "Give it up?"
    window.talk.phrases.close()
    window.controller.talk.speak(Call("shall_we_fold"))
    qtbot.waitUntil(lambda: words(window)[-1] in ("2 no", "2 yes"))


def test_a_click_takes_every_card_that_may_be_played_in_an_evening_where_one_did_not(qtbot, window):
    kind = games.find("knueffeln")
    players = (Player("Anna"), *(Player(name, "heuristic") for name in ("Ben", "Cilli", "Dora")))
    preset = next(iter(kind.presets))
    rules = kind.presets[preset].as_dict()
    window.controller.begin(
        Head("knueffeln", preset, rules, players, 668930253, "2026-01-06T19:30:00")
    )
    clicked = 0
    while not (window.controller.waiting_for_deal or window.controller.over):
        wait(qtbot, window)
        scene = scene_of(window)
        for one in scene.legal:
            if isinstance(one, Card):
                click(window, one.code)
                assert window.table.picked is one, one
                clicked += 1
        if window.controller.display.asked():
            window.controller.play(scene.legal[0])
    assert clicked > 20
