"""Deals played on in small numbers, held against the rules with the rules of thumb."""

from __future__ import annotations

from random import Random

import pytest

from engine.parts.bots import Bots


def tables(game, rng: Random, deals: int) -> list:
    """Tables from the deals of evenings, about half of their moves made at random."""
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
            game.apply(t, game.bots.next_move(t, rng) if thumb else rng.choice(moves))
        lines.append(game.score(t))
    return found


def by_the_rules(bots: Bots, t) -> list[float]:
    """What the seats have when the rules of thumb are asked at every turn."""
    game, rng = bots.rules, Random(0)
    while t.phase:
        game.apply(t, bots.next_move(t, rng))
    return list(bots.utility(t))


def come_to_the_same(game, *, deals: int = 30, in_tricks: int = 20, anywhere: int = 10) -> None:
    """Fail unless tables in the tricks, and some of any moment, come to the same both ways."""
    bots, rng = game.bots, Random(game.players)
    found = tables(game, rng, deals)
    played = [t for t in found if t.phase == game.tricks.name]
    for t in [*rng.sample(played, in_tricks), *rng.sample(found, anywhere)]:
        quick = bots.rollout(t.copy(), rng)
        assert quick == pytest.approx(by_the_rules(bots, t))
