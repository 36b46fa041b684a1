"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import games
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.rules import RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.parts.bots import Bots

RAMSEN = games.find("ramsen")


def tables(game: RamsenRules, rng: Random, deals: int) -> list[RamsenTable]:
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


def by_the_rules(bots: Bots[RamsenTable], t: RamsenTable) -> list[float]:
    """What the seats have when the rules of thumb are asked at every turn."""
    game, rng = bots.rules, Random(0)
    while t.phase:
        game.apply(t, bots.next_move(t, rng))
    return list(bots.utility(t))


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
    bots, rng = game.bots, Random(players)
    found = tables(game, rng, 30)
    in_tricks = [t for t in found if t.phase == "tricks"]
    for t in [*rng.sample(in_tricks, 30), *rng.sample(found, 10)]:
        quick = bots.rollout(t.copy(), rng)
        assert quick == pytest.approx(by_the_rules(bots, t))


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
