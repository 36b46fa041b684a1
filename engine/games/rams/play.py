"""The tricks of Rams, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence

from engine.families.pot.play import JoinTricks
from engine.games.rams.counters import ALONE, HAND, PENALTY, counted_down, from_pool, swept
from engine.games.rams.options import RamsOptions
from engine.games.rams.table import RamsTable
from engine.games.rams.trumps import deck
from engine.override import override
from engine.phases.kitty import LAST, divided
from engine.phases.ranking import Duties
from engine.rules import STAY, Step
from engine.table import NOBODY, Seat


def duties(options: RamsOptions) -> Duties:
    """Return what these house rules demand of a follower."""
    return Duties(follow=True, trump=True, head=options.head)


class RamsTricks(JoinTricks[RamsTable]):
    """Follow, else trump, and beat what lies; the one who has promised all tricks leads (RA-A8)."""

    def __init__(self, options: RamsOptions) -> None:
        super().__init__(deck(options).rankings, duties(options))
        self.options = options
        self.pool = options.scoring == "pool"

    @override
    def enter(self, t: RamsTable) -> Step:
        t.stake = t.pool
        return super().enter(t)

    @override
    def leads(self, t: RamsTable) -> Seat:
        return super().leads(t) if t.general == NOBODY else t.general

    @override
    def taken(self, t: RamsTable, winner: Seat) -> Step:
        # The shares of a pool go by tricks; how many each has taken counts behind the last alone.
        if len(t.tricks) == HAND:
            return super().taken(t, winner)
        if self.pool:
            self._share(t, winner)
        return STAY

    @override
    def counts(self, t: RamsTable, winner: Seat, won: Sequence[int]) -> bool:
        """Pay a share of the pool out; after the last trick the counters are settled."""
        if self.pool:
            self._share(t, winner)
        if sum(won) == HAND:
            settle(t, self.options, won)
        return False

    def _share(self, t: RamsTable, winner: Seat) -> None:
        share = t.stake // HAND
        t.pool -= share
        t.left[winner] += share


def settle(t: RamsTable, options: RamsOptions, won: Sequence[int]) -> None:
    """Settle what the deal brings; shares of the pool have been paid out trick by trick."""
    tricks = [won[seat] if plays else None for seat, plays in enumerate(t.plays)]
    if options.scoring == "pool":
        _settle_pool(t, tricks)
        return
    t.changes = counted_down(options, tricks, t.general, t.left)
    if t.general != NOBODY:
        t.tell("keeps_promise" if tricks[t.general] == HAND else "breaks_promise", t.general)
    _count(t, tricks)


def left_alone(t: RamsTable, seat: Seat) -> None:
    """Nobody else plays: this seat is rid of counters without a trick (RA-A16)."""
    t.tell("left_alone", seat, ALONE)
    t.changes[seat] = -ALONE
    _count(t, [None] * len(t.hands))


def _count(t: RamsTable, tricks: Sequence[int | None]) -> None:
    """Lay counters down and take others up; tell whom no trick cost some, and who has none left."""
    before = t.left
    t.left = [max(0, had + (more or 0)) for had, more in zip(before, t.changes, strict=True)]
    if t.facts is None:
        return
    for seat, more in enumerate(t.changes):
        if tricks[seat] == 0 and more == PENALTY:
            t.tell("takes_none", seat, PENALTY)
        if before[seat] and not t.left[seat]:
            t.tell("is_rid", seat)


def sweep(t: RamsTable, seat: Seat) -> None:
    """Let this seat show a flush: it takes the pool, and five from each in (RA-A18)."""
    t.stake, t.flush_by = t.pool, seat
    for card in t.hands[seat]:
        t.known[card] = t.everybody()
    if t.facts is not None:
        t.tell("shows_flush", seat)
    t.changes = swept(t.pool, t.plays, seat)
    t.left = [had + (more or 0) for had, more in zip(t.left, t.changes, strict=True)]
    t.pool = 0
    _close_pool(t)


def _settle_pool(t: RamsTable, tricks: Sequence[int | None]) -> None:
    t.changes = from_pool(t.stake, tricks)
    for seat, more in enumerate(t.changes):
        if more == -PENALTY:
            t.left[seat] -= PENALTY
            t.pool += PENALTY
            if t.facts is not None:
                t.tell("takes_none", seat, PENALTY)
    _close_pool(t)


def _close_pool(t: RamsTable) -> None:
    t.held, seats = t.pool, len(t.hands)
    if t.kind != LAST:
        return
    # What is left after the last deal belongs to all alike (RA-A13).
    t.shares = tuple(divided(t.pool, seats, (t.dealer + 1) % seats))
    t.left = [have + part for have, part in zip(t.left, t.shares, strict=True)]
    if t.pool:
        t.tell("divides", t.pool)
    t.pool = 0
