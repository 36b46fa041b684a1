"""The points: what the lines of an evening of Schnellen come to.

A line has by how much each one's points change, None for one who stayed at home for nothing. Notes
say by how much it was multiplied, and who bid how many tricks for the trumps.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.families.pot.tally import JoinTally
from engine.games.schnellen.chapters import HAND, LEAST
from engine.games.schnellen.options import SchnellenOptions
from engine.override import override
from engine.phases.countdown import Countdown, adds_up, told
from engine.sheet import Line
from engine.table import NOBODY

TIMES, DECLARER, BID = "times", "declarer", "bid"
NOTES = (TIMES, DECLARER, BID)
ANY = range(HAND)
"""How many tricks it may be that a bid was missed with."""


def may_stay(options: SchnellenOptions, points: int) -> bool:
    """Whether a player with these points is asked at all."""
    return points > options.home_above or not options.home_above


class SchnellenTally(Countdown, JoinTally):
    """The points that each still has to go."""

    def __init__(self, options: SchnellenOptions, sides: int) -> None:
        super().__init__(options.start, sides, deals=options.deals)
        self.options = options

    @override
    def carried(self) -> tuple[int, ...]:
        """Return the points of each, and whether it is the last deal."""
        return (*self.points, int(self.left == 1))

    @override
    def fits(self, line: Line) -> bool:
        options, notes = self.options, told(line, NOTES)
        if notes is None or self.over:
            return False
        times, declarer = notes.get(TIMES, 1), notes.get(DECLARER, NOBODY)
        if times not in ((1, 2) if options.hearts_double else (1,)):
            return False
        if (DECLARER in notes) != (BID in notes):
            return False
        if DECLARER in notes and (
            options.trumps != "bid"
            or declarer not in range(self.sides)
            or notes[BID] not in range(1, HAND + 1)
        ):
            return False
        return _Deal(options, self.points, times, declarer, notes.get(BID, 0)).leaves(line)


class _Deal:
    """What is known of a deal besides its line."""

    def __init__(
        self,
        options: SchnellenOptions,
        points: Sequence[int],
        times: int,
        declarer: int,
        bid: int,
    ) -> None:
        self.options = options
        self.points = points
        self.times = times
        self.declarer = declarer
        self.bid = bid

    def leaves(self, line: Line) -> bool:
        """Whether it can have left this line, played to its end or broken off."""
        home = [self._home(side, value) for side, value in enumerate(line.values)]
        if home.count(False) < LEAST:
            return False
        down = [
            side
            for side, value in enumerate(line.values)
            if not home[side] and self.points[side] + (value or 0) <= 0
        ]
        if self.options.ends == "trick" and not self._first_down(line, down):
            return False
        playing = [side for side, stays in enumerate(home) if not stays]
        whole = [self._tricks(side, line.values[side], broken=False) for side in playing]
        if adds_up(whole, HAND):
            return True
        if self.options.ends != "trick" or not down:
            return False
        broken = [self._tricks(side, line.values[side], broken=True) for side in playing]
        return any(adds_up(broken, tricks) for tricks in range(1, HAND))

    def _first_down(self, line: Line, down: Sequence[int]) -> bool:
        """One at most is at nothing, and came there by his last trick."""
        if not down:
            return True
        side = down[0]
        last = self.bid if side == self.declarer and self._won(side, line) == self.bid else 1
        left = self.points[side] + (line.values[side] or 0)
        return len(down) == 1 and left > -last * self.times

    def _won(self, side: int, line: Line) -> int:
        return -(line.values[side] or 0) // self.times

    def _home(self, side: int, value: int | None) -> bool:
        """Whether this number says that somebody stayed at home."""
        cost = self.options.home_costs * self.times
        if value != (cost or None):
            return False
        return side != self.declarer and may_stay(self.options, self.points[side])

    def _tricks(self, side: int, value: int | None, broken: bool) -> Collection[int]:
        """With how many tricks a number on the line may have come about."""
        if value is None or value % self.times:
            return ()
        plain = value // self.times
        bids = side == self.declarer
        if plain == self.options.no_trick and not broken:
            return range(self.bid) if bids else (0,)
        if plain > 0:
            return ()
        if plain == 0:
            # Only where the deal was broken off has somebody no trick, or not yet his bid.
            return (range(self.bid) if bids else (0,)) if broken else ()
        return (-plain,) if not bids or -plain >= self.bid else ()
