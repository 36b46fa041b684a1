"""The cards of Ramser and how they stand: Ace to Seven or Six, and where the Bälli stands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.cards import GERMAN_32, Card, card, cards
from engine.phases import permanent
from engine.phases.ranking import Ranking

BELLI = card("S7")
"""The Seven of Bells, which is always a trump (RS-A1)."""

PACK_35 = (*GERMAN_32, *cards("E6 G6 H6"))
"""With the Sixes but one: that of Bells is taken out (RS-A2)."""

_HIGH_TO_LOW = ("A", "K", "O", "U", "10", "9", "8", "7", "6")


@cache
def rankings(pack: tuple[Card, ...], best: bool) -> Mapping[str, Ranking]:
    """trump → how these cards stand, the Bälli as the best trump or the second-best (RS-A4)."""
    return permanent.rankings(pack, _HIGH_TO_LOW, BELLI, best)


@cache
def trumps(pack: tuple[Card, ...], best: bool, trump: str) -> tuple[Card, ...]:
    """All trumps from high to low."""
    return permanent.trumps(rankings(pack, best)[trump])
