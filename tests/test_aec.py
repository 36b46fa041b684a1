"""A deal as an environment of PettingZoo: its own test passes for every game, nothing is told."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")
import numpy as np
from pettingzoo.test import api_test

from engine import games
from engine.table import NOBODY
from kartentisch.aec import Deal

EVERY = [
    (name, preset, players)
    for name in games.names()
    for preset, options in games.find(name).presets.items()
    for players in games.find(name).seats_of(options)
]


@pytest.mark.one_in(13)
@pytest.mark.parametrize(("name", "preset", "players"), EVERY)
# What is observed holds a mask too, as in PettingZoo's own games; there is nothing to render.
@pytest.mark.filterwarnings("ignore:Observation", "ignore:Environment has not defined a render")
def test_the_api_test_passes(name: str, preset: str, players: int) -> None:
    api_test(Deal(name, preset, players), num_cycles=150)


@pytest.mark.one_in(7)
@pytest.mark.parametrize(("name", "preset", "players"), EVERY)
def test_an_agent_sees_what_its_seat_sees_and_may_do_what_it_may(
    name: str, preset: str, players: int
) -> None:
    env, luck = Deal(name, preset, players), np.random.default_rng(1)
    env.reset(seed=1)
    while env.match.turn != NOBODY:
        asked = env.agent_selection
        for seat, agent in enumerate(env.possible_agents):
            seen, view = env.observe(agent), env.match.view(seat)
            assert view is not None
            places = seen["observation"].tolist()[: len(env.pack)]
            held = {card for card, place in zip(env.pack, places, strict=True) if place == 1}
            assert held == set(view.table.hands[seat])
            assert seen["action_mask"].any() == (agent == asked)
        allowed = np.flatnonzero(env.observe(asked)["action_mask"])
        assert len(allowed) == len(env.match.legal())
        env.step(int(luck.choice(allowed)))
    assert all(env.terminations.values())


def test_a_seed_deals_the_same_again_and_without_one_it_differs() -> None:
    def dealt(seed: int | None) -> list[int]:
        env.reset(seed=seed)
        return env.observe("seat_0")["observation"].tolist()

    env = Deal("ramsen")
    assert dealt(7) == dealt(7)
    assert len({tuple(dealt(None)) for _ in range(5)}) > 1
