"""The score sheet: rows of deals, columns of sides, and the marks on the slate, all as data.

A Line is what one deal left behind; a game folds lines to a Sheet. Lines come from deals played
here or from cards played on a real table: the sheet sees no difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar


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
        """The line for a file."""
        return {"values": list(self.values), "notes": [list(note) for note in self.notes]}

    @classmethod
    def from_dict(cls, data: object) -> Line:
        """The line of a file; raises ValueError if it is none."""
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
    """A row of sums below the lines: a key, and a number for each side."""

    key: str
    values: tuple[int, ...]


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

    def total(self, key: str) -> tuple[int, ...]:
        """The sums of this key, a number for each side; raises KeyError."""
        for total in self.totals:
            if total.key == key:
                return total.values
        raise KeyError(key)


class Reckoning(NamedTuple):
    """How a round of a club evening is reckoned from a table's sheet.

    `total` is the row of sums that counts, `fewest` whether less of it is better. All sides of a
    table together come to at least `least` and at most `most`, None where there is no bound; where
    both are the same number it is a check of every sheet that is handed in.
    """

    total: str
    fewest: bool = False
    least: int | None = None
    most: int | None = None


class Tally(Protocol):
    """What a game keeps while its lines are chalked one after the other."""

    @property
    def ended(self) -> bool:
        """Whether the game that is on has ended: the next line begins another."""

    @property
    def over(self) -> bool:
        """Whether the evening has come to its end."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the evening; asked when it is over."""

    def add(self, line: Line) -> None:
        """Chalk one deal."""

    def slate(self, side: int) -> tuple[Mark, ...]:
        """The marks of a side."""

    def totals(self) -> tuple[Total, ...]:
        """The sums below the lines."""


K = TypeVar("K", bound=Tally)


def chalked(kept: K, lines: Iterable[Line]) -> K:
    """The tally with these lines chalked on it."""
    for line in lines:
        kept.add(line)
    return kept


def folded(kept: Tally, sides: int, lines: Sequence[Line]) -> Sheet:
    """The sheet of these lines, chalked on an empty tally."""
    starts = []
    for number, line in enumerate(lines):
        if kept.ended or not number:
            starts.append(number)
        kept.add(line)
    return Sheet(
        tuple(lines),
        tuple(kept.slate(side) for side in range(sides)),
        kept.totals(),
        tuple(starts),
        kept.over,
        kept.winners if kept.over else (),
    )


def from_others(values: Sequence[float]) -> list[float]:
    """What each of these wins from the others: what it has more than they have on average."""
    total, others = sum(values), max(1, len(values) - 1)
    return [value - (total - value) / others for value in values]


def best(values: Sequence[int], sides: Sequence[int], *, fewest: bool = False) -> tuple[int, ...]:
    """The sides among `sides` with the highest value, or the lowest."""
    top = (min if fewest else max)(values[side] for side in sides)
    return tuple(side for side in sides if values[side] == top)
