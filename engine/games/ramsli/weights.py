"""The numbers of Ramsli's rules of thumb: what cards are worth, and when a hand is good enough."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from engine.cards import GERMAN_32, GERMAN_SUITS, Card, pack_of
from engine.families.pot.weights import PotWeights, worths
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.trumps import HIGH_TO_LOW
from engine.parts.weights import beside


@dataclass(frozen=True, kw_only=True)
class Weights(PotWeights):
    """Sums are in kitties; the chances are against two who change their cards.

    Where everybody has to play, what is weighed is only how much a knock adds; where nobody has to,
    a hand is weighed by numbers of their own, for one who joins then has a good one.
    """

    trump_free: tuple[float, ...]
    """The chances of trumps where nobody has to play, and the next three numbers likewise."""
    drawn_free: float
    power_free: float
    crowd_free: float

    open_gain: float
    """What the choice of an open card is worth on top."""
    turns_from: float
    """What the bottom card has to bring that binds the dealer to two tricks; in a muss he has to
    play anyhow."""
    turns_from_free: float
    knocks_from: float
    """What knocking has to bring."""
    knocker: float
    """How many rivals more the knocker counts for, by each seat beside him: of many hands the best
    is no common one."""
    unsaid_two: float
    """Where two play and neither has to, `unsaid` and `joins_from` are these: one who stays out
    leaves the other all of it, so that nearly every hand joins."""
    joins_from_two: float
    sure: float
    """How likely a dealer may be to miss his two tricks who knocks in a muss for the trump card."""

    def weighing(self, t: RamsliTable) -> Weights:
        """Return the numbers by which a hand is weighed in this deal."""
        if t.together:
            return self
        return self.free_of_two if len(t.plays) == 2 else self.free

    @cached_property
    def free_of_two(self) -> Weights:
        """Those where two play and neither has to."""
        return replace(self.free, unsaid=self.unsaid_two, joins_from=self.joins_from_two)

    @cached_property
    def free(self) -> Weights:
        """Those where nobody has to play."""
        return replace(
            self,
            trump=self.trump_free,
            drawn=self.drawn_free,
            power=self.power_free,
            crowd=self.crowd_free,
            turns_from=self.turns_from_free,
        )

    @cached_property
    def worth(self) -> dict[str, dict[Card, float]]:
        """trump → card → its chance to take a trick against two others."""
        return {
            suit: worths(GERMAN_32, HIGH_TO_LOW, pack_of(suit, HIGH_TO_LOW), self.trump, self.plain)
            for suit in GERMAN_SUITS
        }


WEIGHTS = beside(__package__, Weights)
