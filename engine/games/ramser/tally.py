"""The slate: tricks, potatoes and sausages, and what the lines of an evening come to.

A line has the tricks of each player who was in, None for one who passed or sat out; notes say in
which order sides came to their goal. A player who played for nothing gets a potato. The first at
the goal has the sausage, or all have one but the last (RS-A11). A sausage makes up for some
potatoes, or only sausages count, and potatoes break a tie (RS-A13).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ramser.options import RamserOptions
from engine.override import override
from engine.phases import race
from engine.phases.race import Course, RaceTally
from engine.sheet import Counting, Line, Mark, Total

TRICKS = 5
"""The strokes of a deal, which are a bundle on the slate."""
FEW, MANY, CROWD = 15, 21, 5
"""The goal for this number of people and more, and for fewer (RS-A3)."""


def course(options: RamserOptions) -> Course:
    """How a game goes."""
    first = options.finish == "first"
    return Course(first, options.stop_at_goal, options.ace_opens, options.second_trump)


def goal(options: RamserOptions, sides: int) -> int:
    """How many tricks a sausage takes."""
    if options.goal == "by_number":
        return FEW if sides >= CROWD else MANY
    return int(options.goal)


def counting(options: RamserOptions, sides: int) -> Counting:
    """Return what decides the evening: the balance of sausages and potatoes, or sausages alone."""
    each = 1 if options.finish == "first" else sides - 1
    whole = options.games * each if options.evening == "games" else None
    if options.sausage:
        return Counting("balance", most=None if whole is None else whole * options.sausage)
    return Counting("sausages", least=whole, most=whole, lowest=0, highest=options.games)


class RamserTally(RaceTally):
    """The slate of the game that is on, and what the games before have brought."""

    def __init__(self, options: RamserOptions, sides: int) -> None:
        self.options = options
        self.sides = sides
        self.goal = goal(options, sides)
        self.games = 0
        self.played = 0
        self.sausages = [0] * sides
        self.potatoes = [0] * sides
        self._course = course(options)
        self._counting = counting(options, sides)
        self._start()

    @property
    @override
    def over(self) -> bool:
        if self.options.evening == "deals":
            return self.played >= self.options.deals
        return self.games >= self.options.games

    @property
    @override
    def ended(self) -> bool:
        return self._ended

    def _start(self) -> None:
        self.tricks = [0] * self.sides
        self._through: list[int] = []
        self._ended = False

    def still_in(self) -> tuple[int, ...]:
        """Return the sides that are not yet at the goal."""
        return tuple(side for side in range(self.sides) if self.tricks[side] < self.goal)

    @override
    def add(self, line: Line) -> None:
        """Chalk one deal; the first line after the end of a game begins the next."""
        if self._ended:
            self._start()
        self.played += 1
        whole = sum(value or 0 for value in line.values) == TRICKS
        for side in self.still_in():
            value = line.values[side]
            if value:
                self.tricks[side] = min(self.goal, self.tricks[side] + value)
            elif value == 0 and whole:
                # Where the deal was broken off somebody may still have taken one (RS-A12).
                self.potatoes[side] += 1
        done = [
            side
            for side in range(self.sides)
            if self.tricks[side] >= self.goal and side not in self._through
        ]
        self._through += race.in_order(line, done)
        needed = [self.goal - tricks for tricks in self.tricks]
        if self._through and self._course.is_over(needed):
            self._end(1 if self._course.first_wins else self.sides - 1)
        elif self.over:
            self._break_off()

    def _end(self, sausages: int) -> None:
        self._ended = True
        self.games += 1
        for side in self._through[:sausages]:
            self.sausages[side] += 1

    def _break_off(self) -> None:
        """After the last deal who is ahead alone has the sausage; of several, who came first."""
        self._ended = True
        if self._course.first_wins:
            best = [side for side in range(self.sides) if self.tricks[side] == max(self.tricks)]
            self._through = best if len(best) == 1 else []
        self._end(self.sides - 1)

    @override
    def following(self) -> tuple[tuple[int, ...], list[int]]:
        """Who plays the next deal, and the tricks that each side needs then."""
        if self._ended:
            return tuple(range(self.sides)), [self.goal] * self.sides
        return self.still_in(), [self.goal - tricks for tricks in self.tricks]

    def _balance(self) -> list[int]:
        worth = self.options.sausage
        return [worth * self.sausages[side] - self.potatoes[side] for side in range(self.sides)]

    @override
    def contenders(self) -> Sequence[int]:
        """Who leads; of several by sausages alone, the one who has the fewest potatoes.

        Where the last deal broke a game off, of those who stand equal who has the most strokes in
        it.
        """
        if self.options.sausage:
            best = self._counting.best(self._balance())
        else:
            best = self._counting.best(self.sausages)
            fewest = min(self.potatoes[side] for side in best)
            best = tuple(side for side in best if self.potatoes[side] == fewest)
        if self.options.evening == "deals":
            most = max(self.tricks[side] for side in best)
            best = tuple(side for side in best if self.tricks[side] == most)
        return best

    @override
    def slate(self, side: int) -> tuple[Mark, ...]:
        """Return the strokes in bundles of five, with room for all, then sausages and potatoes."""
        have = self.tricks[side]
        marks = [
            Mark("fence", max(0, min(TRICKS, have - before)))
            for before in range(0, self.goal, TRICKS)
        ]
        if self.sausages[side]:
            marks.append(Mark("sausage", self.sausages[side]))
        if self.potatoes[side]:
            marks.append(Mark("potato", self.potatoes[side]))
        return tuple(marks)

    @override
    def totals(self) -> tuple[Total, ...]:
        """Return the tricks of the game that is on, and the evening's sums."""
        rows = [
            Total("tricks", tuple(self.tricks)),
            Total("sausages", tuple(self.sausages)),
            Total("potatoes", tuple(self.potatoes), fewest=True),
        ]
        if self.options.sausage:
            rows.append(Total("balance", tuple(self._balance())))
        return tuple(rows)
