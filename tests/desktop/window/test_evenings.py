"""Evenings are begun, opened, and there again after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from desktop.common.last_choice import FIRST_GAME
from desktop.window.evening_page import EveningPage
from desktop.window.evenings import nobody_finished
from desktop.window.main_window import MainWindow
from engine import games
from engine.cards import Card
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, drag, go_on, scene_of, to_phase, wait_for_me, windows


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", [name for name in games.names() if name != "gin"])
def test_from_a_table_for_two_one_goes_to_a_larger_one(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    window.evenings.play_at_once("gin")
    qtbot.waitUntil(lambda: window.scene is not None)
    window.evenings.play_at_once(game)
    qtbot.waitUntil(lambda: window.scene is not None and len(window.scene.places) == 4)
    assert window.host.head is not None and window.host.head.game == game


def test_the_evening_is_there_again_after_a_restart(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    scene = scene_of(window)
    drag(window, next(m for m in scene.legal if isinstance(m, Card)), "trick")
    wait_for_me(qtbot, window)
    view = scene_of(window).view
    window.close()
    for again in windows(qtbot):
        go_on(qtbot, again)
        wait_for_me(qtbot, again)
        assert scene_of(again).view == view


def test_a_file_that_is_no_evening_is_said_in_a_box(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    file = tmp_path / "x.kartentisch"
    file.write_text("hello\n")
    assert not window.host.open(file)
    assert "not an evening" in window.message.text()
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    window.findChildren(QMessageBox)[0].close()


def test_who_sits_down_at_once_plays_with_cards_though_real_ones_were_remembered(
    window: MainWindow,
) -> None:
    page = laid_ready(window, "new")
    page.choose("free_sheet")
    page.sheet.deal.click()
    window.evenings.play_at_once()
    head = window.host.head
    assert head is not None and head.game == FIRST_GAME and not head.real_cards
    page = laid_ready(window, "write")
    page.choose("ramsen")
    page.sheet.seats.real.set_value(True)
    page.sheet.deal.click()
    assert window.host.head is not None and window.host.head.real_cards
    window.evenings.play_at_once("ramsen")
    assert window.host.head is not None and not window.host.head.real_cards


def laid_ready(window: MainWindow, action: str) -> EveningPage:
    window.menus.do(action)
    page = window.pages.evening
    assert page is not None
    return page


def test_only_to_write_lays_real_cards_ready(window: MainWindow) -> None:
    assert laid_ready(window, "write").sheet.head("").real_cards
    assert not laid_ready(window, "new").sheet.head("").real_cards


def test_a_new_evening_is_of_the_game_that_is_on(window: MainWindow) -> None:
    window.evenings.play_at_once("gin")
    assert laid_ready(window, "new").sheet.plan.kind.name == "gin"


def test_whoever_never_finished_an_evening_is_new_here(qtbot: QtBot, window: MainWindow) -> None:
    assert nobody_finished()
    window.host.begin(head("Anna", "Bert", "Cilli", finish="first", crosses=1))
    assert nobody_finished()
    one = window.host.head
    assert one is not None
    window.host.begin(type(one)(one.game, one.preset, one.options, one.players, 1, "", True))
    while not window.host.over:
        window.host.score_entry.chalk({("tricks", 0): 5, ("tricks", 1): 0, ("tricks", 2): None})
    assert not nobody_finished()
