"""Playing the tricks of Tippen on to the end of a deal in small numbers, by the rules of thumb.

The rules are those of `play.py`, the rules of thumb those of `heuristic.py`; a test plays all of
them side by side.
"""

from __future__ import annotations

from engine.games.tippen.play import duties
from engine.games.tippen.pot import Terms
from engine.games.tippen.settling import close, collect
from engine.games.tippen.table import TippenTable
from engine.games.tippen.trumps import has_belli, rankings
from engine.override import override
from engine.phases.quick_tricks import Numbers, QuickTricks
from engine.table import Seat

_NUMBERS: dict[tuple[int, bool, str], Numbers] = {}


def _numbers(terms: Terms, trump: str) -> Numbers:
    """The pack in numbers, made when it is first asked for."""
    key = terms.options.pack, has_belli(terms.options), trump
    found = _NUMBERS.get(key)
    if found is None:
        found = _NUMBERS[key] = Numbers(rankings(terms.options)[trump])
    return found


class Rollout(QuickTricks[TippenTable]):
    """The tricks of one deal. On the table the money goes on with them."""

    def __init__(self, terms: Terms, t: TippenTable) -> None:
        super().__init__(t, _numbers(terms, t.trump), duties(terms))
        self.terms = terms
        self.free = terms.options.void == "free"

    @override
    def bound(self, hand: list[int]) -> list[int]:
        """Who has taken a trick may have to lead a trump."""
        if not self.terms.options.lead_trump or not self.number:
            return hand
        return [place for place in hand if self.numbers.trumps >> place & 1] or hand

    @override
    def owed(self, hand: list[int], led: int, top: int, over: int) -> list[int]:
        """Without the suit led any card will do where nobody has to trump."""
        if self.free and not any(led >> place & 1 for place in hand):
            return hand
        return super().owed(hand, led, top, over)

    @override
    def high(self, seat: Seat) -> bool:
        """Whether it still owes a trick."""
        return self.won[seat] < self.terms.options.quota

    @override
    def taken(self, seat: Seat) -> bool:
        """Pay the share out; after the last trick who took too few fills the next pot."""
        t, number = self.t, self.terms.tricks
        share = t.stake // number
        t.pot -= share
        t.balances[seat] += share
        if self.number < number:
            return False
        collect(t, self.terms, self.won)
        close(t)
        return True
