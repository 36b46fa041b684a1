"""What tables hand in: results, second entries that are compared, corrections, lost games.

Each function takes the book and an event and gives the new book; it raises Refused, or BadLog if
the event cannot be read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from engine.head import Event
from engine.tournament.book import Book
from engine.tournament.draw.past import sides_of
from engine.tournament.events import numbers, text, two
from engine.tournament.knockout import knockout
from engine.tournament.refusal import Refused
from engine.tournament.rounds import Change, Result, Round

Fits: TypeAlias = Callable[[int, tuple[int, ...]], bool]
"""Whether a table of this size can have come to these numbers, by the game's own rules."""


def kind_of(book: Book, one: Round, table: int) -> str:
    """Which event entering a table now is: "result", "again" or "correct"."""
    there = one.results.get(table)
    if there is None:
        return "result"
    if one.closed or one.number < len(book.drawn):
        return "correct"
    return "again" if one.twice and not there.confirmed and not there.differs else "result"


def result(book: Book, event: Event, fits: Fits | None = None) -> Book:
    """What a table has handed in; entering it again before the next draw replaces it."""
    this, table = _table(book, event, "result")
    if this.state not in ("running", "complete"):
        raise Refused("round_is_closed" if this.closed else "not_begun", this.number)
    if table in this.results and this.number < len(book.drawn):
        raise Refused("must_be_corrected", this.number, table)
    values = _checked(book, this, table, event, fits)
    entered = _entered(event, values)
    trail = book.trail
    if table in this.results and this.results[table].values != values:
        before = this.results[table].values
        trail = (*trail, _change(this, table, before, values, event, late=False))
    return replace(_with_result(book, this, table, entered), trail=trail)


def again(book: Book, event: Event, fits: Fits | None = None) -> Book:
    """A second entry: if it is the same, the result is confirmed; if not, it is open again.

    Lost games are compared where the event names them.
    """
    this, table = _table(book, event, "again")
    first = this.results.get(table)
    if first is None:
        raise Refused("no_result", this.number, table)
    if this.closed or this.number < len(book.drawn):
        raise Refused("must_be_corrected", this.number, table)
    values = numbers(event.get("values"))
    games = _games(book, this, table, event) if "games" in event else this.lost_of(table)
    if values != first.values:
        values = _checked(book, this, table, event, fits)
    second = replace(
        first,
        again=values if values != first.values else None,
        again_lost=games if _some(games) != this.lost_of(table) else None,
    )
    second = replace(second, confirmed=not second.differs)
    return _with_result(book, this, table, second)


def correct(book: Book, event: Event, fits: Fits | None = None) -> Book:
    """A result is put right at any time: standings change, draws do not; it stays in the trail."""
    this, table = _table(book, event, "correct")
    if table not in this.results:
        raise Refused("no_result", this.number, table)
    if not text(event, "reason").strip():
        raise Refused("no_reason", this.number)
    values = _checked(book, this, table, event, fits)
    late = this.number < len(book.drawn) or this.closed
    right = replace(_entered(event, values), confirmed=True, corrected=True)
    change = _change(this, table, this.results[table].values, values, event, late)
    if this.way == "knockout" and this.number < len(book.drawn):
        _check_same_loser(book, this, table, right)
    return replace(_with_result(book, this, table, right), trail=(*book.trail, change))


def _check_same_loser(book: Book, this: Round, table: int, right: Result) -> None:
    """Who has played on cannot have been knocked out."""
    before, after = knockout(book), knockout(_with_result(book, this, table, right))
    if before.losses != after.losses:
        raise Refused("would_change_the_knockout", this.number, table)


def lost(book: Book, event: Event) -> Book:
    """How many games each side has lost. It is for the cash box alone, and may change any time.

    What stood there stays in the trail; so does that nothing stood there when the round was over.
    """
    this, table = _table(book, event, "lost")
    if not this.started:
        raise Refused("not_begun", this.number)
    games = _games(book, this, table, event)
    late = this.closed or this.number < len(book.drawn)
    before = this.lost.get(table, (0,) * len(games) if late else games)
    trail = book.trail
    if games != before:
        trail = (*trail, replace(_change(this, table, before, games, event, late), lost=True))
    changed = book.with_round(
        replace(this, lost={**this.lost, table: games}, results=_compared(this, table, games))
    )
    return replace(changed, trail=trail)


def _compared(this: Round, table: int, games: tuple[int, ...]) -> dict[int, Result]:
    """The results; a second entry of lost games that differed may be the same as the first now."""
    results = dict(this.results)
    first = results.get(table)
    if (
        first is not None
        and first.again_lost is not None
        and _some(first.again_lost) == _some(games)
    ):
        results[table] = replace(first, again_lost=None, confirmed=first.again is None)
    return results


def _some(games: tuple[int, ...]) -> tuple[int, ...]:
    """Lost games; () for none, as where nothing was noted."""
    return games if any(games) else ()


def _games(book: Book, this: Round, table: int, event: Event) -> tuple[int, ...]:
    """The lost games of an event, a number for each side; raises Refused or BadLog."""
    games, sides = numbers(event.get("games")), len(book.sides(this.seated(table)))
    if len(games) != sides:
        raise Refused("wrong_number_of_values", sides, len(games))
    return games


def _table(book: Book, event: Event, key: str) -> tuple[Round, int]:
    round_number, table = two(event[key])
    this = book.round(round_number)
    if table not in this.tables():
        raise Refused("no_such_table", table)
    return this, table


def _checked(
    book: Book, this: Round, table: int, event: Event, fits: Fits | None
) -> tuple[int, ...]:
    """The values of an event, which must be as many as there are sides and come to the sum."""
    values = numbers(event.get("values"))
    size = len(this.seated(table))
    sides = len(sides_of(size, book.head.sides))
    if len(values) != sides:
        raise Refused("wrong_number_of_values", sides, len(values))
    if this.way == "knockout" and len(set(values)) < sides:
        raise Refused("nobody_has_won", table)
    if text(event, "despite", "").strip():
        return values
    wanted = book.head.sums.get(size, book.head.sums.get(0))
    if wanted is not None and sum(values) != wanted:
        raise Refused("wrong_sum", wanted, sum(values))
    if fits is not None and not fits(size, values):
        raise Refused("does_not_fit", table)
    return values


def _entered(event: Event, values: tuple[int, ...]) -> Result:
    return Result(
        values,
        despite=text(event, "despite", ""),
        source=text(event, "source", ""),
        by=text(event, "by", ""),
        at=text(event, "at", ""),
    )


def _change(
    this: Round,
    table: int,
    before: tuple[int, ...],
    after: tuple[int, ...],
    event: Event,
    late: bool,
) -> Change:
    return Change(
        this.number,
        table,
        before,
        after,
        late,
        text(event, "reason", ""),
        text(event, "by", ""),
        text(event, "at", ""),
    )


def _with_result(book: Book, this: Round, table: int, entered: Result) -> Book:
    return book.with_round(replace(this, results={**this.results, table: entered}))
