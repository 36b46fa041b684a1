"""The numbers of Tippen's rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.cards import GERMAN_SUITS, Card, pack_of
from engine.families.pot.thumbs import PotThumbs, worths
from engine.games.tippen.options import TippenOptions
from engine.games.tippen.trumps import BELLI, ORDERS, PACKS, has_belli
from engine.parts.thumbs import beside


@dataclass(frozen=True, kw_only=True)
class Thumbs(PotThumbs):
    """What playing has to bring, lifting, and sniffing more than not, are shares of the pot."""

    trump_small: tuple[float, ...]
    """Both with the pack of twenty."""
    plain_small: tuple[float, ...]
    trump_eight: tuple[float, ...]
    """Both where eight cards are dealt."""
    plain_eight: tuple[float, ...]
    belli: float
    """The chance of the Seven of Bells where it is the second-best trump."""
    new_trump: float
    """The chance of a trump that nobody has seen yet."""
    joins_as_dealt: float
    """What playing has to bring with three cards that stay as they were dealt."""
    lifts_from: float
    sniffs_from: float

    def worth(self, options: TippenOptions) -> Mapping[str, Mapping[Card, float]]:
        """trump → card → its chance to take a trick against two others."""
        return _worth(self, options.pack, options.hand, has_belli(options))


@cache
def _worth(thumbs: Thumbs, pack: int, hand: str, belli: bool) -> Mapping[str, Mapping[Card, float]]:
    own, plain = thumbs.trump, thumbs.plain
    if pack != 32:
        own, plain = thumbs.trump_small, thumbs.plain_small
    elif hand == "eight":
        own, plain = thumbs.trump_eight, thumbs.plain_eight
    order = ORDERS[pack]
    found = {
        suit: worths(PACKS[pack], order, pack_of(suit, order), own, plain) for suit in GERMAN_SUITS
    }
    for chances in found.values():
        if belli:
            chances[BELLI] = thumbs.belli
    return found


THUMBS = beside(__package__, Thumbs)
