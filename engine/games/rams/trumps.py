"""How the cards stand: Ace to Seven, and which of them are trumps above the others.

Rams has Ace, King, Queen, Knave, Ten down to Seven in each suit, Rounce down to Two. In Bierspiel
and in Ramscheln the Seven of Diamonds comes right after the trump Ace, whatever is trump (RA-A2).
In Bester Bube the Knave of trumps is the best trump and the other Knave of its colour the second
(RA-A3).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.cards import FRENCH_32, FRENCH_52, FRENCH_SUITS, Card, card
from engine.games.rams.options import RamsOptions
from engine.phases.ranking import Ranking

ORDER = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""The ranks, of which the smaller pack has the first eight."""

PACKS = {32: FRENCH_32, 52: FRENCH_52}
"""How many cards → which."""

SEVEN = card("D7")
"""The Seven of Diamonds, where it is the second-best trump."""

OF_ITS_COLOUR = {"C": "S", "S": "C", "H": "D", "D": "H"}
"""The other suit of the same colour."""


def rankings(options: RamsOptions) -> Mapping[str, Ranking]:
    """trump → how the cards stand."""
    return _rankings(options.seven, options.bowers, options.pack)


def trumps(options: RamsOptions, trump: str) -> tuple[Card, ...]:
    """All trumps from high to low."""
    return _trumps(options.seven, options.bowers, options.pack, trump)


def bowers(trump: str) -> tuple[Card, Card]:
    """The best bower and the under bower while this suit is trump."""
    return card(trump + "J"), card(OF_ITS_COLOUR[trump] + "J")


def always(options: RamsOptions) -> tuple[Card, ...]:
    """The cards that are among the best trumps in every deal."""
    return (SEVEN,) if options.seven else ()


@cache
def _trumps(seven: bool, bowered: bool, size: int, trump: str) -> tuple[Card, ...]:
    own = [card(trump + rank) for rank in ORDER[: size // len(FRENCH_SUITS)]]
    best = [own.pop(0)]
    if bowered:
        best = [*bowers(trump), *best]
    if seven:
        best.append(SEVEN)
    return (*best, *(one for one in own if one not in best))


@cache
def _rankings(seven: bool, bowered: bool, size: int) -> Mapping[str, Ranking]:
    found, pack = {}, PACKS[size]
    for trump in FRENCH_SUITS:
        kind = {one: one.suit for one in pack}
        strength = {one: len(ORDER) - ORDER.index(one.rank) for one in pack}
        high_to_low = _trumps(seven, bowered, size, trump)
        for place, one in enumerate(high_to_low):
            kind[one] = trump
            strength[one] = len(high_to_low) - place
        found[trump] = Ranking(trump, kind, strength)
    return found
