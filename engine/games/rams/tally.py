"""The sheet of Rams: counters that run to nothing, or the accounts of a pool.

A line has by how much each one's counters change in the deal, or what each has won or paid, stakes
with it; None for one who was not in it. A note says who promised all tricks, others who dealt and
what the pool holds; a line written down by hand may leave them out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from engine.families.pot.tally import JoinTally, PotTally, possible_tricks
from engine.games.rams.chapters import fewest
from engine.games.rams.counters import (
    ALONE,
    HAND,
    PENALTY,
    STAKE,
    counted_down,
    from_pool,
    swept,
)
from engine.games.rams.options import RamsOptions
from engine.override import override
from engine.phases.accounts import DEALER
from engine.phases.countdown import Countdown, adds_up, told
from engine.phases.kitty import ORDINARY
from engine.sheet import Counting, Line, Mark, Total
from engine.table import NOBODY, Seat

GENERAL, POT, FLUSH = "general", "pot", "flush"
IN_A_CROSS = 5
"""How many counters make a cross on the slate."""


class RamsCountdown(Countdown, JoinTally):
    """What each still has of the counters in the game that is on, and what the games before left.

    A game is over when somebody is rid of his counters, or when all but one are (RA-A11); what it
    has not decided after a number of deals, it decides as it stands (RA-A14).
    """

    def __init__(self, options: RamsOptions, sides: int) -> None:
        super().__init__(options.counters, sides, deals=options.longest, floor=True)
        self.options = options
        self.games = 0
        """How many games are over."""
        self.wins = [0] * sides
        self.lost = [0] * sides

    @property
    def to_the_last(self) -> bool:
        """Whether a game has a loser and no winner."""
        return self.options.finish == "last"

    @property
    @override
    def ended(self) -> bool:
        """Whether the game that is on is over."""
        if not self.to_the_last:
            return super().over
        return self.left == 0 or sum(map(bool, self.points)) <= 1

    @property
    @override
    def over(self) -> bool:
        return self.games >= self.options.games

    def now(self) -> list[int]:
        """Return each seat's counters before the next deal: the initial ones in a new game."""
        return [self.options.counters] * self.sides if self.ended else self.points

    @override
    def playing(self) -> tuple[Seat, ...]:
        """Who has counters, and so is in the next deal."""
        return tuple(side for side, left in enumerate(self.now()) if left)

    @override
    def carried(self) -> tuple[int, ...]:
        """No pool, an ordinary deal, and the counters of each."""
        return (0, ORDINARY, *self.now())

    @override
    def add(self, line: Line) -> None:
        if self.ended:
            self.points, self.deals = self.now(), 0
        super().add(line)
        if not self.ended:
            return
        self.games += 1
        first, last = min(self.points), max(self.points)
        for side, left in enumerate(self.points):
            self.wins[side] += left == first
            self.lost[side] += left == last > 0

    @override
    def totals(self) -> tuple[Total, ...]:
        """Return the counters that are left, and the games won or lost."""
        lost, won = Total("lost", tuple(self.lost), fewest=True), Total("wins", tuple(self.wins))
        return (*super().totals(), lost if self.to_the_last else won)

    @override
    def slate(self, side: int) -> tuple[Mark, ...]:
        """Return a bar for each counter that is left, five to a cross."""
        crosses, bars = divmod(self.points[side], IN_A_CROSS)
        return (*[Mark("cross", IN_A_CROSS)] * crosses, *([Mark("cross", bars)] if bars else []))

    @override
    def fits(self, line: Line) -> bool:
        notes = told(line, (GENERAL,))
        playing = self.playing()
        there = [side for side, value in enumerate(line.values) if value is not None]
        if self.over or notes is None or not set(there) <= set(playing):
            return False
        if len(there) < 2:
            alone = [line.values[side] for side in there] == [-ALONE]
            return alone and not notes and fewest(self.options) == 1
        if GENERAL in notes:
            promised = [notes[GENERAL]]
        else:
            promised = [NOBODY, *(playing if len(there) == len(playing) else ())]
        return any(self._comes_about(line, general) for general in promised)

    def _comes_about(self, line: Line, general: Seat) -> bool:
        """Whether the line can come of a deal in which this seat promised all tricks."""
        values = line.values
        if general == NOBODY:
            return adds_up([_tricks(value) for value in values], HAND)
        options, playing = self.options, self.playing()
        promising = options.general != "off" and options.applies("general")
        if not promising or general not in playing or any(values[side] is None for side in playing):
            return False
        return any(
            list(values) == counted_down(options, won, general, self.now())
            for won in _all_ways(playing, len(values))
        )


