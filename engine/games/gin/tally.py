"""The columns of the slate: the points of the Runde, and beside them the account of the Partie.

A line has the points of each Spiel, already doubled where the first card was a spade; a Spiel
that was drawn is a line of noughts. Notes say how it ended: ("gin", side), ("knock", side),
("undercut", side) with the side that won, or ("drawn", 0); ("doubled", 2) after a spade.

From the text that `readings.md` names: with 100 points a Runde ends. Each side has its points and
25 for every Spiel won, the winner 100 besides; without a single Spiel for the loser all of that
but the 25s is doubled. The difference goes to the account of the side with the higher sum (GI-A10).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.gin.options import GinOptions
from engine.override import override
from engine.sheet import Column, Counting, Line, Note, Tally, Total, chalked

SIDES = 2
MOST_DEAD = 98
"""The most dead wood of ten cards without a meld: four pairs of ten each, and two nines."""

DOUBLED = "doubled"
DRAWN = "drawn"
WON = ("gin", "big_gin", "knock", "undercut")


COUNTING = Counting("account", least=0)
"""What decides the Partie: the account of its Runden."""


class Settled(NamedTuple):
    """What a Runde came to: the sum of each side, and what goes to whose account."""

    sums: tuple[int, int]
    credits: tuple[int, int]


def settled(options: GinOptions, points: Sequence[int], won: Sequence[int]) -> Settled:
    """Return the account of a Runde that has ended with these points and Spiele won."""
    winner = 0 if points[0] >= options.target else 1
    loser = 1 - winner
    double = 2 if options.shutout and not won[loser] else 1
    sums = [points[side] + options.box * won[side] for side in range(SIDES)]
    sums[winner] = double * (points[winner] + options.runde_bonus) + options.box * won[winner]
    ahead = sums[0] - sums[1]
    return Settled((sums[0], sums[1]), (max(0, ahead), max(0, -ahead)))


class GinTally(Tally):
    """The points of the Runde that is on, and the account of each Runde before."""

    def __init__(self, options: GinOptions) -> None:
        self.options = options
        self.credits: list[tuple[int, int]] = []
        self._accounts: list[tuple[int, int] | None] = []
        self._over = self._ended = False
        self.start()

    @property
    @override
    def over(self) -> bool:
        return self._over

    @property
    @override
    def ended(self) -> bool:
        return self._ended

    def start(self) -> None:
        """Start a new Runde at nought."""
        self.points = [0] * SIDES
        self.won = [0] * SIDES
        self._ended = False

    @property
    def account(self) -> tuple[int, int]:
        """The Runden account of each side."""
        mine, theirs = (sum(credit[side] for credit in self.credits) for side in range(SIDES))
        return mine, theirs

    @override
    def add(self, line: Line) -> None:
        """Write down a Spiel; the first one after the end of a Runde begins the next."""
        if self._ended:
            self.start()
        boxes = self.boxes(line)
        for side in range(SIDES):
            points = line.values[side] or 0
            self.points[side] += points
            self.won[side] += boxes if points else 0
        if max(self.points) >= self.options.target:
            self._end()
        self._accounts.append(self.account if self._ended else None)

    def boxes(self, line: Line) -> int:
        """How many boxes a Spiel won is worth."""
        two = self.options.spade_doubles_boxes and self.options.spade_doubles
        return 2 if two and Note(DOUBLED, 2) in line.notes else 1

    def _end(self) -> None:
        self._ended = True
        self.credits.append(settled(self.options, self.points, self.won).credits)
        if len(self.credits) < self.options.runden:
            return
        self._over = self.leader() is not None or self.options.tie == "drawn"

    def leader(self) -> int | None:
        """Who leads the Partie, None if nobody does."""
        leading = COUNTING.best(self.account)
        return leading[0] if len(leading) == 1 else None

    @override
    def totals(self) -> tuple[Total, ...]:
        """Points and Spiele won of the Runde, its sums when it has ended, and the account."""
        rows = [Total("points", tuple(self.points)), Total("won", tuple(self.won))]
        if self._ended:
            sums = settled(self.options, self.points, self.won).sums
            rows.append(Total("sum", sums))
        rows.append(Total("account", self.account))
        return tuple(rows)

    @override
    def beside(self) -> tuple[Column, ...]:
        """Return the account of each side, where a line has ended a Runde and so changed it."""
        return tuple(
            Column("account", tuple(one and one[side] for one in self._accounts), side)
            for side in range(SIDES)
        )


def tally(options: GinOptions, lines: Sequence[Line]) -> GinTally:
    """Return the tally of these lines."""
    return chalked(GinTally(options), lines)


def line_of(
    options: GinOptions, knocker: int, ending: str, dead: Sequence[int], factor: int
) -> Line:
    """Return the line of a Spiel that this side has ended with this dead wood of each."""
    winner, points, how = won_by(options, knocker, ending, dead)
    doubled = (Note(DOUBLED, 2),) if factor > 1 else ()
    values = tuple(points * factor if side == winner else 0 for side in range(SIDES))
    return Line(values, (Note(how, winner), *doubled))


def won_by(
    options: GinOptions, knocker: int, ending: str, dead: Sequence[int]
) -> tuple[int, int, str]:
    """Who wins a Spiel that this side has ended so, the points before any doubling, and how."""
    other = 1 - knocker
    apart = dead[other] - dead[knocker]
    if ending in ("gin", "big_gin"):
        bonus = options.gin_bonus if ending == "gin" else options.big_gin
        return knocker, bonus + dead[other], ending
    if apart > 0:
        return knocker, apart, ending
    return other, options.undercut_bonus - apart, "undercut"


def fits(options: GinOptions, line: Line) -> bool:
    """Whether a Spiel can have left this line. One without notes may be anything that there is."""
    values = [value or 0 for value in line.values]
    kinds = [note for note in line.notes if note.key in (*WON, DRAWN)]
    doubled = [note for note in line.notes if note.key == DOUBLED]
    if len(kinds) > 1 or len(kinds) + len(doubled) < len(line.notes):
        return False
    if None in line.values or min(values) != 0 or doubled not in ([], [Note(DOUBLED, 2)]):
        return False
    if doubled and not options.spade_doubles:
        return False
    points = max(values)
    if not points:
        return not kinds or kinds == [Note(DRAWN, 0)]
    winner = values.index(points)
    if kinds and kinds[0].number != winner:
        return False
    ways = [kinds[0].key] if kinds else list(WON)
    factors = [2] if doubled else [1] if kinds or not options.spade_doubles else [1, 2]
    return any(
        points % factor == 0 and points // factor in _brings(options, way)
        for way in ways
        for factor in factors
    )


def _brings(options: GinOptions, way: str) -> range:
    """Return what a Spiel that ended in this way can bring before it is doubled."""
    match way:
        case "gin":
            return range(options.gin_bonus, options.gin_bonus + MOST_DEAD + 1)
        case "big_gin" if options.big_gin:
            return range(options.big_gin, options.big_gin + MOST_DEAD + 1)
        case "knock":
            return range(1, MOST_DEAD)
        case "undercut":
            return range(options.undercut_bonus, options.undercut_bonus + 11)
    return range(0)
