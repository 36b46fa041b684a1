"""The ante, the two packets, and the dealer's choice of the top or the bottom card."""

from __future__ import annotations

import pytest

from engine.cards import GERMAN_32
from engine.games.ramsli.game import GAME
from engine.games.ramsli.options import HANDED_DOWN
from engine.rules import WrongNumber
from tests.engine.games.ramsli.positions import from_top


def test_the_pack_has_thirty_two_german_cards() -> None:
    assert set(GAME.make(HANDED_DOWN, 4).pack()) == set(GERMAN_32)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_no_other_number_may_play(players: int) -> None:
    with pytest.raises(WrongNumber):
        GAME.make(HANDED_DOWN, players)


@pytest.mark.parametrize(("players", "stock"), [(2, 23), (3, 19), (4, 15), (5, 11), (6, 7)])
def test_the_rest_is_the_stock(players: int, stock: int) -> None:
    assert len(from_top(players=players).table.stock) == stock
