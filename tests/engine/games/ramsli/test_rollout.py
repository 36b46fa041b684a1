"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.rules import RamsliRules
from engine.games.ramsli.table import RamsliTable
from engine.parts.bots import Bots

RAMSLI = games.find("ramsli")


def tables(game: RamsliRules, rng: Random, deals: int) -> list[RamsliTable]:
    """Tables from the deals of evenings, some moves of each made at random."""
    found, lines = [], []
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
            apt = game.bots.next_move(t, rng) if thumb else rng.choice(moves)
            game.apply(t, apt)
        lines.append(game.score(t))
    return found


def by_the_rules(bots: Bots[RamsliTable], t: RamsliTable) -> list[float]:
    """What the seats have when the rules of thumb are asked at every turn."""
    game, rng = bots.rules, Random(0)
    while t.phase:
        game.apply(t, bots.next_move(t, rng))
    return list(bots.utility(t))


VARIANTS = {
    **RAMSLI.presets,
    "overtrumping": RamsliOptions(overtrump=True, knocker_one_trick=1),
}


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = RAMSLI.make(VARIANTS[name], players)
    bots, rng = game.bots, Random(players)
    found = tables(game, rng, 30)
    in_tricks = [t for t in found if t.phase == "tricks"]
    for t in [*rng.sample(in_tricks, 30), *rng.sample(found, 10)]:
        quick = bots.rollout(t.copy(), rng)
        assert quick == pytest.approx(by_the_rules(bots, t))
