"""Coins: the stacks come to the amount, and what was paid runs."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.common.settings import Settings
from desktop.table.coins import CoinWidget, stacks
from desktop.table.table import TableView
from engine.rules.show import Coins
from tests.desktop.table.moments import Evening


@pytest.mark.parametrize("amount", [0, 1, 4, 9, 10, 49, 50, 160, 163, 999, 2999])
def test_the_stacks_come_to_the_amount(amount: int) -> None:
    assert sum(worth * count for worth, count in stacks(amount)) == amount


def test_stacks_do_not_grow_into_the_sky() -> None:
    assert all(count <= 9 for _, count in stacks(2999))
    assert len(stacks(10**7)) < 12


def test_a_game_without_money_has_no_kitty(table: TableView) -> None:
    evening = Evening()
    evening.step()
    table.show_scene(evening.scene(), evening.speech)
    assert not table.contents.money.kitty.isVisible()


def test_the_kitty_shows_what_lies_in_the_middle(table: TableView) -> None:
    evening = Evening()
    evening.step()
    scene = replace(evening.scene(), coins=Coins(12, (-12, 0, 0, 0)))
    table.show_scene(scene, evening.speech)
    assert table.contents.money.kitty.isVisible()
    assert table.contents.money.kitty.accessibleName().endswith("12")
    assert table.rect().contains(table.contents.money.kitty.geometry())


def test_coins_run_between_the_kitty_and_who_pays(
    table: TableView, settings: Settings, qtbot: QtBot
) -> None:
    settings["motion"] = "on"
    evening = Evening()
    evening.step()
    before = replace(evening.scene(), coins=Coins(4, (-4, 0, 0, 0)))
    table.show_scene(before, evening.speech)
    table.finish()
    table.show_scene(replace(before, coins=Coins(7, (-4, -3, 0, 0))), evening.speech)
    running = [one for one in table.findChildren(CoinWidget) if one.isVisible()]
    assert len(running) == 3
    start = table.places.seat(1)
    assert all(start.contains(coin.geometry().center()) for coin in running)
    qtbot.waitUntil(lambda: not table.busy)
    qtbot.waitUntil(lambda: not table.findChildren(CoinWidget))
