"""The sheet of Knüffeln: payments, or rungs of the chicken ladder with Knüppel and Brille.

A line has a number for each side. Four players are two sides for the evening, and the number is
what each of a side wins from, or pays to, one of the other. Five are a side each, because partners
change: the number is what this person wins or pays; one who sat out has none, and a dealer playing
alone wins or pays four times. With the ladder the number is the rungs the winners rub out, 0 for
the losers (KN-A33). Notes say how it came, so that a line read from a file can be checked.

From the text that `readings.md` names: a basic game rubs out one rung, a Jann two, each turn that
was seen one more. The first side without rungs wins; the losers mark a Knüppel, or a Brille if all
went at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.games.knueffeln.options import KnueffelnOptions
from engine.override import override
from engine.sheet import Counting, Line, Mark, Note, Tally, Total, chalked

RUNGS = 4
"""The rungs of a ladder, from the edge of the slate to the line in its middle."""

BASIC, JANN, MARCH, FAILED = "basic", "jann", "march", "failed"
TURNS, RAN, SOLO, THROWN_IN = "turns", "ran", "solo", "thrown_in"

FOUR_SIDES = 2
BRILLE = 2
"""A Brille counts as two Knüppel."""

Value = int | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal came out: by which way of winning, after how many turns that were seen.

    `won` are the sides that won it, `lost` those that lost; `solo` the side that was alone, or -1.
    """

    way: str
    turns: int
    won: tuple[int, ...]
    lost: tuple[int, ...]
    solo: int = -1
    ran: bool = False

    def line(self, options: KnueffelnOptions, sides: int) -> Line:
        """Return what this leaves on the sheet."""
        values: list[Value] = [None] * sides
        if options.scoring == "ladder":
            gain, loss = rungs(options, self.way, self.turns), 0
        else:
            gain = payment(options, self.way, self.turns)
            loss = -gain
        for side in self.won:
            values[side] = gain * (len(self.lost) if side == self.solo and loss else 1)
        for side in self.lost:
            values[side] = loss * (len(self.won) if side == self.solo else 1)
        notes = [Note(self.way, self.won[0])]
        if self.turns:
            notes.append(Note(TURNS, self.turns))
        if self.solo >= 0:
            notes.append(Note(SOLO, self.solo))
        if self.ran:
            notes.append(Note(RAN, self.lost[0]))
        return Line(tuple(values), tuple(notes))


def payment(options: KnueffelnOptions, way: str, turns: int) -> int:
    """Return what one loser pays one winner; a failed march as much as a made one (KN-A19)."""
    return price(options, way) + turns * options.each_turn


def brings(options: KnueffelnOptions, way: str, turns: int) -> int:
    """Return the money or the rungs that a deal won so brings, by how it is scored."""
    return (payment if options.scoring == "money" else rungs)(options, way, turns)


def price(options: KnueffelnOptions, way: str) -> int:
    """Return the price without turns; by one rule Jann and march are two and four basic games."""
    if options.prices == "two_and_four":
        return options.basic * {BASIC: 1, JANN: 2}.get(way, 4)
    return {BASIC: options.basic, JANN: options.jann}.get(way, options.march)


def rungs(options: KnueffelnOptions, way: str, turns: int) -> int:
    """Return the rungs that the winners rub out."""
    return {BASIC: 1, JANN: 2}.get(way, options.march_rungs) + turns


def is_brille(options: KnueffelnOptions, before: int, jann: bool) -> bool:
    """Whether the losers mark a Brille when a ladder is cleared that had these rungs."""
    return before == RUNGS and (jann or options.brille == "any_deal")


def thrown_in(sides: int, dealer: int) -> Line:
    """Return the line of cards that were thrown in: nobody wins, and the same dealer deals again.

    A line by hand does not say who dealt: there it is seat 0.
    """
    return Line((None,) * sides, (Note(THROWN_IN, dealer),))


def was_thrown_in(lines: Sequence[Line]) -> bool:
    """Whether the last deal was."""
    return bool(lines) and any(note.key == THROWN_IN for note in lines[-1].notes)


def counting(options: KnueffelnOptions) -> Counting:
    """Return what decides the evening: the most money, or the fewest Knüppel."""
    if options.scoring == "ladder":
        # Every ladder is lost by somebody.
        return Counting(
            "losses", fewest=True, least=options.ladders, lowest=0, usual=2 * options.ladders
        )
    return Counting("money", least=0, most=0)


