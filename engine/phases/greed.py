"""Plain greed for tricks: what a first program plays, and so a measure for better ones."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.cards import Card
from engine.moves import Move
from engine.table import Table


def greedy(
    t: Table,
    legal: Collection[Move],
    worth: Callable[[Card], float],
    winning: Collection[Card],
    ours: bool = False,
) -> Card:
    """Return the best card to lead; to follow, the cheapest of `winning`, which take the trick.

    Where none does, or the trick is already `ours`, the card that is worth least. Only cards that
    are open are looked at, and nothing is remembered.
    """
    cards = [move for move in legal if isinstance(move, Card)]
    cards.sort(key=lambda card: (worth(card), card.code))
    if not t.trick:
        return cards[-1]
    takes = [card for card in cards if card in winning]
    return takes[0] if takes and not ours else cards[0]
