"""The crosses: what the lines of an evening of Ramsen come to.

A line has the tricks of each player who was in, None for who passed or sat out. So the same
lines serve deals played here and deals played with real cards. A note ("finished", side) gives
the order in which sides completed their crosses when several did in one deal.

From the text that `readings.md` names: a bar for every trick, five to a cross; who played and took
nothing gets an extra cross (RM-A16); the first to complete all wins. Zaisertshofen plays on to the
last, who gets a Bolla (RM-A27); finishers drop out (RM-A28).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ramsen.options import RamsenOptions
from engine.sheet import Line, Mark, Note, Sheet, Total, best, chalked, folded

BARS = 5
"""The bars of one cross."""

FINISHED = "finished"


class Tally:
    """The slate of the game that is on, and the sums of the games before."""

    def __init__(self, options: RamsenOptions, sides: int) -> None:
        self.options = options
        self.sides = sides
        self.games = 0
        self.wins = [0] * sides
        self.bolla = [0] * sides
        self.points = [0] * sides
        self.money = [0] * sides
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.start(tuple(range(sides)))

    def start(self, playing: tuple[int, ...]) -> None:
        """A new game for these sides, with fresh crosses."""
        self.playing = playing
        needed = self.options.crosses * BARS
        self.needed = [needed if side in playing else 0 for side in range(self.sides)]
        self.filled = [0] * self.sides
        self.places: list[int] = []
        self.ended = False

    def open(self, side: int) -> int:
        """The marks this side still needs."""
        return self.needed[side] - self.filled[side]

    def still_in(self) -> tuple[int, ...]:
        """The sides with open crosses."""
        return tuple(side for side in self.playing if self.open(side))

    def add(self, line: Line) -> None:
        """Chalk one deal; the first line after the end of a game begins the next."""
        if self.ended:
            self.start(self._next_sides())
        for side in self.playing:
            bars = line.values[side] or 0
            self.filled[side] = min(self.filled[side] + bars, self.needed[side])
        order = [note.number for note in line.notes if note.key == FINISHED]
        done = [side for side in self.playing if not self.open(side) and side not in self.places]
        self.places += sorted(done, key=lambda side: order.index(side) if side in order else side)
        if self._game_ends():
            self._end()
            return
        for side in self.still_in():
            if line.values[side] == 0:
                self.needed[side] += self.options.penalty_cross

    def _game_ends(self) -> bool:
        if self.options.finish == "first":
            return bool(self.places)
        return len(self.still_in()) <= 1

    def _end(self) -> None:
        self.ended = True
        self.games += 1
        if self.options.finish == "first":
            self._pay(self.places[0])
        else:
            self.places += self.still_in()
            self.bolla[self.places[-1]] += 1
            for place, side in enumerate(self.places):
                self.points[side] += len(self.places) - 1 - place
        leading = self._leading()
        if self.games >= self.options.games and len(leading) == 1:
            self.over = True
            self.winners = leading

    def _pay(self, winner: int) -> None:
        self.wins[winner] += 1
        for side in self.playing:
            if side != winner:
                owed = self.options.stake * self.open(side)
                self.money[side] -= owed
                self.money[winner] += owed

    def _leading(self) -> tuple[int, ...]:
        """Who would win the evening now, among the sides of the last game."""
        sides = self.playing if self.games > self.options.games else tuple(range(self.sides))
        if self.options.finish == "bolla":
            return best(self.bolla, sides, fewest=True)
        return best(self.wins if self.options.finish == "first" else self.points, sides)

    def _next_sides(self) -> tuple[int, ...]:
        """Everybody, or those who tie when the agreed games are played: they play it off."""
        return self._leading() if self.games >= self.options.games else tuple(range(self.sides))

    def following(self) -> tuple[tuple[int, ...], list[int]]:
        """Who plays the next deal, and the marks that each side needs then."""
        if not self.ended:
            return self.still_in(), [self.open(side) for side in range(self.sides)]
        sides = self._next_sides()
        needed = self.options.crosses * BARS
        return sides, [needed if side in sides else 0 for side in range(self.sides)]

    def slate(self, side: int) -> tuple[Mark, ...]:
        """The crosses of a side, each with its bars, penalty crosses behind; then the Bolla."""
        marks = []
        bars = self.filled[side]
        for cross in range(self.needed[side] // BARS):
            kind = "cross" if cross < self.options.crosses else "penalty_cross"
            marks.append(Mark(kind, max(0, min(BARS, bars - cross * BARS))))
        if self.options.finish == "bolla" and self.bolla[side]:
            marks.append(Mark("bolla", self.bolla[side]))
        return tuple(marks)

    def totals(self) -> tuple[Total, ...]:
        """The sums that mean something under these options."""
        sides = range(self.sides)
        rows = [Total("open", tuple(self.open(side) for side in sides))]
        match self.options.finish:
            case "bolla":
                rows.append(Total("bolla", tuple(self.bolla)))
            case "places":
                rows.append(Total("points", tuple(self.points)))
            case _:
                rows.append(Total("wins", tuple(self.wins)))
        if self.options.stake and self.options.applies("stake"):
            rows.append(Total("money", tuple(self.money)))
        return tuple(rows)


def tally(options: RamsenOptions, sides: int, lines: Sequence[Line]) -> Tally:
    """The tally of these lines."""
    return chalked(Tally(options, sides), lines)


def sheet(options: RamsenOptions, sides: int, lines: Sequence[Line]) -> Sheet:
    """The sheet of these lines."""
    return folded(Tally(options, sides), sides, lines)


def fits(options: RamsenOptions, sides: int, lines: Sequence[Line], line: Line) -> bool:
    """Whether a deal can have left this line: five tricks at most, only for who was in it."""
    playing, needed = tally(options, sides, lines).following()
    bars = [value for value in line.values if value is not None]
    done = [note.number for note in line.notes]
    return (
        all(0 <= value <= BARS for value in bars)
        and sum(bars) <= BARS
        and all(line.values[side] is None for side in range(sides) if side not in playing)
        and all(note.key == FINISHED and note.number in playing for note in line.notes)
        and all((line.values[side] or 0) >= needed[side] for side in done)
        and len(set(done)) == len(done)
    )


def finished(sides: Sequence[int]) -> tuple[Note, ...]:
    """The notes for sides that completed their crosses, in this order."""
    return tuple(Note(FINISHED, side) for side in sides)
