"""How the cards stand: Ace to Seven, or Ace, Ten, King, Ober, Unter; and where the Belli stands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.cards import GERMAN_SUITS, Card, card, pack_of
from engine.games.tippen.options import TippenOptions
from engine.phases import permanent
from engine.phases.ranking import Ranking

ORDERS = {
    32: ("A", "K", "O", "U", "10", "9", "8", "7"),
    20: ("A", "10", "K", "O", "U"),
}
"""For each pack its ranks from high to low: in the small one the Ten comes after the Ace."""

PACKS = {
    32: pack_of(GERMAN_SUITS, ("A", "7", "K", "O", "U", "10", "9", "8")),
    20: pack_of(GERMAN_SUITS, ORDERS[20]),
}
"""The cards in an order that passes no deal on where it is cut as it lies."""

BELLI = card("S7")
"""The Seven of Bells, where it is the second-best trump."""

ACES = {suit: card(suit + "A") for suit in GERMAN_SUITS}


def has_belli(options: TippenOptions) -> bool:
    """Whether the Seven of Bells is the second-best trump."""
    return options.belli and options.applies("belli")


def rankings(options: TippenOptions) -> Mapping[str, Ranking]:
    """trump → how the cards stand."""
    return _rankings(options.pack, has_belli(options))


@cache
def _rankings(pack: int, belli: bool) -> Mapping[str, Ranking]:
    # Between the Ace and the King.
    return permanent.rankings(PACKS[pack], ORDERS[pack], BELLI if belli else None)


@cache
def trumps(pack: int, belli: bool, trump: str) -> tuple[Card, ...]:
    """All trumps from high to low."""
    return permanent.trumps(_rankings(pack, belli)[trump])
