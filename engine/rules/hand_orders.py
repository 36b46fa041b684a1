"""Orders in which a player can hold a hand, besides that of the game.

All but the first keep suits together and trumps at one end. A suit's place depends on the pack and
on trumps alone, so no card changes its place while a deal is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, zip_longest
from typing import TypeVar

from engine.cards import BACK, Card
from engine.rules.show import Show
from engine.table import Table

T = TypeVar("T", bound=Table)

OWN = "own"
"""The order of the game itself."""
ORDERS = (
    OWN,
    "trumps_right",
    "rising",
    "alternating",
    "alternating_trumps_right",
    "alternating_rising",
)
"""The orders by name. Only a rising one goes from the lowest card up, with trumps on the right."""


def in_order(show: Show[T], t: T, hand: Sequence[Card], order: str) -> list[Card]:
    """Sort a hand in one of ORDERS, covered cards first.

    Where a game lays the hand by parts that belong together, its own order holds.
    """
    own, rises = show.sorted_hand(t, hand), show.rises()
    if order == OWN or rises is None:
        return own
    open_cards = [one for one in own if one is not BACK]
    highest = set(show.highest(t))
    trumps = [one for one in open_cards if one in highest]
    plain = [one for one in open_cards if one not in highest]
    suits = list(dict.fromkeys(one.suit for one in show.rules.pack() if one not in highest))
    if order.startswith("alternating"):
        suits = _alternating(suits, {one.suit for one in show.rules.pack()})
    if rises:
        plain.reverse()
    plain.sort(key=lambda one: suits.index(one.suit))
    held = plain + trumps if order.endswith("trumps_right") else trumps + plain
    covered = [BACK] * (len(own) - len(open_cards))
    return covered + (held[::-1] if order.endswith("rising") else held)


def _alternating(suits: Sequence[str], pack: set[str]) -> list[str]:
    """Let dark and red suits take turns, beginning with the colour that has more of them."""
    # S is Spades in a French pack and Bells in a German one.
    red = "HD" if "D" in pack else "HS"
    colours = [one for one in suits if one not in red], [one for one in suits if one in red]
    first, second = sorted(colours, key=len, reverse=True)
    return [one for one in chain(*zip_longest(first, second)) if one is not None]
