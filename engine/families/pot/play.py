"""The tricks of a pot game: each brings its share, and a player with too few pays afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from engine.facts import Fact
from engine.families.pot.settling import OWED, penalty
from engine.families.pot.table import MadeTable, PotTable
from engine.moves import Move
from engine.override import override
from engine.parts.part import T
from engine.phases.claimed import ALL
from engine.phases.kitty import PLAY_OUT, SHARES
from engine.phases.ranking import Duties, Ranking
from engine.phases.tricks import Tricks
from engine.rules import END, STAY, Step
from engine.table import Seat

K = TypeVar("K", bound=PotTable)
M = TypeVar("M", bound=MadeTable)


class JoinTricks(Tricks[T]):
    """The tricks of those who are in; one who is sure of all that are left may claim them."""

    def leads(self, t: T) -> Seat:
        """Who leads to the first trick: the first in play."""
        return t.after[t.dealer]

    @override
    def enter(self, t: T) -> Step:
        t.turn = t.leader = self.leads(t)
        if t.facts is not None:
            t.tell("leads", t.turn)
        return STAY

    @override
    def owes(self, t: T, seat: Seat) -> int:
        return OWED

    @override
    def claims(self, t: T, seat: Seat) -> tuple[str, ...]:
        return (ALL,)


class PotTricks(JoinTricks[K]):
    """As many tricks as the pot has shares; what too few of them cost makes the next pot."""

    def __init__(
        self,
        rankings: Mapping[str, Ranking],
        duties: Duties,
        *,
        shares: int = SHARES,
        level: int = 0,
        one_trick: int = 1,
    ) -> None:
        """Let the pot hold `level`, 0 for no bank beside it; `one_trick` as `penalty` has it."""
        super().__init__(rankings, duties)
        self.shares = shares
        self.level = level
        self.one_trick = one_trick

    @override
    def enter(self, t: K) -> Step:
        t.stake = t.kitty
        return super().enter(t)

    @override
    def leads(self, t: K) -> Seat:
        return t.first

    def penalty(self, t: K, seat: Seat, won: int) -> int:
        """Return what this seat pays with these tricks."""
        return penalty(won, self.owes(t, seat), self.one_trick) * t.stake

    @override
    def taken(self, t: K, winner: Seat) -> Step:
        # Nobody's tricks need to be added up before the last one.
        won = self.won(t) if len(t.tricks) == self.shares else ()
        return END if self.counts(t, winner, won) else STAY

    @override
    def counts(self, t: K, winner: Seat, won: Sequence[int]) -> bool:
        """Pay the share out; after the last trick what too few of them cost makes the next pot."""
        share = t.stake // self.shares
        t.kitty -= share
        t.balances[winner] += share
        if sum(won) == self.shares:
            if t.kind != PLAY_OUT:
                self.collect(t, won)
            t.close(self.level)
        return False

    def collect(self, t: K, won: Sequence[int]) -> None:
        """Who played and took too few tricks pays."""
        for seat, plays in enumerate(t.plays):
            due = self.penalty(t, seat, won[seat]) if plays else 0
            if due:
                t.pay(seat, due)
                if t.facts is not None:
                    t.tell(self.fails(t, seat), seat)
                    t.tell("pays", seat, due)

    def fails(self, t: K, seat: Seat) -> str:
        """Return the key of the fact that this seat took too few tricks."""
        return "fails_to_win"

    @override
    def why_not(self, t: K, move: Move) -> Fact:
        reason = super().why_not(t, move)
        if reason.key == "must_head" and not self.duties.head:
            return Fact("must_overtrump", reason.args)
        return reason


class MadeTricks(PotTricks[M]):
    """The tricks where the maker owes more of them than the others (`MadeTable.owed`)."""

    def __init__(
        self,
        rankings: Mapping[str, Ranking],
        duties: Duties,
        *,
        maker: str,
        level: int = 0,
        one_trick: int = 1,
    ) -> None:
        """`maker` is the note of the maker, by which facts about it are told."""
        super().__init__(rankings, duties, level=level, one_trick=one_trick)
        self.maker = maker

    @override
    def owes(self, t: M, seat: Seat) -> int:
        return t.owed if seat == t.maker else OWED

    @override
    def fails(self, t: M, seat: Seat) -> str:
        return f"fails_as_{self.maker}" if self.owes(t, seat) > OWED else "fails_to_win"
