"""The numbers of Mulatschak's rules of thumb: what cards are worth, when a hand is good enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from engine.cards import GERMAN_SUITS, Card
from engine.games.mulatschak.trumps import PACKS, TRUMPS_OF
from engine.parts.weights import beside
from engine.phases.weli import HIGH_TO_LOW


class Part(NamedTuple):
    """The numbers for one part in a deal: that of the declarer, or of one who goes along."""

    trump: tuple[float, ...]
    plain: tuple[float, ...]
    drawn: float
    power: float
    crowd: float

    def worth(self, pack: int) -> Mapping[str, Mapping[Card, float]]:
        """trump → card → its chance to take a trick against two others."""
        return _worth(self, pack)


@dataclass(frozen=True)
class Weights:
    """All of them; `weights.json` says which were found and how.

    Trumps of the declarer are worth more, for he has named the suit in which he is long.
    """

    trump: tuple[float, ...]
    """The chance of a declarer's trump to take a trick, high to low, against two others."""
    plain: tuple[float, ...]
    """The same of the three highest plain cards of a suit, and of the lower ones."""
    drawn: float
    """The same of a card not yet seen."""
    trump_along: tuple[float, ...]
    """The three of them for one who plays against a declarer."""
    plain_along: tuple[float, ...]
    drawn_along: float
    power: float
    """How surely a card takes its trick, and how much less so for each rival."""
    crowd: float
    along: float
    """How many of the others are likely to play against a bid, as a share of them."""
    unsaid: float
    """How likely somebody plays who has not spoken yet."""
    behind: float
    """The chance of another trump, or of a Sow, where the highest trumps are led first."""
    bids_from: float
    """The points that a bid, going along, and a Mulatschak have to bring more than doing without:
    more than nothing, than staying at home, than the best bid there is."""
    plays_from: float
    announces_from: float

    @cached_property
    def declaring(self) -> Part:
        return Part(self.trump, self.plain, self.drawn, self.power, self.crowd)

    @cached_property
    def going_along(self) -> Part:
        return Part(self.trump_along, self.plain_along, self.drawn_along, self.power, self.crowd)


@cache
def _worth(part: Part, pack: int) -> Mapping[str, Mapping[Card, float]]:
    def of(card: Card, trump: str) -> float:
        own = TRUMPS_OF[pack][trump]
        if card in own:
            return part.trump[min(own.index(card), len(part.trump) - 1)]
        return part.plain[min(HIGH_TO_LOW.index(card.rank), len(part.plain) - 1)]

    return {trump: {card: of(card, trump) for card in PACKS[pack]} for trump in GERMAN_SUITS}


WEIGHTS = beside(__package__, Weights)
