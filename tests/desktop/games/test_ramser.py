"""Ramser on the table: the Blind, and the dealer's card."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.table.bubbles import Bubble
from desktop.window.main_window import MainWindow
from tests.desktop.games.kit import (
    LEFT,
    drag,
    evening,
    held,
    middle,
    played,
    said,
    scene_of,
    shown,
    stack,
)

FOUR = ("Anna", "bot Ben", "bot Cilli", "bot Dora")
WEAK, BLIND = "E7 G8 S8 E9 G9", "HA S7 HK EA GA"


def test_the_blind_is_a_pile_of_that_name_and_is_taken_by_a_click(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    match = stack(evening("ramser", *FOUR, dealer=3), WEAK, up="H8", talon=BLIND)
    shown(qtbot, window, match, tmp_path)
    contents = window.table.contents
    assert contents.items.talon.accessibleName() == "The Blind, 5 cards"
    QTest.mouseClick(window.table, LEFT, pos=middle(window, "stock"))
    assert set(held(window).split()) == set(BLIND.split())
    assert "have the Blind" in scene_of(window).places[0].notes
    bubbles = [one for one in window.table.findChildren(Bubble) if one.isVisible()]
    assert (0, "The Blind is mine!") in [(one.seat, one.text()) for one in bubbles]


def test_the_dealer_takes_the_open_card_and_lays_another_away(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    match = stack(evening("ramser", *FOUR, dealer=0), "", "", "", "HA HK EA E9 GA", up="H8")
    match = played(match, *["!leave"] * 4, "!play", "!play", "!pass", "!play")
    shown(qtbot, window, match, tmp_path)
    assert scene_of(window).prompt == "You dealt: will you take the upcard?"
    mine = held(window).split()
    said(window, "!take_up")
    assert scene_of(window).prompt == "Lay one of your own cards aside for it."
    drag(window, mine[-1], "aside")
    assert set(held(window).split()) == {*mine[:-1], "H8"}
