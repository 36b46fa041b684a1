"""Mulatschak on the table: bidding, naming trumps, staying at home, and the exchange."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from desktop.table.bubbles import Bubble
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
STRONG = "GA SW GK HO S7"


def asked(**more: str) -> Match:
    """Forehand, seat 0, is to bid."""
    match = evening("mulatschak", *FOUR, dealer=3)
    return stack(match, STRONG, "G7 G8 E7 E8 S8", "H7 H8 E9 E10 S9", "H9 H10 EU SU S10", **more)


def test_who_bids_says_so_and_what_he_bid_lies_in_sight(qtbot, window, tmp_path):
    shown(qtbot, window, asked(), tmp_path)
    said(window, "!two")
    bubbles = [one for one in window.table.findChildren(Bubble) if one.isVisible()]
    assert (0, "I say 2.") in [(one.seat, one.text()) for one in bubbles]
    assert "bid 2" in scene_of(window).places[0].notes


@pytest.mark.parametrize("suit", ["G", "H"])
def test_who_named_hearts_plays_for_double(qtbot, window, tmp_path, suit):
    match = played(asked(), "!two", "!pass", "!pass", "!pass")
    shown(qtbot, window, match, tmp_path)
    said(window, f"!trump {suit}")
    signs = " ".join(scene_of(window).signs)
    assert "you bid 2 tricks" in signs
    assert ("everything × 2" in signs) == (suit == "H")


def test_cards_are_laid_away_by_dragging_and_drawn_from_the_talon(qtbot, window, tmp_path):
    match = played(asked(talon="GO HU"), "!two", "!pass", "!pass", "!pass", "!trump G")
    match = played(match, "!play", "!home", "!home")
    shown(qtbot, window, match, tmp_path)
    assert "at home" in scene_of(window).places[2].notes
    drag(window, "HO", "aside")
    drag(window, "S7", "aside")
    QTest.mouseClick(window.table, LEFT, pos=middle(window, "stock"))
    assert set(held(window).split()) == {"GA", "SW", "GK", "GO", "HU"}
    assert "2 new" in scene_of(window).places[0].notes


# Tippen on the table: the pot, lifting, sniffing, and cards that are bought in Zwicken.

FIRST = Line((3, -3, -3, -6))
"""All had to play, and three took no trick: nine counters lie there for the next deal."""


LUPFEN = Line((9, -15, -15, -15))
"""The same where all paid their stakes."""


def freely(dealer: int = 3, **more: str | bool) -> Match:
    """An evening in whose next deal, dealt by this seat, nobody has to play."""
    before = LUPFEN if more.get("preset") == "lupfen" else FIRST
    return chalked(evening("tippen", *FOUR, dealer=dealer, **more), before)


def test_who_taps_says_so_at_the_seat_and_the_pot_lies_in_the_middle(qtbot, window, tmp_path):
    match = stack(freely(), "HA HK EA", up="H8")
    scene = shown(qtbot, window, match, tmp_path)
    assert scene.prompt == "12 counters in the pot. Are you in?"
    said(window, "!tap")
    bubbles = [one for one in window.table.findChildren(Bubble) if one.isVisible()]
    assert 0 in [one.seat for one in bubbles]
    assert "H8" in faces(window)


def test_nobody_sees_the_trump_card_before_somebody_lifts_it(qtbot, window, tmp_path):
    match = stack(freely(preset="lupfen"), "HA HK EA", talon="HU")
    scene = shown(qtbot, window, match, tmp_path)
    assert not scene.view.table.up
    said(window, "!lift")
    assert scene_of(window).view.table.up == [card("HU")]
    assert "lifted" in " ".join(scene_of(window).places[0].notes)


def test_the_dealer_sniffs_and_lays_a_card_away_by_dragging(qtbot, window, tmp_path):
    match = stack(freely(dealer=0, sniff=True), "E7 E8 GA", talon="HU")
    shown(qtbot, window, match, tmp_path)
    said(window, "!sniff")
    assert set(held(window).split()) == {"E7", "E8", "GA", "HU"}
    drag(window, "E7", "aside")
    wait(qtbot, window)
    assert set(held(window).split()) <= {"E8", "GA", "HU"}
    assert "HU" in held(window).split()


def test_in_zwicken_poor_cards_are_laid_away_and_as_many_drawn_from_the_stock(
    qtbot, window, tmp_path
):
    match = stack(freely(preset="zwicken"), "HA G7 E8", talon="HK HU", bottom="G9")
    shown(qtbot, window, played(match, "!tap", "!tap", "!pass", "!pass"), tmp_path)
    drag(window, "G7", "aside")
    drag(window, "E8", "aside")
    QTest.mouseClick(window.table, LEFT, pos=middle(window, "stock"))
    assert set(held(window).split()) == {"HA", "HK", "HU"}
    assert any("2 new" in note for note in scene_of(window).places[0].notes)
