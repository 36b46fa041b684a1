"""What tables hand in: slips that wait, results, second entries, corrections, lost games.

Each function takes the state and an event and gives the new state; it raises Refused, or BadLog if
the event cannot be read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from engine.head import BadLog, Event
from engine.sheet import Doubt
from engine.tournament.draw.past import sides_of
from engine.tournament.events import number, numbers, text, two
from engine.tournament.knockout import knockout
from engine.tournament.refusal import Refused
from engine.tournament.rounds import Change, Figures, Result, Round
from engine.tournament.state import TournamentState


class HandedIn(NamedTuple):
    """What a table of a size has come to, and what of: figures of each, deals nobody played."""

    size: int
    values: tuple[int, ...]
    figures: Figures = ()
    passed: int = 0


Fits: TypeAlias = Callable[[HandedIn], Doubt | None]
"""Why a table can hardly have come to this by the game's own rules; None if it can."""

UNUSUAL = ("unusual", "unusual_points")
"""Why something is refused that can be, but seldom is: it is asked about once."""
INSISTED = (
    *("wrong_sum", "does_not_fit", "below_the_least", "above_the_most"),
    *("points_for_games", "so_many_games", "games_in_all"),
)
"""Why something is refused that stands all the same if it is said why."""
FAR_OUT, MANY, LARGE = 5, 8, 100
"""How many times as much as anybody so far is asked about, once so many have handed something in;
not what is smaller than the last."""


def kind_of(state: TournamentState, one: Round, table: int) -> str:
    """Which event entering a table now is: "result", "again" or "correct"."""
    there = one.results.get(table)
    if there is None:
        return "result"
    if one.closed or one.number < len(state.drawn):
        return "correct"
    return "again" if one.twice and not there.confirmed and not there.differs else "result"


def result(state: TournamentState, event: Event, fits: Fits | None = None) -> TournamentState:
    """Take what a table has handed in; entering it again before the next draw replaces it."""
    this, table = _table(state, event, "result")
    if this.state not in ("running", "complete"):
        raise Refused("round_is_closed" if this.closed else "not_begun", this.number)
    if table in this.results and this.number < len(state.drawn):
        raise Refused("must_be_corrected", this.number, table)
    entered = _checked(state, this, table, event, fits)
    values = entered.values
    trail = state.trail
    if table in this.results and this.results[table].values != values:
        before = this.results[table].values
        trail = (*trail, _change(this, table, before, values, event, late=False))
    return replace(_with_result(state, this, table, entered), trail=trail)


def again(state: TournamentState, event: Event, fits: Fits | None = None) -> TournamentState:
    """Take a second entry: if it is the same, the result is confirmed; if not, it is open again.

    Lost games are compared where the event names them.
    """
    this, table = _table(state, event, "again")
    first = this.results.get(table)
    if first is None:
        raise Refused("no_result", this.number, table)
    if this.closed or this.number < len(state.drawn):
        raise Refused("must_be_corrected", this.number, table)
    values, figures = numbers(event.get("values")), _figures(state, event)
    games = _games(state, this, table, event) if "games" in event else this.lost_of(table)
    if (values, figures) != (first.values, first.figures):
        _checked(state, this, table, event, fits)
    if figures:
        # The games that were lost are among the figures, and are compared there.
        games = this.lost_of(table)
    second = replace(
        first,
        again=values if values != first.values else None,
        again_figures=figures if figures != first.figures else None,
        again_lost=games if _some(games) != this.lost_of(table) else None,
    )
    second = replace(second, confirmed=not second.differs)
    return _with_result(state, this, table, second)


def correct(state: TournamentState, event: Event, fits: Fits | None = None) -> TournamentState:
    """Put a result right, at any time: standings change, draws do not.

    The change stays in the trail.
    """
    this, table = _table(state, event, "correct")
    if table not in this.results:
        raise Refused("no_result", this.number, table)
    if not text(event, "reason").strip():
        raise Refused("no_reason", this.number)
    entered = _checked(state, this, table, event, fits)
    late = this.number < len(state.drawn) or this.closed
    right = replace(entered, confirmed=True, corrected=True)
    change = _change(this, table, this.results[table].values, entered.values, event, late)
    if this.way == "knockout" and this.number < len(state.drawn):
        _check_same_loser(state, this, table, right)
    return replace(_with_result(state, this, table, right), trail=(*state.trail, change))


def _check_same_loser(state: TournamentState, this: Round, table: int, right: Result) -> None:
    """Refuse a result by which somebody who has played on would have been knocked out."""
    before, after = knockout(state), knockout(_with_result(state, this, table, right))
    if before.losses != after.losses:
        raise Refused("would_change_the_knockout", this.number, table)


def handed(state: TournamentState, event: Event, fits: Fits | None = None) -> TournamentState:
    """Take a slip that a table has sent: it waits, and is a result only when that is entered.

    Another one from the same sender takes the place of the first.
    """
    this, table = _table(state, event, "handed")
    if not this.started:
        raise Refused("not_begun", this.number)
    if this.closed or this.number < len(state.rounds):
        raise Refused("round_is_closed", this.number)
    sent = _checked(state, this, table, event, fits)
    others = [one for one in this.handed.get(table, ()) if one.by != sent.by]
    waiting = {**this.handed, table: (*others, sent)}
    return state.with_round(replace(this, handed=waiting))


