"""A race for tricks: each side needs a number of them, and one that has them all has finished.

On the table stands what each still needs; a line has the tricks of each who was in, and notes tell
in which order sides finished where several did so in one deal. The leader to the first two
tricks may be bound, as the Swiss play: the Ace of trumps opens, and the second trick begins with a
trump.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.cards import Card, card
from engine.facts import Fact
from engine.fields import Public
from engine.moves import Move
from engine.override import override
from engine.phases.claimed import ALL
from engine.phases.ranking import Duties, Ranking
from engine.phases.tricks import Lead, Tricks
from engine.rules import END, STAY, Rules, Setup, Step
from engine.sheet import Line, Note, Tally, chalked
from engine.table import Seat, Table, or_next

HAND = 5
"""How many cards each gets, and how many tricks a deal has."""
LONE = {"five": HAND, "one": 1, "void": None}
"""House rule → what a lone player gets, None for nothing."""
FINISHED = "finished"
"""The note of a side that has finished, in their order."""


@dataclass(slots=True, eq=False)
class RaceTable(Table):
    """A table at which each seat still needs a number of tricks."""

    open: Public[list[int]]
    """How many each seat still needs."""

    finished: Public[list[Seat]] = field(default_factory=list)
    """Who took the last of them in this deal."""


R = TypeVar("R", bound=RaceTable)


@dataclass(frozen=True)
class Course:
    """How a race goes: who ends it, and to what the first two leads are bound."""

    first_wins: bool
    """Whether it is over with the first who finishes; else only one is left in the end."""
    stops: bool
    """Whether the deal ends with the trick that ends the race."""
    best_opens: bool
    """Whether the first leader has to lead the Ace of trumps if he holds it."""
    trump_second: bool
    """Whether the second trick begins with a trump, if its leader has one."""

    def is_over(self, needed: Iterable[int]) -> bool:
        """Whether the race is over, somebody having finished, while these needs are left."""
        return self.first_wins or sum(marks > 0 for marks in needed) <= 1


class RaceTricks(Tricks[R]):
    """Tricks that are marked as they are taken."""

    def __init__(self, rankings: Mapping[str, Ranking], duties: Duties, course: Course) -> None:
        super().__init__(rankings, duties)
        self.course = course
        self.binds_leads = course.best_opens or course.trump_second
        self._leads = {trump: self._bound_leads(trump) for trump in rankings}

    def _bound_leads(self, trump: str) -> tuple[Lead | None, Lead | None]:
        """Return what binds the first and the second lead."""
        kind, ace = self.rankings[trump].kind, frozenset((card(trump + "A"),))
        trumps = frozenset(one for one in kind if kind[one] == trump)
        return (
            Lead(ace, ace) if self.course.best_opens else None,
            Lead(trumps - self.duties.free, trumps) if self.course.trump_second else None,
        )

    @override
    def lead_duty(self, trump: str, number: int) -> Lead | None:
        """Return what must be led: first the Ace of trumps, then a trump, if the rules say so."""
        return self._leads[trump][number] if number < 2 else None

    @override
    def owes(self, t: R, seat: Seat) -> int:
        return 1

    @override
    def taken(self, t: R, winner: Seat) -> Step:
        # What is marked is enough to count on: nobody's tricks need to be added up.
        return END if self.counts(t, winner, ()) else STAY

    @override
    def counts(self, t: R, winner: Seat, won: Sequence[int]) -> bool:
        """Mark the trick; the last one needed may end the deal."""
        needed = t.open
        if not needed[winner]:
            return False
        needed[winner] -= 1
        if needed[winner]:
            return False
        t.finished.append(winner)
        if t.facts is not None:
            t.tell("completes", winner)
        return self.course.stops and self.course.is_over(needed)

    @override
    def claims(self, t: R, seat: Seat) -> tuple[str, ...]:
        return (ALL,)

    @override
    def sure(self, t: R, kind: str, out: Collection[Card]) -> Card | None:
        """Return None while the first leads may be bound: only trying all ways shows it then."""
        bound = self.binds_leads and len(t.tricks) < 2
        return None if bound else super().sure(t, kind, out)

    @override
    def why_not(self, t: R, move: Move) -> Fact:
        reason = super().why_not(t, move)
        if reason.key != "may_not_lead":
            return reason
        if t.tricks:
            return Fact("second_trick_trump")
        return Fact("sow_opens", (card(t.trump + "A"),))


class RaceTally(Tally):
    """The slate of an evening of races."""

    def following(self) -> tuple[tuple[int, ...], list[int]]:
        """Who plays the next deal, and the tricks that each side needs then."""
        raise NotImplementedError


class RaceRules(Rules[R], Generic[R], family=True):
    """A race for several deals, each player for himself; `flow` sets `tricks` and `alone`."""

    table: type[R]
    """What the deal lies on."""
    tricks: RaceTricks[R]
    """The chapter of tricks, the last one."""
    alone: int | None
    """What a lone player gets, None for nothing."""

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> R:
        t = self.table(self.players, setup.dealer, list(cards), list(setup.carried))
        if len(setup.playing) < self.players:
            t.only(setup.playing)
        return t

    @override
    def tally(self) -> RaceTally:
        raise NotImplementedError

    @override
    def interim(self, t: R) -> Line | None:
        """Return the tricks so far, without those of none: that costs only at the deal's end."""
        if not t.tricks:
            return None
        won = tuple(t.won(seat) or None for seat in range(self.players))
        return Line(won, finished(t.finished))

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        """Whether five tricks at most came to one who was in it; earlier versions asked no more."""
        return fits(line, *chalked(self.tally(), lines).following())

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        kept = chalked(self.tally(), lines)
        if kept.over:
            return None
        playing, needed = kept.following()
        return Setup(or_next(dealer, playing), playing, tuple(needed))


