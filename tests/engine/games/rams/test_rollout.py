"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

import pytest

from engine import games
from engine.games.rams.options import RamsOptions
from tests.engine.games.rollouts import come_to_the_same

RAMS = games.find("rams")

VARIANTS = {
    **RAMS.presets,
    "free": RamsOptions(head=False, bowers=True, seven=True, turn_up="dealer"),
}


@pytest.mark.parametrize("players", [3, 5, 6])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    come_to_the_same(RAMS.make(VARIANTS[name], players))
