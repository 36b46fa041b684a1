"""An open card that a player may take for a card of the hand: the calls, and the exchange.

Which card it is, who may take it, and when, each game's chapter says.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.cards import Card
from engine.moves import Call, Move
from engine.table import Table

LEAVE = Call("leave")


@cache
def take(taken: Card, given: Card) -> Call:
    """Return what is said to take an open card and lay another away for it."""
    return Call("take", (given, taken))


def choices(t: Table, taken: Card) -> list[Move]:
    """To take this card for any of the hand whose turn it is, or to leave it."""
    return [*(take(taken, given) for given in t.hands[t.turn]), LEAVE]


def lay_for(t: Table, move: Call) -> Card:
    """Lay the first card of this call away for the second, which lay open: all know that one.

    Returns it. From where it lay, the chapter takes it itself.
    """
    given, taken = move.args
    if TYPE_CHECKING:
        assert isinstance(given, Card) and isinstance(taken, Card)
    seat = t.turn
    t.lay_away(seat, given)
    t.hands[seat].append(taken)
    t.known[taken] = t.everybody()
    return taken
