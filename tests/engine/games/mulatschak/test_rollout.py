"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.mulatschak.game import GAME
from engine.games.mulatschak.options import FUCHZENAWA, SALZBURG, MulatschakOptions
from engine.games.mulatschak.rules import MulatschakRules
from engine.games.mulatschak.table import MulatschakTable
from engine.parts.bots import Bots
from engine.sheet import Line

VARIANTS = {
    "salzburg": SALZBURG,
    "fuchzenawa": FUCHZENAWA,
    "36": MulatschakOptions(pack=36, stay_doubles=False, failed=5),
}


def tables(game: MulatschakRules, rng: Random, deals: int) -> list[MulatschakTable]:
    """Tables from the deals of evenings, some moves of each made at random."""
    found: list[MulatschakTable] = []
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
            thumb = rng.random() < 0.7
            game.apply(t, game.bots.next_move(t, rng) if thumb else rng.choice(game.legal(t)))
        lines.append(game.score(t))
    return found


def by_the_rules(bots: Bots[MulatschakTable], t: MulatschakTable) -> list[float]:
    """What the seats have when the rules of thumb are asked at every turn."""
    game, rng = bots.rules, Random(0)
    while t.phase:
        game.apply(t, bots.next_move(t, rng))
    return list(bots.utility(t))


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = GAME.make(VARIANTS[name], players)
    assert isinstance(game, MulatschakRules)
    bots, rng = game.bots, Random(players)
    found = tables(game, rng, 40)
    in_tricks = [t for t in found if t.phase == "tricks"]
    five = [t for t in in_tricks if t.mulatschak]
    for t in [*rng.sample(in_tricks, 20), *five[:5], *rng.sample(found, 10)]:
        assert bots.rollout(t.copy(), rng) == pytest.approx(by_the_rules(bots, t))
