"""Tippen on the table: the pot, lifting, sniffing, and cards that are bought in Zwicken."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.table.bubbles import Bubble
from desktop.window.main_window import MainWindow
from engine.cards import card
from engine.match import Match
from engine.sheet import Line
from tests.desktop.games.kit import (
    LEFT,
    chalked,
    drag,
    evening,
    faces,
    held,
    middle,
    played,
    said,
    scene_of,
    shown,
    stack,
    wait,
)

FOUR = ("Anna", "bot Ben", "bot Cilli", "bot Dora")
FIRST = Line((3, -3, -3, -6))
"""All had to play, and three took no trick: nine counters lie there for the next deal."""


LUPFEN = Line((9, -15, -15, -15))
"""The same where all paid their stakes."""


def freely(dealer: int = 3, **more: str | bool) -> Match:
    """An evening in whose next deal, dealt by this seat, nobody has to play."""
    before = LUPFEN if more.get("preset") == "lupfen" else FIRST
    return chalked(evening("tippen", *FOUR, dealer=dealer, **more), before)


def test_who_taps_says_so_at_the_seat_and_the_pot_lies_in_the_middle(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    match = stack(freely(), "HA HK EA", up="H8")
    scene = shown(qtbot, window, match, tmp_path)
    assert scene.prompt == "Are you playing? There are 12 counters in the pot."
    said(window, "!tap")
    bubbles = [one for one in window.table.findChildren(Bubble) if one.isVisible()]
    assert 0 in [one.seat for one in bubbles]
    assert "H8" in faces(window)


def test_nobody_sees_the_trump_card_before_somebody_lifts_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    match = stack(freely(preset="lupfen"), "HA HK EA", talon="HU")
    scene = shown(qtbot, window, match, tmp_path)
    assert not scene.view.table.up
    said(window, "!lift")
    assert scene_of(window).view.table.up == [card("HU")]
    assert "lifted" in " ".join(scene_of(window).places[0].notes)


def test_the_dealer_sniffs_and_lays_a_card_away_by_dragging(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    match = stack(freely(dealer=0, sniff=True), "E7 E8 GA", talon="HU")
    shown(qtbot, window, match, tmp_path)
    said(window, "!sniff")
    assert set(held(window).split()) == {"E7", "E8", "GA", "HU"}
    drag(window, "E7", "aside")
    wait(qtbot, window)
    assert set(held(window).split()) <= {"E8", "GA", "HU"}
    assert "HU" in held(window).split()


def test_in_zwicken_poor_cards_are_laid_away_and_as_many_drawn_from_the_stock(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    match = stack(freely(preset="zwicken"), "HA G7 E8", talon="HK HU", bottom="G9")
    shown(qtbot, window, played(match, "!tap", "!tap", "!pass", "!pass"), tmp_path)
    drag(window, "G7", "aside")
    drag(window, "E8", "aside")
    QTest.mouseClick(window.table, LEFT, pos=middle(window, "stock"))
    assert set(held(window).split()) == {"HA", "HK", "HU"}
    assert any("2 new" in note for note in scene_of(window).places[0].notes)
