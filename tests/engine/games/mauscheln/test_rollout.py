"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.mauscheln.game import GAME
from tests.engine.games.mauscheln.positions import rules_of
from tests.engine.games.rollouts import come_to_the_same

VARIANTS: dict[str, dict[str, Any]] = {
    **{name: {"preset": name} for name in GAME.presets},
    "sharper": {"preset": "mauscheln", "overtrump": True, "one_trick": 1, "five_for_four": "all"},
}


@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = rules_of(players=players, **VARIANTS[name])
    come_to_the_same(game)
