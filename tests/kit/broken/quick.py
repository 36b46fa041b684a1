"""What breaks the law of quick copies: switches that the chapters know, and no quick copy."""

from __future__ import annotations

from typing import Any

from engine.games.ramsen.chapters import Bid
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
