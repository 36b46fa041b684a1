"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import games
from engine.games.ramsen.options import RamsenOptions
from tests.engine.games.rollouts import by_the_rules, come_to_the_same, tables

RAMSEN = games.find("ramsen")


VARIANTS = {
    **RAMSEN.presets,
    "swiss leads": RamsenOptions(swiss_leads=True, perm_trump_upcard="turn_another"),
    "to the last bar": RamsenOptions(stop_at_last_bar=False, penalty_cross=0, crosses=1),
    "places": RamsenOptions(finish="places", crosses=1, upcard_swap="after_drawing"),
}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = RAMSEN.make(VARIANTS[name], players)
    come_to_the_same(game, in_tricks=30)


def test_a_game_may_end_within_the_deal() -> None:
    """The deals above do end early; where they are played to the last card, they do not."""
    for stops in (True, False):
        game = RAMSEN.make(replace(VARIANTS["to the last bar"], stop_at_last_bar=stops), 4)
        found = tables(game, Random(7), 30)
        ends = [t for t in found if t.phase == "tricks" and min(filter(None, t.open)) == 1]
        assert ends
        for t in ends:
            assert game.bots.rollout(t.copy(), Random(1)) == pytest.approx(
                by_the_rules(game.bots, t)
            )
