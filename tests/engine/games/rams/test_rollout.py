"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.games.rams.options import RamsOptions
from engine.games.rams.rules import RamsRules
from engine.games.rams.table import RamsTable
from engine.sheet import Line

RAMS = games.find("rams")


def tables(game: RamsRules, rng: Random, deals: int) -> list[RamsTable]:
    """Tables from the deals of evenings, some moves of each made at random."""
    found: list[RamsTable] = []
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
            thumb = rng.random() < 0.5
            move = game.bots.next_move(t, rng) if thumb else rng.choice(game.legal(t))
            game.apply(t, move)
        lines.append(game.score(t))
    return found


VARIANTS = {
    **RAMS.presets,
    "free": RamsOptions(head=False, bowers=True, seven=True, turn_up="dealer"),
}


@pytest.mark.parametrize("players", [3, 5, 6])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = RAMS.make(VARIANTS[name], players)
    assert isinstance(game, RamsRules)
    bots, rng = game.bots, Random(players)
    found = tables(game, rng, 30)
    in_tricks = [t for t in found if t.phase == "tricks"]
    for t in [*rng.sample(in_tricks, 20), *rng.sample(found, 10)]:
        quick = bots.rollout(t.copy(), rng)
        while t.phase:
            game.apply(t, bots.next_move(t, rng))
        assert quick == pytest.approx(list(bots.utility(t)))
