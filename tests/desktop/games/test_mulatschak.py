"""Mulatschak on the table: bidding, naming trumps, staying at home, and the exchange."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.table.bubbles import Bubble
from desktop.window.main_window import MainWindow
from engine.match import Match
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
STRONG = "GA SW GK HO S7"


def asked(**more: str) -> Match:
    """Forehand, seat 0, is to bid."""
    match = evening("mulatschak", *FOUR, dealer=3)
    return stack(match, STRONG, "G7 G8 E7 E8 S8", "H7 H8 E9 E10 S9", "H9 H10 EU SU S10", **more)


def test_who_bids_says_so_and_what_he_bid_lies_in_sight(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    shown(qtbot, window, asked(), tmp_path)
    said(window, "!two")
    bubbles = [one for one in window.table.findChildren(Bubble) if one.isVisible()]
    assert (0, "I say 2.") in [(one.seat, one.text()) for one in bubbles]
    assert "bid 2 tricks" in scene_of(window).places[0].notes


@pytest.mark.parametrize("suit", ["G", "H"])
def test_who_named_hearts_plays_for_double(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, suit: str
) -> None:
    match = played(asked(), "!two", "!pass", "!pass", "!pass")
    shown(qtbot, window, match, tmp_path)
    said(window, f"!trump {suit}")
    signs = " ".join(scene_of(window).signs)
    assert "you bid 2 tricks" in signs
    assert ("everything times 2" in signs) == (suit == "H")


def test_cards_are_laid_away_by_dragging_and_drawn_from_the_talon(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    match = played(asked(talon="GO HU"), "!two", "!pass", "!pass", "!pass", "!trump G")
    match = played(match, "!play", "!home", "!home")
    shown(qtbot, window, match, tmp_path)
    assert "at home" in scene_of(window).places[2].notes
    drag(window, "HO", "aside")
    drag(window, "S7", "aside")
    QTest.mouseClick(window.table, LEFT, pos=middle(window, "stock"))
    assert set(held(window).split()) == {"GA", "SW", "GK", "GO", "HU"}
    assert "2 new" in scene_of(window).places[0].notes
