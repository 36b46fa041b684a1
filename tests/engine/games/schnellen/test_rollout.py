"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

import pytest

from engine import games
from engine.games.schnellen.options import SchnellenOptions
from tests.engine.games.rollouts import come_to_the_same

SCHNELLEN = games.find("schnellen")

VARIANTS = {
    **SCHNELLEN.presets,
    "bidding": SchnellenOptions(trumps="bid", hearts_double=True),
    "plain": SchnellenOptions(head=False, ends="deal", start=15),
}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = SCHNELLEN.make(VARIANTS[name], players)
    come_to_the_same(game)