def trust(state: TournamentState, event: Event) -> TournamentState:
    """All tables of a round of which two equal slips may be entered without a look."""
    this, tables = state.round(number(event, "trust")), frozenset(numbers(event["tables"]))
    if unknown := tables - {*this.tables()}:
        raise Refused("no_such_table", min(unknown))
    return state.with_round(replace(this, trusted=tables))


def lost(state: TournamentState, event: Event) -> TournamentState:
    """How many games each side has lost. It is for the cash box alone, and may change any time.

    What stood there stays in the trail; so does that nothing stood there when the round was over.
    """
    this, table = _table(state, event, "lost")
    if not this.started:
        raise Refused("not_begun", this.number)
    games = _games(state, this, table, event)
    late = this.closed or this.number < len(state.drawn)
    before = this.lost.get(table, (0,) * len(games) if late else games)
    trail = state.trail
    if games != before:
        trail = (*trail, replace(_change(this, table, before, games, event, late), lost=True))
    changed = state.with_round(
        replace(this, lost={**this.lost, table: games}, results=_compared(this, table, games))
    )
    return replace(changed, trail=trail)


def _compared(this: Round, table: int, games: tuple[int, ...]) -> dict[int, Result]:
    """Return the results.

    A second entry of lost games that differed may be the same as the first now.
    """
    results = dict(this.results)
    first = results.get(table)
    if (
        first is not None
        and first.again_lost is not None
        and _some(first.again_lost) == _some(games)
    ):
        first = replace(first, again_lost=None)
        results[table] = replace(first, confirmed=not first.differs)
    return results


def _some(games: tuple[int, ...]) -> tuple[int, ...]:
    """Lost games; () for none, as where nothing was noted."""
    return games if any(games) else ()


def _games(state: TournamentState, this: Round, table: int, event: Event) -> tuple[int, ...]:
    """Return the lost games of an event, a number for each side; raises Refused or BadLog."""
    games, sides = numbers(event.get("games")), len(state.sides(this.seated(table)))
    if len(games) != sides:
        raise Refused("wrong_number_of_values", sides, len(games))
    return games


def _table(state: TournamentState, event: Event, key: str) -> tuple[Round, int]:
    round_number, table = two(event[key])
    this = state.round(round_number)
    if table not in this.tables():
        raise Refused("no_such_table", table)
    return this, table


def _checked(
    state: TournamentState, this: Round, table: int, event: Event, fits: Fits | None
) -> Result:
    """Return the result of an event.

    A number for each side, the sum as settled, possible by the rules.
    """
    entered = _entered(event, _figures(state, event))
    values, figures = entered.values, entered.figures
    seated = this.seated(table)
    size = len(seated)
    sides = len(sides_of(size, state.head.sides))
    if len(values) != sides:
        raise Refused("wrong_number_of_values", sides, len(values))
    if figures and len(figures) != sides:
        raise Refused("wrong_number_of_values", sides, len(figures))
    if this.way == "knockout" and len(set(values)) < sides:
        raise Refused("nobody_has_won", table)
    if entered.despite.strip():
        return entered
    wanted = state.head.sums.get(size, state.head.sums.get(0))
    if wanted is not None and sum(values) != wanted:
        raise Refused("wrong_sum", wanted, sum(values))
    doubt = None
    if fits is not None and not entered.source:
        # What was played in the program is not doubted.
        handed_in = HandedIn(size, values, figures, entered.passed)
        doubt = fits(handed_in) or _far_out(state, this, table, values)
    if doubt is not None:
        who = state.sides(seated)[doubt.side][0] if doubt.side >= 0 else 0
        raise Refused(doubt.key, table, *([who] if who else []), *doubt.numbers)
    return entered


def _far_out(
    state: TournamentState, this: Round, table: int, values: tuple[int, ...]
) -> Doubt | None:
    """Whether somebody has come to far more, or far less, than anybody else tonight."""
    others = [
        abs(value)
        for one in state.drawn
        for other, result in one.results.items()
        if (one.number, other) != (this.number, table) and not result.despite
        for value in result.values
    ]
    if len(others) < MANY:
        return None
    for side, value in enumerate(values):
        if abs(value) > max(LARGE, FAR_OUT * max(others)):
            return Doubt(UNUSUAL[0], side, (value,))
    return None


def _figures(state: TournamentState, event: Event) -> Figures:
    """Return the figures of an event, as many of each side as the head names; () for none."""
    some = event.get("figures", [])
    if not isinstance(some, list | tuple):
        raise BadLog(-1, "not a list of numbers")
    figures = tuple(numbers(one) for one in some)
    if any(len(one) != len(state.head.figures) for one in figures):
        raise BadLog(-1, "wrong number of figures")
    return figures


def _entered(event: Event, figures: Figures) -> Result:
    return Result(
        numbers(event.get("values")),
        figures,
        number(event, "passed", 0),
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


def _with_result(
    state: TournamentState, this: Round, table: int, entered: Result
) -> TournamentState:
    """Return the state with a result, for which no slip of the table waits any more.

    Games lost that are among its figures are those that cost money.
    """
    lost = dict(this.lost)
    if entered.figures and "lost" in state.head.figures:
        place = state.head.figures.index("lost")
        lost[table] = tuple(side[place] for side in entered.figures)
    results = {**this.results, table: entered}
    handed = {one: slips for one, slips in this.handed.items() if one != table}
    return state.with_round(replace(this, results=results, lost=lost, handed=handed))
