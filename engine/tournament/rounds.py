"""A round: how it was drawn, what came of it, and how far it has got.

A round is prepared, drawn, running, complete and closed, in this order. Nothing that was drawn or
entered is lost: a draw that was not used stays in `old`, a result that was changed in the trail.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Table: TypeAlias = tuple[int, ...]
"""The start numbers at a table, seat by seat."""

Figures: TypeAlias = tuple[tuple[int, ...], ...]
"""What each side has handed in, figure by figure in the order in which the head names them."""

STATES = ("prepared", "drawn", "running", "complete", "closed")


@dataclass(frozen=True, slots=True)
class Draw:
    """Who sits where. Tables are numbered from 1 in the order they stand here.

    `out` sits out for want of a seat, `away` is here but not in this stage of the tournament any
    more. `ahead` are the tables drawn for the following rounds, which hold as long as the same
    people play: each a list of tables and who sits out. `broken` are wishes that could not be
    fulfilled: a key and whom it is about. `steps` is after how many steps the search for the
    tables was broken off or at its end; 0 where it took its usual course.
    """

    tables: tuple[Table, ...]
    out: tuple[int, ...]
    away: tuple[int, ...] = ()
    seed: int = 0
    attempt: int = 1
    ahead: tuple[tuple[tuple[Table, ...], tuple[int, ...]], ...] = ()
    broken: tuple[tuple[str, tuple[int, ...]], ...] = ()
    steps: int = 0

    def table_of(self, number: int) -> int:
        """At which table somebody sits, 0 for none."""
        for table, seated in enumerate(self.tables, 1):
            if number in seated:
                return table
        return 0


@dataclass(frozen=True, slots=True)
class Progress:
    """A search for tables: how many steps of how many at the most, and how good they are.

    `repeats` are all repeated meetings up to the last round that is drawn now, weighed as in
    `draw.past`, and `least` what nobody could go below. `draw` is the draw if this is good enough.
    """

    step: int
    of: int
    repeats: int
    least: int
    draw: Callable[[], Draw]


@dataclass(frozen=True, slots=True)
class Result:
    """What a table has handed in: a number for each side, in the order of the seats.

    `again` is a second entry that differs, `again_lost` one of the lost games that does. `by` and
    `at` say who entered it and when; `despite` is why it stands although the rules or the usual
    speak against it, `source` the match it was played in. `figures` are what each side's number was
    reckoned out of, where the head names such, `passed` the deals that nobody played.
    """

    values: tuple[int, ...]
    figures: Figures = ()
    passed: int = 0
    confirmed: bool = False
    again: tuple[int, ...] | None = None
    again_figures: Figures | None = None
    again_lost: tuple[int, ...] | None = None
    corrected: bool = False
    despite: str = ""
    source: str = ""
    by: str = ""
    at: str = ""

    @property
    def differs(self) -> bool:
        """Whether a second entry is there that says something else."""
        return (self.again, self.again_figures, self.again_lost) != (None, None, None)


@dataclass(frozen=True, slots=True)
class Change:
    """A result that was put right, for the trail; with `lost` the games that each side has lost."""

    round: int
    table: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    late: bool
    reason: str = ""
    by: str = ""
    at: str = ""
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Old:
    """A draw that was drawn again, with what had been entered for it, and why."""

    draw: Draw
    results: Mapping[int, Result]
    reason: str


@dataclass(frozen=True, slots=True)
class Round:
    """One round. `way` is how it is drawn; `twice` whether every result is entered twice.

    `lost` is how many games each side of a table has lost, where that costs money. `handed` are the
    slips that tables have sent and that nobody has looked at, the last of each that sends any. Of
    `trusted` tables two equal ones may be entered without a look.
    """

    number: int
    way: str
    twice: bool = False
    draw: Draw | None = None
    results: Mapping[int, Result] = field(default_factory=dict)
    started: bool = False
    closed: bool = False
    old: tuple[Old, ...] = ()
    reason: str = ""
    lost: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    handed: Mapping[int, tuple[Result, ...]] = field(default_factory=dict)
    trusted: frozenset[int] = frozenset()

    @property
    def state(self) -> str:
        """One of `STATES`."""
        if self.draw is None:
            return "prepared"
        if self.closed:
            return "closed"
        if not self.started:
            return "drawn"
        return "running" if self.open_tables() else "complete"

    @property
    def attempt(self) -> int:
        """Which attempt the next draw of this round is."""
        return len(self.old) + 1

    def open_tables(self) -> list[int]:
        """Return the tables of which no result counts yet."""
        return [table for table in self.tables() if not self.counts(table)]

    def tables(self) -> range:
        """Return the numbers of the tables."""
        return range(1, len(self.draw.tables) + 1 if self.draw else 1)

    def counts(self, table: int) -> bool:
        """Whether the result of this table is there and needs no second look."""
        result = self.results.get(table)
        return result is not None and not result.differs and (result.confirmed or not self.twice)

    def lost_of(self, table: int) -> tuple[int, ...]:
        """How many games each side of a table has lost; () where nothing was noted or all is 0."""
        games = self.lost.get(table, ())
        return games if any(games) else ()

    def seated(self, table: int) -> Table:
        """Who sits at a table."""
        assert self.draw is not None
        return self.draw.tables[table - 1]
