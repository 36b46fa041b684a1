"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.games.schnellen.options import SchnellenOptions
from engine.games.schnellen.rules import SchnellenRules
from engine.games.schnellen.table import SchnellenTable
from engine.parts.bots import Bots

SCHNELLEN = games.find("schnellen")


def tables(game: SchnellenRules, rng: Random, deals: int) -> list[SchnellenTable]:
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


def by_the_rules(bots: Bots[SchnellenTable], t: SchnellenTable) -> list[float]:
    """What the seats have when the rules of thumb are asked at every turn."""
    game, rng = bots.rules, Random(0)
    while t.phase:
        game.apply(t, bots.next_move(t, rng))
    return list(bots.utility(t))


VARIANTS = {
    **SCHNELLEN.presets,
    "bidding": SchnellenOptions(trumps="bid", hearts_double=True),
    "plain": SchnellenOptions(head=False, ends="deal", start=15),
}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = SCHNELLEN.make(VARIANTS[name], players)
    bots, rng = game.bots, Random(players)
    found = tables(game, rng, 30)
    in_tricks = [t for t in found if t.phase == "tricks"]
    for t in [*rng.sample(in_tricks, 20), *rng.sample(found, 10)]:
        quick = bots.rollout(t.copy(), rng)
        assert quick == pytest.approx(by_the_rules(bots, t))
