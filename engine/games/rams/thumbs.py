"""The numbers of Rams's rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.cards import FRENCH_32, FRENCH_SUITS, Card
from engine.games.rams.options import RamsOptions
from engine.games.rams.trumps import ORDER, trumps
from engine.parts.thumbs import beside


@dataclass(frozen=True)
class Thumbs:
    """All of them; `thumbs.json` says which were found and how."""

    trump: tuple[float, ...]
    """The chance of a trump to take a trick, high to low, against two others."""
    plain: tuple[float, ...]
    """The same of a plain Ace, King and Queen, and of the lower ones."""
    drawn: float
    """The chance of a card of the widow."""
    power: float
    """How surely a card takes its trick, and how much less so for each rival."""
    crowd: float
    unsaid: float
    """How likely somebody plays who has not spoken yet."""
    joins_from: float
    """The counters that playing has to bring."""
    promises_from: float
    """How likely all tricks have to be that are promised."""
    drawn_out: float
    """How much surer a plain card gets by each trump that is led before it."""

    def worth(self, options: RamsOptions) -> Mapping[str, Mapping[Card, float]]:
        """trump → card → its chance to take a trick against two others."""
        return _worth(self, options.seven, options.bowers)


@cache
def _worth(thumbs: Thumbs, seven: bool, bowers: bool) -> Mapping[str, Mapping[Card, float]]:
    options = RamsOptions(seven=seven, bowers=bowers)
    found = {}
    for trump in FRENCH_SUITS:
        own = trumps(options, trump)
        last = len(thumbs.plain) - 1
        chances = {one: thumbs.plain[min(ORDER.index(one.rank), last)] for one in FRENCH_32}
        chances |= zip(own, thumbs.trump, strict=False)
        found[trump] = chances
    return found


THUMBS = beside(__package__, Thumbs)
