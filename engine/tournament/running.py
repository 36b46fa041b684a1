"""What happens to rounds: they are prepared, drawn, started and closed.

Each function takes the book and an event and gives the new book; it raises Refused, or BadLog if
the event cannot be read.
"""

from __future__ import annotations

from dataclasses import replace

from engine.head import BadLog, Event
from engine.log_table import DUELS, WAYS
from engine.tournament.book import Book
from engine.tournament.events import draw_of, number, switch, text, two
from engine.tournament.head import LOOSE
from engine.tournament.people import Person
from engine.tournament.refusal import Refused
from engine.tournament.rounds import Draw, Old, Round


def set_up(book: Book, event: Event) -> Book:
    """Change settings: all of them before the first draw, only the looser ones after it."""
    settings = event["set"]
    if not isinstance(settings, dict):
        raise BadLog(-1, "not settings")
    if book.begun and not settings.keys() <= LOOSE:
        raise Refused("has_begun")
    head = book.head.changed(settings)
    if book.chosen and (head.prizes, head.things) != (book.head.prizes, book.head.things):
        raise Refused("things_are_chosen")
    ways = [one.way for one in book.rounds]
    if list(head.plan[: len(ways)]) != ways and "plan" in settings:
        raise Refused("round_is_drawn", len(ways))
    return replace(book, head=head)


def prepare(book: Book, event: Event) -> Book:
    """Prepare the next round, once the one before is complete or with a reason."""
    this = number(event, "prepare")
    if this != len(book.rounds) + 1:
        raise Refused("wrong_round", this)
    planned = book.head.plan[this - 1] if this <= len(book.head.plan) else book.head.plan[-1]
    way = text(event, "way", planned)
    if way not in WAYS:
        raise BadLog(-1, "{0} cannot be read", "way")
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
    """Cancel a prepared round."""
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
        raise BadLog(-1, "not everybody sits exactly once")
    if any(len(table) not in book.head.sizes for table in drawn.tables) or not drawn.tables:
        raise BadLog(-1, "wrong size of table")
    if any(len({book.group_of(one) for one in table}) > 1 for table in drawn.tables):
        raise BadLog(-1, "groups are mixed")
    if book.head.pairs:
        for table in drawn.tables:
            for side in book.sides(table):
                if len({book.unit_of(one) for one in side}) > 1:
                    raise BadLog(-1, "a pair is separated")


def _last(book: Book, this: int) -> Round:
    if not book.rounds or this != len(book.rounds):
        raise Refused("not_the_last_round", this)
    return book.rounds[-1]


def swap(book: Book, event: Event) -> Book:
    """Two change places by hand, pairs with pairs; once the round runs only with a reason.

    A table that has handed in its result has played with those who sat there.
    """
    this = _last(book, number(event, "swap"))
    if this.draw is None or this.state not in ("drawn", "running"):
        raise Refused("not_drawn_or_begun", this.number)
    if this.started and not text(event, "reason", "").strip():
        raise Refused("no_reason", this.number)
    there = {unit[0]: unit for unit in book.here(this.number)}
    one, other = (book.unit_of(who) for who in two(event.get("people")))
    for who in (one, other):
        if who not in there or one == other:
            raise Refused("not_in_this_round", who)
    if book.group_of(one) != book.group_of(other):
        raise Refused("not_of_one_group", one, other)
    for who in (one, other):
        if (table := this.draw.table_of(who)) in this.results:
            raise Refused("has_played", table)
    change = dict(zip(there[one], there[other], strict=True))
    change |= {theirs: mine for mine, theirs in change.items()}
    moved = replace(
        this.draw,
        tables=tuple(tuple(change.get(o, o) for o in table) for table in this.draw.tables),
        out=tuple(sorted(change.get(one, one) for one in this.draw.out)),
        away=tuple(sorted(change.get(one, one) for one in this.draw.away)),
        ahead=(),
    )
    # What those tables have sent was of those who sat there before, and so was the trust.
    tables = {this.draw.table_of(one), this.draw.table_of(other)}
    handed = {table: slips for table, slips in this.handed.items() if table not in tables}
    trusted = this.trusted - tables
    return book.with_round(replace(this, draw=moved, handed=handed, trusted=trusted))


def redraw(book: Book, event: Event) -> Book:
    """Ask to draw the last round again, with a reason.

    Nothing happens before it is confirmed.
    """
    this = _last(book, number(event, "redraw"))
    if this.draw is None:
        raise Refused("round_is_not_drawn", this.number)
    if not text(event, "reason").strip():
        raise Refused("no_reason", this.number)
    return replace(book, asked=(this.number, text(event, "reason")))


def confirm(book: Book, event: Event) -> Book:
    """Confirm that it is drawn again: the old draw and its results are kept beside."""
    this = _last(book, number(event, "confirm"))
    if book.asked[0] != this.number or this.draw is None:
        raise Refused("was_not_asked", this.number)
    old = Old(this.draw, this.results, book.asked[1])
    again = Round(this.number, this.way, this.twice, old=(*this.old, old), reason=this.reason)
    return replace(book.with_round(again), people=_again_from(book, this.number))


def _again_from(book: Book, this: int) -> dict[int, Person]:
    """Move comings and goings after a round was drawn before it, when it is drawn again."""
    return {
        who: replace(
            person,
            since=this if person.since == this + 1 else person.since,
            left=this if person.left == this + 1 else person.left,
        )
        for who, person in book.people.items()
    }


def start(book: Book, event: Event) -> Book:
    """Begin the round."""
    this = _last(book, number(event, "start"))
    if this.state != "drawn":
        raise Refused("not_drawn_or_begun", this.number)
    return book.with_round(replace(this, started=True))


def close(book: Book, event: Event) -> Book:
    """Close a complete round: results can only be corrected now."""
    this = book.round(number(event, "close"))
    if this.state != "complete":
        raise Refused("round_is_not_complete", this.number, *this.open_tables())
    return book.with_round(replace(this, closed=True))


def reopen(book: Book, event: Event) -> Book:
    """Open a closed round again, with a reason."""
    this = book.round(number(event, "reopen"))
    if this.state != "closed":
        raise Refused("round_is_not_closed", this.number)
    if not text(event, "reason").strip():
        raise Refused("no_reason", this.number)
    return book.with_round(replace(this, closed=False))
