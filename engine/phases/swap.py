"""Lays a card of a hand away for one that lay open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card
from engine.moves import Call
from engine.table import Table


def lay_for(t: Table, move: Call) -> Card:
    """Lay the first card of this call away for the second, which lay open: all know that one.

    Returns it. From where it lay, the chapter takes it itself.
    """
    given, taken = move.args
    if TYPE_CHECKING:
        assert isinstance(given, Card) and isinstance(taken, Card)
    seat = t.turn
    hand = t.hands[seat]
    hand.remove(given)
    t.known.pop(given, None)
    t.aside[seat].append(given)
    hand.append(taken)
    t.known[taken] = t.everybody()
    return taken
