"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

import pytest

from engine import games
from engine.games.tippen.options import TippenOptions
from tests.engine.games.rollouts import come_to_the_same

TIPPEN = games.find("tippen")


VARIANTS = {
    **TIPPEN.presets,
    "beating": TippenOptions(head=True, lead_trump=True, quota=2),
    "free": TippenOptions(belli=True, void="free", buy=True, sniff=True),
}


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = TIPPEN.make(VARIANTS[name], players)
    come_to_the_same(game)
