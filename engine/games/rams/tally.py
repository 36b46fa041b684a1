"""The sheet of Rams: counters that run to nothing, or the accounts of a pool.

A line has by how much each one's counters change in the deal, or what each has won or paid, stakes
with it; None for who was not in it. A note says who promised all tricks, others who dealt and what
the pool holds; a line written down by hand may leave them out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from engine.games.rams.counters import HAND, PENALTY, STAKE, counted_down, from_pool
from engine.games.rams.options import RamsOptions
from engine.override import override
from engine.phases.accounts import DEALER, Accounts
from engine.phases.countdown import Countdown, adds_up, told
from engine.phases.kitty import ORDINARY
from engine.sheet import Counting, Line, Mark, Total, chalked
from engine.table import NOBODY, Seat

GENERAL, POT = "general", "pot"
IN_A_CROSS = 5
"""So many counters make a cross on the slate."""


class RamsCountdown(Countdown):
    """What each still has of the counters in the game that is on, and what the games before left.

    A game is over when somebody is rid of his counters, or when all but one are (RA-A11); what it
    has not decided after so many deals, it decides as it stands (RA-A14).
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
        """The counters of each before the next deal: as many as in the beginning in a new game."""
        return [self.options.counters] * len(self.points) if self.ended else self.points

    def playing(self) -> tuple[Seat, ...]:
        """Who has counters, and so is in the next deal."""
        return tuple(side for side, left in enumerate(self.now()) if left)

    def kind(self) -> int:
        """There is but one kind of deal."""
        return ORDINARY

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
        """The counters that are left, and the games won or lost."""
        lost, won = Total("lost", tuple(self.lost), fewest=True), Total("wins", tuple(self.wins))
        return (*super().totals(), lost if self.to_the_last else won)

    @override
    def slate(self, side: int) -> tuple[Mark, ...]:
        """A bar for each counter that is left, five to a cross."""
        crosses, bars = divmod(self.points[side], IN_A_CROSS)
        return (*[Mark("cross", IN_A_CROSS)] * crosses, *([Mark("cross", bars)] if bars else []))


class Agreed(NamedTuple):
    """How long a pool is played for; the rest is divided (RA-A13)."""

    deals: int
    leftovers: str = "split"


class RamsPool(Accounts):
    """What each has won, and what lies in the pool."""

    def __init__(self, options: RamsOptions, sides: int) -> None:
        super().__init__(Agreed(options.deals), sides, key=POT)

    def playing(self) -> tuple[Seat, ...]:
        """Everybody, in every deal."""
        return tuple(range(len(self.accounts)))


RamsTally: TypeAlias = RamsCountdown | RamsPool


def blank(options: RamsOptions, sides: int) -> RamsTally:
    """A sheet with nothing on it yet."""
    made = RamsPool if options.scoring == "pool" else RamsCountdown
    return made(options, sides)


def tally(options: RamsOptions, sides: int, lines: Sequence[Line]) -> RamsTally:
    """The sheet of these lines."""
    return chalked(blank(options, sides), lines)


def counting(options: RamsOptions) -> Counting:
    """Games won, or as few lost as can be; or the accounts, for of a pool nothing is left over."""
    if options.scoring == "pool":
        return Counting("account", least=0, most=0)
    if options.finish == "last":
        return Counting("lost", fewest=True, least=0)
    return Counting("wins", least=options.games)


# Lines written down by hand.


def fits(options: RamsOptions, sides: int, lines: Sequence[Line], line: Line) -> bool:
    """Whether some deal can have left this line; with notes of how it came, just that deal."""
    kept = tally(options, sides, lines)
    if kept.over:
        return False
    if isinstance(kept, RamsPool):
        return _fits_pool(kept, line)
    notes = told(line, (GENERAL,))
    playing = kept.playing()
    there = [side for side, value in enumerate(line.values) if value is not None]
    if notes is None or len(there) < 2 or not set(there) <= set(playing):
        return False
    if GENERAL in notes:
        promised = [notes[GENERAL]]
    else:
        promised = [NOBODY, *(playing if len(there) == len(playing) else ())]
    return any(_comes_about(options, kept, line, general) for general in promised)


def _comes_about(options: RamsOptions, kept: RamsCountdown, line: Line, general: Seat) -> bool:
    """Whether the line can come of such a deal."""
    values = line.values
    if general == NOBODY:
        return adds_up([_tricks(value) for value in values], HAND)
    playing = kept.playing()
    promising = options.general != "off" and options.applies("general")
    if not promising or general not in playing or any(values[side] is None for side in playing):
        return False
    return any(
        list(values) == counted_down(options, won, general, kept.now())
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


def _fits_pool(kept: RamsPool, line: Line) -> bool:
    notes = told(line, (DEALER, POT))
    held = kept.kitty - sum(value or 0 for value in line.values)
    if notes is None or held < 0 or notes.get(POT, held) != held:
        return False
    sides = range(len(line.values))
    dealers = [notes[DEALER]] if DEALER in notes else sides
    return any(dealer in sides and _dealt(kept, line, dealer) for dealer in dealers)


def _dealt(kept: RamsPool, line: Line, dealer: Seat) -> bool:
    """Whether the line can come of a deal that this side dealt."""
    pool = kept.kitty + STAKE
    possible = [
        pool_tricks(value, pool, STAKE if side == dealer else 0)
        for side, value in enumerate(line.values)
    ]
    in_it = sum(any(won is not None for won in some) for some in possible)
    return in_it >= 2 and adds_up([[won or 0 for won in some] for some in possible], HAND)


def pool_tricks(value: int | None, pool: int, stake: int) -> list[int | None]:
    """How many tricks bring this number, None for who passed; `stake` is what he had paid."""
    if value is None:
        return [] if stake else [None]
    found: list[int | None] = [None] if stake and value == -stake else []
    for won in range(HAND + 1):
        brought = from_pool(pool, [won])[0] or 0
        if brought - stake == value:
            found.append(won)
    return found
