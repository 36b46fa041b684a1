"""An open card that somebody may take for one of his hand: the calls.

Which card it is, who may take it, and when, each game's chapter says.
"""

from __future__ import annotations

from functools import cache

from engine.cards import Card
from engine.moves import Call, Move
from engine.table import Table

LEAVE = Call("leave")


@cache
def take(taken: Card, given: Card) -> Call:
    """What is said to take an open card and lay another away for it."""
    return Call("take", (given, taken))


def choices(t: Table, taken: Card) -> list[Move]:
    """To take this card for any of the hand whose turn it is, or to leave it."""
    return [*(take(taken, given) for given in t.hands[t.turn]), LEAVE]