class KnueffelnTally(Tally):
    """Money, or the ladder that is on and the marks of those before."""

    def __init__(self, options: KnueffelnOptions, sides: int) -> None:
        self.options = options
        self.sides = sides
        self.on_ladder = options.scoring == "ladder"
        self.money = [0] * sides
        self.left = [RUNGS] * sides
        self.marks: list[list[Mark]] = [[] for _ in range(sides)]
        self.played = 0
        self.ladders = 0
        self._ended = False

    @property
    @override
    def ended(self) -> bool:
        return self._ended

    @property
    @override
    def over(self) -> bool:
        if self.on_ladder:
            return self.ladders >= self.options.ladders
        return self.played >= self.options.deals

    @override
    def add(self, line: Line) -> None:
        """Chalk one deal; the first line after a ladder was cleared begins the next."""
        if self._ended:
            self.left = [RUNGS] * self.sides
            self._ended = False
        if was_thrown_in([line]):
            return
        self.played += 1
        if not self.on_ladder:
            for side, value in enumerate(line.values):
                self.money[side] += value or 0
            return
        before = self.left[:]
        for side, value in enumerate(line.values):
            self.left[side] = max(0, self.left[side] - (value or 0))
        cleared = [side for side in range(self.sides) if not self.left[side]]
        if cleared:
            self._clear(line, before, cleared)

    def _clear(self, line: Line, before: list[int], cleared: list[int]) -> None:
        """Mark the losers a Knüppel, or a Brille for a full ladder cleared at one go."""
        self.ladders += 1
        self._ended = True
        jann = any(note.key == JANN for note in line.notes)
        at_once = any(is_brille(self.options, before[side], jann) for side in cleared)
        kind = "brille" if at_once else "knueppel"
        for side in range(self.sides):
            if side not in cleared:
                self._mark(side, kind)

    def _mark(self, side: int, kind: str) -> None:
        self.marks[side].append(Mark(kind, 1))

    def losses(self, side: int) -> int:
        """Return the Knüppel of a side, a Brille counting as two."""
        return sum(BRILLE if mark.kind == "brille" else 1 for mark in self.marks[side])

    @override
    def slate(self, side: int) -> tuple[Mark, ...]:
        """Return the ladder with its remaining rungs, then the marks of lost ladders in order."""
        if not self.on_ladder:
            return ()
        return (Mark(self._ladder(side), self.left[side]), *self.marks[side])

    def _ladder(self, side: int) -> str:
        """Return a ladder of one's own, or one's half of the ladder that both pairs share."""
        if self.options.ladder == "two" or self.sides != FOUR_SIDES:
            return "ladder"
        return ("ladder_left", "ladder_right")[side]

    @override
    def totals(self) -> tuple[Total, ...]:
        if not self.on_ladder:
            return (Total("money", tuple(self.money)),)
        sides = range(self.sides)
        return (
            Total("rungs", tuple(self.left), fewest=True),
            Total("losses", tuple(self.losses(side) for side in sides)),
        )


def tally(options: KnueffelnOptions, sides: int, lines: Sequence[Line]) -> KnueffelnTally:
    """Return the tally of these lines."""
    return chalked(KnueffelnTally(options, sides), lines)


MostTurns: TypeAlias = Callable[[KnueffelnOptions, str], int]
"""How many turns a deal that was won in a way can have had."""


def fits(options: KnueffelnOptions, sides: int, line: Line, most: MostTurns | None = None) -> bool:
    """Whether some deal can have left this line; with a note of how it came, just that deal.

    `most` says how many turns a deal can have had, `most_turns` if it is not given.
    """
    keys = [note.key for note in line.notes]
    if len(set(keys)) != len(keys):
        return False
    if THROWN_IN in keys:
        players = sides if sides != FOUR_SIDES else 2 * sides
        return any(line == thrown_in(sides, dealer) for dealer in range(players))
    told = dict(line.notes)
    for one in _outcomes(options, sides, line.values, most or most_turns):
        made = one.line(options, sides)
        if made.values == line.values and all(
            note in made.notes for note in line.notes if note.key not in (TURNS, RAN)
        ):
            if told.get(TURNS, one.turns) != one.turns:
                continue
            if RAN in told and (one.way not in (BASIC, FAILED) or told[RAN] not in one.lost):
                continue
            return True
    return False


def _outcomes(
    options: KnueffelnOptions, sides: int, values: Sequence[Value], most: MostTurns
) -> Iterator[Outcome]:
    """Every way a deal could have come out with these sides winning."""
    inside = [side for side, value in enumerate(values) if value is not None]
    won = tuple(side for side in inside if (values[side] or 0) > 0)
    lost = tuple(side for side in inside if side not in won)
    solo = -1
    if sides == FOUR_SIDES:
        if (len(won), len(lost)) != (1, 1):
            return
    elif len(inside) == sides:
        if {len(won), len(lost)} != {1, sides - 1}:
            return
        solo = won[0] if len(won) == 1 else lost[0]
    elif (len(won), len(lost)) != (2, 2):
        return
    for way in (BASIC, JANN, MARCH, FAILED):
        for turns in range(most(options, way) + 1):
            yield Outcome(way, turns, won, lost, solo)


def most_turns(options: KnueffelnOptions, way: str) -> int:
    """How many turns can have been seen in a deal that was won so."""
    if options.turning == "off":
        return 0
    if options.turning == "two_and_four":
        return 4 if way == BASIC else 2
    return 5 if way == JANN else 9


def turns_by_hand(options: KnueffelnOptions, way: str) -> int:
    """Return the turns as asked: none behind the fifth trick where a march allows none.

    Not what `fits` refuses, because evenings were kept in which more was written down.
    """
    most = most_turns(options, way)
    marching = way in (MARCH, FAILED)
    if marching and not (options.turn_in_march and options.applies("turn_in_march")):
        return min(most, 5)
    return most


def may_run(options: KnueffelnOptions, way: str) -> bool:
    """Whether somebody can have run in a deal that was won so: there must be turning for it."""
    if options.turning == "off":
        return False
    return way == BASIC or (way == FAILED and options.turn_in_march)
