"""What happens to rounds: they are prepared, drawn, started and closed.

Each function takes the state and an event and gives the new state; it raises Refused, or BadLog if
the event cannot be read.
"""

from __future__ import annotations

from dataclasses import replace

from engine.head import BadLog, Event
from engine.log_table import DUELS, WAYS
from engine.tournament.events import draw_of, number, switch, text, two
from engine.tournament.head import LOOSE
from engine.tournament.people import Person
from engine.tournament.refusal import Refused
from engine.tournament.rounds import Draw, Old, Round
from engine.tournament.state import TournamentState


def set_up(state: TournamentState, event: Event) -> TournamentState:
    """Change settings: all of them before the first draw, only the looser ones after it."""
    settings = event["set"]
    if not isinstance(settings, dict):
        raise BadLog(-1, "not settings")
    if state.begun and not settings.keys() <= LOOSE:
        raise Refused("has_begun")
    head = state.head.changed(settings)
    if state.chosen and (head.prizes, head.things) != (state.head.prizes, state.head.things):
        raise Refused("things_are_chosen")
    ways = [one.way for one in state.rounds]
    if list(head.plan[: len(ways)]) != ways and "plan" in settings:
        raise Refused("round_is_drawn", len(ways))
    return replace(state, head=head)


def prepare(state: TournamentState, event: Event) -> TournamentState:
    """Prepare the next round, once the one before is complete or with a reason."""
    this = number(event, "prepare")
    if this != len(state.rounds) + 1:
        raise Refused("wrong_round", this)
    planned = state.head.plan[this - 1] if this <= len(state.head.plan) else state.head.plan[-1]
    way = text(event, "way", planned)
    if way not in WAYS:
        raise BadLog(-1, "{0} cannot be read", "way")
    if way in DUELS and not state.head.duel_size():
        raise Refused("not_two_at_a_table")
    reason = text(event, "reason", "")
    if state.rounds and state.rounds[-1].draw is None:
        raise Refused("round_is_not_drawn", this - 1)
    if state.rounds and state.rounds[-1].state not in ("complete", "closed") and not reason:
        raise Refused("round_is_not_complete", this - 1, *state.rounds[-1].open_tables())
    if way == "knockout" and state.rounds and state.rounds[-1].state in ("drawn", "running"):
        raise Refused("round_is_not_complete", this - 1, *state.rounds[-1].open_tables())
    twice = switch(event, "twice", state.head.twice)
    prepared = Round(this, way, twice, reason=reason)
    return replace(state, rounds=(*state.rounds, prepared))


def cancel(state: TournamentState, event: Event) -> TournamentState:
    """Cancel a prepared round."""
    one = _last(state, number(event, "cancel"))
    if one.state != "prepared" or one.old:
        raise Refused("round_is_drawn", one.number)
    return replace(state, rounds=state.rounds[:-1])


def draw(state: TournamentState, event: Event) -> TournamentState:
    """Who sits where, for everybody who is there once."""
    this = _last(state, number(event, "draw"))
    drawn = draw_of(event)
    if this.draw is not None:
        raise Refused("round_is_drawn", this.number)
    if drawn.attempt != this.attempt:
        raise BadLog(-1, "wrong attempt")
    _check_draw(state, this, drawn)
    return state.with_round(replace(this, draw=drawn))


def _check_draw(state: TournamentState, this: Round, drawn: Draw) -> None:
    """Everybody who is there sits at one table or at none, once; every table has a size."""
    here = sorted(one for unit in state.here(this.number) for one in unit)
    seated = [one for table in drawn.tables for one in table]
    if sorted([*seated, *drawn.out, *drawn.away]) != here:
        raise BadLog(-1, "not everybody sits exactly once")
    if any(len(table) not in state.head.sizes for table in drawn.tables) or not drawn.tables:
        raise BadLog(-1, "wrong size of table")
    if any(len({state.group_of(one) for one in table}) > 1 for table in drawn.tables):
        raise BadLog(-1, "groups are mixed")
    if state.head.pairs:
        for table in drawn.tables:
            for side in state.sides(table):
                if len({state.unit_of(one) for one in side}) > 1:
                    raise BadLog(-1, "a pair is separated")


def _last(state: TournamentState, this: int) -> Round:
    if not state.rounds or this != len(state.rounds):
        raise Refused("not_the_last_round", this)
    return state.rounds[-1]


def swap(state: TournamentState, event: Event) -> TournamentState:
    """Two change places by hand, pairs with pairs; once the round runs only with a reason.

    A table that has handed in its result has played with those who sat there.
    """
    this = _last(state, number(event, "swap"))
    if this.draw is None or this.state not in ("drawn", "running"):
        raise Refused("not_drawn_or_begun", this.number)
    if this.started and not text(event, "reason", "").strip():
        raise Refused("no_reason", this.number)
    there = {unit[0]: unit for unit in state.here(this.number)}
    one, other = (state.unit_of(who) for who in two(event.get("people")))
    for who in (one, other):
        if who not in there or one == other:
            raise Refused("not_in_this_round", who)
    if state.group_of(one) != state.group_of(other):
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
    return state.with_round(replace(this, draw=moved, handed=handed, trusted=trusted))


def redraw(state: TournamentState, event: Event) -> TournamentState:
    """Ask to draw the last round again, with a reason.

    Nothing happens before it is confirmed.
    """
    this = _last(state, number(event, "redraw"))
    if this.draw is None:
        raise Refused("round_is_not_drawn", this.number)
    if not text(event, "reason").strip():
        raise Refused("no_reason", this.number)
    return replace(state, asked=(this.number, text(event, "reason")))


def confirm(state: TournamentState, event: Event) -> TournamentState:
    """Confirm that it is drawn again: the old draw and its results are kept beside."""
    this = _last(state, number(event, "confirm"))
    if state.asked[0] != this.number or this.draw is None:
        raise Refused("was_not_asked", this.number)
    old = Old(this.draw, this.results, state.asked[1])
    again = Round(this.number, this.way, this.twice, old=(*this.old, old), reason=this.reason)
    return replace(state.with_round(again), people=_again_from(state, this.number))


def _again_from(state: TournamentState, this: int) -> dict[int, Person]:
    """Move comings and goings after a round was drawn before it, when it is drawn again."""
    return {
        who: replace(
            person,
            since=this if person.since == this + 1 else person.since,
            left=this if person.left == this + 1 else person.left,
        )
        for who, person in state.people.items()
    }


def start(state: TournamentState, event: Event) -> TournamentState:
    """Begin the round."""
    this = _last(state, number(event, "start"))
    if this.state != "drawn":
        raise Refused("not_drawn_or_begun", this.number)
    return state.with_round(replace(this, started=True))


def close(state: TournamentState, event: Event) -> TournamentState:
    """Close a complete round: results can only be corrected now."""
    this = state.round(number(event, "close"))
    if this.state != "complete":
        raise Refused("round_is_not_complete", this.number, *this.open_tables())
    return state.with_round(replace(this, closed=True))


def reopen(state: TournamentState, event: Event) -> TournamentState:
    """Open a closed round again, with a reason."""
    this = state.round(number(event, "reopen"))
    if this.state != "closed":
        raise Refused("round_is_not_closed", this.number)
    if not text(event, "reason").strip():
        raise Refused("no_reason", this.number)
    return state.with_round(replace(this, closed=False))
