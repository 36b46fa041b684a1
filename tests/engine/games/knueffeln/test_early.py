"""The early versions of 1924 and 1938: the pack, the three open cards, the Five."""

from __future__ import annotations

from engine.cards import codes
from engine.facts import Fact
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.options import BERNHARD_1924, BOHMSTEDT, GRUENBERG_1938
from tests.engine.games.knueffeln.positions import (
    early,
)


def test_1924_the_pack_includes_the_five_of_each_suit_rather_than_the_ten() -> None:
    ranks = {one.rank for one in GAME.make(BERNHARD_1924, 4).pack()}
    assert "5" in ranks and "10" not in ranks


def test_1938_it_is_the_tens_rather_than_the_fives() -> None:
    assert GAME.make(GRUENBERG_1938, 4).pack() == GAME.make(BOHMSTEDT, 4).pack()


def test_the_bottom_three_cards_of_the_stock_lie_face_up() -> None:
    there = early(bottom="C7 D7 C8")
    assert codes(there.table.up) == "HK SK C7 D7 C8"
    assert len(there.table.stock) == 7
    assert Fact("lays_open", tuple(there.table.up[2:])) in there.facts()
