"""Mulatschak on the table: bidding, naming trumps, staying at home, and the exchange."""

from __future__ import annotations

import pytest

from engine.cards import card
from engine.match import Match
from engine.sheet import Line
from tests.desktop.games.kit import (
    chalked,
    drag,
    evening,
    held,
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


@pytest.mark.parametrize("suit", ["G", "H"])
def test_who_named_hearts_plays_for_double(qtbot, window, tmp_path, suit):
    match = played(asked(), "!two", "!pass", "!pass", "!pass")
    shown(qtbot, window, match, tmp_path)
    said(window, f"!trump {suit}")
    signs = " ".join(scene_of(window).signs)
    assert "you bid 2 tricks" in signs
    assert ("everything × 2" in signs) == (suit == "H")


# Tippen on the table: the pot, lifting, sniffing, and cards that are bought in Zwicken.

FIRST = Line((3, -3, -3, -6))
"""All had to play, and three took no trick: nine counters lie there for the next deal."""


LUPFEN = Line((9, -15, -15, -15))
"""The same where all paid their stakes."""


def freely(dealer: int = 3, **more: str | bool) -> Match:
    """An evening in whose next deal, dealt by this seat, nobody has to play."""
    before = LUPFEN if more.get("preset") == "lupfen" else FIRST
    return chalked(evening("tippen", *FOUR, dealer=dealer, **more), before)


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
