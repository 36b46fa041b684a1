"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games.mauscheln.game import GAME
from engine.games.mauscheln.table import MauschelnTable
from engine.parts.bots import Bots
from engine.rules import Rules
from engine.sheet import Line
from tests.engine.games.mauscheln.positions import rules_of


def tables(game: Rules[MauschelnTable], rng: Random, deals: int) -> list[MauschelnTable]:
    """Tables from the deals of evenings, some moves of each made at random."""
    found: list[MauschelnTable] = []
    lines: list[Line] = []
    for number in range(deals):
        setup = game.next_deal(lines, number % game.players)
        if setup is None:
            lines = []
            continue
        cards = list(game.pack())
        rng.shuffle(cards)
        t = game.start(cards, setup)
        while t.phase:
            found.append(t.copy())
            moves = game.legal(t)
            thumb = rng.random() < 0.5
            game.apply(t, game.bots.next_move(t, rng) if thumb else rng.choice(moves))
        lines.append(game.score(t))
    return found


def by_the_rules(bots: Bots[MauschelnTable], t: MauschelnTable) -> list[float]:
    """What the seats have when the rules of thumb are asked at every turn."""
    game, rng = bots.rules, Random(0)
    while t.phase:
        game.apply(t, bots.next_move(t, rng))
    return list(bots.utility(t))


VARIANTS: dict[str, dict[str, Any]] = {
    **{name: {"preset": name} for name in GAME.presets},
    "sharper": {"preset": "mauscheln", "overtrump": True, "one_trick": 1, "five_for_four": "all"},
}


@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = rules_of(players=players, **VARIANTS[name])
    bots, rng = game.bots, Random(players)
    found = tables(game, rng, 30)
    in_tricks = [t for t in found if t.phase == "tricks"]
    for t in [*rng.sample(in_tricks, 20), *rng.sample(found, 10)]:
        quick = bots.rollout(t.copy(), rng)
        assert quick == pytest.approx(by_the_rules(bots, t))
