"""The score sheet: rows of deals, columns of sides, and the marks on the slate, all as data.

A Line is what one deal left behind; a game folds lines to a Sheet. Lines come from deals played
here or from cards played on a real table: the sheet sees no difference.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass, field, is_dataclass, replace
from typing import Any, NamedTuple, SupportsIndex, TypeVar, cast

from engine.override import override


class Note(NamedTuple):
    """Something about a deal besides its numbers: a key, and a side or number."""

    key: str
    number: int


@dataclass(frozen=True, slots=True)
class Line:
    """What one deal left behind, its result: a number for each side, and notes.

    The number is None where the side was not in the deal.
    """

    values: tuple[int | None, ...]
    notes: tuple[Note, ...] = ()

    def as_dict(self) -> dict[str, object]:
        """Return the line for a file."""
        return {"values": list(self.values), "notes": [list(note) for note in self.notes]}

    @classmethod
    def from_dict(cls, data: object) -> Line:
        """Return the line of a file; raises ValueError if it is none."""
        match data:
            case {"values": [*values], "notes": [*notes]} if all(
                value is None or type(value) is int for value in values
            ):
                return cls(tuple(values), tuple(_note(note) for note in notes))
        raise ValueError(data)


def _note(data: object) -> Note:
    match data:
        case [str(key), int(number)] if type(number) is int:
            return Note(key, number)
    raise ValueError(data)


class Mark(NamedTuple):
    """A mark on the slate: its kind and how much of it is drawn ("cross", 3 bars)."""

    kind: str
    number: int


class Total(NamedTuple):
    """A row of sums below the lines: a key, and a number for each side.

    `fewest` says whether few of it is good; of the row that decides the evening, `Counting` does.
    """

    key: str
    values: tuple[int, ...]
    fewest: bool = False


class Ruled(NamedTuple):
    """A column of a list on paper: its text, how wide it is beside the others, and its group."""

    key: str
    weight: float
    group: str = ""


class Form(NamedTuple):
    """A list on paper: its deals, 0 for as many as there is room, its columns and its sums.

    Columns stand before those of the players, below the name of `each`, and behind. The texts of
    all keys are `form.KEY`, and `form.note` explains what is short.
    """

    deals: int = 0
    before: tuple[Ruled, ...] = ()
    each: tuple[Ruled, ...] = ()
    behind: tuple[Ruled, ...] = ()
    sums: tuple[str, ...] = ()


class Column(NamedTuple):
    """A column beside those of the lines: a key, whose it is, a number after each line.

    `side` is -1 for a column of the whole table, such as the pot.
    """

    key: str
    values: tuple[int | None, ...]
    side: int = -1


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the lines of an evening come to: the score sheet, made of the results of its deals.

    `slate` has the marks of each side, `totals` the sums. `starts` names the lines with which a
    new game begins. `winners` are the sides that have won the evening when it is `over`.
    `beside` are further columns, such as what each has won so far.
    """

    lines: tuple[Line, ...]
    slate: tuple[tuple[Mark, ...], ...]
    totals: tuple[Total, ...]
    starts: tuple[int, ...] = ()
    over: bool = False
    winners: tuple[int, ...] = field(default=())
    beside: tuple[Column, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether its sums say something: a deal was played, or it is counted down from some."""
        return bool(self.lines) or any(any(total.values) for total in self.totals)

    def total(self, key: str) -> tuple[int, ...]:
        """Return the sums of this key, a number for each side; raises KeyError."""
        for total in self.totals:
            if total.key == key:
                return total.values
        raise KeyError(key)


class Doubt(NamedTuple):
    """Why a table of a club can hardly have come to what it hands in: `key` says why.

    `side` is whose numbers these are, -1 for the table's; `numbers` belong to the sentence. What is
    only "unusual" may be, and is asked about; the rest the rules exclude.
    """

    key: str
    side: int = -1
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Counting:
    """Which row of sums decides, whether few of it is good, and what it can come to.

    The numbers of all sides of a table together are at least `least` and at most `most` when the
    evening is over, None where there is no bound. Where both are the same number it is a check of
    every sheet that is handed in; otherwise they go up from `least` by `step`. Where lost games
    cost money, `lost_fees` is what the first of a sheet costs, the second and so on, in the
    smallest coin; the last one is that of all further. A single side comes to `lowest` at the
    least and `highest` at the most; what is further than `usual` from nothing is asked about.
    `figures` are what each hands in at a club where its number is reckoned out of them, of `deals`
    that a table's list has, 0 where that is not settled beforehand.
    """

    total: str
    fewest: bool = False
    least: int | None = None
    most: int | None = None
    lost_fees: tuple[int, ...] = ()
    step: int = 1
    lowest: int | None = None
    highest: int | None = None
    usual: int = 99_999
    figures: tuple[str, ...] = ()
    deals: int = 0

    @property
    def exact(self) -> int | None:
        """What a table comes to in any case, None where that is not settled beforehand."""
        return self.most if self.least == self.most else None

    def allows(self, values: Iterable[int]) -> bool:
        """Whether all sides of a table can have come to these numbers together."""
        whole = sum(values)
        if self.least is not None and (whole < self.least or (whole - self.least) % self.step):
            return False
        return self.most is None or whole <= self.most

    def doubt(self, values: Sequence[int]) -> Doubt | None:
        """Why a single side can hardly have come to its number, None if each can."""
        for side, value in enumerate(values):
            if self.lowest is not None and value < self.lowest:
                return Doubt("below_the_least", side, (value, self.lowest))
            if self.highest is not None and value > self.highest:
                return Doubt("above_the_most", side, (value, self.highest))
            if abs(value) > self.usual:
                return Doubt("unusual", side, (value,))
        return None

    def best(self, values: Sequence[int], sides: Iterable[int] | None = None) -> tuple[int, ...]:
        """Return the sides among `sides`, or among all, that stand best with these numbers."""
        among = tuple(range(len(values)) if sides is None else sides)
        top = (min if self.fewest else max)(values[side] for side in among)
        return tuple(side for side in among if values[side] == top)


class Tally(ABC):
    """What a game keeps while its lines are chalked one after the other."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the evening has come to its end."""

    @property
    def ended(self) -> bool:
        """Whether the game that is on has ended: the next line begins another."""
        return False

    @abstractmethod
    def add(self, line: Line) -> None:
        """Chalk one deal."""

    @abstractmethod
    def totals(self) -> tuple[Total, ...]:
        """Return the sums below the lines."""

    def contenders(self) -> Sequence[int] | None:
        """Return the sides of a play-off, of which one wins the evening; None where any may."""
        return None

    def slate(self, side: int) -> tuple[Mark, ...]:
        """Return the marks of a side; none where all is kept in figures."""
        return ()

    def beside(self) -> tuple[Column, ...]:
        """Further columns, with a number after each line so far."""
        return ()


class Sums(Tally):
    """The plainest tally: the numbers of each side, added up. It does not say when it is `over`."""

    def __init__(self, sides: int, key: str) -> None:
        self.sums = [0] * sides
        self.lines = 0
        self._key = key

    @override
    def add(self, line: Line) -> None:
        self.lines += 1
        for side, value in enumerate(line.values):
            self.sums[side] += value or 0

    @override
    def totals(self) -> tuple[Total, ...]:
        return (Total(self._key, tuple(self.sums)),)


K = TypeVar("K", bound=Tally)


def chalked(kept: K, lines: Iterable[Line]) -> K:
    """Return the tally with these lines chalked on it.

    Those of an evening are not all chalked anew.
    """
    if isinstance(lines, Lines):
        return lines.chalked_on(kept)
    for line in lines:
        kept.add(line)
    return kept


FEW = 24
"""How many lines are chalked anew as fast as what they came to is copied."""
MILESTONE = 64
"""After this number of lines a tally is kept for good, for lines that are taken back."""


class Lines(list[Line]):
    """The lines of one evening, which remember what they have come to.

    So another line costs as much after a thousand lines as after ten. They are only put behind, put
    right, and deleted.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kept: list[tuple[int, Tally]] = []
        """Tallies after certain numbers of lines, in rising order."""

    def chalked_on(self, empty: K) -> K:
        """Return a tally of all lines.

        `empty` is the one to begin with, of the evening's own rules.
        """
        if len(self) < FEW:
            return chalked(empty, iter(self))
        kept, number, tally = self._kept, 0, empty
        if kept and type(kept[-1][1]) is not type(empty):
            kept.clear()
        if kept:
            number, newest = kept[-1]
            tally = _copied_tally(cast("K", newest))
            if number % MILESTONE and number < len(self):
                kept.pop()
        if number == len(self):
            return tally
        for place in range(number, len(self)):
            tally.add(self[place])
            if (place + 1) % MILESTONE == 0 or place + 1 == len(self):
                kept.append((place + 1, _copied_tally(tally)))
        return tally

    def _forget_from(self, place: SupportsIndex | slice) -> None:
        """Forget what is known of lines behind this place."""
        first = place.indices(len(self))[0] if isinstance(place, slice) else int(place)
        first += len(self) if first < 0 else 0
        while self._kept and self._kept[-1][0] > first:
            self._kept.pop()

    @override
    def __setitem__(self, place: Any, line: Any) -> None:
        self._forget_from(place)
        super().__setitem__(place, line)

    @override
    def __delitem__(self, place: SupportsIndex | slice) -> None:
        self._forget_from(place)
        super().__delitem__(place)


def _copied_tally(tally: K) -> K:
    """Return a tally that can be chalked on without touching this one."""
    other = copy(tally)
    there = vars(other)
    for name, value in there.items():
        if type(value) not in _SHARED:
            there[name] = _copied(value)
    return other


_SHARED = frozenset({int, bool, str, tuple})


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        first = value[0] if value else None
        if first is None or isinstance(first, int | str | tuple):
            return value[:]
        return [_copied(one) for one in value]
    if isinstance(value, int | str | tuple) or is_dataclass(value):
        return value  # of dataclasses a tally has only options, which are frozen
    return deepcopy(value)


def folded(kept: Tally, counting: Counting, sides: int, lines: Sequence[Line]) -> Sheet:
    """Return the sheet of these lines, chalked on an empty tally; who has won says `counting`."""
    starts = []
    for number, line in enumerate(lines):
        if kept.ended or not number:
            starts.append(number)
        kept.add(line)
    totals = tuple(
        total._replace(fewest=counting.fewest) if total.key == counting.total else total
        for total in kept.totals()
    )
    sheet = Sheet(
        tuple(lines),
        tuple(kept.slate(side) for side in range(sides)),
        totals,
        tuple(starts),
        kept.over,
        beside=kept.beside(),
    )
    if not kept.over:
        return sheet
    winners = counting.best(sheet.total(counting.total), kept.contenders())
    return replace(sheet, winners=winners)


def signed(values: Iterable[float | None], fewest: bool) -> list[float]:
    """Return these numbers with the sign turned where few of them is good.

    More is always better.
    """
    return [float(-(value or 0) if fewest else value or 0) for value in values]


def from_others(values: Sequence[float]) -> list[float]:
    """Return what each of these wins from the others.

    What it has more than they have on average.
    """
    total, others = sum(values), max(1, len(values) - 1)
    return [value - (total - value) / others for value in values]