# The notes of a line.


def finished(sides: Sequence[int]) -> tuple[Note, ...]:
    """Return the notes for sides that finished, in this order."""
    return tuple(Note(FINISHED, side) for side in sides)


def told(line: Line) -> list[int]:
    """Return the sides whose notes say that they finished, in their order."""
    return [note.number for note in line.notes if note.key == FINISHED]


def in_order(line: Line, done: Sequence[int]) -> list[int]:
    """Return these sides, which finished in this deal, as the notes have them, else by places."""
    order = told(line)
    return sorted(done, key=lambda side: order.index(side) if side in order else side)


def fits(line: Line, playing: Collection[int], needed: Sequence[int]) -> bool:
    """Whether this line is of tricks and ends that those in the race can have come to."""
    won = [value for value in line.values if value is not None]
    done = [note.number for note in line.notes]
    return (
        all(0 <= value <= HAND for value in won)
        and sum(won) <= HAND
        and all(value is None for side, value in enumerate(line.values) if side not in playing)
        and all(note.key == FINISHED and note.number in playing for note in line.notes)
        and all((line.values[side] or 0) >= needed[side] for side in done)
        and len(set(done)) == len(done)
    )


def comes(
    line: Line, playing: Collection[int], needed: Sequence[int], course: Course, alone: int | None
) -> bool:
    """Whether a deal can have left this line; who finished, its notes may leave out."""
    values, notes = line.values, told(line)
    if any(value is not None and side not in playing for side, value in enumerate(values)):
        return False
    won = {side: values[side] for side in playing}
    if len(notes) < len(line.notes) or any((value or 0) < 0 for value in won.values()):
        return False
    done = [side for side in playing if 0 < needed[side] <= (won[side] or 0)]
    if notes and sorted(notes) != sorted(done):
        return False
    # Without notes it is the last one of whom more is asked.
    orders = [notes] if notes or not done else [_with_last(done, side) for side in done]
    return any(refused(won, needed, order, course, alone) is None for order in orders)


def _with_last(sides: Sequence[int], last: int) -> list[int]:
    return [*(side for side in sides if side != last), last]


def refused(
    won: Mapping[int, int | None],
    needed: Sequence[int],
    order: Sequence[int],
    course: Course,
    alone: int | None,
) -> Fact | None:
    """Why no deal can have brought these in the race that number of tricks; None where one can.

    `won` has None for one who passed; `order` are those who finished, the first one first; `alone`
    is what a lone player gets. All tricks lie in a deal, fewer only if it ended with the last one
    that somebody needed: then he has no trick too many, and nobody finishes behind him.
    """
    inside = [value for value in won.values() if value is not None]
    whole, left = sum(inside), len(won) - len(order)
    if not inside:
        return Fact("nobody_in") if alone is not None else None
    if whole > HAND:
        return Fact("tricks_in_all", (whole, HAND))
    if len(inside) == 1:
        return Fact("lone_player") if whole != alone else None
    if not (course.stops and order and (course.first_wins or left <= 1)):
        return Fact("tricks_missing", (HAND - whole,)) if whole < HAND else None
    if left < 1 or (course.first_wins and len(order) > 1):
        return Fact("first_ends_it")
    if (won[order[-1]] or 0) > needed[order[-1]]:
        return Fact("last_bar_ends_it")
    return None
