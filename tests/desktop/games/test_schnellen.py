"""Schnellen on the table: the dealer's sixth card, staying at home, naming trumps, the slate."""

from __future__ import annotations

from engine.sheet import Line
from tests.desktop.games.kit import (
    chalked,
    evening,
    faces,
    said,
    scene_of,
    shown,
    stack,
)

FOUR = ("Anna", "bot Ben", "bot Cilli", "bot Dora")
WEAK, STRONG = "E7 G8 S8 S9 G9", "HA SW GA EA S7"


def test_who_stays_at_home_says_so_and_goes_up(qtbot, window, tmp_path):
    match = evening("schnellen", *FOUR, dealer=3)
    shown(qtbot, window, stack(match, WEAK, "HO", "HA", "HK EK GK E8 E9 HU"), tmp_path)
    assert scene_of(window).prompt == "Play, or stay home for a point?"
    assert "HU" in faces(window)
    said(window, "!home")
    places = scene_of(window).places
    assert "at home" in places[0].notes


def test_trumps_are_bid_for_and_named_by_buttons(qtbot, window, tmp_path):
    match = evening("schnellen", *FOUR, dealer=3, trumps="bid")
    shown(qtbot, window, stack(match, STRONG), tmp_path)
    assert scene_of(window).prompt == "How many tricks do you bid?"
    said(window, "!bid 5")
    assert scene_of(window).prompt == "Choose the trump suit."
    said(window, "!name H")
    assert "need 5 more" in scene_of(window).places[0].notes


def test_with_few_points_left_nobody_is_asked(qtbot, window, tmp_path):
    match = chalked(evening("schnellen", *FOUR, dealer=3), *[Line((-5, 5, 5, 5))] * 4)
    seats = {0: WEAK}
    setup = match.next_setup()
    assert setup is not None and setup.carried[0] == 1
    hands = [seats.get(seat, "") for seat in range(4)]
    shown(qtbot, window, stack(match, *hands), tmp_path)
    assert scene_of(window).prompt == "Play a card."
