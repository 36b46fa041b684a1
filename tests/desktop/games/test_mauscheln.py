"""Mauscheln on the table: declaring, the trump card, the exchange, and seven people."""

from __future__ import annotations

import pytest

from engine.match import Match
from tests.desktop.games.kit import (
    drag,
    evening,
    faces,
    held,
    played,
    said,
    scene_of,
    shown,
    stack,
)

FOUR = ("Anna", "bot Ben", "bot Cilli", "bot Dora")
STRONG = "HK HO EA EK"
"""With Hearts as trumps worth two tricks."""


def asked(hand: str = STRONG, names: tuple[str, ...] = FOUR, **more: str | bool | int) -> Match:
    """Forehand, seat 0, is asked about Hearts."""
    cards = {name: str(more.pop(name)) for name in ("up", "talon") if name in more}
    match = evening("mauscheln", *names, dealer=len(names) - 1, **more)
    return stack(match, hand, **{"up": "H8", **cards})


def test_the_trump_card_is_taken_by_dropping_a_card_on_it(qtbot, window, tmp_path):
    match = asked("HK HO EA S8", takes_trump_card=True)
    shown(qtbot, window, played(match, "!mauscheln", "!join", "!out", "!out"), tmp_path)
    drag(window, "S8", "up:0")
    assert set(held(window).split()) == {"HK", "HO", "EA", "H8"}


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_seven_sit_round_the_table_with_52_cards(qtbot, window, tmp_path, size):
    window.resize(*size)
    names = ("Anna", *(f"bot {name}" for name in ("Ben", "Cilli", "Dora", "Emil", "Franz", "Gret")))
    shown(qtbot, window, asked("HK HQ CA CK", names=names), tmp_path)
    assert len(scene_of(window).places) == 7
    assert {"HK", "HQ", "CA", "CK", "H8"} <= set(faces(window))
    said(window, "!mauscheln")
    assert "owe 2 tricks" in scene_of(window).places[0].notes


@pytest.mark.parametrize("preset", ["mauscheln", "chratze"])
def test_in_chratze_whoever_comes_next_sits_on_the_right(qtbot, window, tmp_path, preset):
    hand = "HK HQ CA CK" if preset == "chratze" else STRONG
    shown(qtbot, window, asked(hand, preset=preset), tmp_path)
    places = window.table.contents.places
    following, last = (places.person(seat).portrait.center().x() for seat in (1, 3))
    assert (following > last) == (preset == "chratze")
