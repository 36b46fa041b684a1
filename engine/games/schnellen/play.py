"""The tricks of Schnellen: each takes a point off, and none at all puts some on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot.play import JoinTricks
from engine.games.schnellen.opening import HAND
from engine.games.schnellen.options import SchnellenOptions
from engine.games.schnellen.settling import chalk, collect
from engine.games.schnellen.table import SchnellenTable
from engine.moves import Move
from engine.override import override
from engine.phases.ranking import Duties
from engine.phases.weli import RANKINGS
from engine.table import NOBODY, Seat


def duties(options: SchnellenOptions) -> Duties:
    """What these house rules demand of who follows."""
    return Duties(head=options.head)


class SchnellenTricks(JoinTricks[SchnellenTable]):
    """Follow, else trump, and beat what lies; the first who plays leads, or who named trumps."""

    def __init__(self, options: SchnellenOptions) -> None:
        super().__init__(RANKINGS, duties(options))
        self.options = options

    @override
    def leads(self, t: SchnellenTable) -> Seat:
        return super().leads(t) if t.declarer == NOBODY else t.declarer

    @override
    def owes(self, t: SchnellenTable, seat: Seat) -> int:
        """What was bid, or one."""
        return t.bid if seat == t.declarer else 1

    @override
    def counts(self, t: SchnellenTable, winner: Seat, won: Sequence[int]) -> bool:
        """Chalk the trick; the deal may end with it, and after five of them it does."""
        down = chalk(t, self.options, winner, won[winner])
        if sum(won) == HAND:
            collect(t, self.options, won)
        return down

    @override
    def why_not(self, t: SchnellenTable, move: Move) -> Fact:
        if not isinstance(move, Card):
            return Fact("put_a_card")
        return super().why_not(t, move)
