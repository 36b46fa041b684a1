"""What happens to rounds: they are prepared, drawn, started, filled with results and closed.

Each function takes the book and an event and gives the new book; it raises Refused, or BadLog if
the event cannot be read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from engine.head import BadLog, Event
from engine.tournament.book import Book
from engine.tournament.draw.past import sides_of
from engine.tournament.events import draw_of, number, numbers, only, switch, text, two
from engine.tournament.head import DUELS, LOOSE, WAYS
from engine.tournament.knockout import knockout
from engine.tournament.people import Person
from engine.tournament.refusal import Refused
from engine.tournament.rounds import Change, Draw, Old, Result, Round

Fits: TypeAlias = Callable[[int, tuple[int, ...]], bool]
"""Whether a table of this size can have come to these numbers, by the game's own rules."""

MOST_LOST = 99
"""More games nobody loses in a round."""


def set_up(book: Book, event: Event) -> Book:
    """Settings are changed: all of them before the first draw, only the looser ones after it."""
    only(event, "set")
    settings = event["set"]
    if not isinstance(settings, dict):
        raise BadLog(-1, "no settings")
    if book.begun and not settings.keys() <= LOOSE:
        raise Refused("has_begun")
    head = book.head.changed(settings)
    ways = [one.way for one in book.rounds]
    if list(head.plan[: len(ways)]) != ways and "plan" in settings:
        raise Refused("round_is_drawn", len(ways))
    return replace(book, head=head)


def prepare(book: Book, event: Event) -> Book:
    """The next round: it may be drawn when the one before is complete, or with a reason."""
    only(event, "prepare", "way", "twice", "reason")
    this = number(event, "prepare")
    if this != len(book.rounds) + 1:
        raise Refused("wrong_round", this)
    planned = book.head.plan[this - 1] if this <= len(book.head.plan) else book.head.plan[-1]
    way = text(event, "way", planned)
    if way not in WAYS:
        raise BadLog(-1, "way")
    if way in DUELS and not book.head.duel_size():
        raise Refused("not_two_at_a_table")
    reason = text(event, "reason", "")
    if book.rounds and book.rounds[-1].draw is None:
        raise Refused("round_is_not_drawn", this - 1)
    if book.rounds and book.rounds[-1].state not in ("complete", "closed") and not reason:
        raise Refused("round_is_not_complete", this - 1, *book.rounds[-1].open_tables())
    if way == "knockout" and book.rounds and book.rounds[-1].state in ("drawn", "running"):
        raise Refused("round_is_not_complete", this - 1, *book.rounds[-1].open_tables())
    twice = switch(event, "twice", book.head.twice)
    prepared = Round(this, way, twice, reason=reason)
    return replace(book, rounds=(*book.rounds, prepared))


def cancel(book: Book, event: Event) -> Book:
    """A prepared round is not to be after all."""
    only(event, "cancel")
    one = _last(book, number(event, "cancel"))
    if one.state != "prepared" or one.old:
        raise Refused("round_is_drawn", one.number)
    return replace(book, rounds=book.rounds[:-1])


def draw(book: Book, event: Event) -> Book:
    """Who sits where, for everybody who is there once."""
    this = _last(book, number(event, "draw"))
    drawn = draw_of(event)
    if this.draw is not None:
        raise Refused("round_is_drawn", this.number)
    if drawn.attempt != this.attempt:
        raise BadLog(-1, "wrong attempt")
    _check_draw(book, this, drawn)
    return book.with_round(replace(this, draw=drawn))


def _check_draw(book: Book, this: Round, drawn: Draw) -> None:
    """Everybody who is there sits at one table or at none, once; every table has a size."""
    here = sorted(one for unit in book.here(this.number) for one in unit)
    seated = [one for table in drawn.tables for one in table]
    if sorted([*seated, *drawn.out, *drawn.away]) != here:
        raise BadLog(-1, "not everybody once")
    if any(len(table) not in book.head.sizes for table in drawn.tables) or not drawn.tables:
        raise BadLog(-1, "wrong size of table")
    if any(len({book.group_of(one) for one in table}) > 1 for table in drawn.tables):
        raise BadLog(-1, "groups are mixed")
    if book.head.pairs:
        for table in drawn.tables:
            for side in book.sides(table):
                if len({book.unit_of(one) for one in side}) > 1:
                    raise BadLog(-1, "a pair is parted")


def _last(book: Book, this: int) -> Round:
    if not book.rounds or this != len(book.rounds):
        raise Refused("not_the_last_round", this)
    return book.rounds[-1]


def swap(book: Book, event: Event) -> Book:
    """Two change places by hand, before the round begins; pairs with pairs."""
    only(event, "swap", "people", "reason")
    this = _last(book, number(event, "swap"))
    if this.state != "drawn" or this.draw is None:
        raise Refused("not_drawn_or_begun", this.number)
    there = {unit[0]: unit for unit in book.here(this.number)}
    one, other = (book.unit_of(who) for who in two(event.get("people")))
    for who in (one, other):
        if who not in there or one == other:
            raise Refused("not_in_this_round", who)
    if book.group_of(one) != book.group_of(other):
        raise Refused("not_of_one_group", one, other)
    change = dict(zip(there[one], there[other], strict=True))
    change |= {theirs: mine for mine, theirs in change.items()}
    moved = replace(
        this.draw,
        tables=tuple(tuple(change.get(o, o) for o in table) for table in this.draw.tables),
        out=tuple(sorted(change.get(one, one) for one in this.draw.out)),
        away=tuple(sorted(change.get(one, one) for one in this.draw.away)),
        ahead=(),
    )
    return book.with_round(replace(this, draw=moved))


