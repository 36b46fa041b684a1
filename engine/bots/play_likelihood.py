"""How likely the others would have played their cards so, if they had held those of a world.

The tricks so far are gone through once more with the world's cards: each who had a choice is asked
what the rules of thumb would have done. Not everybody goes by them, so a card that they would not
have played makes a world less likely, not impossible.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from operator import mul
from random import Random
from typing import Any

from engine.phases.tricks import Tricks
from engine.rules.bots import Bots
from engine.table import Table, View

OTHERWISE = 0.2
"""How likely somebody plays a card that the rules of thumb would not, beside theirs."""
_POWERS = tuple(accumulate([OTHERWISE] * 52, mul, initial=1.0))
"""The same for several cards."""


def played_so(bots: Bots[Any], seen: View) -> Callable[[Table], float] | None:
    """Return what weighs a world by the cards the others have played.

    None where that tells nothing.
    """
    chapter = bots.rules.chapter(seen.table)
    if not isinstance(chapter, Tricks) or not bots.retraces:
        return None
    if not (seen.table.tricks or seen.table.trick):
        return None
    strays = bots.straying(seen.table, seen.seat)
    if strays is not None:
        return lambda world: _POWERS[strays(world)]
    rng = Random(0)

    def weigh(world: Table) -> float:
        likely = 1.0
        for then, card in chapter.again(world):
            if then.turn != seen.seat:
                legal = chapter.legal(then)
                if len(legal) > 1 and bots.policy(then, legal, rng) != card:
                    likely *= OTHERWISE
        return likely

    return weigh
