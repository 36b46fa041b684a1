"""Turn cards face down at once: nothing of a hand leaves the controller, and nothing goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.cards import BACK
from engine.table import NOBODY
from tests.desktop.tables import Witness, head, hosted, quick_settings, wait_for_me

BOTS = ("bot Sepp", "bot Resi", "bot Vroni")


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def hands_are_hidden(table: Witness) -> bool:
    scene = table.scene
    assert scene is not None
    hands = scene.view.table.hands
    return scene.covered and not scene.legal and {card for one in hands for card in one} <= {BACK}


def test_my_cards_are_hidden_and_come_back_as_they_were(qtbot, table):
    table.controller.begin(head("Anna", *BOTS))
    wait_for_me(qtbot, table)
    before = table.scene
    told: list[str] = []
    table.controller.display.hidden.connect(told.append)
    table.controller.hide_cards()
    assert told == ["Anna"] and hands_are_hidden(table)
    table.controller.hide_cards()
    assert told == ["Anna"], "they are hidden already"
    table.controller.lift()
    assert table.scene.hand == before.hand and table.scene.legal == before.legal


def test_nobody_plays_meanwhile_and_all_goes_on_afterwards(qtbot, table):
    table.controller.settings["pace"] = "slow"
    table.controller.begin(head("bot Sepp", "Anna", "bot Resi", "bot Vroni", seed=1))
    assert table.scene.turn != 1, "a bot thinks"
    before = table.scene.view.table.turn
    table.controller.hide_cards()
    table.controller.settings["pace"] = "instant"
    qtbot.wait(60)
    assert hands_are_hidden(table) and table.scene.view.table.turn == before
    table.controller.lift()
    wait_for_me(qtbot, table)
    assert table.scene.bottom == 1 and table.scene.legal


def test_between_two_people_the_one_whose_cards_they_are_gets_them_back(qtbot, table):
    table.controller.begin(head("Anna", "Bert", "Cilli", schleck="off"))
    table.controller.lift()
    mine = table.scene.bottom
    table.controller.hide_cards()
    assert hands_are_hidden(table) and table.scene.bottom == mine
    table.controller.lift()
    assert table.scene.bottom == table.scene.view.seat == mine


def test_a_trick_that_lies_does_not_stay_for_ever(qtbot, table):
    table.controller.settings["trick_wait"] = 0
    table.controller.begin(head("Anna", *BOTS, seed=5))
    controller = table.controller
    for _ in range(200):
        if controller.pause.decided is not None:
            break
        wait_for_me(qtbot, table)
        if controller.pause.decided is None:
            controller.play(table.scene.legal[0])
    assert controller.pause.decided is not None
    controller.hide_cards()
    controller.lift()
    qtbot.waitUntil(lambda: controller.display.asked() or controller.pause.decided is not None)
    assert controller.display.chair.seat != NOBODY
