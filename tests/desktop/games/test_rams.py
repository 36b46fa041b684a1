"""Rams on the table: the widow as a pile, General Rams, the trump card, and who has dropped out."""

from __future__ import annotations

from PySide6.QtTest import QTest

from engine.match import Match
from engine.sheet import Line
from tests.desktop.games.kit import (
    LEFT,
    evening,
    held,
    middle,
    played,
    said,
    scene_of,
    shown,
    stack,
    wait,
)

NOBODY = ("!pass",) * 4
"""Nobody promises all tricks."""
FOUR = ("Anna", "bot Ben", "bot Cilli", "bot Dora")
WEAK, WIDOW = "C7 C8 S9 S8 D8", "HA HK CA DK D7"


def asked(hand: str = WEAK, talon: str = WIDOW) -> Match:
    """Anna, seat 0, is to be asked about Hearts."""
    match = evening("rams", *FOUR, dealer=3)
    return stack(match, hand, up="H8", talon=talon)


def test_the_widow_is_a_pile_with_a_name_and_taken_by_a_click(qtbot, window, tmp_path):
    shown(qtbot, window, played(asked(), *NOBODY), tmp_path)
    talon = window.table.contents.items.talon
    assert talon.isVisible() and talon.accessibleName() == "The widow, 5 cards"
    QTest.mouseClick(window.table, LEFT, pos=middle(window, "stock"))
    wait(qtbot, window)
    assert set(held(window).split()) == set(WIDOW.split())
    assert not talon.isVisible()
    assert "widow" in scene_of(window).places[0].notes


def test_a_general_rams_is_said_at_the_seat_and_stands_on_its_plate(qtbot, window, tmp_path):
    shown(qtbot, window, asked("HA HK HQ CA CK", talon="SA SK DQ DK D7"), tmp_path)
    said(window, "!general")
    assert "General Rams" in scene_of(window).places[0].notes
    assert scene_of(window).prompt == "Play a card."
    assert all("out" not in place.notes for place in scene_of(window).places)


def test_who_has_dropped_out_of_bierspiel_has_no_cards(qtbot, window, tmp_path):
    match = evening("rams", *FOUR, dealer=3, preset="bierspiel")
    for values in ((-2, -3, 5, 5), (-1, -4, None, None)):
        match.chalk(Line(values))
    match.deal()
    shown(qtbot, window, match, tmp_path)
    assert scene_of(window).view.table.hands[1] == []
    assert held(window)
