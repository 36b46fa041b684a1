"""What breaks the law of quick copies: switches that the chapters know, and no quick copy.

And rules of thumb that may choose from other moves than the chapters allow.
"""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games.ramsen.chapters import Bid
from engine.moves import Move
from engine.table import Seat, Table
from tests.kit.broken.samples import breaks

SWITCH = "dealer_must_play"


class BoundDealer(Bid):
    """By the switch the dealer must play."""

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self.binds = getattr(options, SWITCH, False)

    def must_play(self, t: Any, seat: Seat) -> bool:
        return super().must_play(t, seat) or (self.binds and seat == t.dealer and self.now(t))

    def now(self, t: Table) -> bool:
        return True


class SeldomBoundDealer(BoundDealer):
    """He must only where the Seven or the Eight of Acorns was turned up."""

    def now(self, t: Any) -> bool:
        return any(card.code in ("E7", "E8") for card in t.up)


def _with(right: Any, bid: type[Bid]) -> Any:
    class Broken(right):
        def flow(self) -> list[Any]:
            right_ones = super().flow()
            return [bid(self.options) if type(one) is Bid else one for one in right_ones]

    return Broken


@breaks("plays_on_by_the_rules", "ramsen", name="binds_the_dealer", switch=SWITCH)
def binds_the_dealer(right: Any) -> Any:
    """This matters in about one of five positions."""
    return _with(right, BoundDealer)


@breaks("plays_on_by_the_rules", "ramsen", name="seldom_binds_the_dealer", switch=SWITCH)
def seldom_binds_the_dealer(right: Any) -> Any:
    """This matters in about one of a hundred positions."""
    return _with(right, SeldomBoundDealer)


@breaks("plays_on_by_the_rules", "ramsen", name="knows_a_switch_for_nothing", switch=SWITCH)
def knows_a_switch_for_nothing(right: Any) -> Any:
    """By its switch nothing is played in another way, so it says nothing that no copy knows it."""
    return _with(right, Bid)


@breaks("plays_on_by_the_rules", "tippen", name="keeps_a_move_from_the_rules_of_thumb", part="bots")
def keeps_a_move_from_the_rules_of_thumb(right: Any) -> Any:
    """They hardly ever look at it: mostly a deal that is played on ends as it should."""

    class Broken(right):
        def play_until(self, chapter: str, t: Table, rng: Random) -> None:
            while t.phase and t.phase != chapter:
                legal = self.rules.legal(t)
                some = legal[1:] if len(legal) > 2 else legal
                move = self.policy(t, some, rng) if len(legal) > 1 else legal[0]
                self.rules.apply(t, move if move in legal else legal[0])

    return Broken


@breaks("plays_on_by_the_rules", "ramsen", name="plays_by_other_weights", part="bots")
def plays_by_other_weights(right: Any) -> Any:
    """Where hands lie open, it draws no card that it would draw by what it sees."""

    class Broken(right):
        def policy(self, t: Any, legal: list[Move], rng: Random) -> Move:
            return legal[-1] if t.phase == "exchange" else super().policy(t, legal, rng)

    return Broken
