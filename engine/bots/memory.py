"""Forgetting: who no longer knows which cards went in earlier tricks believes they may be held."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.cards import BACK
from engine.table import View


def forgotten(world: Any, seen: View, remembered: int, rng: Random) -> Any:
    """The world as it may be for who remembers only so many tricks, the last ones.

    Each card in another hand that the seat has not seen is as likely one of the older tricks. Such
    a world may hold a card twice: once in a hand, once among what was taken. With nothing to forget
    it is the world itself; a copy otherwise.
    """
    old = [card for trick in world.tricks[: -remembered or None] for card in trick.cards]
    if not old:
        return world
    believed = world.copy()
    random = rng.random
    hidden = sum(hand.count(BACK) for hand in seen.table.hands)
    for seat, hand in enumerate(seen.table.hands):
        open_ = {card for card in hand if card is not BACK}
        for place, card in enumerate(believed.hands[seat]):
            if card in open_ or not old:
                continue
            if random() * (len(old) + hidden) < len(old):
                believed.hands[seat][place] = old.pop(int(random() * len(old)))
    return believed
