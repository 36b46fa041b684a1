"""The numbers of Ramsli's rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.cards import GERMAN_32, GERMAN_SUITS, Card, pack_of
from engine.families.pot.thumbs import PotThumbs, worths
from engine.games.ramsli.trumps import HIGH_TO_LOW
from engine.parts.thumbs import beside


@dataclass(frozen=True, kw_only=True)
class Thumbs(PotThumbs):
    """Sums are in kitties; the chances are against two who change their cards."""

    open_gain: float
    """What the choice of an open card is worth on top."""
    knocks_from: float
    """What knocking has to bring."""
    knocker: float
    """How many rivals more the knocker counts for: his hand is no common one."""
    sure: float
    """How likely a dealer may be to miss his two tricks who knocks in a muss for the trump card."""

    @cached_property
    def worth(self) -> dict[str, dict[Card, float]]:
        """trump → card → its chance to take a trick against two others."""
        return {
            suit: worths(GERMAN_32, HIGH_TO_LOW, pack_of(suit, HIGH_TO_LOW), self.trump, self.plain)
            for suit in GERMAN_SUITS
        }


THUMBS = beside(__package__, Thumbs)
