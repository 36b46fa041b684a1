"""What the papers of an evening say, as plain rows: seating, start cards, cross table.

How it is set and printed, and every word on it, is the desktop's matter.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.tournament.rounds import Draw
from engine.tournament.standings import standings
from engine.tournament.state import TournamentState


class Seat(NamedTuple):
    """A seat of a round: table and chair from 1 on; table 0 sits out, -1 is not drawn."""

    round: int
    table: int
    chair: int


class Sitting(NamedTuple):
    """Who sits on a chair, and with whom he plays (a number for each side of the table)."""

    number: int
    name: str
    chair: int
    side: int


def by_table(state: TournamentState, round_number: int) -> list[list[Sitting]]:
    """Return the seating of a round, table by table."""
    drawn = state.round(round_number).draw
    tables = []
    for table in drawn.tables if drawn else ():
        side_of = {who: n for n, side in enumerate(state.sides(table)) for who in side}
        tables.append(
            [
                Sitting(who, state.people[who].name, chair, side_of[who])
                for chair, who in enumerate(table, 1)
            ]
        )
    return tables


def by_name(state: TournamentState, round_number: int) -> list[tuple[str, int, Seat]]:
    """Return the seating of a round by name: name, start number and seat."""
    drawn = state.round(round_number).draw
    if drawn is None:
        return []
    people = [*drawn.out, *(who for table in drawn.tables for who in table)]
    lines = [(state.people[who].name, who, _seat(drawn, round_number, who)) for who in people]
    return sorted(lines, key=lambda line: (line[0].casefold(), line[1]))


def _seat(drawn: Draw, round_number: int, who: int) -> Seat:
    table = drawn.table_of(who)
    if table:
        return Seat(round_number, table, drawn.tables[table - 1].index(who) + 1)
    return Seat(round_number, 0 if who in drawn.out else -1, 0)


def start_card(state: TournamentState, who: int) -> list[Seat]:
    """Return the seats of one person in all rounds that are drawn, also those drawn ahead."""
    seats = [_seat(one.draw, one.number, who) for one in state.rounds if one.draw is not None]
    last = state.drawn[-1] if state.drawn else None
    if last is not None and last.draw is not None:
        for number, (tables, out) in enumerate(last.draw.ahead, last.number + 1):
            if number > len(state.rounds):
                seats.append(_seat(Draw(tables, out), number, who))
    return seats


def cross_table(state: TournamentState) -> list[tuple[int, list[int | None]]]:
    """For two at a table: for each, in the order of the standings, the results against each.

    A result is what was won by: the own value less the other's, summed where they met twice.
    """
    order = [row.number for row in standings(state)]
    won: dict[tuple[int, int], int] = {}
    for one in state.drawn:
        for table in one.tables():
            sides = state.sides(one.seated(table))
            if len(sides) != 2 or not one.counts(table):
                continue
            here, there = (state.unit_of(side[0]) for side in sides)
            margin = one.results[table].values[0] - one.results[table].values[1]
            won[here, there] = won.get((here, there), 0) + margin
            won[there, here] = won.get((there, here), 0) - margin
    return [(one, [won.get((one, other)) for other in order]) for one in order]
