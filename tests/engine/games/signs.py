"""Signs held against the truth: how often a seat holds a card that it probably lacks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.hidden import redeal, view


def held(game, deals: int, tricks: Callable[[int], int]) -> tuple[int, int]:
    """How many of the unlikely cards are held truly, and how many in redeals by chance.

    Counted over so many deals by rules of thumb, each after `tricks(number)` tricks.
    """
    bots, rng = game.bots, Random(5)
    truly = by_chance = 0
    for number in range(deals):
        setup = game.next_deal([], number % 4)
        assert setup is not None
        t = game.start(rng.sample(game.pack(), len(game.pack())), setup)
        while t.phase and len(t.tricks) < tricks(number):
            game.apply(t, bots.next_move(t, rng))
        if not t.phase:
            continue
        seen = view(t, t.turn)
        other = redeal(game, seen, rng)
        for seat, some in enumerate(bots.card_priors(seen)):
            truly += sum(card in t.hands[seat] for card in some)
            by_chance += sum(card in other.hands[seat] for card in some)
    return truly, by_chance
