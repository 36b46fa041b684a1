"""Several groups in one evening: each is drawn and ranked as if it were an evening of its own.

For that a state is taken apart: the part of a group has its people, its tables, numbered from 1,
and what these have handed in.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from engine.seeds import SEEDS
from engine.tournament.prize import NONE
from engine.tournament.rounds import Draw, Round, Table
from engine.tournament.state import TournamentState

STEP = 1_000_003
"""The seed of each group's chance is higher by this than that of the group before."""


def parts(state: TournamentState) -> list[tuple[str, TournamentState]]:
    """Each group with its part of the state."""
    return [(group, part(state, group)) for group in state.head.groups]


def part(state: TournamentState, group: str, before: int = 0) -> TournamentState:
    """Return the part of one group.

    `before` is how many tables of the hall stand before its own in the next draw.
    A person who cannot move from one of these has no table of their own in it. Prizes of another
    group keep their places in the list; a prize of a group that there is not is everybody's.
    """
    people = {
        who: replace(person, table=max(0, person.table - before))
        for who, person in state.people.items()
        if state.group_of(who) == group
    }
    apart = [tuple(who for who in some if who in people) for some in state.apart]
    prizes = tuple(
        prize if prize.group in ("", group) or prize.group not in state.head.groups else NONE
        for prize in state.head.prizes
    )
    seed = (state.head.seed + STEP * state.head.groups.index(group)) % SEEDS
    return replace(
        state,
        head=replace(state.head, groups=(), seed=seed, prizes=prizes),
        people=people,
        apart=tuple(some for some in apart if len(some) > 1),
        rounds=tuple(_round(one, people) for one in state.rounds),
    )


def _round(one: Round, people: Collection[int]) -> Round:
    if one.draw is None:
        return one
    own = [table for table in one.tables() if one.seated(table)[0] in people]
    return replace(
        one,
        draw=replace(
            one.draw,
            tables=_tables(one.draw.tables, people),
            out=_some(one.draw.out, people),
            away=_some(one.draw.away, people),
            ahead=tuple(
                (_tables(tables, people), _some(out, people)) for tables, out in one.draw.ahead
            ),
        ),
        results={
            number: one.results[table]
            for number, table in enumerate(own, 1)
            if table in one.results
        },
        lost={number: one.lost[table] for number, table in enumerate(own, 1) if table in one.lost},
        handed={
            number: one.handed[table] for number, table in enumerate(own, 1) if table in one.handed
        },
        trusted=frozenset(n for n, table in enumerate(own, 1) if table in one.trusted),
    )


def _tables(tables: Sequence[Table], people: Collection[int]) -> tuple[Table, ...]:
    return tuple(table for table in tables if table[0] in people)


def _some(numbers: Sequence[int], people: Collection[int]) -> tuple[int, ...]:
    return tuple(who for who in numbers if who in people)


def together(state: TournamentState, drawn: Sequence[Draw]) -> Draw:
    """Return the draws of all groups as one of the whole hall.

    The tables of the first come first.
    """
    last = state.rounds[-1]
    ahead = []
    if all(one.ahead for one in drawn):
        for later in range(min(len(one.ahead) for one in drawn)):
            both = [one.ahead[later] for one in drawn]
            ahead.append(
                (
                    tuple(table for tables, _ in both for table in tables),
                    tuple(sorted(who for _, out in both for who in out)),
                )
            )
    return Draw(
        tuple(table for one in drawn for table in one.tables),
        tuple(sorted(who for one in drawn for who in one.out)),
        tuple(sorted(who for one in drawn for who in one.away)),
        state.head.seed,
        last.attempt,
        tuple(ahead),
        tuple(broken for one in drawn for broken in one.broken),
        max((one.steps for one in drawn), default=0),
    )