def redraw(book: Book, event: Event) -> Book:
    """The last round is to be drawn again, and why; nothing happens before it is confirmed."""
    only(event, "redraw", "reason")
    this = _last(book, number(event, "redraw"))
    if this.draw is None:
        raise Refused("round_is_not_drawn", this.number)
    if not text(event, "reason").strip():
        raise Refused("no_reason", this.number)
    return replace(book, asked=(this.number, text(event, "reason")))


def confirm(book: Book, event: Event) -> Book:
    """It really is to be drawn again: the old draw and its results are kept beside."""
    only(event, "confirm")
    this = _last(book, number(event, "confirm"))
    if book.asked[0] != this.number or this.draw is None:
        raise Refused("was_not_asked", this.number)
    old = Old(this.draw, this.results, book.asked[1])
    again = Round(this.number, this.way, this.twice, old=(*this.old, old), reason=this.reason)
    return replace(book.with_round(again), people=_again_from(book, this.number))


def _again_from(book: Book, this: int) -> dict[int, Person]:
    """Who came or went after a round was drawn did so before it when it is drawn again."""
    return {
        who: replace(
            person,
            since=this if person.since == this + 1 else person.since,
            left=this if person.left == this + 1 else person.left,
        )
        for who, person in book.people.items()
    }


def start(book: Book, event: Event) -> Book:
    """The round begins."""
    only(event, "start")
    this = _last(book, number(event, "start"))
    if this.state != "drawn":
        raise Refused("not_drawn_or_begun", this.number)
    return book.with_round(replace(this, started=True))


def close(book: Book, event: Event) -> Book:
    """A complete round is closed: results can only be corrected now."""
    only(event, "close")
    this = book.round(number(event, "close"))
    if this.state != "complete":
        raise Refused("round_is_not_complete", this.number, *this.open_tables())
    return book.with_round(replace(this, closed=True))


def reopen(book: Book, event: Event) -> Book:
    """A closed round is opened again, and why."""
    only(event, "reopen", "reason")
    this = book.round(number(event, "reopen"))
    if this.state != "closed":
        raise Refused("round_is_not_closed", this.number)
    if not text(event, "reason").strip():
        raise Refused("no_reason", this.number)
    return book.with_round(replace(this, closed=False))


# Results.


def result(book: Book, event: Event, fits: Fits | None = None) -> Book:
    """What a table has handed in; entering it again before the next draw replaces it."""
    only(event, "result", "values", "despite", "source")
    this, table = _table(book, event, "result")
    if this.state not in ("running", "complete"):
        raise Refused("round_is_closed" if this.closed else "not_begun", this.number)
    if table in this.results and this.number < len(book.drawn):
        raise Refused("must_be_corrected", this.number, table)
    values = _checked(book, this, table, event, fits)
    entered = _entered(event, values)
    trail = book.trail
    if table in this.results and this.results[table].values != values:
        trail = (*trail, _change(this, table, values, event, late=False))
    return replace(_with_result(book, this, table, entered), trail=trail)


def again(book: Book, event: Event, fits: Fits | None = None) -> Book:
    """A second entry: if it is the same, the result is confirmed; if not, it is open again."""
    only(event, "again", "values", "despite")
    this, table = _table(book, event, "again")
    first = this.results.get(table)
    if first is None:
        raise Refused("no_result", this.number, table)
    if this.closed or this.number < len(book.drawn):
        raise Refused("must_be_corrected", this.number, table)
    values = numbers(event.get("values"))
    if values == first.values:
        second = replace(first, confirmed=True, again=None)
    else:
        values = _checked(book, this, table, event, fits)
        second = replace(first, confirmed=False, again=values)
    return _with_result(book, this, table, second)


def correct(book: Book, event: Event, fits: Fits | None = None) -> Book:
    """A result is put right at any time: standings change, draws do not; it stays in the trail."""
    only(event, "correct", "values", "reason", "despite")
    this, table = _table(book, event, "correct")
    if table not in this.results:
        raise Refused("no_result", this.number, table)
    if not text(event, "reason").strip():
        raise Refused("no_reason", this.number)
    values = _checked(book, this, table, event, fits)
    late = this.number < len(book.drawn) or this.closed
    right = replace(_entered(event, values), confirmed=True, corrected=True)
    change = _change(this, table, values, event, late)
    if this.way == "knockout" and this.number < len(book.drawn):
        _check_same_loser(book, this, table, right)
    return replace(_with_result(book, this, table, right), trail=(*book.trail, change))


def _check_same_loser(book: Book, this: Round, table: int, right: Result) -> None:
    """Who has played on cannot have been knocked out."""
    before, after = knockout(book), knockout(_with_result(book, this, table, right))
    if before.losses != after.losses:
        raise Refused("would_change_the_knockout", this.number, table)


def lost(book: Book, event: Event) -> Book:
    """How many games each side has lost. It is for the cash box alone, and may change any time."""
    only(event, "lost", "games")
    this, table = _table(book, event, "lost")
    if not this.started:
        raise Refused("not_begun", this.number)
    games, sides = numbers(event.get("games")), len(book.sides(this.seated(table)))
    if len(games) != sides:
        raise Refused("wrong_number_of_values", sides, len(games))
    if any(not 0 <= one <= MOST_LOST for one in games):
        raise BadLog(-1, "games")
    return book.with_round(replace(this, lost={**this.lost, table: games}))


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


def _change(this: Round, table: int, values: tuple[int, ...], event: Event, late: bool) -> Change:
    return Change(
        this.number,
        table,
        this.results[table].values,
        values,
        late,
        text(event, "reason", ""),
        text(event, "by", ""),
        text(event, "at", ""),
    )


def _with_result(book: Book, this: Round, table: int, entered: Result) -> Book:
    return book.with_round(replace(this, results={**this.results, table: entered}))
