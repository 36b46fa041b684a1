"""Who met whom, as a matrix, and what a draw has cost in repeats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.tournament.book import Book
from engine.tournament.draw.past import fewest_repeats, repeats


class Meeting(NamedTuple):
    """How often two sat at one table: against each other, and as partners."""

    against: int
    together: int


@dataclass(frozen=True, slots=True)
class Met:
    """The matrix. `numbers` are its rows and columns, units by their numbers.

    `repeats` weighs how often the same two met as opponents, `partners` how often as partners: a
    second time is 1, a third 2 more. `least` is what nobody could have gone below.
    """

    numbers: tuple[int, ...]
    rows: tuple[tuple[Meeting, ...], ...]
    repeats: int
    partners: int
    least: int


def met(book: Book, until: int = 0) -> Met:
    """Who met whom up to this round; 0 for all."""
    past = book.past(until + 1 if until else 0)
    numbers = tuple(unit[0] for unit in book.units())
    rows = []
    for one in numbers:
        row = []
        for other in numbers:
            two = (min(one, other), max(one, other))
            row.append(Meeting(past.against[two], past.together[two]))
        rows.append(tuple(row))
    everybody = past.against + past.together
    meetings = [sum(map(sum, row)) for row in rows]
    least = fewest_repeats(len(numbers), min(meetings, default=0))
    return Met(
        numbers, tuple(rows), repeats(past.against), repeats(past.together), least * bool(everybody)
    )