def _tricks(value: int | None) -> Collection[int]:
    """With how many tricks this number comes about."""
    if value is None or value == PENALTY:
        return (0,)
    return (-value,) if 0 < -value <= HAND else ()


def _all_ways(playing: Sequence[Seat], sides: int) -> Iterator[list[int | None]]:
    """Every way in which these can share the tricks."""

    def share(left: int, seats: Sequence[Seat]) -> Iterator[dict[Seat, int]]:
        if len(seats) == 1:
            yield {seats[0]: left}
            return
        for mine in range(left + 1):
            for others in share(left - mine, seats[1:]):
                yield {seats[0]: mine, **others}

    for found in share(HAND, playing):
        yield [found.get(side) for side in range(sides)]


class Agreed(NamedTuple):
    """How long a pool is played for; the rest is divided (RA-A13)."""

    deals: int
    leftovers: str = "split"


class RamsPool(PotTally):
    """What each has won, and what lies in the pool."""

    def __init__(self, options: RamsOptions, sides: int) -> None:
        super().__init__(Agreed(options.deals), sides, key=POT)
        self.sweeps = options.flush == "sweeps" and options.applies("flush")

    @property
    @override
    def known(self) -> frozenset[str]:
        return frozenset((DEALER, POT, *([FLUSH] if self.sweeps else [])))

    @override
    def carried(self) -> tuple[int, ...]:
        """Return the pool, the kind of the deal, and what each has."""
        return (self.kitty, self.kind(), *self.accounts)

    @override
    def dealt(self, line: Line, notes: dict[str, int], dealer: Seat) -> bool:
        if FLUSH in notes or (self.sweeps and not notes):
            shown = [notes[FLUSH]] if notes else range(self.sides)
            if any(self._swept(line, dealer, side) for side in shown):
                return True
            if notes:
                return False
        possible = self.ways(line, dealer)
        in_it = sum(any(won is not None for won in some) for some in possible)
        return in_it >= 2 and adds_up([[won or 0 for won in some] for some in possible], HAND)

    def _swept(self, line: Line, dealer: Seat, winner: Seat) -> bool:
        """Whether a flush of this side can have left the line; a dealer who paid no more passed."""
        net = [(value or 0) + STAKE * (side == dealer) for side, value in enumerate(line.values)]
        plays = [bool(value) for value in net]
        if not plays[winner] or sum(plays) < 2:
            return False
        brought = swept(self.kitty + STAKE, plays, winner)
        return net == [value or 0 for value in brought] and all(
            value is not None or (not plays[side] and side != dealer)
            for side, value in enumerate(line.values)
        )

    def ways(self, line: Line, dealer: Seat) -> list[list[int | None]]:
        """With how many tricks each can have come to this line; None for one who passed."""

        def brings(won: int) -> int:
            return from_pool(self.kitty + STAKE, [won])[0] or 0

        return [
            possible_tricks(value, STAKE if side == dealer else 0, HAND, brings)
            for side, value in enumerate(line.values)
        ]


RamsTally: TypeAlias = RamsCountdown | RamsPool


def blank(options: RamsOptions, sides: int) -> RamsTally:
    """Return a sheet with nothing on it yet."""
    made = RamsPool if options.scoring == "pool" else RamsCountdown
    return made(options, sides)


def counting(options: RamsOptions) -> Counting:
    """Games won, or as few lost as can be; or the accounts, for of a pool nothing is left over."""
    if options.scoring == "pool":
        return Counting("account", least=0, most=0)
    if options.finish == "last":
        return Counting("lost", fewest=True, least=0, lowest=0)
    return Counting("wins", least=options.games, lowest=0, usual=2 * options.games)
