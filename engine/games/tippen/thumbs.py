"""The numbers of Tippen's rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.cards import GERMAN_SUITS, Card
from engine.games.tippen.options import TippenOptions
from engine.games.tippen.trumps import BELLI, ORDERS, PACKS, has_belli
from engine.parts.thumbs import beside


@dataclass(frozen=True)
class Thumbs:
    """All of them; `thumbs.json` says which were found and how."""

    trump: tuple[float, ...]
    """The chance of a trump to take a trick, high to low, against two others."""
    plain: tuple[float, ...]
    """The same of the three highest plain cards of a suit, and of the lower ones."""
    trump_small: tuple[float, ...]
    """Both with the pack of twenty."""
    plain_small: tuple[float, ...]
    trump_eight: tuple[float, ...]
    """Both where eight cards are dealt."""
    plain_eight: tuple[float, ...]
    belli: float
    """The chance of the Seven of Bells where it is the second-best trump."""
    drawn: float
    """The chance of a card not yet seen."""
    new_trump: float
    """The chance of a trump that nobody has seen yet."""
    power: float
    """How surely a card takes its trick, and how much less so for each rival."""
    crowd: float
    unsaid: float
    """How likely somebody plays who has not spoken yet."""
    joins_from: float
    """The share of the pot that playing has to bring, and lifting, and sniffing more than not."""
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

    def of(card: Card, trump: str) -> float:
        if belli and card is BELLI:
            return thumbs.belli
        place = order.index(card.rank)
        return own[place] if card.suit == trump else plain[min(place, len(plain) - 1)]

    return {trump: {card: of(card, trump) for card in PACKS[pack]} for trump in GERMAN_SUITS}


THUMBS = beside(__package__, Thumbs)
