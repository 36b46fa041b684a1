"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

import pytest

from engine import games
from engine.games.ramsli.options import RamsliOptions
from tests.engine.games.rollouts import come_to_the_same

RAMSLI = games.find("ramsli")


VARIANTS = {
    **RAMSLI.presets,
    "overtrumping": RamsliOptions(overtrump=True, knocker_one_trick=1),
}


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = RAMSLI.make(VARIANTS[name], players)
    come_to_the_same(game, in_tricks=30)
