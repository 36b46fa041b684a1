"""Each card of a full hand can be hit: 24 × 24 pixels of it lie on top of the others, also on the
smallest window.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from engine import games
from engine.cards import Card
from engine.head import Head, Player
from engine.match import Match
from tests.desktop.games import conftest
from tests.desktop.games.kit import shown

window = conftest.window

LEAST, STEP = 24, 3
"""What WCAG asks for of a target, and how far apart it is looked, in pixels."""


def fullest(game: str) -> Match:
    """A deal of the preset and number of players with the largest hands."""
    kind = games.find(game)
    best = None
    for (name, options), players in product(kind.presets.items(), kind.seats):
        try:
            seats = [Player("Anna"), *(Player(f"Bot {n}", "heuristic") for n in range(1, players))]
            head = Head(game, name, options.as_dict(), tuple(seats), 3, "2026-01-06T19:30:00")
            match = Match(head)
        except ValueError:
            continue
        match.deal()
        seen = match.view(0)
        if seen is not None and (best is None or len(seen.table.hands[0]) > best[0]):
            best = len(seen.table.hands[0]), match
    assert best is not None
    return best[1]


@pytest.mark.one_in(7)
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
@pytest.mark.parametrize("game", games.names())
def test_each_card_of_a_full_hand_has_a_place_of_its_own(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    scene = shown(qtbot, window, fullest(game), tmp_path)
    qtbot.waitUntil(lambda: not window.table.contents.moving)
    assert scene.hand
    for one in scene.hand:
        assert has_room(window, one), one


def has_room(window: MainWindow, wanted: Card) -> bool:
    """Whether a square of the least size lies on this card alone."""
    cards = window.table.contents.cards
    around = cards.widgets[wanted].geometry()
    side = range(0, LEAST + 1, STEP)
    for x, y in product(range(around.width() // STEP), range(around.height() // STEP)):
        corner = around.topLeft() + QPoint(x * STEP, y * STEP)
        # The corners first: most squares fall with them.
        ends = (QPoint(a, b) for a, b in product((0, LEAST), repeat=2))
        if all(cards.at(corner + end) is wanted for end in ends) and all(
            cards.at(corner + QPoint(a, b)) is wanted for a, b in product(side, repeat=2)
        ):
            return True
    return False
