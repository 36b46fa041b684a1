"""The numbers that the rules of thumb of pot games share: what a card is likely to take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Card


@dataclass(frozen=True, kw_only=True)
class JoinWeights:
    """The numbers of every such game; its `weights.json` says which were found and how."""

    trump: tuple[float, ...]
    """The chance of a trump to take a trick, high to low, against two others."""
    plain: tuple[float, ...]
    """The same of the highest plain cards of a suit, and of the lower ones."""
    crowd: float
    """How much less surely a card takes its trick for each rival."""
    unsaid: float
    """How likely somebody plays who has not spoken yet."""

    def rivals(self, said: Sequence[bool | None]) -> float:
        """How many of these will play: those who said so, and a share of those still to speak."""
        return max(1.0, said.count(True) + self.unsaid * said.count(None))


@dataclass(frozen=True, kw_only=True)
class PotWeights(JoinWeights):
    """Those by which a hand is weighed against what is to be won (`engine.phases.chances`)."""

    drawn: float
    """The chance of a card not yet seen."""
    power: float
    """How surely a card takes its trick."""
    joins_from: float
    """What playing has to bring."""


def worths(
    pack: Iterable[Card],
    ranks: Sequence[str],
    trumps: Iterable[Card],
    own: Sequence[float],
    plain: Sequence[float],
) -> dict[Card, float]:
    """card → its chance to take a trick; `ranks` and `trumps` from high to low.

    `own` are the chances of trumps and `plain` those of other cards, high to low; the last of them
    stands for all that are lower still.
    """
    last = len(own) - 1
    found = {card: own[min(place, last)] for place, card in enumerate(trumps)}
    last = len(plain) - 1
    for card in pack:
        if card not in found:
            found[card] = plain[min(ranks.index(card.rank), last)]
    return found
