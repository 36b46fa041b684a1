"""The tricks of Schnellen: each takes a point off, and none at all puts some on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot.play import JoinTricks
from engine.games.schnellen.chapters import HAND
from engine.games.schnellen.options import SchnellenOptions
from engine.games.schnellen.table import SchnellenTable
from engine.moves import Move
from engine.override import override
from engine.phases.ranking import Duties
from engine.phases.weli import RANKINGS
from engine.table import NOBODY, Seat


def duties(options: SchnellenOptions) -> Duties:
    """Return what these house rules demand of a follower."""
    return Duties(head=options.head)


def chalk(t: SchnellenTable, options: SchnellenOptions, winner: Seat, won: int) -> bool:
    """Take a trick off the winner's points; whether that ends the deal (SN-A8).

    `won` is how many tricks the player who named the trumps has with this one, unused for the
    others. A bid is chalked all at once, when it is made.
    """
    taken = 1
    points = t.points
    if winner == t.declarer:
        if won < t.bid:
            return False
        if won == t.bid:
            taken = won
            if t.facts is not None:
                t.tell("makes_bid", winner, won)
    points[winner] -= taken * t.times
    if points[winner] > 0:
        return False
    if t.facts is not None and points[winner] > -taken * t.times:
        t.tell("is_down", winner)
    return options.ends == "trick"


def collect(t: SchnellenTable, options: SchnellenOptions, won: Sequence[int]) -> None:
    """After five tricks who has none goes up, and so does who missed his bid (SN-A7, SN-A9)."""
    due = options.no_trick * t.times
    for seat, plays in enumerate(t.plays):
        if not plays:
            continue
        missed = seat == t.declarer and won[seat] < t.bid
        if missed or not won[seat]:
            t.points[seat] += due
            if t.facts is not None:
                t.tell("misses_bid" if missed else "goes_up", seat, due)


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
        """Return what was bid, or one."""
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
