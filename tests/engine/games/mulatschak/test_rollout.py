"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

import pytest

from engine.games.mulatschak.game import GAME
from engine.games.mulatschak.options import MulatschakOptions
from tests.engine.games.rollouts import come_to_the_same

VARIANTS = {
    **GAME.presets,
    "36": MulatschakOptions(pack=36, stay_doubles=False, failed=5),
}


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    come_to_the_same(GAME.make(VARIANTS[name], players), deals=40)
